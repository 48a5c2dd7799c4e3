import byTheme from '../seed/search/concepts.json'
import words from '../seed/search/words.json'
import type { Concept } from './concept-reader'
import type { Word } from './words'

/**
 * What travellers ask for, in the words of both languages: a line a concept, by theme. Marks
 * matter; plurals do not.
 */
export const concepts: readonly Concept[] = Object.values(byTheme).flat()

/** Words in which a syllable is none of the concepts that it is elsewhere. */
export const compounds: readonly string[] = words.compounds

/**
 * Words that say nothing about what is looked for, folded. They count only where a query has no
 * others.
 */
const stopWords: ReadonlySet<string> = new Set([...words.stopWords.en, ...words.stopWords.vi])

/** Advice is `tips`, money is a `tip`. */
export const isStopWord = (word: Word | undefined): boolean =>
  word !== undefined && (stopWords.has(word.folded) || stopWords.has(word.text))
