/** The full-text indexes have a list for beginnings of words up to this length (migration `0009_growth.sql`). */
const longestPrefix = 8

/**
 * A folded word as FTS5 looks for its beginnings. Of a long one only the first letters count: the index would have to go through all rows of
 * every longer beginning before the first one comes. Numbers stay whole, as they mean one thing.
 */
export function wordMatch(word: string): string {
  return `"${/\d/.test(word) ? word : word.slice(0, longestPrefix)}"*`
}
