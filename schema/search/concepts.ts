import byTheme from '../seed/search/concepts.json'
import words from '../seed/search/words.json'
import type { Concept } from './concept-reader'
import type { Word } from './words'

/** Concepts by theme. Marks matter; plurals do not. */
export const concepts: readonly Concept[] = Object.values(byTheme).flat()

/** Words in which a syllable is not the concept it is elsewhere. */
export const compounds: readonly string[] = words.compounds

/** Folded words without meaning; they count only in queries without others. */
const stopWords: ReadonlySet<string> = new Set([...words.stopWords.en, ...words.stopWords.vi])

/** `tips` means advice, `tip` means money. */
export const isStopWord = (word: Word | undefined): boolean =>
  word !== undefined && (stopWords.has(word.folded) || stopWords.has(word.text))
