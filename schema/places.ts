import { type DestinationSlug, destinationNames } from './destinations'
import { withoutMarks } from './fold'

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

/**
 * Places without a destination of their own, and destinations, north to south; ids are also the
 * hotel partner's queries.
 */
export const places = {
  vietnam: { nameVi: 'Việt Nam', nameEn: 'Vietnam' },
  'ha-giang': { ...destinationNames['ha-giang'], destination: 'ha-giang' },
  sapa: { ...destinationNames.sapa, destination: 'sapa' },
  'cao-bang': { nameVi: 'Cao Bằng', nameEn: 'Cao Bang', coordinates: { lat: 22.67, lng: 106.26 } },
  'mai-chau': { nameVi: 'Mai Châu', nameEn: 'Mai Chau', coordinates: { lat: 20.66, lng: 105.08 } },
  'mu-cang-chai': {
    nameVi: 'Mù Cang Chải',
    nameEn: 'Mu Cang Chai',
    coordinates: { lat: 21.85, lng: 104.09 },
  },
  hanoi: { ...destinationNames.hanoi, destination: 'hanoi' },
  'halong-bay': { ...destinationNames['halong-bay'], destination: 'halong-bay' },
  'cat-ba': { nameVi: 'Cát Bà', nameEn: 'Cat Ba', coordinates: { lat: 20.73, lng: 107.05 } },
  'ninh-binh': { ...destinationNames['ninh-binh'], destination: 'ninh-binh' },
  'phong-nha': { ...destinationNames['phong-nha'], destination: 'phong-nha' },
  hue: { ...destinationNames.hue, destination: 'hue' },
  'da-nang': { ...destinationNames['da-nang'], destination: 'da-nang' },
  'hoi-an': { ...destinationNames['hoi-an'], destination: 'hoi-an' },
  'quy-nhon': { ...destinationNames['quy-nhon'], destination: 'quy-nhon' },
  'tuy-hoa': { nameVi: 'Tuy Hòa', nameEn: 'Tuy Hoa', coordinates: { lat: 13.09, lng: 109.31 } },
  'nha-trang': { ...destinationNames['nha-trang'], destination: 'nha-trang' },
  'buon-ma-thuot': {
    nameVi: 'Buôn Ma Thuột',
    nameEn: 'Buon Ma Thuot',
    coordinates: { lat: 12.67, lng: 108.04 },
  },
  'da-lat': { ...destinationNames['da-lat'], destination: 'da-lat' },
  'mui-ne': { ...destinationNames['mui-ne'], destination: 'mui-ne' },
  'ho-chi-minh-city': { ...destinationNames['ho-chi-minh-city'], destination: 'ho-chi-minh-city' },
  'mekong-delta': { ...destinationNames['mekong-delta'], destination: 'mekong-delta' },
  'phu-quoc': { ...destinationNames['phu-quoc'], destination: 'phu-quoc' },
  'con-dao': { nameVi: 'Côn Đảo', nameEn: 'Con Dao', coordinates: { lat: 8.69, lng: 106.61 } },
} satisfies Record<string, Place>

