import { site } from '../../../schema/site'

const suffix = ` | ${site.name}`
/** What search results show of a title before they cut it, in characters. */
const maxLength = 65

/**
 * A page's title for the browser and for search results: the site's name follows where both fit
 * into 65 characters.
 */
export function pageTitle(title: string): string {
  return title.length + suffix.length <= maxLength ? title + suffix : title
}

/** The same without the site's name, for places that show it themselves. */
export function bareTitle(title: string): string {
  return title.endsWith(suffix) ? title.slice(0, -suffix.length) : title
}
