import type { Locale } from '../../schema/locale'
import { fillPath, paths } from '../../schema/paths'
import { dates } from '../../web/content/dates'
import type { DealListContent } from '../../web/content/deals/list'
import { isLive } from '../../web/domain/deals/deal-dates'
import { importContent } from '../../web/import-content'

export interface ListedPage {
  path: string
  /** When its content last changed: a day or an instant. */
  changed: string
  /** The languages that have it; both without. */
  locales?: readonly Locale[]
}

/** The pages with built-in content that search engines may list on a day (`YYYY-MM-DD`, Vietnam): without deals that are not on offer. */
export async function builtInPages(today: string): Promise<ListedPage[]> {
  const { deals } = (await importContent('deals/list', 'vi')) as Pick<DealListContent, 'deals'>
  const resting = new Set(deals.filter((deal) => !isLive(deal, today)).map(({ slug }) => fillPath(paths.deal, { slug })))
  return Object.entries(dates)
    .filter(([path]) => !resting.has(path))
    .map(([path, { changedOn }]) => ({ path, changed: changedOn }))
}