/** A place as pages show it. */
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
const localities = [
  'Ba Đình, Chợ Lớn, Củ Chi, Cần Giờ, Thảo Điền, Bến Thành, Tân Sơn Nhất, Dinh Độc Lập, Đức Bà, Nguyễn Huệ, Vĩnh Khánh, Hồ Chí Minh, Sài Gòn',
  'Long Biên, Hồ Tây, Hồ Gươm, Hoàn Kiếm, Văn Miếu, Quốc Tử Giám, Trấn Quốc, Ngọc Sơn, Thê Húc, Tháp Rùa, Hàng Mã, Hàng Chiếu, Hàng Lược, Đồng Xuân, Ô Quan Chưởng, Trúc Bạch, Ngũ Xã, Nội Bài, Thăng Long, Bát Tràng, Vạn Phúc, Bát Đàn, Hàng Mành, Hàng Điếu, Tô Tịch, Lý Văn Phức, Đông Hồ, Bắc Ninh, Cúc Phương, Chùa Hương',
  'Hạ Long, Lan Hạ, Bái Tử Long, Tuần Châu, Ti Tốp, Sửng Sốt, Vung Viêng, Vân Đồn, Cô Tô, Việt Hải, Hải Phòng, Quảng Ninh',
  'Tràng An, Tam Cốc, Bích Động, Hoa Lư, Vân Long, Hang Múa, Pù Luông, Nam Định',
  'Lào Cai, Yên Bái, Mường Hoa, Tả Van, Tả Phìn, Lao Chải, Y Linh Hồ, Ô Quy Hồ, Y Tý, Bắc Hà, Hoàng Liên, Mộc Châu, Sơn La, Tà Xùa, Tà Chì Nhù, Lảo Thẩn, Kỳ Quan San, Kim Bôi',
  'Đồng Văn, Mèo Vạc, Mã Pì Lèng, Nho Quế, Lũng Cú, Quản Bạ, Yên Minh, Tuyên Quang, Bản Giốc',
  'Sơn Đoòng, Thiên Đường, Hang Én, Hang Tối, Tú Làn, Kẻ Bàng, Đồng Hới, Quảng Bình, Quảng Trị',
  'Thiên Mụ, Đại Nội, Ngọ Môn, Khải Định, Tự Đức, Minh Mạng, Trường Tiền, Thủy Biều, Sông Hương, Bạch Mã, Lăng Cô, Lập An, Thừa Thiên Huế',
  'Hải Vân, Hải Vân Quan, Sơn Trà, Ngũ Hành Sơn, Mỹ Khê, Bà Nà, Cầu Vàng, Cầu Rồng, Bạch Đằng, Quảng Nam',
  'Trà Quế, Cẩm Thanh, Cẩm Nam, Cẩm Kim, Kim Bồng, Thanh Hà, An Bàng, Chùa Cầu, Mỹ Sơn, Cù Lao Chàm, Phước Kiều, Bảy Mẫu, Lý Sơn',
  'Kỳ Co, Eo Gió, Bình Định, Phú Yên, Gành Đá Đĩa, Bãi Xép, Mũi Điện, Hòn Mun, Vĩnh Hy, Khánh Hòa, Khánh Lê, Bàu Trúc, Bãi Dài',
  'Đắk Lắk, Gia Lai, Kon Tum, Tây Nguyên, Yok Đôn, Buôn Đôn, Lâm Đồng, Cầu Đất, Trại Mát, Xuân Hương, Tuyền Lâm, Trúc Lâm, Linh Phước',
  'Phan Thiết, Bình Thuận, Hàm Tiến, Kê Gà, Suối Tiên, Phú Quý, Vũng Tàu, Hồ Tràm, Bình Châu',
  'Cần Thơ, Cái Răng, Ninh Kiều, Phong Điền, Cồn Sơn, Bình Thủy, Bến Tre, Chợ Lách, Cái Bè, Hòa Lộc, Mỹ Tho, Vĩnh Long, An Bình, Trà Vinh, Sa Đéc, Cao Lãnh, Đồng Tháp, Tháng Mười, Tiền Giang, Châu Đốc, Trà Sư, An Giang, Tân Châu, Sóc Trăng, Hậu Giang, Bạc Liêu, Cà Mau, Kiên Giang, Rạch Giá, Hà Tiên, Cửu Long, Nam Du',
  'An Thới, Dương Đông, Hàm Ninh, Gành Dầu, Bãi Trường, Bãi Sao, Hòn Thơm, Dinh Cậu, Đầm Trầu',
  'Hoàng Sa, Trường Sa, Hoa Kỳ, Trần Phú, Lãn Ông, Mango Road, Khe Sanh',
].flatMap((line) => line.split(', '))

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
