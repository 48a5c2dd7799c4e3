import type { ConceptReader } from './concept-reader'
import { stopWords } from './concepts'
import { isMarked, readWords, type Word } from './words'

/** A word of a text and where it is in it. */
interface Spot {
  word: Word
  from: number
  to: number
}

/** Words of a query that count together. */
interface Wanted {
  words: readonly Word[]
  /** Tokens of the concepts that they name. */
  tokens: ReadonlySet<string>
}

interface Language {
  concepts: ConceptReader
  isVietnamese: boolean
}

/** As {@link readWords} has them: apostrophes join. */
const pieces = /[\p{L}\p{N}\p{M}]+(?:['’ʼ][\p{L}\p{N}\p{M}]+)*/gu
const shortestPrefix = 3

function spotsOf(text: string): Spot[] {
  return [...text.matchAll(pieces)].flatMap(({ 0: piece, index }) => {
    const [word] = readWords(piece)
    return word ? { word, from: index, to: index + piece.length } : []
  })
}

const isEmptyWord = (word: Word) => !isMarked(word) && stopWords.has(word.folded)

/** The concepts of a query, and its other words one by one. */
function wantedOf(words: readonly Word[], concepts: ConceptReader): Wanted[] {
  const named = concepts
    .matchesIn(words)
    .filter(({ from, to }) => words.slice(from, to).some((word) => to - from > 1 || !isEmptyWord(word)))
  const rest = words.filter((word, at) => !isEmptyWord(word) && !named.some(({ from, to }) => from <= at && at < to))
  const wanted = named.map(({ from, to, tokens }) => ({
    words: words.slice(from, to),
    tokens: new Set([...tokens, ...tokens.flatMap(concepts.narrower)]),
  }))
  const loose = rest.map((word) => ({ words: [word], tokens: new Set<string>() }))
  const all = [...wanted, ...loose]
  return all.length > 0 ? all : words.map((word) => ({ words: [word], tokens: new Set<string>() }))
}

/** Whether a word of a text is meant by one of a query: with other marks it is another word, without marks it is any. */
const isMeant = (word: Word | undefined, wanted: Word) =>
  word?.folded === wanted.folded && (word.exact === wanted.exact || !isMarked(word) || !isMarked(wanted))

/** Returns where texts have what is wanted: from one spot to before another. */
function rangeReader(wanted: readonly Wanted[], { concepts, isVietnamese }: Language) {
  const allTokens = new Set(wanted.flatMap(({ tokens }) => [...tokens]))
  const names = (found: readonly Word[], tokens: ReadonlySet<string>) =>
    concepts.tokensOf(found, isVietnamese).some((token) => tokens.has(token))

  function isAt(found: readonly Word[], { words, tokens }: Wanted): boolean {
    if (!words.every((word, at) => isMeant(found[at], word))) return false
    // `pho` as the name of a dish is not the `phố` of a street.
    return tokens.size === 0 || !found.some(isMarked) || words.some(isMarked) || names(found, tokens)
  }

  return (words: readonly Word[]): [from: number, to: number][] => {
    const named = concepts
      .matchesIn(words)
      .filter(({ from, to, tokens }) => tokens.some((token) => allTokens.has(token)) && names(words.slice(from, to), allTokens))
      .map(({ from, to }): [number, number] => [from, to])
    const typed = words.flatMap((word, at) =>
      wanted.flatMap((one): [number, number][] => {
        const [first, second] = one.words
        const next = words[at + 1]
        if (first && !second && next && first.folded === word.folded + next.folded) return [[at, at + 2]]
        const to = at + one.words.length
        return isAt(words.slice(at, to), one) ? [[at, to]] : []
      }),
    )
    return [...named, ...typed]
  }
}

/** The words and phrases of texts that a query is about, as they are written there, in lower case, the longest first. */
export function marksIn(texts: readonly string[], query: string, language: Language): string[] {
  const words = readWords(query)
  const rangesIn = rangeReader(wantedOf(words, language.concepts), language)
  const last = words.at(-1)
  if (!last) return []
  const marks = new Set<string>()
  const beginnings = new Set<string>()
  let isFinished = last.folded.length < shortestPrefix
  for (const text of texts) {
    const composed = text.normalize('NFC')
    const spots = spotsOf(composed)
    for (const [from, to] of rangesIn(spots.map(({ word }) => word))) {
      marks.add(composed.slice(spots[from]?.from, spots[to - 1]?.to).toLowerCase())
    }
    for (const { word, from, to } of spots) {
      if (isMeant(word, last)) isFinished = true
      else if (word.folded.startsWith(last.folded)) beginnings.add(composed.slice(from, to).toLowerCase())
    }
  }
  // The engine takes the last word for the beginning of a longer one where nothing has it whole.
  const all = isFinished ? [...marks] : [...marks, ...beginnings]
  return all.sort((a, b) => b.length - a.length)
}

/** A query as texts spell its words: the engine's own words have their tones at the end. */
export function spellAs(texts: readonly string[], query: string): string {
  const spellings = new Map(
    texts.flatMap((text) => {
      const composed = text.normalize('NFC')
      return spotsOf(composed).map(({ word, from, to }) => [word.exact, composed.slice(from, to).toLowerCase()] as const)
    }),
  )
  return readWords(query)
    .map(({ exact, folded }) => spellings.get(exact) ?? (/\p{M}/u.test(exact) ? folded : exact))
    .join(' ')
}
