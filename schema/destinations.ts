import destinations from './destinations.json' with { type: 'json' }
import { slugify } from './fold'

/** Built-in destinations by canonical slug, north to south. */
export type DestinationSlug = keyof typeof destinations
export const destinationSlugs = Object.keys(destinations) as DestinationSlug[]

/** `nameVi` and `nameEn` by slug. */
export const destinationNames: Record<DestinationSlug, { nameVi: string; nameEn: string }> =
  destinations

const bySlug = new Map<string, DestinationSlug>(
  destinationSlugs.flatMap((slug) =>
    [slug, ...destinations[slug].aliases].map((name) => [name, slug] as const),
  ),
)

/** Resolves a slug, another spelling or a name; undefined for unknown ones. */
export function resolveDestinationSlug(name: string): DestinationSlug | undefined {
  return bySlug.get(name) ?? bySlug.get(slugify(name))
}

/** Alias slugs of a destination; empty for unknown ones. */
export function destinationAliases(slug: string): readonly string[] {
  return Object.hasOwn(destinations, slug) ? destinations[slug as DestinationSlug].aliases : []
}

/** Splits a free text at commas and semicolons. */
export function listedParts(value: string): string[] {
  return value
    .split(/[,;]/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
}

/** The destinations in a comma-separated text. */
export function destinationsIn(value: string): DestinationSlug[] {
  return listedParts(value).flatMap((part) => resolveDestinationSlug(part) ?? [])
}
