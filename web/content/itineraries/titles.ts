import { content as hanoiHaLong } from './hanoi-ha-long'
import { content as saigonAndDelta } from './ho-chi-minh-city-5-days'
import { content as hoiAn } from './hoi-an-3-days'
import type { Itinerary } from './types'

const itineraries: Itinerary[] = [hanoiHaLong, hoiAn, saigonAndDelta]

/** What a trip request needs of an itinerary. */
export const content = itineraries.map(({ slug, titleVi, titleEn }) => ({ slug, titleVi, titleEn }))
