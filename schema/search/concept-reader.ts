import { isMarked, readWords, type Word } from './words'

/** Words with the same meaning in both languages, and what else they find. */
export interface Concept {
  /** Synonyms, Vietnamese with marks; a search for one finds all. */
  same: readonly string[]
  /** Narrower phrases that `same` finds, but not the reverse. */
  finds?: readonly string[]
}

interface Phrase {
  words: Word[]
  /** Such as `#12`; empty for compounds. */
  token: string
  /** Names also match within longer ones: `Hanoi` in `Hanoi Old Quarter`. */
  isName: boolean
}

/** Words `from` (inclusive) to `to` (exclusive). */
export interface ConceptMatch {
  from: number
  to: number
  tokens: string[]
}

export interface ConceptReader {
  /** Tokens of all concepts in a text; Vietnamese texts must have the marks. */
  tokensOf: (words: readonly Word[], isVietnamese: boolean) => string[]
  /** Concepts of a query, longest first, without overlaps. */
  matchesIn: (words: readonly Word[]) => ConceptMatch[]
  /** Tokens of the concept that all words together name. */
  tokensOfWhole: (words: readonly Word[]) => string[]
  /** Tokens of the narrower concepts that a concept finds. */
  narrower: (token: string) => readonly string[]
  /** Phrases of a concept, in lower case. */
  namesOf: (token: string) => readonly string[]
}

const hasMarks = (words: readonly Word[]) => words.some(isMarked)

function isAt(phrase: Phrase, words: readonly Word[], from: number, key: keyof Word): boolean {
  return phrase.words.every((word, index) => words[from + index]?.[key] === word[key])
}

/** `compounds` change a syllable's meaning: `tất cả` (all) contains no socks. */
export function createConceptReader(
  concepts: readonly Concept[],
  compounds: readonly string[] = [],
): ConceptReader {
  const byFirst = new Map<string, Phrase[]>()
  const tokenByPhrase = new Map<string, string>()
  const narrowerOf = new Map<string, string[]>()
  const namesOf = new Map<string, string[]>()

  const keyOf = (words: readonly Word[]) => words.map(({ exact }) => exact).join(' ')
  const tokenOf = (text: string) => tokenByPhrase.get(keyOf(readWords(text)))

  function add(text: string, token: string): string {
    const words = readWords(text)
    const key = keyOf(words)
    const known = tokenByPhrase.get(key)
    if (known) return known
    tokenByPhrase.set(key, token)
    namesOf.set(token, [...(namesOf.get(token) ?? []), text.toLowerCase()])
    const first = words[0]?.folded ?? ''
    byFirst.set(first, [
      ...(byFirst.get(first) ?? []),
      { words, token, isName: /^\p{Lu}/u.test(text) },
    ])
    return token
  }

  const addNarrower = (token: string, narrower: readonly string[]) =>
    narrowerOf.set(token, [...(narrowerOf.get(token) ?? []), ...narrower])

  // Concepts that share phrases extend each other.
  const tokens = concepts.map(({ same }, index) => {
    const known = [...new Set(same.map(tokenOf).filter((token) => token !== undefined))]
    const token = known[0] ?? `#${index}`
    for (const phrase of same) add(phrase, token)
    for (const other of known) {
      addNarrower(
        other,
        known.filter((each) => each !== other),
      )
    }
    return token
  })
  concepts.forEach(({ finds = [] }, index) => {
    const token = tokens[index] ?? `#${index}`
    addNarrower(
      token,
      finds.map((phrase, position) => add(phrase, `#${index}.${position}`)),
    )
  })
  for (const compound of compounds) add(compound, '')
  for (const phrases of byFirst.values()) phrases.sort((a, b) => b.words.length - a.words.length)

  function tokensOf(words: readonly Word[], isVietnamese: boolean): string[] {
    const found: string[] = []
    let coveredTo = 0
    words.forEach((word, from) => {
      for (const phrase of byFirst.get(word.folded) ?? []) {
        const isUnmarked = !isVietnamese && !hasMarks(words.slice(from, from + phrase.words.length))
        if (!isAt(phrase, words, from, isUnmarked ? 'folded' : 'exact')) continue
        const to = from + phrase.words.length
        // `ô` is no umbrella in `ô tô`.
        const isSyllable =
          isVietnamese && phrase.words.length === 1 && !phrase.isName && to <= coveredTo
        if (!isSyllable && phrase.token !== '') found.push(phrase.token)
        coveredTo = Math.max(coveredTo, to)
      }
    })
    return found
  }

  function longestAt(words: readonly Word[], from: number): ConceptMatch | undefined {
    const phrases = (byFirst.get(words[from]?.folded ?? '') ?? []).filter((phrase) =>
      isAt(phrase, words, from, 'folded'),
    )
    const length = phrases[0]?.words.length
    if (!length) return undefined
    const longest = phrases.filter((phrase) => phrase.words.length === length)
    const isTyped = hasMarks(words.slice(from, from + length))
    const exact = longest.filter((phrase) => isAt(phrase, words, from, 'exact'))
    // Wrong tones in several syllables count as a typo if no phrase has the right ones.
    const meant = isTyped && (exact.length > 0 || length === 1) ? exact : longest
    const tokens = [...new Set(meant.map(({ token }) => token))].filter(Boolean)
    return tokens.length === 0 ? undefined : { from, to: from + length, tokens }
  }

  function matchesIn(words: readonly Word[]): ConceptMatch[] {
    const matches: ConceptMatch[] = []
    for (let from = 0; from < words.length; ) {
      const match = longestAt(words, from)
      if (match) matches.push(match)
      from = match?.to ?? from + 1
    }
    return matches
  }

  function tokensOfWhole(words: readonly Word[]): string[] {
    const [match] = matchesIn(words)
    return match?.from === 0 && match.to === words.length ? match.tokens : []
  }

  return {
    tokensOf,
    matchesIn,
    tokensOfWhole,
    narrower: (token) => narrowerOf.get(token) ?? [],
    namesOf: (token) => namesOf.get(token) ?? [],
  }
}
