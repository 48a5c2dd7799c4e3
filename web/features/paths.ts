import type { TagPage } from '../../schema/api/tags'
import {
  activityCategories,
  dealCategoryIds,
  regions,
  topicCategoryIds,
} from '../../schema/content/choices'
import { cutText } from '../../schema/cut-text'
import { fold } from '../../schema/fold'
import type { Locale } from '../../schema/locale'
import { fillPath, paths } from '../../schema/paths'
import { maxQueryLength, searchTypes } from '../../schema/search-query'
import { searchesAlone } from '../domain/search/load-engine'
import { travelDatesFields } from '../domain/travel-dates/use-travel-dates'
import {
  choiceField,
  patternField,
  readListState,
  showAllField,
  textField,
} from '../lib/list-state'
import type { Params } from '../lib/page'

export const dealSorts = ['discount', 'price', 'expiry'] as const
export const dealListFields = {
  q: textField(),
  category: choiceField(['all', ...dealCategoryIds], 'all'),
  sort: choiceField(dealSorts, 'discount'),
  more: showAllField(),
  ...travelDatesFields,
}

export const destinationSorts = ['rating', 'reviews', 'activities', 'price'] as const
export const destinationListFields = {
  q: textField(),
  region: choiceField(['all', ...regions], 'all'),
  activity: choiceField(['all', ...activityCategories], 'all'),
  sort: choiceField(destinationSorts, 'rating'),
  ...travelDatesFields,
}

export const topicListFields = {
  q: textField(),
  category: choiceField(['all', ...topicCategoryIds], 'all'),
  more: showAllField(),
  ...travelDatesFields,
}

/** Whether the trip form needs the titles of items that its address names. */
export function namesItems(query: URLSearchParams): boolean {
  return ['deal', 'plan', 'saved'].some((name) => query.has(name))
}

export const tagFields = { page: patternField(/^(?:[1-9]\d?|[1-4]\d\d|500)$/, '1') }

export function tagApiPath(
  tag: string,
  query: URLSearchParams,
  locale: Locale,
): `/api/tags/${string}?${string}` {
  const { page } = readListState(tagFields, query)
  const shown = new URLSearchParams({ locale, ...(page !== '1' && { page }) })
  return `/api/tags/${encodeURIComponent(tag)}?${shown}`
}

/** The canonical address of a tag has its slug. */
export function currentTagPath({ tag }: Params, data: unknown): string | undefined {
  const found = data as TagPage | undefined
  return found && found.slug !== tag ? fillPath(paths.tag, { tag: found.slug }) : undefined
}

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

export type LinkPurpose = 'confirm' | 'unsubscribe'

export function linkApiPath(purpose: LinkPurpose): `/api/newsletter/${LinkPurpose}` {
  return `/api/newsletter/${purpose}`
}

export const tokenOf = (search: URLSearchParams) =>
  new URLSearchParams({ token: search.get('token') ?? '' })

export function linkReadPath(
  purpose: LinkPurpose,
  search: URLSearchParams,
): `/api/newsletter/${LinkPurpose}?${string}` {
  return `${linkApiPath(purpose)}?${tokenOf(search)}`
}

const dayFields = ['tour', 'month'] as const

/** The days of a tour that can be booked. */
export function tourDaysPath(
  search: URLSearchParams,
  locale: Locale,
): `/api/bookings/days?${string}` {
  const query = new URLSearchParams({ locale })
  for (const name of dayFields) {
    const value = search.get(name)
    if (value) query.set(name, value)
  }
  return `/api/bookings/days?${query}`
}

export function bookingReadPath(search: URLSearchParams): `/api/bookings/mine?${string}` {
  return `/api/bookings/mine?${tokenOf(search)}`
}

export const preferencesApiPath = '/api/newsletter/preferences'

export function preferencesReadPath(
  search: URLSearchParams,
): `${typeof preferencesApiPath}?${string}` {
  return `${preferencesApiPath}?${tokenOf(search)}`
}
