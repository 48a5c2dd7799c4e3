import type { Locale } from '../../../schema/locale'
import { type ListState, patternField, readListState } from '../../lib/list-state'
import type { Page } from '../../lib/page'
import { entryPath } from '../entries/paths'

/** Filter of the article list: a month in Vietnam time, or `all`, and the page. */
export const articleListFields = {
  month: patternField(/^\d{4}-(0[1-9]|1[0-2])$/, 'all'),
  page: patternField(/^(?:[1-9]\d?|[1-4]\d\d|500)$/, '1'),
}
type ArticleFilters = ListState<typeof articleListFields>

export const featuredPath = (locale: Locale) =>
  `/api/posts/featured?limit=3&locale=${locale}` as const
export const dailyPath = (locale: Locale) =>
  `/api/posts/daily-inspiration?limit=4&locale=${locale}` as const
export const monthsPath = (locale: Locale) => `/api/posts/months?locale=${locale}` as const

export function articlesPath(
  { month, page }: ArticleFilters,
  locale: Locale,
): `/api/posts?${string}` {
  const query = new URLSearchParams({
    ...(month !== 'all' && { month }),
    ...(page !== '1' && { page }),
    locale,
  })
  return `/api/posts?${query}`
}

export const anyArticlesPath = '/api/posts'

export const articlePath = (slug: string, locale: Locale) =>
  `/api/posts/${encodeURIComponent(slug)}?locale=${locale}` as const

export const previewPath = (search: URLSearchParams, locale: Locale) =>
  `/api/preview?${new URLSearchParams({ token: search.get('token') ?? '', locale })}` as const

export function articleListPaths(state: ArticleFilters, locale: Locale) {
  return [articlesPath(state, locale), featuredPath(locale), dailyPath(locale), monthsPath(locale)]
}

export function articleListData(
  _params: unknown,
  query: URLSearchParams,
  locale: Locale,
): string[] {
  return articleListPaths(readListState(articleListFields, query), locale)
}

export const homeArticlesPath = (locale: Locale) => `/api/posts?limit=3&locale=${locale}` as const

export const placeArticlesPath = (slug: string, locale: Locale) =>
  `/api/posts?${new URLSearchParams({ destination: slug, limit: '3', locale })}` as const

export const authorFields = { page: articleListFields.page }

export const authorArticlesPath = (slug: string, page: string, locale: Locale) =>
  `/api/posts?${new URLSearchParams({ author: slug, ...(page !== '1' && { page }), locale })}` as const

export const authorData: NonNullable<Page['data']> = ({ slug = '' }, query, locale) => [
  entryPath('author', slug, locale),
  authorArticlesPath(slug, readListState(authorFields, query).page, locale),
]

export const journalPath = (locale: Locale) =>
  `/api/posts/by-pillar/personal-travel?locale=${locale}` as const

export const defaultMinutes = 5
