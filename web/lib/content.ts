import { createContext, useContext } from 'react'
import type { DealListContent } from '../content/deals/list'
import type { Deal } from '../content/deals/types'
import type { Destination, DestinationSummary } from '../content/destinations/types'
import type { GuideListContent } from '../content/guides/list'
import type { Guide } from '../content/guides/types'
import type { HomeContent } from '../content/home/home'
import type { InOneLanguage } from '../content/in-one-language'
import type { Itinerary } from '../content/itineraries/types'
import type { LegalText } from '../content/legal/types'
import type { PlanPlace } from '../content/plan/types'
import type { TitledThing } from '../content/search/titles'
import type { TopicListContent } from '../content/topics/list'
import type { Topic } from '../content/topics/types'
import type { FirstFit } from './api-contract'

/** Reads a loaded content module's export by the name that the page gave in the route table. */
export const ContentContext = createContext<(name: string) => unknown>(() => undefined)

/** Built-in content that the page's entry in the route table names; undefined where the entry does not load it, as for an unknown slug. */
export function useContent<Name extends ContentName>(name: Name): InOneLanguage<Content<Name>> | undefined {
  return useContext(ContentContext)(name) as InOneLanguage<Content<Name>> | undefined
}

/** What each content module exports as `content`. The first pattern that fits counts. */
type ContentModules = [
  ['home/home', HomeContent],
  ['destinations/list', DestinationSummary[]],
  [`destinations/${string}`, Destination],
  ['topics/list', TopicListContent],
  [`topics/${string}`, Topic],
  ['guides/list', GuideListContent],
  [`guides/day-${string}`, Guide],
  ['deals/list', DealListContent],
  [`deals/${string}`, Deal],
  [`itineraries/${string}`, Itinerary],
  [`legal/${string}`, LegalText],
  ['plan/places', PlanPlace[]],
  ['search/titles', TitledThing[]],
]

export type ContentName = ContentModules[number][0]

/** What the content module of a name exports, in both languages. */
export type Content<Name extends ContentName> = FirstFit<Name, ContentModules>
