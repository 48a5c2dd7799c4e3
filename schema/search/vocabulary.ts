import type { Word } from './words'

/** The words and neighbouring words of the indexed texts by their tokens, and how often they are there. */
export class Vocabulary {
  private readonly known = new Map<string, { count: number; words: readonly Word[] }>()

  add(token: string, words: readonly Word[] = []): void {
    const entry = this.known.get(token)
    if (entry) entry.count += 1
    else this.known.set(token, { count: 1, words })
  }

  count(token: string): number {
    return this.known.get(token)?.count ?? 0
  }

  wordsOf(token: string): readonly Word[] | undefined {
    return this.known.get(token)?.words
  }
}

const shortestCorrected = 5

/** The word with two neighbouring letters swapped, at each place. */
function swaps(word: string): string[] {
  return Array.from({ length: word.length - 1 }, (_, at) => word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2))
}

/**
 * Replaces unknown words by known ones one edit away, alone from five letters or joined with a neighbour. `isNear` returns the known tokens
 * one letter away.
 */
export function correctWords(
  words: readonly Word[],
  { vocabulary, isMeant, near }: { vocabulary: Vocabulary; isMeant: (word: Word) => boolean; near: (token: string) => string[] },
): readonly Word[] {
  function corrected(token: string): readonly Word[] | undefined {
    if (token.length < shortestCorrected) return undefined
    const candidates = [...swaps(token), ...near(token)].filter((candidate) => (vocabulary.wordsOf(candidate)?.length ?? 0) > 0)
    const [best] = candidates.sort((a, b) => vocabulary.count(b) - vocabulary.count(a))
    return best === undefined ? undefined : vocabulary.wordsOf(best)
  }

  const result: Word[] = []
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] as Word
    const [before, next] = [result.at(-1), words[at + 1]]
    if (isMeant(word) || vocabulary.count(word.folded) > 0) {
      result.push(word)
      continue
    }
    const alone = corrected(word.folded)
    const withBefore = alone || !before ? undefined : corrected(before.folded + word.folded)
    const withNext = alone || withBefore || !next ? undefined : corrected(word.folded + next.folded)
    if (withBefore?.length === 2) result.splice(-1, 1, ...withBefore)
    else result.push(...(alone ?? (withNext?.length === 2 ? withNext : [word])))
    if (withNext?.length === 2) at += 1
  }
  return result
}
