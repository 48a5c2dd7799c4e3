import { type DestinationSlug, destinationNames } from '../../schema/destinations'

interface Place {
  nameVi: string
  nameEn: string
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

export type PlaceId = keyof typeof places

/** A place as pages show it. */
export interface NamedPlace extends Place {
  id: PlaceId
}

/** The named places of a list of ids. */
export function namedPlaces(ids: readonly PlaceId[]): NamedPlace[] {
  return ids.map((id) => ({ id, ...places[id] }))
}
