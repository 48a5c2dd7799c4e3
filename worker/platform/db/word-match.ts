import { fold } from '../../../schema/fold'

/** The longest prefix index (migration `0009_growth.sql`). */
const maxPrefix = 8

/**
 * FTS5 prefix query of a folded word. Long words are cut to the indexed prefix, because FTS5 scans
 * all rows of a longer one; numbers stay whole.
 */
export function wordMatch(word: string): string {
  return `"${/\d/.test(word) ? word : word.slice(0, maxPrefix)}"*`
}

/** FTS5 query that needs every word, the last ones unfinished. Empty if nothing can be searched. */
export function toMatch(query: string): string {
  const words = fold(query).match(/[a-z0-9]+/g) ?? []
  return words.map(wordMatch).join(' ')
}
