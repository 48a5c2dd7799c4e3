import { fold } from '../../../schema/fold'
import { cutText } from '../../lib/cut-text'

export const longestQuery = 100

/** The query of an address: its path parameter, or `?q=` of the header's form without scripts. */
export function readQuery(param: string | undefined, search: URLSearchParams): string {
  return cutText(param ?? search.get('q') ?? '', longestQuery)
}

/** What the screen reads of the database for a query; nothing for a blank one. */
export function searchApiPath(query: string): `/api/search?${string}` | null {
  return fold(query) === '' ? null : `/api/search?q=${encodeURIComponent(query.trim())}`
}
