import type { PublicSettings } from '../../../schema/content/site-settings'
import { type Locale, localePrefix } from '../../../schema/locale'
import { absoluteUrl } from '../../../schema/paths'

type Settings = Pick<PublicSettings, 'siteUrl' | 'defaultLocale'>

/**
 * Where a link of a letter leads: a page of ours in the language of the letter, another site, a
 * mailbox or a telephone. Undefined for what leads nowhere.
 */
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

/**
 * The screen path that a link of a letter leads to, whichever way it is written; undefined where it
 * leaves the site.
 */
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
