import { type Locale, localePrefix } from '../../../schema/locale'
import { absoluteUrl } from '../../../schema/paths'
import type { PublicSettings } from '../../../schema/public-settings'

type Settings = Pick<PublicSettings, 'siteUrl' | 'defaultLocale'>

/** Undefined for a link that leads nowhere. */
export function letterUrl(
  url: string,
  language: Locale,
  { siteUrl, defaultLocale }: Settings,
): string | undefined {
  if (/^\/(?!\/)/.test(url)) {
    const [, path = '/', rest = ''] = /^([^?#]*)(.*)$/.exec(url) ?? []
    const isFile = path.startsWith('/media/')
    return (
      (isFile ? new URL(path, siteUrl).href : absoluteUrl(siteUrl, path, language, defaultLocale)) +
      rest
    )
  }
  if (!URL.canParse(url)) return undefined
  const { protocol, href } = new URL(url)
  return ['https:', 'http:', 'mailto:', 'tel:'].includes(protocol) ? href : undefined
}

/** Undefined where the link leaves the site. */
export function screenPathOf(
  url: string,
  language: Locale,
  { siteUrl, defaultLocale }: Settings,
): string | undefined {
  const absolute = letterUrl(url, language, { siteUrl, defaultLocale })
  if (absolute === undefined || !URL.canParse(absolute)) return undefined
  const { origin, pathname } = new URL(absolute)
  if (origin !== new URL(siteUrl).origin) return undefined
  const prefix = localePrefix(language, defaultLocale)
  return prefix !== '' && pathname.startsWith(`${prefix}/`)
    ? pathname.slice(prefix.length)
    : pathname
}
