import { type Locale, text } from '../../../schema/locale'
import { fillPath, paths } from '../../../schema/paths'
import type { NamedPlace } from '../../../schema/places'
import type { PictureLink } from '../../ui/picture-links'

export function placeLinks(places: readonly NamedPlace[], locale: Locale): PictureLink[] {
  return places.map((place) => ({
    to: place.destination && fillPath(paths.destination, { slug: place.destination }),
    label: text(place, 'name', locale),
    picture: place.picture,
  }))
}
