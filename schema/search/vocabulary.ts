import type { Word } from './words'

/** Words and neighbouring words of the index by token, with their frequency. */
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

const minCorrected = 5
/** Length from which a single word may be two edits away. */
const minWithTwoErrors = 9

/** The word with each two neighbouring letters swapped. */
function swaps(word: string): string[] {
  return Array.from(
    { length: word.length - 1 },
    (_, at) => word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2),
  )
}

/** Whether `known` has all letters of `typed` in order, so that one was only left out. */
function onlyAdds(typed: string, known: string): boolean {
  let at = 0
  for (const letter of known) if (letter === typed[at]) at += 1
  return at === typed.length
}

/**
 * Corrects unknown words: one edit from five letters, two from nine, or joined with a neighbour.
 * A left-out letter is likelier than a wrong one, a frequent word likelier than a rare one.
 * `near` returns known tokens within some edits.
 */
export function correctWords(
  words: readonly Word[],
  {
    vocabulary,
    isMeant,
    near,
  }: {
    vocabulary: Vocabulary
    isMeant: (word: Word) => boolean
    near: (token: string, edits: 1 | 2) => string[]
  },
): readonly Word[] {
  function bestOf(
    typed: string,
    tokens: readonly string[],
    maxWords: number,
  ): readonly Word[] | undefined {
    const candidates = tokens.filter((token) => {
      const words = vocabulary.wordsOf(token)?.length ?? 0
      return words > 0 && words <= maxWords
    })
    const [best] = candidates.sort(
      (a, b) =>
        Number(onlyAdds(typed, b)) - Number(onlyAdds(typed, a)) ||
        vocabulary.count(b) - vocabulary.count(a),
    )
    return best === undefined ? undefined : vocabulary.wordsOf(best)
  }

  function corrected(
    token: string,
    { isAlone }: { isAlone: boolean },
  ): readonly Word[] | undefined {
    if (token.length < minCorrected) return undefined
    const closest = bestOf(token, [...swaps(token), ...near(token, 1)], 2)
    return closest || !isAlone || token.length < minWithTwoErrors
      ? closest
      : bestOf(token, near(token, 2), 1)
  }

  const result: Word[] = []
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] as Word
    const [before, next] = [result.at(-1), words[at + 1]]
    if (isMeant(word) || vocabulary.count(word.folded) > 0) {
      result.push(word)
      continue
    }
    const alone = corrected(word.folded, { isAlone: true })
    const withBefore =
      alone || !before ? undefined : corrected(before.folded + word.folded, { isAlone: false })
    const withNext =
      alone || withBefore || !next
        ? undefined
        : corrected(word.folded + next.folded, { isAlone: false })
    if (withBefore?.length === 2) result.splice(-1, 1, ...withBefore)
    else result.push(...(alone ?? (withNext?.length === 2 ? withNext : [word])))
    if (withNext?.length === 2) at += 1
  }
  return result
}
