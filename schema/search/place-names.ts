import byTheme from '../seed/search/place-names.json'
import type { Concept } from './concept-reader'

/**
 * Old, short and foreign place names, with provinces before and after the mergers of July 2025. A
 * place without a page finds those covering it. Joined spellings (`hoian`) need no entry.
 */
export const placeNames: readonly Concept[] = Object.values(byTheme).flat()
