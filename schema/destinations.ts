import { slugify } from './fold'

/** Canonical slugs with their aliases, north to south. */
const aliases = {
  hanoi: ['ha-noi', 'hn', 'thu-do-ha-noi'],
  'halong-bay': ['ha-long-bay', 'ha-long', 'halong', 'vinh-ha-long'],
  sapa: ['sa-pa', 'thi-xa-sa-pa'],
  'ha-giang': ['hagiang', 'cao-nguyen-da-dong-van', 'dong-van'],
  'ninh-binh': ['ninhbinh', 'trang-an', 'tam-coc'],
  'phong-nha': ['phong-nha-ke-bang', 'phongnha'],
  hue: ['thua-thien-hue', 'co-do-hue', 'hue-city'],
  'da-nang': ['danang', 'da-nang-city'],
  'hoi-an': ['hoian', 'pho-co-hoi-an', 'hoi-an-ancient-town'],
  'quy-nhon': ['quynhon', 'qui-nhon', 'phu-yen'],
  'nha-trang': ['nhatrang'],
  'da-lat': ['dalat', 'dalat-city'],
  'mui-ne': ['muine', 'phan-thiet'],
  'ho-chi-minh-city': [
    'sai-gon',
    'saigon',
    'hcmc',
    'hcm',
    'tphcm',
    'tp-hcm',
    'tp-ho-chi-minh',
    'thanh-pho-ho-chi-minh',
    'ho-chi-minh',
  ],
  'phu-quoc': ['phuquoc', 'dao-phu-quoc', 'phu-quoc-island'],
  'mekong-delta': ['mekong', 'can-tho', 'mien-tay', 'dong-bang-song-cuu-long', 'song-cuu-long'],
} as const

export type DestinationSlug = keyof typeof aliases
export const destinationSlugs = Object.keys(aliases) as DestinationSlug[]

export const destinationNames = {
  hanoi: { nameVi: 'Hà Nội', nameEn: 'Hanoi' },
  'halong-bay': { nameVi: 'Vịnh Hạ Long', nameEn: 'Ha Long Bay' },
  sapa: { nameVi: 'Sa Pa', nameEn: 'Sapa' },
  'ha-giang': { nameVi: 'Hà Giang', nameEn: 'Ha Giang' },
  'ninh-binh': { nameVi: 'Ninh Bình', nameEn: 'Ninh Binh' },
  'phong-nha': { nameVi: 'Phong Nha', nameEn: 'Phong Nha' },
  hue: { nameVi: 'Huế', nameEn: 'Hue' },
  'da-nang': { nameVi: 'Đà Nẵng', nameEn: 'Da Nang' },
  'hoi-an': { nameVi: 'Hội An', nameEn: 'Hoi An' },
  'quy-nhon': { nameVi: 'Quy Nhơn', nameEn: 'Quy Nhon' },
  'nha-trang': { nameVi: 'Nha Trang', nameEn: 'Nha Trang' },
  'da-lat': { nameVi: 'Đà Lạt', nameEn: 'Da Lat' },
  'mui-ne': { nameVi: 'Mũi Né', nameEn: 'Mui Ne' },
  'ho-chi-minh-city': { nameVi: 'TP. Hồ Chí Minh', nameEn: 'Ho Chi Minh City' },
  'phu-quoc': { nameVi: 'Phú Quốc', nameEn: 'Phu Quoc' },
  'mekong-delta': { nameVi: 'Đồng bằng sông Cửu Long', nameEn: 'Mekong Delta' },
} as const satisfies Record<DestinationSlug, { nameVi: string; nameEn: string }>

const bySlug = new Map<string, DestinationSlug>(
  destinationSlugs.flatMap((slug) => [slug, ...aliases[slug]].map((name) => [name, slug] as const)),
)

/** Resolves a slug, another spelling or a name; undefined for unknown ones. */
export function resolveDestinationSlug(name: string): DestinationSlug | undefined {
  return bySlug.get(name) ?? bySlug.get(slugify(name))
}

/** Alias slugs of a destination; empty for unknown ones. */
export function destinationAliases(slug: string): readonly string[] {
  const known: Record<string, readonly string[]> = aliases
  return Object.hasOwn(known, slug) ? (known[slug] ?? []) : []
}

/** Splits a free text at commas and semicolons. */
export function listedParts(value: string): string[] {
  return value
    .split(/[,;]/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
}

/** The destinations in a comma-separated text, see {@link resolveDestinationSlug}. */
export function destinationsIn(value: string): DestinationSlug[] {
  return listedParts(value).flatMap((part) => resolveDestinationSlug(part) ?? [])
}
