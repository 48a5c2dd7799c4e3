import type { EntryState } from '../../../schema/api/entries'
import type { Post } from '../../../schema/api/posts'
import type { LetterContent } from '../../../schema/content/letter'
import { postBodyIn } from '../../../schema/content/post-view'
import type { PublicSettings } from '../../../schema/content/site-settings'
import { withPlainPhotos } from '../../../schema/figures'
import { type Locale, otherLocale, text, textIn, withLocalizedLinks } from '../../../schema/locale'
import { markdownToHtml } from '../../../schema/markdown'
import {
  absoluteUrl,
  authorFeedPath,
  feedPath,
  fillPath,
  letterFeedPath,
  paths,
} from '../../../schema/paths'
import { type CreditWords, type Photo, withPhotoTexts } from '../../../schema/photo-texts'
import { site } from '../../../schema/site'
import { withPlainDrawings } from '../../../schema/text-drawings'
import { makeXml, type XmlNode } from '../../../schema/xml'
import { drawingPictureOf, pagePictureOf } from '../../content/listed-pages'
import type { Settings } from '../../platform/settings/settings'
import { smallIcon } from '../manifest/icons'

export interface FeedAbout {
  feed: string
  page: string
  texts: Record<Locale, { title: string; description: string }>
}

const newsTexts: FeedAbout['texts'] = {
  vi: {
    title: `${site.name}: có gì mới`,
    description:
      'Chuyện mùa lúa, quán xá, những chuyến tàu đêm; điểm đến, ' +
      'cẩm nang và ưu đãi mới của những người đang sống và rong ruổi ở Việt Nam.',
  },
  en: {
    title: `${site.name}: what’s new`,
    description:
      'Harvest weeks, breakfast counters, night trains: stories, ' +
      'new destinations, guides and deals by people who live and travel in Vietnam.',
  },
}

export const newsFeed: FeedAbout = { feed: feedPath, page: paths.articles, texts: newsTexts }

export const letterFeed: FeedAbout = {
  feed: letterFeedPath,
  page: paths.letters,
  texts: {
    vi: {
      title: `${site.name}: thư đã gửi`,
      description: `Những lá thư ${site.name} đã gửi bạn đọc, nguyên văn.`,
    },
    en: {
      title: `${site.name}: past letters`,
      description: `The letters that ${site.name} has sent to its readers, in full.`,
    },
  },
}

export const authorFeed = (slug: string, name: Record<Locale, string>): FeedAbout => ({
  feed: fillPath(authorFeedPath, { slug }),
  page: fillPath(paths.author, { slug }),
  texts: {
    vi: {
      title: `${site.name}: bài viết của ${name.vi}`,
      description: `Những bài ${name.vi} đã viết cho ${site.name}.`,
    },
    en: {
      title: `${site.name}: articles by ${name.en}`,
      description: `What ${name.en} has written for ${site.name}.`,
    },
  },
})

const feedType = 'application/rss+xml'
/** In minutes. */
const ttlMinutes = 60

/** Characters that XML 1.0 cannot contain, not even escaped. */
const notXml = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu

