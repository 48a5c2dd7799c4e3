import { fold } from './fold'
import type { Concept } from './search/concept-reader'

/**
 * The most characters of a phrase and of a list as it is typed, the most phrases of a list, and the
 * most synonyms.
 */
export const synonymLimits = { phrase: 60, list: 1220, phrases: 20, synonyms: 1000 } as const

/** A concept that editors add; both lists may be empty while it is written. */
export type Synonym = Required<Concept>

/** Why a synonym is refused: the `message` of the issue at `same` or `finds`. */
export const synonymProblems = ['too few', 'too many', 'too long', 'full'] as const
export type SynonymProblem = (typeof synonymProblems)[number]

/**
 * Both lists composed, without phrases that have no letter or digit and without those that differ
 * from an earlier one in marks and letter case alone.
 */
export function tidySynonym({ same, finds }: Synonym): Synonym {
  const seen = new Set<string>()
  const tidy = (phrases: readonly string[]) =>
    phrases
      .map((phrase) => phrase.normalize('NFC').replace(/\s+/g, ' ').trim())
      .filter((phrase) => /[\p{L}\p{N}]/u.test(phrase))
      .filter((phrase) => !seen.has(fold(phrase)) && seen.add(fold(phrase)))
  return { same: tidy(same), finds: tidy(finds) }
}

/**
 * What is wrong with a tidy synonym: it has two phrases that mean the same, or one and another that
 * it finds.
 */
export function findSynonymProblem({
  same,
  finds,
}: Synonym): { path: keyof Synonym; problem: SynonymProblem } | undefined {
  for (const [path, phrases] of [['same', same] as const, ['finds', finds] as const]) {
    if (phrases.length > synonymLimits.phrases) return { path, problem: 'too many' }
    if (phrases.some((phrase) => phrase.length > synonymLimits.phrase))
      return { path, problem: 'too long' }
  }
  const isEnough = same.length > 1 || (same.length === 1 && finds.length > 0)
  return isEnough ? undefined : { path: 'same', problem: 'too few' }
}
