import { type Locale, text } from '../../schema/locale'
import { site } from '../../schema/site'
import { bareTitle } from '../../web/lib/page'
import { everyHead } from '../every-head'

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

/**
 * Every page that may be listed on some day, in both languages: the same ones on every day, so that
 * a build need not draw them again.
 */
export function sharePages(today: string): SharePage[] {
  return (
    everyHead(today)
      // What has an entry of its own, such as a deal out of its season, may be listed on another
      // day.
      .filter(({ page, path, head }) => (head.index || page.movedTo) && head.path === path)
      .map(({ locale, path, head }) => ({
        locale,
        path,
        title: head.heading ?? bareTitle(head.title),
        tagline: text(site, 'tagline', locale),
        picture: head.picture ?? '@assets/art/default-cover',
      }))
  )
}
