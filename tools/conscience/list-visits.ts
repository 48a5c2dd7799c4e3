import { type Locale, locales, localizedPath, splitLocale } from '../../schema/locale'
import { paths } from '../../schema/paths'
import { pages } from '../../web/routes'
import type { Visit } from './visit-pages'

/** Pages that search engines may not list and a visitor can open without a letter, an account or a draft. */
const unlisted: readonly string[] = [
  ...pages.filter(({ path, fresh }) => !fresh && !path.includes(':') && !path.includes('*')).map(({ path }) => path),
  paths.adminLogin,
  '/plan-your-trip/featured/1',
  '/plan-your-trip/destination/hue',
  '/plan-your-trip/food/1',
  '/tim-kiem/hoi%20an',
]

/** An address that no page has. */
export const missingPath = '/khong-co-trang-nay'

/** What to visit: all that the sitemap lists, in both languages; the static pages that it leaves out; the page for what is missing. */
export function listVisits(listed: readonly URL[], defaultLocale: Locale): Visit[] {
  const screens = new Set(listed.map(({ pathname }) => splitLocale(pathname, defaultLocale).path))
  const inBoth = (path: string, listedPage: boolean, expectedStatus: number): Visit[] =>
    locales.map((locale) => ({ path: localizedPath(path, locale, defaultLocale), locale, listed: listedPage, expectedStatus }))
  return [
    ...[...screens].flatMap((path) => inBoth(path, true, 200)),
    ...unlisted.filter((path) => !screens.has(path)).flatMap((path) => inBoth(path, false, 200)),
    ...inBoth(missingPath, false, 404),
  ]
}
