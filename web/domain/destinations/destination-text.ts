import { type DestinationSlug, resolveDestinationSlug } from '../../../schema/destinations'
import { type Locale, text } from '../../../schema/locale'
import { places } from '../../content/places'

function parts(value: string): string[] {
  return value
    .split(/[,;]/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
}

/** The destinations that a free text names between its commas, in any language or spelling of {@link resolveDestinationSlug}. */
export function destinationsIn(value: string): DestinationSlug[] {
  return parts(value).flatMap((part) => resolveDestinationSlug(part) ?? [])
}

/** A free text with a destination named after all else, and once. */
export function withDestination(value: string, slug: DestinationSlug, locale: Locale): string {
  return [...parts(withoutDestination(value, slug)), text(places[slug], 'name', locale)].join(', ')
}

/** A free text without a destination, by whatever name; all else stays. */
export function withoutDestination(value: string, slug: DestinationSlug): string {
  return parts(value)
    .filter((part) => resolveDestinationSlug(part) !== slug)
    .join(', ')
}
