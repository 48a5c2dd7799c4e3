import { fold } from './fold'
import type { Concept } from './search/concept-reader'

/** Characters of a phrase and of a typed list, phrases of a list, synonyms in all. */
export const synonymLimits = { phrase: 60, list: 1220, phrases: 20, synonyms: 1000 } as const

/** A concept added by editors. */
export type Synonym = Required<Concept>

/** The `message` of the issue at `same` or `finds`. */
export const synonymProblems = ['too few', 'too many', 'too long', 'full'] as const
export type SynonymProblem = (typeof synonymProblems)[number]

/** NFC phrases without empty ones and without duplicates that differ only in marks or case. */
export function tidySynonym({ same, finds }: Synonym): Synonym {
  const seen = new Set<string>()
  const tidy = (phrases: readonly string[]) =>
    phrases
      .map((phrase) => phrase.normalize('NFC').replace(/\s+/g, ' ').trim())
      .filter((phrase) => /[\p{L}\p{N}]/u.test(phrase))
      .filter((phrase) => !seen.has(fold(phrase)) && seen.add(fold(phrase)))
  return { same: tidy(same), finds: tidy(finds) }
}

/** A synonym needs two phrases in `same`, or one there and one in `finds`. */
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
