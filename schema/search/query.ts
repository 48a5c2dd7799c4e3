import type { MatchInfo } from 'minisearch'
import type { ConceptMatch } from './concept-reader'
import { isMention, isOwn, isPart, isTitle } from './fields'
import { isStopWord, type SiteConcepts } from './site-concepts'
import type { Vocabulary } from './vocabulary'
import { isMarked, joinedPairs, type Word } from './words'

/** A document has a part if it has one of its tokens. */
export interface QueryPart {
  kind: 'place' | 'concept' | 'words'
  tokens: ReadonlyMap<string, number>
  /** Weaker signs, used if no document has the tokens. */
  fallback: ReadonlyMap<string, number>
}

const weights = {
  concept: 1.4,
  narrower: 0.75,
  phrase: 1.2,
  word: 1,
  otherTones: 0.3,
  fallback: 0.2,
}

const exactToken = ({ exact }: Word) => `=${exact}`

function conceptPart(
  span: readonly Word[],
  { tokens }: ConceptMatch,
  concepts: SiteConcepts,
): QueryPart {
  const narrower = tokens
    .flatMap(concepts.narrower)
    .map((token) => [token, weights.narrower] as const)
  const marked = span.filter(isMarked).map(exactToken)
  const unmarked = span.length > 1 ? joinedPairs(span) : span.map(({ folded }) => folded)
  const loose = marked.length > 0 ? marked : unmarked
  return {
    kind: tokens.some(concepts.isPlace) ? 'place' : 'concept',
    tokens: new Map([...narrower, ...tokens.map((token) => [token, weights.concept] as const)]),
    fallback: new Map(loose.map((token) => [token, weights.fallback])),
  }
}

function wordPart(run: readonly Word[]): QueryPart {
  const [first] = run
  if (first && run.length === 1) {
    const tokens = isMarked(first)
      ? ([
          [exactToken(first), weights.word],
          [first.folded, weights.otherTones],
        ] as const)
      : ([[first.folded, weights.word]] as const)
    return { kind: 'words', tokens: new Map(tokens), fallback: new Map() }
  }
  const loose = run.flatMap((word) =>
    isMarked(word) ? [exactToken(word), word.folded] : [word.folded],
  )
  return {
    kind: 'words',
    tokens: new Map(joinedPairs(run).map((token) => [token, weights.phrase])),
    fallback: new Map(loose.map((token) => [token, weights.fallback])),
  }
}

/** `night train` and `berth` are one concept. */
function withoutTwins(parts: readonly QueryPart[]): QueryPart[] {
  const seen = new Set<string>()
  return parts.filter(({ tokens }) => {
    const key = [...tokens.keys()].join(' ')
    return !seen.has(key) && seen.add(key)
  })
}

/** Concepts, known phrases and words of a query; meaningless words only if there are no others. */
export function partsOfQuery(
  words: readonly Word[],
  concepts: SiteConcepts,
  vocabulary: Vocabulary,
): QueryPart[] {
  const isEmpty = ({ from, to }: ConceptMatch) =>
    to - from === 1 && words.slice(from, to).some((word) => !isMarked(word) && isStopWord(word))
  const matches = concepts.matchesIn(words).filter((match) => !isEmpty(match))
  const startsAt = new Map(matches.map((match) => [match.from, match]))
  const isPhrase = (left: Word | undefined, right: Word | undefined) =>
    left && right && vocabulary.count(left.folded + right.folded) > 0
  const parts: QueryPart[] = []
  for (let at = 0; at < words.length; ) {
    const match = startsAt.get(at)
    if (match) {
      parts.push(conceptPart(words.slice(match.from, match.to), match, concepts))
      at = match.to
      continue
    }
    if (isStopWord(words[at])) {
      at += 1
      continue
    }
    // Words that are neighbours in texts form a phrase; most Vietnamese words have two syllables.
    let to = at + 1
    while (to < words.length && !startsAt.has(to) && isPhrase(words[to - 1], words[to])) to += 1
    parts.push(wordPart(words.slice(at, to)))
    at = to
  }
  const found = withoutTwins(parts)
  return found.length > 0 ? found : words.map((word) => wordPart([word]))
}

/** A part of a query; rarer ones are worth more. */
export interface ValuedPart {
  part: QueryPart
  worth: number
  isNamed: boolean
}

/** Shares of the query's worth that a document covers. */
export interface Coverage {
  /** Anywhere in the page. */
  any: number
  /** In title, tags, place, headings or one passage. */
  strong: number
  /** In the document itself, not only in its page. */
  own: number
  isInTitle: boolean
  /** Covers all concepts strongly, whatever the other words. */
  hasConcepts: boolean
}

/**
 * Share of a part by narrower concepts, by weaker signs while other documents have the tokens, and
 * without any.
 */
const shares = { narrower: 0.7, fallback: 0.3, onlyFallback: 0.6, densePassage: 0.8 }

interface CoverageInput {
  id: string
  parts: readonly ValuedPart[]
  /** Fields by matched token, from MiniSearch. */
  match: MatchInfo
  hasToken: (part: QueryPart, token: string) => boolean
}

export function coverageOf({ id, parts, match, hasToken }: CoverageInput): Coverage {
  const total = parts.reduce((sum, { worth }) => sum + worth, 0)
  const tokens = Object.keys(match)
  const isDense = parts.length > 1 && isPart(id)
  const coverage: Coverage = {
    any: 0,
    strong: 0,
    own: 0,
    isInTitle: false,
    hasConcepts: parts.some(({ part }) => part.kind !== 'words'),
  }
  for (const { part, isNamed, worth } of parts) {
    const named = tokens.filter((token) => hasToken(part, token))
    const where = (
      named.length > 0 ? named : tokens.filter((token) => part.fallback.has(token))
    ).flatMap((token) => match[token] ?? [])
    const isWhole = named.some((token) => (part.tokens.get(token) ?? 1) >= 1)
    const missing = isNamed ? shares.fallback : shares.onlyFallback
    const share = (worth / total) * (isWhole ? 1 : named.length > 0 ? shares.narrower : missing)
    const isStrong = where.some((field) => !isMention(field, id))
    if (where.length > 0) coverage.any += share
    if (where.some(isOwn)) coverage.own += share
    if (where.some(isTitle)) coverage.isInTitle = true
    if (isStrong) coverage.strong += share
    // Words together in one passage are its subject.
    else if (where.length > 0 && isDense) coverage.strong += share * shares.densePassage
    if (part.kind !== 'words' && !(isStrong && named.length > 0 && isWhole))
      coverage.hasConcepts = false
  }
  return coverage
}
