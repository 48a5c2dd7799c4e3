import { locales } from '../../../schema/locale'
import { absoluteUrl } from '../../../schema/paths'
import { makeXml, type XmlNode } from '../../../schema/xml'
import type { ListedPage } from '../../content/listed-pages'
import { pagePictureOf } from '../../content/page-pictures'
import type { Settings } from '../../platform/settings/settings'

const protocol = 'http://www.sitemaps.org/schemas/sitemap/0.9'

/** A day, or an instant to the second; nothing for a broken date. */
function lastChange(changed: string): { lastmod?: string } {
  if (/^\d{4}-\d\d-\d\d$/.test(changed)) return { lastmod: changed }
  const time = Date.parse(changed)
  return Number.isNaN(time) ? {} : { lastmod: `${new Date(time).toISOString().slice(0, 19)}Z` }
}

function pageUrls(
  { path, changed, picture, locales: languages = locales }: ListedPage,
  { siteUrl, defaultLocale }: Settings,
): XmlNode[] {
  const url = Object.fromEntries(
    languages.map((locale) => [locale, absoluteUrl(siteUrl, path, locale, defaultLocale)]),
  )
  const alternates = Object.entries({
    ...url,
    ...(url[defaultLocale] && { 'x-default': url[defaultLocale] }),
  })
  return languages.map((locale) => {
    const shown = pagePictureOf({ path, picture }, locale, siteUrl)
    return {
      loc: url[locale],
      ...lastChange(changed),
      'xhtml:link': alternates.map(([hreflang, href]) => ({
        '@rel': 'alternate',
        '@hreflang': hreflang,
        '@href': href,
      })),
      ...(shown && { 'image:image': { 'image:loc': shown.url } }),
    }
  })
}

/**
 * Sources: sitemaps.org protocol 0.9; Google Search Central on localized versions and image
 * sitemaps.
 */
export function makeSitemap(pages: readonly ListedPage[], settings: Settings): string {
  return makeXml('urlset', {
    '@xmlns': protocol,
    '@xmlns:xhtml': 'http://www.w3.org/1999/xhtml',
    '@xmlns:image': 'http://www.google.com/schemas/sitemap-image/1.1',
    url: pages.flatMap((page) => pageUrls(page, settings)),
  })
}

export function makeSitemapIndex(files: readonly ListedPage[], { siteUrl }: Settings): string {
  return makeXml('sitemapindex', {
    '@xmlns': protocol,
    sitemap: files.map(({ path, changed }) => ({
      loc: new URL(path, siteUrl).href,
      ...lastChange(changed),
    })),
  })
}
