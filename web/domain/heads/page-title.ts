import { site } from '../../../schema/site'

const suffix = ` | ${site.name}`
/** What search results show of a title before they cut it, in characters. */
const maxLength = 65

/** Appends the site's name if both fit into 65 characters. */
export function pageTitle(title: string): string {
  return title.length + suffix.length <= maxLength ? title + suffix : title
}

/** Removes the site's name. */
export function bareTitle(title: string): string {
  return title.endsWith(suffix) ? title.slice(0, -suffix.length) : title
}
