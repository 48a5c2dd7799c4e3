import type { PostPage } from '../schema/api/posts'
import { isLocale, type Locale, locales } from '../schema/locale'
import { fillPath, paths } from '../schema/paths'
import type { PublicSettings } from '../schema/public-settings'
import { seedPosts } from '../schema/seed/posts'
import type { SeedPost } from '../schema/seed/types'
import { getI18n } from '../web/i18n/i18n'
import type { Head, Page, ScreenModule } from '../web/lib/page'
import { matchPage } from '../web/match-page'
import { pages } from '../web/routes'

/** The head of one page in one language. */
export interface PageHead {
  page: Page
  locale: Locale
  /** Screen path. */
  path: string
  head: Head
}

const contents = import.meta.glob<{ content: unknown }>(
  ['../web/content/*/*.ts', '!../web/content/map/*', '!**/{types,slugs,offers,categories,with-*,*.summary,*.test}.ts'],
  { eager: true },
)
const screens = import.meta.glob<ScreenModule>(['../web/features/*/*-screen.tsx', '!../web/features/admin/*'], { eager: true })
const textFiles = import.meta.glob<{ texts: object }>('../web/i18n/{vi,en}/*.ts', { eager: true })

export const sampleSettings: PublicSettings = {
  siteUrl: 'https://site.example',
  defaultLocale: 'vi',
  tileUrl: '',
  hotelPartnerId: '',
  activityPartnerId: '',
}

function pathsOf(page: Page): string[] {
  if (page.id.startsWith('admin')) return []
  if (page.entries) return page.entries()
  if (page.path === paths.article) return seedPosts.map(({ slug }) => fillPath(paths.article, { slug }))
  return page.path.includes(':') ? [] : [page.path]
}

function asPostPage(post: SeedPost, locale: Locale): PostPage {
  const { readingTimeMinutes = null, authorName = null, destinationSlug = null } = post
  const answer = { readingTimeMinutes, authorName, destinationSlug, viewCount: 0, shareCount: 0, related: [] }
  return { ...post, ...answer, headings: [], bodyHtml: '', bodyLocale: locale, updatedAt: post.publishedAt }
}

/** What the API answers to a page's first path on a new database. */
function firstData({ id }: Page, slug: string | undefined, locale: Locale): unknown {
  if (id === 'article') return seedPosts.filter((post) => post.slug === slug).map((post) => asPostPage(post, locale))[0]
  if (id === 'articles') return seedPosts
  if (id === 'journal') return seedPosts.filter(({ contentPillar }) => contentPillar === 'personal-stories')
  return undefined
}

function pageHead(path: string, locale: Locale, today: string): PageHead {
  const { page, params } = matchPage(path)
  const makeHead = screens[`../${page.source}`]?.head
  if (!makeHead) throw new RangeError(`the head of ${path} is missing`)
  const head = makeHead({
    pageId: page.id,
    params,
    locale,
    settings: sampleSettings,
    today,
    t: getI18n(locale).getFixedT(null, 'shell'),
    content: (name) => contents[`../web/content/${name}.ts`]?.content,
    data: firstData(page, params.slug, locale),
    isMissing: false,
  })
  return { page, locale, path, head }
}

/** The heads of all pages with a path of their own and of all built-in entities, in both languages, on a day (`YYYY-MM-DD`, Vietnam time). */
export function everyHead(today: string): PageHead[] {
  for (const [file, { texts }] of Object.entries(textFiles)) {
    const [, locale, name] = /(vi|en)\/([\w-]+)\.ts$/.exec(file) ?? []
    if (name && isLocale(locale)) getI18n(locale).addResourceBundle(locale, name, texts)
  }
  return locales.flatMap((locale) => pages.flatMap(pathsOf).map((path) => pageHead(path, locale, today)))
}
