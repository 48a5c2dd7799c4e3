import { fold } from '../../../schema/fold'
import { choiceField } from '../../lib/list-state'
import { cutText } from '../../lib/text'

const maxQueryLength = 100

/** The query of an address: its path parameter, or `?q=` of the header's form without scripts. */
export function readQuery(param: string | undefined, search: URLSearchParams): string {
  return cutText(param ?? search.get('q') ?? '', maxQueryLength)
}

export function searchApiPath(query: string): `/api/search?${string}` | null {
  return fold(query) === '' ? null : `/api/search?q=${encodeURIComponent(query.trim())}`
}

export const resultTypes = ['destination', 'deal', 'topic', 'guide', 'article', 'product'] as const
export type ResultType = (typeof resultTypes)[number]

export const searchFields = { type: choiceField(['all', ...resultTypes], 'all') }
