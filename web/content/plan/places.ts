import type { DestinationSlug } from '../../../schema/destinations'
import { content as deals } from '../deals/list'
import { content as destinations } from '../destinations/list'
import type { DestinationSummary } from '../destinations/types'
import { content as guides } from '../guides/list'
import { type NamedPlace, namedPlaces } from '../places'
import type { PlanPlace } from './types'

function isDestinationSlug(slug: string | undefined): slug is DestinationSlug {
  return destinations.some((known) => known.slug === slug)
}

/** “Hội An, Thành phố Đà Nẵng, Việt Nam”; a city that is a province of its own is named once. */
function addressOf(name: string, province: string, country: string): string {
  return [name, ...(province.includes(name) || name.includes(province) ? [] : [province]), country].join(', ')
}

function whereIs(place: DestinationSummary | undefined): Pick<PlanPlace, 'at' | 'addressVi' | 'addressEn'> {
  if (!place) return { addressVi: '', addressEn: '' }
  return {
    at: place.coordinates,
    addressVi: addressOf(place.nameVi, place.provinceVi, 'Việt Nam'),
    addressEn: addressOf(place.nameEn, place.provinceEn, 'Vietnam'),
  }
}

function placeOf(id: string, slugs: DestinationSlug[], isSpread = false): PlanPlace {
  const nearest = isSpread ? undefined : destinations.find(({ slug }) => slug === slugs[0])
  return { id, destinations: slugs, ...whereIs(nearest) }
}

/** What is about `places`; nowhere on the map where it is spread over too many, or the first has no page. */
function aboutPlaces(id: string, places: NamedPlace[], isSpread = false): PlanPlace {
  const slugs = places.flatMap(({ destination }) => destination ?? [])
  return placeOf(id, slugs, isSpread || !places[0]?.destination)
}

/** Where everything is that can be on a day of a plan. A guide to three places or more is nowhere in particular. */
export const content: PlanPlace[] = [
  ...destinations.flatMap(({ slug }) => (isDestinationSlug(slug) ? placeOf(`destination:${slug}`, [slug]) : [])),
  ...deals.deals.map((deal) => aboutPlaces(`deal:${deal.slug}`, namedPlaces(deal.destinations))),
  ...guides.guides.map(({ day, destinations }) => aboutPlaces(`guide:day-${day}`, destinations, destinations.length > 2)),
]
