import type { DestinationSlug } from '../../schema/destinations'

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
  sapa: { nameVi: 'Sa Pa', nameEn: 'Sapa', destination: 'sapa' },
  'cao-bang': { nameVi: 'Cao Bằng', nameEn: 'Cao Bang' },
  'mai-chau': { nameVi: 'Mai Châu', nameEn: 'Mai Chau' },
  'mu-cang-chai': { nameVi: 'Mù Cang Chải', nameEn: 'Mu Cang Chai' },
  hanoi: { nameVi: 'Hà Nội', nameEn: 'Hanoi', destination: 'hanoi' },
  'halong-bay': { nameVi: 'Vịnh Hạ Long', nameEn: 'Ha Long Bay', destination: 'halong-bay' },
  'cat-ba': { nameVi: 'Cát Bà', nameEn: 'Cat Ba' },
  'ninh-binh': { nameVi: 'Ninh Bình', nameEn: 'Ninh Binh' },
  'phong-nha': { nameVi: 'Phong Nha', nameEn: 'Phong Nha' },
  hue: { nameVi: 'Huế', nameEn: 'Hue', destination: 'hue' },
  'da-nang': { nameVi: 'Đà Nẵng', nameEn: 'Da Nang', destination: 'da-nang' },
  'hoi-an': { nameVi: 'Hội An', nameEn: 'Hoi An', destination: 'hoi-an' },
  'quy-nhon': { nameVi: 'Quy Nhơn', nameEn: 'Quy Nhon' },
  'tuy-hoa': { nameVi: 'Tuy Hòa', nameEn: 'Tuy Hoa' },
  'nha-trang': { nameVi: 'Nha Trang', nameEn: 'Nha Trang' },
  'buon-ma-thuot': { nameVi: 'Buôn Ma Thuột', nameEn: 'Buon Ma Thuot' },
  'da-lat': { nameVi: 'Đà Lạt', nameEn: 'Da Lat', destination: 'da-lat' },
  'mui-ne': { nameVi: 'Mũi Né', nameEn: 'Mui Ne' },
  'ho-chi-minh-city': { nameVi: 'TP. Hồ Chí Minh', nameEn: 'Ho Chi Minh City', destination: 'ho-chi-minh-city' },
  'mekong-delta': { nameVi: 'Đồng bằng sông Cửu Long', nameEn: 'Mekong Delta', destination: 'mekong-delta' },
  'phu-quoc': { nameVi: 'Phú Quốc', nameEn: 'Phu Quoc', destination: 'phu-quoc' },
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
