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

export const featuredPath = '/api/posts/featured?limit=3'
export const dailyPath = '/api/posts/daily-inspiration?limit=4'
export const monthsPath = '/api/posts/months'

export function articlesPath({ month, page }: ArticleFilters): '/api/posts' | `/api/posts?${string}` {
  const query = new URLSearchParams({ ...(month !== 'all' && { month }), ...(page !== '1' && { page }) })
  return query.size === 0 ? '/api/posts' : `/api/posts?${query}`
}

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

export function articleListData(_params: unknown, query: URLSearchParams): string[] {
  return [articlesPath(readListState(articleListFields, query)), featuredPath, dailyPath, monthsPath]
}

/** The Travel Guide block shows the newest three articles. */
export const homeArticlesPath = '/api/posts?limit=3'

export const homeData = () => [homeArticlesPath]

/** Personal stories, by the public alias of their pillar. */
export const journalPath = '/api/posts/by-pillar/personal-travel'

export const defaultMinutes = 5
