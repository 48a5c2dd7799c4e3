import type { Locale } from '../../../schema/locale'
import { paths } from '../../../schema/paths'

/**
 * The 1200×630 picture that stands for a page in chat messages and feeds, drawn when the site is built. The address outlives builds; the
 * Worker answers one that has no picture with the home page's.
 */
export function shareImage(path: string, locale: Locale): string {
  return `/share/${locale}${path === paths.home ? '/home' : path}.jpg`
}
