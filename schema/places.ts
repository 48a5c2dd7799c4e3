import { brand } from './brand'
import { type DestinationSlug, destinationNames } from './destinations'
import { withoutMarks } from './fold'
import localityLines from './localities.json' with { type: 'json' }

export interface PlaceName {
  nameVi: string
  nameEn: string
}

interface Coordinates {
  lat: number
  lng: number
}

interface Place extends PlaceName {
  /** The destination whose page covers the place. */
  destination?: DestinationSlug
  /** WGS84; destinations have theirs in their entry. */
  coordinates?: Coordinates
}

function ofDestination(destination: DestinationSlug): Place {
  const { nameVi, nameEn } = destinationNames[destination]
  return { nameVi, nameEn, destination }
}

/**
 * Places without a destination of their own, and destinations, north to south; ids are also the
 * hotel partner's queries.
 */
export const places = {
  vietnam: { nameVi: 'Việt Nam', nameEn: 'Vietnam' },
  'ha-giang': ofDestination('ha-giang'),
  sapa: ofDestination('sapa'),
  'cao-bang': ofDestination('cao-bang'),
  'mai-chau': { nameVi: 'Mai Châu', nameEn: 'Mai Chau', coordinates: { lat: 20.66, lng: 105.08 } },
  'mu-cang-chai': ofDestination('mu-cang-chai'),
  hanoi: ofDestination('hanoi'),
  'halong-bay': ofDestination('halong-bay'),
  'cat-ba': ofDestination('cat-ba'),
  'ninh-binh': ofDestination('ninh-binh'),
  'pu-luong': ofDestination('pu-luong'),
  'phong-nha': ofDestination('phong-nha'),
  hue: ofDestination('hue'),
  'da-nang': ofDestination('da-nang'),
  'hoi-an': ofDestination('hoi-an'),
  'quy-nhon': ofDestination('quy-nhon'),
  'tuy-hoa': { nameVi: 'Tuy Hòa', nameEn: 'Tuy Hoa', coordinates: { lat: 13.09, lng: 109.31 } },
  'nha-trang': ofDestination('nha-trang'),
  'buon-ma-thuot': {
    nameVi: 'Buôn Ma Thuột',
    nameEn: 'Buon Ma Thuot',
    coordinates: { lat: 12.67, lng: 108.04 },
  },
  'da-lat': ofDestination('da-lat'),
  'mui-ne': ofDestination('mui-ne'),
  'ho-chi-minh-city': ofDestination('ho-chi-minh-city'),
  'chau-doc': ofDestination('chau-doc'),
  'mekong-delta': ofDestination('mekong-delta'),
  'phu-quoc': ofDestination('phu-quoc'),
  'con-dao': ofDestination('con-dao'),
} satisfies Record<string, Place>

export interface NamedPlace extends PlaceName {
  /** An id of {@link places} or a destination slug. */
  id: string
  /** Slug of the destination page, if public in the language. */
  destination?: string
  /** Best months, 1 to 12, the best first; destinations only. */
  bestMonths?: number[]
  /** Stored path of the drawing; destinations on detail pages only. */
  picture?: string
}

interface NamedDestination extends PlaceName, Pick<NamedPlace, 'bestMonths' | 'picture'> {
  coordinates?: Coordinates
}

/** Public destinations of a language by slug. */
export type DestinationNames = ReadonlyMap<string, NamedDestination>

interface DestinationSummary extends PlaceName {
  slug: string
  coordinates?: Coordinates | null
  bestTimeToVisit?: { months?: number[] } | null
  picture?: string | null
}

export function namesOfDestinations(destinations: readonly DestinationSummary[]): DestinationNames {
  return new Map(
    destinations.map(({ slug, nameVi, nameEn, coordinates, bestTimeToVisit, picture }) => [
      slug,
      {
        nameVi,
        nameEn,
        ...(coordinates && { coordinates }),
        ...(bestTimeToVisit?.months && { bestMonths: bestTimeToVisit.months }),
        ...(picture && { picture }),
      },
    ]),
  )
}

/** Undefined for unknown ids. */
function namedPlace(id: string, destinations: DestinationNames): NamedPlace | undefined {
  const destination = destinations.get(id)
  if (destination) {
    const { coordinates: _, ...named } = destination
    return { id, ...named, destination: id }
  }
  const known: Record<string, Place> = places
  const place = Object.hasOwn(known, id) ? known[id] : undefined
  return place && { id, nameVi: place.nameVi, nameEn: place.nameEn }
}

/** Unknown ids are left out. */
export function namedPlaces(ids: readonly string[], destinations: DestinationNames): NamedPlace[] {
  return ids.flatMap((id) => namedPlace(id, destinations) ?? [])
}

export interface PlaceOnMap extends PlaceName {
  coordinates: Coordinates
}

/** Coordinates of known places; `vietnam` alone means all destinations. */
export function placesOnMap(ids: readonly string[], destinations: DestinationNames): PlaceOnMap[] {
  const own = ids.filter((id) => id !== 'vietnam')
  const known: Record<string, Place> = places
  return (own.length > 0 ? own : [...destinations.keys()]).flatMap((id) => {
    const place = destinations.get(id) ?? (Object.hasOwn(known, id) ? known[id] : undefined)
    return place?.coordinates
      ? { nameVi: place.nameVi, nameEn: place.nameEn, coordinates: place.coordinates }
      : []
  })
}

/** Regions, villages and sights in texts, north to south; English drops the marks. */
const localities = localityLines.flatMap((line) => line.split(', '))

/** English spells these as one word. */
const englishNames: Record<string, string> = { 'Sài Gòn': 'Saigon' }

/** The English name of a Vietnamese place; other texts stay. */
export function englishPlaceName(name: string): string {
  const place = Object.values<Place>(places).find(({ nameVi }) => nameVi === name)
  return (
    place?.nameEn ?? englishNames[name] ?? (localities.includes(name) ? withoutMarks(name) : name)
  )
}

/** Names of several words, the longest first. */
const namesOfWords = [
  ...Object.values(places).flatMap(({ nameVi, nameEn }) => [nameVi, nameEn]),
  ...localities,
  brand.name,
]
  .flatMap((name) => [name, withoutMarks(name)])
  .filter((name) => name.includes(' '))
  .sort((a, b) => b.length - a.length)

const nameInRun = new RegExp(
  `(?<!\\p{L})(?:${[...new Set(namesOfWords)].join('|').replaceAll('.', '\\.')})(?!\\p{L})`,
  'gu',
)

/** Capitalized words in a row; limits the search for names in long texts. */
const capitalRun = /\p{Lu}[\p{L}\p{M}]*(?:\.? \p{Lu}[\p{L}\p{M}]*)+/gu

/** Puts no-break spaces (U+00A0) into place names of a text or HTML. */
export function bindPlaceNames(value: string): string {
  return value.replace(capitalRun, (run) =>
    run.replace(nameInRun, (name) => name.replaceAll(' ', '\u00a0')),
  )
}
