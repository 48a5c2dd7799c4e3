import byTheme from '../seed/search/place-names.json'
import type { Concept } from './concept-reader'

/**
 * Places by all the names that travellers give them: old, short and foreign ones, provinces before
 * and after the mergers of July 2025. A place without a page of its own finds the places that cover
 * it. Joined spellings (`hoian`) are found without being listed.
 */
export const placeNames: readonly Concept[] = Object.values(byTheme).flat()
