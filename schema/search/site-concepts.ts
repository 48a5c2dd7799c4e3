import conceptsByTheme from '../seed/search/concepts.json' with { type: 'json' }
import placesByTheme from '../seed/search/place-names.json' with { type: 'json' }
import dictionary from '../seed/search/words.json' with { type: 'json' }
import { type Concept, type ConceptReader, createConceptReader } from './concept-reader'
import type { Word } from './words'

/** Concepts by theme. Marks matter; plurals do not. */
export const concepts: readonly Concept[] = Object.values(conceptsByTheme).flat()

/** Words in which a syllable is not the concept it is elsewhere. */
export const compounds: readonly string[] = dictionary.compounds

/** Folded words without meaning; they count only in queries without others. */
const stopWords: ReadonlySet<string> = new Set([
  ...dictionary.stopWords.en,
  ...dictionary.stopWords.vi,
])

/** `tips` means advice, `tip` means money. */
export const isStopWord = (word: Word | undefined): boolean =>
  word !== undefined && (stopWords.has(word.folded) || stopWords.has(word.text))

/**
 * Old, short and foreign place names, with provinces before and after the mergers of July 2025. A
 * place without a page finds those covering it. Joined spellings (`hoian`) need no entry.
 */
export const placeNames: readonly Concept[] = Object.values(placesByTheme).flat()

export interface SiteConcepts extends ConceptReader {
  isPlace: (token: string) => boolean
}

/** Built-in concepts and those added by editors. */
export function siteConcepts(added: readonly Concept[] = []): SiteConcepts {
  const reader = createConceptReader([...placeNames, ...concepts, ...added], compounds)
  const isPlace = (token: string) =>
    token.startsWith('#') && Number.parseInt(token.slice(1), 10) < placeNames.length
  return { ...reader, isPlace }
}

/** Index tokens are positions in these tables; a page loaded before a deployment has other ones. */
export async function hashTables(): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify([placeNames, concepts]))
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return Array.from(digest.subarray(0, 8), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
