import type { Locale } from '../../../schema/locale'
import { type ListState, patternField, readListState } from '../../lib/list-state'

/** The article list's filter: a Vietnam-time month, or all. */
export const articleListFields = { month: patternField(/^\d{4}-(0[1-9]|1[0-2])$/, 'all') }
export type ArticleFilters = ListState<typeof articleListFields>

export const featuredPath = '/api/posts/featured?limit=3'
export const dailyPath = '/api/posts/daily-inspiration?limit=4'
export const monthsPath = '/api/posts/months'

export function articlesPath({ month }: ArticleFilters): string {
  return month === 'all' ? '/api/posts' : `/api/posts?month=${month}`
}

export function articlePath(slug: string, locale: Locale): string {
  return `/api/posts/${encodeURIComponent(slug)}?locale=${locale}`
}

/** All that the article list reads. */
export function articleListData(_params: unknown, query: URLSearchParams): string[] {
  return [articlesPath(readListState(articleListFields, query)), featuredPath, dailyPath, monthsPath]
}
