import { type DestinationSlug, destinationNames } from './destinations'

export interface PlaceName {
  nameVi: string
  nameEn: string
}

interface Place extends PlaceName {
  /** The destination whose page covers the place, where there is one. */
  destination?: DestinationSlug
}

/** Places that guides, itineraries and deals name, north to south. The key is also what the hotel partner is asked for. */
export const places = {
  vietnam: { nameVi: 'Việt Nam', nameEn: 'Vietnam' },
  'ha-giang': { nameVi: 'Hà Giang', nameEn: 'Ha Giang' },
  sapa: { ...destinationNames.sapa, destination: 'sapa' },
  'cao-bang': { nameVi: 'Cao Bằng', nameEn: 'Cao Bang' },
  'mai-chau': { nameVi: 'Mai Châu', nameEn: 'Mai Chau' },
  'mu-cang-chai': { nameVi: 'Mù Cang Chải', nameEn: 'Mu Cang Chai' },
  hanoi: { ...destinationNames.hanoi, destination: 'hanoi' },
  'halong-bay': { ...destinationNames['halong-bay'], destination: 'halong-bay' },
  'cat-ba': { nameVi: 'Cát Bà', nameEn: 'Cat Ba' },
  'ninh-binh': { nameVi: 'Ninh Bình', nameEn: 'Ninh Binh' },
  'phong-nha': { nameVi: 'Phong Nha', nameEn: 'Phong Nha' },
  hue: { ...destinationNames.hue, destination: 'hue' },
  'da-nang': { ...destinationNames['da-nang'], destination: 'da-nang' },
  'hoi-an': { ...destinationNames['hoi-an'], destination: 'hoi-an' },
  'quy-nhon': { nameVi: 'Quy Nhơn', nameEn: 'Quy Nhon' },
  'tuy-hoa': { nameVi: 'Tuy Hòa', nameEn: 'Tuy Hoa' },
  'nha-trang': { nameVi: 'Nha Trang', nameEn: 'Nha Trang' },
  'buon-ma-thuot': { nameVi: 'Buôn Ma Thuột', nameEn: 'Buon Ma Thuot' },
  'da-lat': { ...destinationNames['da-lat'], destination: 'da-lat' },
  'mui-ne': { nameVi: 'Mũi Né', nameEn: 'Mui Ne' },
  'ho-chi-minh-city': { ...destinationNames['ho-chi-minh-city'], destination: 'ho-chi-minh-city' },
  'mekong-delta': { ...destinationNames['mekong-delta'], destination: 'mekong-delta' },
  'phu-quoc': { ...destinationNames['phu-quoc'], destination: 'phu-quoc' },
  'con-dao': { nameVi: 'Côn Đảo', nameEn: 'Con Dao' },
} satisfies Record<string, Place>

/** A place as pages show it. */
export interface NamedPlace extends PlaceName {
  /** An id of {@link places}, or the slug of a destination. */
  id: string
  /** The slug of the destination whose page covers the place, where readers of the language have one. */
  destination?: string
}

/** The names of destinations by slug, those alone that have a public page in a language. */
export type DestinationNames = ReadonlyMap<string, PlaceName>

/** A destination, or a place without a page of its own; undefined for an id that means neither. */
function namedPlace(id: string, destinations: DestinationNames): NamedPlace | undefined {
  const destination = destinations.get(id)
  if (destination) return { id, ...destination, destination: id }
  const known: Record<string, Place> = places
  const place = Object.hasOwn(known, id) ? known[id] : undefined
  return place && { id, nameVi: place.nameVi, nameEn: place.nameEn }
}

/** The named places of a list of ids; those that are unknown are left out. */
export function namedPlaces(ids: readonly string[], destinations: DestinationNames): NamedPlace[] {
  return ids.flatMap((id) => namedPlace(id, destinations) ?? [])
}
