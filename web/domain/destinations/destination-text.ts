import {
  type DestinationSlug,
  listedParts,
  resolveDestinationSlug,
} from '../../../schema/destinations'
import { type Locale, text } from '../../../schema/locale'
import { places } from '../../../schema/places'

export function withDestination(value: string, slug: DestinationSlug, locale: Locale): string {
  return [...listedParts(withoutDestination(value, slug)), text(places[slug], 'name', locale)].join(
    ', ',
  )
}

export function withoutDestination(value: string, slug: DestinationSlug): string {
  return listedParts(value)
    .filter((part) => resolveDestinationSlug(part) !== slug)
    .join(', ')
}
