import type { PostPage } from '../../schema/api/posts'
import { type Locale, locales, text } from '../../schema/locale'
import { fillPath, paths } from '../../schema/paths'
import type { PublicSettings } from '../../schema/public-settings'
import { seedPosts } from '../../schema/seed/posts'
import type { SeedPost } from '../../schema/seed/types'
import { site } from '../../schema/site'
import { vietnamDay } from '../../schema/time'
import { matchPage } from '../../web/app/match-page'
import { headsModule } from '../../web/app/page-sources'
import { pages } from '../../web/app/routes'
import { addTexts, translateOf } from '../../web/i18n/translate'
import type { MakeHead, Page } from '../../web/lib/page-types'

/** A page that search engines may list, in one language, as its share picture needs it. */
export interface SharePage {
  locale: Locale
  /** Screen path. */
  path: string
  title: string
  tagline: string
  /** The stored picture path of its poster. */
  picture: string
}

const contents = import.meta.glob<{ content: unknown }>(
  ['../../web/content/*/*.ts', '!../../web/content/map/*', '!**/{types,slugs,offers,categories,with-*,*.summary,*.test}.ts'],
  { eager: true },
)
const headFiles = import.meta.glob<Record<string, MakeHead>>('../../web/features/*/heads.ts', { eager: true })
const textFiles = import.meta.glob<{ texts: object }>('../../web/i18n/{vi,en}/*.ts', { eager: true })

/** Heads name nothing of these that a share picture shows. */
const settings: PublicSettings = {
  siteUrl: 'https://site.example',
  defaultLocale: 'vi',
  tileUrl: '',
  hotelPartnerId: '',
  activityPartnerId: '',
}

function pathsOf(page: Page): string[] {
  if (page.entries) return page.entries()
  if (page.pattern === paths.article) return seedPosts.map(({ slug }) => fillPath(paths.article, { slug }))
  return page.pattern.includes(':') ? [] : [page.pattern]
}

function asPostPage(post: SeedPost, locale: Locale): PostPage {
  const { readingTimeMinutes = null, authorName = null, destinationSlug = null } = post
  const answer = { readingTimeMinutes, authorName, destinationSlug, viewCount: 0, shareCount: 0, related: [] }
  return { ...post, ...answer, bodyHtml: '', bodyLocale: locale, updatedAt: post.publishedAt }
}

function sharePage(path: string, locale: Locale): SharePage | undefined {
  const { page, params } = matchPage(path)
  const post = page.pattern === paths.article && seedPosts.find(({ slug }) => slug === params.slug)
  const makeHead = headFiles[`../../web/features/${headsModule(page)}.ts`]?.[page.head]
  if (!makeHead) throw new RangeError(`the head of ${path} is missing`)
  const head = makeHead({
    pageId: page.id,
    params,
    locale,
    settings,
    today: vietnamDay(new Date()),
    t: translateOf(locale),
    content: (name) => contents[`../../web/content/${name}.ts`]?.content,
    data: post ? asPostPage(post, locale) : undefined,
  })
  // What has an entry of its own, such as a deal out of its season, may be listed on another day.
  if ((!head.index && !page.entries) || head.path !== path) return undefined
  const title = head.title.replace(` | ${site.name}`, '')
  return { locale, path, title, tagline: text(site, 'tagline', locale), picture: head.picture ?? '@assets/art/default-cover' }
}

/** Every page that may be listed, in both languages. */
export function sharePages(): SharePage[] {
  for (const [file, { texts }] of Object.entries(textFiles)) {
    const [, locale, name] = /(vi|en)\/([\w-]+)\.ts$/.exec(file) ?? []
    if (name) addTexts(locale === 'en' ? 'en' : 'vi', name, texts)
  }
  return locales.flatMap((locale) => pages.flatMap(pathsOf).flatMap((path) => sharePage(path, locale) ?? []))
}
