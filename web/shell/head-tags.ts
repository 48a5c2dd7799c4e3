import type { Graph } from 'schema-dts'
import type { PublicSettings } from '../../schema/content/site-settings'
import { plainSpaces } from '../../schema/fold'
import { escapeHtml } from '../../schema/html'
import { type Locale, languageTags, locales, otherLocale } from '../../schema/locale'
import { photoShareImage } from '../../schema/media'
import { absoluteUrl, feedPath, paths } from '../../schema/paths'
import { shareImage } from '../../schema/share-image'
import { site } from '../../schema/site'
import { bareTitle, type Head } from '../lib/page'

interface HeadTag {
  name: 'title' | 'meta' | 'link' | 'script'
  attributes: Record<string, string>
  text?: string
}

const meta = (key: 'name' | 'property', name: string, content: string): HeadTag => ({
  name: 'meta',
  attributes: { [key]: name, content },
})

const openGraph = (name: string, content: string) => meta('property', `og:${name}`, content)

const link = (attributes: Record<string, string>): HeadTag => ({ name: 'link', attributes })

function articleTags({ article }: Head): HeadTag[] {
  if (!article) return []
  const { publishedAt, modifiedAt, author, section, tags } = article
  return [
    ...(publishedAt ? [meta('property', 'article:published_time', publishedAt)] : []),
    ...(modifiedAt ? [meta('property', 'article:modified_time', modifiedAt)] : []),
    meta('property', 'article:author', author),
    meta('property', 'article:section', section),
    ...tags.map((tag) => meta('property', 'article:tag', tag)),
  ]
}

export function headTags(
  head: Head,
  locale: Locale,
  { siteUrl, defaultLocale }: PublicSettings,
): HeadTag[] {
  const url = (language: Locale) => absoluteUrl(siteUrl, head.path, language, defaultLocale)
  const languages = head.locales ?? locales
  const drawn = shareImage(head.index ? (head.sharePath ?? head.path) : paths.home, locale)
  const image = new URL((head.index && photoShareImage(head.picture)) || drawn, siteUrl).href
  const title = bareTitle(head.title)
  const heading = head.heading ?? title
  const imageAlt = head.pictureAlt ? `${heading} – ${head.pictureAlt}` : heading
  const tags: HeadTag[] = [
    { name: 'title', attributes: {}, text: head.title },
    meta('name', 'description', head.description),
    ...(head.index
      ? [
          link({ rel: 'canonical', href: url(locale) }),
          ...languages.map((language) =>
            link({ rel: 'alternate', hreflang: language, href: url(language) }),
          ),
          ...(languages.includes(defaultLocale)
            ? [link({ rel: 'alternate', hreflang: 'x-default', href: url(defaultLocale) })]
            : []),
        ]
      : [meta('name', 'robots', 'noindex')]),
    ...(head.feedTitle
      ? [
          link({
            rel: 'alternate',
            type: 'application/rss+xml',
            title: head.feedTitle,
            href: absoluteUrl(siteUrl, head.feedPath ?? feedPath, locale, defaultLocale),
          }),
        ]
      : []),
    openGraph('type', head.article ? 'article' : 'website'),
    openGraph('site_name', site.name),
    openGraph('locale', languageTags[locale].openGraph),
    ...(head.index && !languages.includes(otherLocale(locale))
      ? []
      : [openGraph('locale:alternate', languageTags[otherLocale(locale)].openGraph)]),
    openGraph('title', title),
    openGraph('description', head.description),
    openGraph('url', url(locale)),
    openGraph('image', image),
    openGraph('image:width', '1200'),
    openGraph('image:height', '630'),
    openGraph('image:alt', imageAlt),
    meta('name', 'twitter:card', 'summary_large_image'),
    meta('name', 'twitter:title', title),
    meta('name', 'twitter:description', head.description),
    meta('name', 'twitter:image', image),
    meta('name', 'twitter:image:alt', imageAlt),
    ...articleTags(head),
    ...(head.jsonLd.length > 0
      ? [
          {
            name: 'script' as const,
            attributes: { type: 'application/ld+json' },
            text: jsonForHtml({
              '@context': 'https://schema.org',
              '@graph': head.jsonLd,
            } satisfies Graph),
          },
        ]
      : []),
  ]
  return tags.map(withPlainSpaces)
}

/** Removes the no-break spaces of `bindPlaceNames`. */
function withPlainSpaces({ text, attributes, ...tag }: HeadTag): HeadTag {
  const own = Object.fromEntries(
    Object.entries(attributes).map(([key, value]) => [key, plainSpaces(value)]),
  )
  return { ...tag, attributes: own, ...(text !== undefined && { text: plainSpaces(text) }) }
}

export function jsonForHtml(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c')
}

export function renderHeadTags(tags: HeadTag[]): string {
  return tags
    .map(({ name, attributes, text }) => {
      const list = Object.entries(attributes).map(
        ([key, value]) => ` ${key}="${escapeHtml(value)}"`,
      )
      const open = `<${name}${list.join('')} data-head>`
      if (name === 'script') return `${open}${text}</script>`
      return name === 'title' ? `${open}${escapeHtml(text ?? '')}</title>` : open
    })
    .join('\n')
}

export function applyHeadTags(tags: HeadTag[]): void {
  for (const element of document.head.querySelectorAll('[data-head]')) element.remove()
  for (const { name, attributes, text } of tags) {
    const element = document.createElement(name)
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value)
    element.dataset.head = ''
    if (text !== undefined) element.textContent = text
    document.head.append(element)
  }
}
