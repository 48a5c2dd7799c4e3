import { slugify } from './fold'

/** Canonical slugs of the built-in destinations, north to south, with their aliases. */
const destinationNames = {
  hanoi: ['ha-noi', 'hn', 'thu-do-ha-noi'],
  'halong-bay': ['ha-long-bay', 'ha-long', 'halong', 'vinh-ha-long'],
  sapa: ['sa-pa', 'thi-xa-sa-pa'],
  hue: ['thua-thien-hue', 'co-do-hue', 'hue-city'],
  'da-nang': ['danang', 'da-nang-city'],
  'hoi-an': ['hoian', 'pho-co-hoi-an', 'hoi-an-ancient-town'],
  'da-lat': ['dalat', 'dalat-city'],
  'ho-chi-minh-city': ['sai-gon', 'saigon', 'hcmc', 'hcm', 'tphcm', 'tp-hcm', 'tp-ho-chi-minh', 'thanh-pho-ho-chi-minh', 'ho-chi-minh'],
  'phu-quoc': ['phuquoc', 'dao-phu-quoc', 'phu-quoc-island'],
  'mekong-delta': ['mekong', 'can-tho', 'mien-tay', 'dong-bang-song-cuu-long', 'song-cuu-long'],
} as const

export type DestinationSlug = keyof typeof destinationNames
export const destinationSlugs = Object.keys(destinationNames) as DestinationSlug[]

const bySlug = new Map<string, DestinationSlug>(
  destinationSlugs.flatMap((slug) => [slug, ...destinationNames[slug]].map((name) => [name, slug] as const)),
)

/** The canonical slug behind a slug, another spelling, or a name with or without marks; undefined for an unknown one. */
export function resolveDestinationSlug(name: string): DestinationSlug | undefined {
  return bySlug.get(name) ?? bySlug.get(slugify(name))
}

/** Other names of a destination, as slugs. */
export function destinationAliases(slug: DestinationSlug): readonly string[] {
  return destinationNames[slug]
}
