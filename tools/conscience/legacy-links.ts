import { legacyPaths, matchPattern, paths } from '../../schema/paths'
import type { Area } from './types'

/**
 * Where the specification asks for a legacy address inside the site, which the edge then redirects (decision B5). Anywhere else a link
 * leads straight to its page.
 */
interface Place {
  /** Pattern of the page's screen path; undefined stands for every page. */
  page?: string
  area: Area
  links: readonly string[]
  /** Where the specification says so. */
  source: string
}

const places: readonly Place[] = [
  {
    area: 'footer',
    links: [legacyPaths.destinations, legacyPaths.topics, legacyPaths.guides, legacyPaths.deals, legacyPaths.articles],
    source: 'Footer',
  },
  {
    page: paths.home,
    area: 'main',
    links: [
      legacyPaths.articles,
      legacyPaths.article,
      legacyPaths.destinations,
      legacyPaths.destination,
      legacyPaths.guides,
      legacyPaths.guide,
      legacyPaths.deals,
    ],
    source: 'Home',
  },
  { page: paths.destinations, area: 'main', links: [legacyPaths.guides], source: 'Destinations list: bottom call to action' },
  { page: paths.articles, area: 'main', links: [legacyPaths.article], source: 'Articles list: hero and grid cards' },
  { page: paths.article, area: 'main', links: [legacyPaths.articles], source: 'Article detail: back-to-blog button' },
  { page: paths.journalEntry, area: 'main', links: [legacyPaths.articles], source: 'My Journal detail is the article detail' },
]

/** Whether the specification asks for this address at this place. All paths are screen paths, without a language. */
export function isLegacyLinkAskedFor(page: string, area: Area, link: string): boolean {
  return places.some(
    (place) =>
      place.area === area &&
      (place.page === undefined || matchPattern(place.page, page) !== undefined) &&
      place.links.some((pattern) => matchPattern(pattern, link) !== undefined),
  )
}
