import { fold } from '../../../schema/fold'

/**
 * The full-text indexes have a list for beginnings of words up to this length (migration
 * `0009_growth.sql`).
 */
const maxPrefix = 8

/**
 * A folded word as FTS5 query for its beginnings. Of a long one only the first letters count: FTS5
 * would go through all rows of every longer beginning before it returns the first one. Numbers stay
 * whole, as they mean one thing.
 */
export function wordMatch(word: string): string {
  return `"${/\d/.test(word) ? word : word.slice(0, maxPrefix)}"*`
}

/**
 * A query as FTS5 reads it: every word must be there, the last ones may be unfinished. Empty where
 * nothing can be searched.
 */
export function toMatch(query: string): string {
  const words = fold(query).match(/[a-z0-9]+/g) ?? []
  return words.map(wordMatch).join(' ')
}
