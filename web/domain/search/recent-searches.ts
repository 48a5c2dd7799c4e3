import { fold } from '../../../schema/fold'
import { maxQueryLength } from '../../../schema/search-query'
import { persistedStore } from '../../lib/persisted-store'

const maxSearches = 5

const none: readonly string[] = []
const searches = persistedStore<readonly string[]>('searches', {
  parse: (stored) => (Array.isArray(stored) ? stored.filter(isQuery).slice(0, maxSearches) : none),
  none,
})

function isQuery(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '' && value.length <= maxQueryLength
}

export const useRecentSearches = searches.useValue

/** Call it on a submit or a click on a result, not on every letter. */
export function rememberSearch(query: string): void {
  const text = query.trim()
  if (!isQuery(text)) return
  const others = searches.current().filter((other) => fold(other) !== fold(text))
  const next = [text, ...others].slice(0, maxSearches)
  searches.put(next, next)
}

export function forgetSearches(): void {
  searches.put(none, undefined)
}
