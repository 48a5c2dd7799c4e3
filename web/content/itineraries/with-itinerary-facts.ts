import { toBody } from '../body'
import { namedPlaces } from '../places'
import type { Itinerary, ItinerarySource } from './types'

/** The whole itinerary made from what its author wrote. */
export function itineraryPage(source: ItinerarySource): Itinerary {
  return {
    ...source,
    image: `@assets/art/itinerary-${source.slug}`,
    stops: namedPlaces(source.stops),
    days: source.days.map(({ night, ...day }) => {
      const [place] = namedPlaces(night ? [night] : [])
      return { ...day, ...(place && { night: place }) }
    }),
    notesVi: toBody(source.notesVi),
    notesEn: toBody(source.notesEn),
  }
}
