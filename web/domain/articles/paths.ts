import type { PostPage } from '../../../schema/api/posts'
import type { Locale } from '../../../schema/locale'
import { fillPath } from '../../../schema/paths'
import { type ListState, patternField, readListState } from '../../lib/list-state'
import type { Page } from '../../lib/page'

/** The article list's filter, a Vietnam-time month or all, and its page. */
export const articleListFields = {
  month: patternField(/^\d{4}-(0[1-9]|1[0-2])$/, 'all'),
  page: patternField(/^(?:[1-9]\d?|[1-4]\d\d|500)$/, '1'),
}
type ArticleFilters = ListState<typeof articleListFields>

// Lists hold what is public in the language of the page.
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

/** Articles whatever their language, for the titles of saved and planned ones. */
export const anyArticlesPath = '/api/posts'

export function articlePath(slug: string, locale: Locale): `/api/posts/${string}?locale=${Locale}` {
  return `/api/posts/${encodeURIComponent(slug)}?locale=${locale}`
}

/** What the link to a preview leads to. */
export function previewPath(search: URLSearchParams, locale: Locale): `/api/preview?${string}` {
  return `/api/preview?${new URLSearchParams({ token: search.get('token') ?? '', locale })}`
}

/** Where an article of a path pattern lives now, for an address with a slug that it once had. */
export function currentPath(pattern: string): NonNullable<Page['movedTo']> {
  return ({ slug }, data) => {
    const post = data as PostPage | undefined
    return post && post.slug !== slug ? fillPath(pattern, { slug: post.slug }) : undefined
  }
}

/** What the list of articles reads. */
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

/** The Travel Guide block shows the newest three articles. */
export const homeArticlesPath = (locale: Locale) => `/api/posts?limit=3&locale=${locale}` as const

/** The newest articles about a place. */
export function placeArticlesPath(slug: string, locale: Locale): `/api/posts?${string}` {
  return `/api/posts?${new URLSearchParams({ destination: slug, limit: '3', locale })}`
}

/** Personal stories, by the public alias of their pillar. */
export const journalPath = (locale: Locale) =>
  `/api/posts/by-pillar/personal-travel?locale=${locale}` as const

export const defaultMinutes = 5
