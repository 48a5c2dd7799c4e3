import {
  type DestinationSlug,
  listedParts,
  resolveDestinationSlug,
} from '../../../schema/destinations'
import { type Locale, text } from '../../../schema/locale'
import { places } from '../../../schema/places'

/** A free text with a destination named after all else, and once. */
export function withDestination(value: string, slug: DestinationSlug, locale: Locale): string {
  return [...listedParts(withoutDestination(value, slug)), text(places[slug], 'name', locale)].join(
    ', ',
  )
}

/** A free text without a destination, by whatever name; all else stays. */
export function withoutDestination(value: string, slug: DestinationSlug): string {
  return listedParts(value)
    .filter((part) => resolveDestinationSlug(part) !== slug)
    .join(', ')
}
