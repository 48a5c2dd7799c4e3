import type { Locale } from '../../../schema/locale'
import type { SearchDoc, SearchPage, SearchSource } from '../../../schema/search/doc'
import type { Deal, DealWindow } from '../deals/types'
import type { Destination } from '../destinations/types'
import type { Guide } from '../guides/types'
import type { Itinerary } from '../itineraries/types'
import { dealDocs, destinationDocs, guideDocs, itineraryDocs, topicDocs } from '../search-docs'
import { topics } from '../topics/list'

/** A page or part of the built-in content; a deal is found within its window only. */
export type BuiltInSource = SearchSource<SearchDoc | SearchPage> & { window?: DealWindow }

const contentOf = <Content>(modules: Record<string, { content: Content }>) => Object.values(modules).map(({ content }) => content)

const destinations = contentOf(
  import.meta.glob<{ content: Destination }>(
    ['../destinations/*.ts', '!**/{list,types}.ts', '!**/*.summary.ts', '!**/with-*.ts', '!**/*.test.ts'],
    {
      eager: true,
    },
  ),
)
const guides = contentOf(import.meta.glob<{ content: Guide }>('../guides/day-*.ts', { eager: true }))
const deals = contentOf(
  import.meta.glob<{ content: Deal }>(['../deals/*.ts', '!**/{list,categories,slugs,types}.ts', '!**/with-*.ts', '!**/*.test.ts'], {
    eager: true,
  }),
)
const itineraries = contentOf(
  import.meta.glob<{ content: Itinerary }>(['../itineraries/*.ts', '!**/{list,slugs,types}.ts', '!**/with-*.ts'], { eager: true }),
)

function sourcesIn(locale: Locale): BuiltInSource[] {
  return [
    ...destinations.flatMap((destination) => destinationDocs(destination, locale)),
    ...topics.flatMap((topic) => topicDocs(topic, locale)),
    ...guides.flatMap((guide) => guideDocs(guide, locale)),
    ...deals.flatMap((deal) => dealDocs(deal, locale).map((doc) => ({ ...doc, window: deal.window }))),
    ...itineraries.flatMap((itinerary) => itineraryDocs(itinerary, locale)),
  ]
}

export interface SearchContent {
  sourcesVi: BuiltInSource[]
  sourcesEn: BuiltInSource[]
}

/** What the search finds of the built-in content; the Worker adds articles and products. */
export const content: SearchContent = { sourcesVi: sourcesIn('vi'), sourcesEn: sourcesIn('en') }
