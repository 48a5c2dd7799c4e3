import { locales, localizedPath } from '../../schema/locale'
import { sitemapPath } from '../../schema/paths'
import type { Settings } from '../platform/settings/settings'

/** `robots.txt`: click-outs, the API and the admin are not for crawlers (decision C3); the sitemap tells what is. */
export function robotsText(settings: Settings): string {
  const admin = locales.map((locale) => `Disallow: ${localizedPath('/admin', locale, settings.defaultLocale)}`)
  return ['User-agent: *', 'Disallow: /r/', 'Disallow: /api/', ...admin, '', `Sitemap: ${new URL(sitemapPath, settings.siteUrl)}`, ''].join(
    '\n',
  )
}