function withAbsoluteUrls(html: string, siteUrl: string): string {
  return html.replace(/ (href|src)="\/(?!\/)/g, ` $1="${siteUrl}/`)
}

function alternate(
  path: string,
  locale: Locale,
  type: string,
  { siteUrl, defaultLocale }: Settings,
): XmlNode {
  const other = otherLocale(locale)
  return {
    '@rel': 'alternate',
    '@type': type,
    '@hreflang': other,
    '@href': absoluteUrl(siteUrl, path, other, defaultLocale),
  }
}

/** An RSS enclosure (length 0 if unknown), and Media RSS for readers that use it. */
function picture(page: NewPage, locale: Locale, { siteUrl }: Settings): XmlNode {
  const shown = pagePictureOf(page, locale, siteUrl)
  if (!shown) return {}
  return {
    enclosure: { '@url': shown.url, '@length': shown.bytes, '@type': 'image/jpeg' },
    'media:content': {
      '@url': shown.url,
      ...(shown.bytes > 0 && { '@fileSize': shown.bytes }),
      '@type': 'image/jpeg',
      '@medium': 'image',
      '@width': shown.width,
      '@height': shown.height,
      'media:title': page.title,
    },
  }
}

export interface NewPage {
  id: string
  path: string
  title: string
  description: string
  /** UTC ISO instants; null if the stored one is not a date. */
  publishedAt: string | null
  updatedAt: string
  author: string
  language: Locale
  locales: readonly Locale[]
  tags: readonly string[]
  picture?: string | undefined
  html?: string
}

const creditWords: Record<Locale, CreditWords> = {
  vi: { photo: 'Ảnh', publicDomain: 'phạm vi công cộng' },
  en: { photo: 'Photo', publicDomain: 'public domain' },
}

function withFeedPictures(html: string, photos: readonly Photo[], locale: Locale): string {
  const described = withPhotoTexts(html, { photos, locale, words: creditWords[locale] })
  return withPlainDrawings(withPlainPhotos(described), drawingPictureOf)
}

export function newPost(
  post: Post,
  photos: readonly Photo[],
  locale: Locale,
  { defaultLocale }: Settings,
): NewPage {
  const body = postBodyIn(post, locale)
  return {
    id: post.id,
    path: fillPath(paths.article, { slug: post.slug }),
    publishedAt: post.publishedAt,
    updatedAt: post.updatedAt,
    title: textIn(post, 'title', locale).value,
    description: textIn(post, 'summary', locale).value,
    author: post.authorName ?? site.name,
    language: body.locale,
    locales: post.locales,
    tags: post.tags,
    html: withFeedPictures(
      withLocalizedLinks(body.html, locale, defaultLocale),
      photos,
      body.locale,
    ),
    picture: post.coverImage ?? undefined,
  }
}

export function newLetter(
  {
    state,
    ...letter
  }: {
    id: string
    content: LetterContent
    publishedAt: string | null
    state: Pick<EntryState, 'slug' | 'locales' | 'changedAt'>
  },
  photos: readonly Photo[],
  locale: Locale,
  { defaultLocale }: Settings,
): NewPage {
  const { id, content, publishedAt } = letter
  const html = withLocalizedLinks(
    markdownToHtml(text(content, 'content', locale)),
    locale,
    defaultLocale,
  )
  return {
    id,
    path: fillPath(paths.letter, { slug: state.slug }),
    publishedAt,
    updatedAt: state.changedAt,
    title: text(content, 'subject', locale),
    description: text(content, 'preview', locale),
    author: site.name,
    language: locale,
    locales: state.locales,
    tags: [],
    html: withFeedPictures(html, photos, locale),
  }
}

function feedItem(page: NewPage, locale: Locale, settings: Settings): XmlNode {
  const { siteUrl, defaultLocale } = settings
  const { id, path, title, description, html } = page
  return {
    title,
    link: absoluteUrl(siteUrl, path, locale, defaultLocale),
    ...(page.locales.includes(otherLocale(locale)) && {
      'atom:link': alternate(path, locale, 'text/html', settings),
    }),
    // Must not change with the slug.
    guid: { '@isPermaLink': 'false', '#text': `${new URL(siteUrl).host}/${id}/${locale}` },
    ...(page.publishedAt && { pubDate: new Date(page.publishedAt).toUTCString() }),
    'dc:creator': page.author,
    'dc:language': page.language,
    category: page.tags,
    description,
    ...(html !== undefined && { 'content:encoded': withAbsoluteUrls(html, siteUrl) }),
    ...picture(page, locale, settings),
  }
}

function lastBuild(pages: readonly NewPage[]): { lastBuildDate?: string } {
  const times = pages
    .flatMap(({ updatedAt, publishedAt }) => [Date.parse(updatedAt), Date.parse(publishedAt ?? '')])
    .filter(Number.isFinite)
  return times.length > 0 ? { lastBuildDate: new Date(Math.max(...times)).toUTCString() } : {}
}

/** Sources: RSS 2.0, Best Practices Profile, content, Dublin Core, Media RSS, RFC 4287. */
export function makeFeed(
  pages: readonly NewPage[],
  locale: Locale,
  settings: PublicSettings,
  about: FeedAbout,
): string {
  const editor = `${settings.site.company.email} (${site.name})`
  const { siteUrl, defaultLocale } = settings
  const { title, description } = about.texts[locale]
  const self = absoluteUrl(siteUrl, about.feed, locale, defaultLocale)
  const link = absoluteUrl(siteUrl, about.page, locale, defaultLocale)
  const xml = makeXml('rss', {
    '@version': '2.0',
    '@xmlns:atom': 'http://www.w3.org/2005/Atom',
    '@xmlns:content': 'http://purl.org/rss/1.0/modules/content/',
    '@xmlns:dc': 'http://purl.org/dc/elements/1.1/',
    '@xmlns:media': 'http://search.yahoo.com/mrss/',
    channel: {
      title,
      link,
      description,
      language: locale,
      managingEditor: editor,
      webMaster: editor,
      ...lastBuild(pages),
      ttl: ttlMinutes,
      image: {
        url: new URL(smallIcon.path, siteUrl).href,
        title,
        link,
        width: smallIcon.size,
        height: smallIcon.size,
      },
      'atom:link': [
        { '@rel': 'self', '@type': feedType, '@href': self },
        alternate(about.feed, locale, feedType, settings),
      ],
      item: pages.map((page) => feedItem(page, locale, settings)),
    },
  })
  return xml.replace(notXml, '')
}
