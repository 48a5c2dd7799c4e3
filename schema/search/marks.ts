import type { ConceptMatch, ConceptReader } from './concept-reader'
import { isStopWord } from './site-concepts'
import { isMarked, readWords, type Word } from './words'

interface Spot {
  word: Word
  from: number
  to: number
}

/** Words of a query that match together. */
interface Wanted {
  words: readonly Word[]
  tokens: ReadonlySet<string>
}

interface Language {
  concepts: ConceptReader
  isVietnamese: boolean
}

/** A text, read independently of queries. */
interface ReadText {
  composed: string
  spots: readonly Spot[]
  words: readonly Word[]
  named: readonly ConceptMatch[]
}

/** Apostrophes join words, as in {@link readWords}. */
const pieces = /[\p{L}\p{N}\p{M}]+(?:['’ʼ][\p{L}\p{N}\p{M}]+)*/gu
/** Concepts do not cross it, as in the index's tokenizer. */
const phraseEnd = /(?<=[,·|\n.;:!?()])/
const minPrefix = 3

/** Caches texts, which recur with each typed letter. */
function textReader({ concepts, isVietnamese }: Language): (text: string) => ReadText {
  const known = new Map<string, ReadText>()
  const knownWords = new Map<string, Word | undefined>()

  function wordOf(piece: string): Word | undefined {
    if (!knownWords.has(piece)) knownWords.set(piece, readWords(piece)[0])
    return knownWords.get(piece)
  }

  function read(text: string): ReadText {
    const composed = text.normalize('NFC')
    const spots: Spot[] = []
    const named: ConceptMatch[] = []
    let start = 0
    for (const phrase of composed.split(phraseEnd)) {
      const found = [...phrase.matchAll(pieces)].flatMap(({ 0: piece, index }) => {
        const word = wordOf(piece)
        return word ? { word, from: start + index, to: start + index + piece.length } : []
      })
      const words = found.map(({ word }) => word)
      for (const { from, to, tokens } of concepts.matchesIn(words)) {
        const written = new Set(concepts.tokensOf(words.slice(from, to), isVietnamese))
        named.push({
          from: spots.length + from,
          to: spots.length + to,
          tokens: tokens.filter((token) => written.has(token)),
        })
      }
      spots.push(...found)
      start += phrase.length
    }
    return { composed, spots, words: spots.map(({ word }) => word), named }
  }

  return (text) => {
    const result = known.get(text) ?? read(text)
    known.set(text, result)
    return result
  }
}

/** The stop words are folded, where `có` is `cô` too; these are empty just as they are written. */
const emptyAsWritten: ReadonlySet<string> = new Set(
  'ở của và là thì mà với được từ đến về những các một có để khi như nào gì này đó đâu'.split(' '),
)

const isEmptyWord = (word: Word) =>
  isMarked(word) ? emptyAsWritten.has(word.text) : isStopWord(word)

/** The concepts of a query, and its other words one by one. */
function wantedOf(words: readonly Word[], concepts: ConceptReader): Wanted[] {
  const named = concepts
    .matchesIn(words)
    .filter(({ from, to }) =>
      words.slice(from, to).some((word) => to - from > 1 || !isEmptyWord(word)),
    )
  const rest = words.filter(
    (word, at) => !isEmptyWord(word) && !named.some(({ from, to }) => from <= at && at < to),
  )
  const wanted = named.map(({ from, to, tokens }) => ({
    words: words.slice(from, to),
    tokens: new Set([...tokens, ...tokens.flatMap(concepts.narrower)]),
  }))
  const loose = rest.map((word) => ({ words: [word], tokens: new Set<string>() }))
  const all = [...wanted, ...loose]
  return all.length > 0 ? all : words.map((word) => ({ words: [word], tokens: new Set<string>() }))
}

/** Marks must match if both words have them. */
const isMeant = (word: Word | undefined, wanted: Word) =>
  word?.folded === wanted.folded &&
  (word.exact === wanted.exact || !isMarked(word) || !isMarked(wanted))

/** Returns word ranges (end exclusive) that match the query. */
function rangeReader(wanted: readonly Wanted[], { concepts, isVietnamese }: Language) {
  const allTokens = new Set(wanted.flatMap(({ tokens }) => [...tokens]))

  function isAt(found: readonly Word[], { words, tokens }: Wanted): boolean {
    if (!words.every((word, at) => isMeant(found[at], word))) return false
    // `pho`, a dish, is not `phố`, a street.
    const isSure = tokens.size === 0 || !found.some(isMarked) || words.some(isMarked)
    return isSure || concepts.tokensOf(found, isVietnamese).some((token) => tokens.has(token))
  }

  function endOf(words: readonly Word[], at: number, one: Wanted): number | undefined {
    const [first, second] = one.words
    const [word, next] = [words[at], words[at + 1]]
    if (!first || !word) return undefined
    // `caolau` matches `cao lầu`.
    const isJoined =
      !second &&
      next &&
      first.folded.length > word.folded.length &&
      first.folded === word.folded + next.folded
    if (isJoined) return at + 2
    if (first.folded !== word.folded) return undefined
    const to = at + one.words.length
    return isAt(words.slice(at, to), one) ? to : undefined
  }

  return ({ words, named }: ReadText): [from: number, to: number][] => {
    const ranges = named
      .filter(({ tokens }) => tokens.some((token) => allTokens.has(token)))
      .map(({ from, to }): [number, number] => [from, to])
    for (const one of wanted) {
      for (let at = 0; at < words.length; at += 1) {
        const to = endOf(words, at, one)
        if (to !== undefined) ranges.push([at, to])
      }
    }
    return ranges
  }
}

export interface Marker {
  /** Matching words and phrases as written in the texts, lower case, longest first. */
  marksIn: (texts: readonly string[], query: string) => string[]
}

/** Finds words and concept names of a query in result texts. */
export function createMarker(language: Language): Marker {
  const read = textReader(language)

  function marksIn(texts: readonly string[], query: string): string[] {
    const words = readWords(query)
    const last = words.at(-1)
    if (!last) return []
    const rangesIn = rangeReader(wantedOf(words, language.concepts), language)
    const marks = new Set<string>()
    const beginnings = new Set<string>()
    let isFinished = last.folded.length < minPrefix
    for (const text of texts.map(read)) {
      const { composed, spots } = text
      for (const [from, to] of rangesIn(text))
        marks.add(composed.slice(spots[from]?.from, spots[to - 1]?.to).toLowerCase())
      for (const { word, from, to } of spots) {
        if (!word.folded.startsWith(last.folded)) continue
        if (isMeant(word, last)) isFinished = true
        else if (word.folded !== last.folded) beginnings.add(composed.slice(from, to).toLowerCase())
      }
    }
    // The engine treats an unmatched last word as a prefix.
    const all = isFinished ? [...marks] : [...marks, ...beginnings]
    return all.sort((a, b) => b.length - a.length)
  }

  return { marksIn }
}
