import { content as hanoiHaLong } from './hanoi-ha-long'
import { content as saigonAndDelta } from './ho-chi-minh-city-5-days'
import { content as hoiAn } from './hoi-an-3-days'
import type { Itinerary, ItinerarySummary } from './types'

const itineraries: Itinerary[] = [hanoiHaLong, hoiAn, saigonAndDelta]

function summaryOf({ days, notesVi, notesEn, stops, imageAltVi, imageAltEn, meta, ...summary }: Itinerary): ItinerarySummary {
  return summary
}

/** The itineraries in the order in which the site shows them, without their days. */
export const content: ItinerarySummary[] = itineraries.map(summaryOf)
