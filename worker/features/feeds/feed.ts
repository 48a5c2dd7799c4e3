import XmlBuilder from 'fast-xml-builder'
import type { Post } from '../../../schema/api/posts'
import { type Locale, textIn } from '../../../schema/locale'
import { absoluteUrl, feedPath, fillPath, paths } from '../../../schema/paths'
import { site } from '../../../schema/site'
import type { Settings } from '../../lib/settings'
import { renderBody } from '../posts/post-page'
import { feedTexts } from './feed-texts'

const builder = new XmlBuilder({ ignoreAttributes: false, attributeNamePrefix: '@', suppressEmptyNode: true })

/** All that XML 1.0 cannot hold, not even escaped: control characters and halves of pairs. */
const notXml = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu

/** HTML whose addresses within the site are absolute: a news reader has no page that they could be relative to. */
function withAbsoluteUrls(html: string, siteUrl: string): string {
  return html.replace(/ (href|src)="\/(?!\/)/g, ` $1="${siteUrl}/`)
}

function feedItem(post: Post, locale: Locale, { siteUrl, defaultLocale }: Settings): object {
  const body = renderBody(post, locale, defaultLocale)
  return {
    title: textIn(post, 'title', locale).value,
    link: absoluteUrl(siteUrl, fillPath(paths.article, { slug: post.slug }), locale, defaultLocale),
    // The same whatever becomes of the slug.
    guid: { '@isPermaLink': 'false', '#text': `${new URL(siteUrl).host}/${post.id}/${locale}` },
    ...(post.publishedAt && { pubDate: new Date(post.publishedAt).toUTCString() }),
    'dc:creator': post.authorName ?? site.name,
    'dc:language': body.locale,
    category: post.tags,
    description: textIn(post, 'summary', locale).value,
    'content:encoded': withAbsoluteUrls(body.html, siteUrl),
  }
}

/** RSS 2.0 of posts in a language. Sources: the RSS 2.0 specification, the content and Dublin Core modules, Atom's `link` to itself. */
export function makeFeed(posts: readonly Post[], locale: Locale, settings: Settings): string {
  const { siteUrl, defaultLocale } = settings
  const { title, description } = feedTexts[locale]
  const self = absoluteUrl(siteUrl, feedPath, locale, defaultLocale)
  const xml = builder.build({
    '?xml': { '@version': '1.0', '@encoding': 'UTF-8' },
    rss: {
      '@version': '2.0',
      '@xmlns:atom': 'http://www.w3.org/2005/Atom',
      '@xmlns:content': 'http://purl.org/rss/1.0/modules/content/',
      '@xmlns:dc': 'http://purl.org/dc/elements/1.1/',
      channel: {
        title,
        link: absoluteUrl(siteUrl, paths.articles, locale, defaultLocale),
        description,
        language: locale,
        'atom:link': { '@rel': 'self', '@type': 'application/rss+xml', '@href': self },
        item: posts.map((post) => feedItem(post, locale, settings)),
      },
    },
  })
  return xml.replace(notXml, '')
}
