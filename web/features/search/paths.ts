import { fold } from '../../../schema/fold'
import type { Locale } from '../../../schema/locale'
import { maxQueryLength, searchTypes } from '../../../schema/search-query'
import { searchesAlone } from '../../domain/search/load-engine'
import { choiceField, showAllField } from '../../lib/list-state'
import { cutText } from '../../lib/text'

export function readQuery(param: string | undefined, search: URLSearchParams): string {
  return cutText(param ?? search.get('q') ?? '', maxQueryLength)
}

/** Null for an empty query, and where this browser searches without the server. */
export function searchApiPath(query: string, locale: Locale): `/api/search?${string}` | null {
  return fold(query) === '' || searchesAlone(locale)
    ? null
    : `/api/search?q=${encodeURIComponent(query.trim())}&locale=${locale}`
}

export const searchFields = {
  type: choiceField(['all', ...searchTypes], 'all'),
  more: showAllField(),
}
