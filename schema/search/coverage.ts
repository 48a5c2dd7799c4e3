import type { MatchInfo } from 'minisearch'
import { isMention, isOwn, isPart, isTitle } from './fields'
import type { QueryPart } from './query'

/** A part of a query; rarer ones are worth more. */
export interface ValuedPart {
  part: QueryPart
  worth: number
  /** Whether any document has its tokens. */
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
