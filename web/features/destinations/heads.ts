import type { TouristDestination } from 'schema-dts'
import type { EntryListOf, EntryOf } from '../../../schema/api/entries'
import type { ShownDestination } from '../../../schema/content/views'
import { text, texts } from '../../../schema/locale'
import { fillPath, paths } from '../../../schema/paths'
import { nodeId, pageGraph, pageImage } from '../../domain/heads/json-ld'
import { collectionHead, headWithoutEntry, writtenMeta } from '../../domain/heads/make-head'
import type { Head, HeadInput } from '../../lib/page'

function touristDestination(
  input: HeadInput,
  destination: ShownDestination,
  path: string,
): TouristDestination {
  const { t, locale } = input
  const { lat, lng } = destination.coordinates
  return {
    '@type': 'TouristDestination',
    '@id': nodeId(input, path, 'place'),
    name: text(destination, 'name', locale),
    description: text(destination, 'description', locale),
    image: pageImage(input, path, destination.heroImageUrl),
    geo: { '@type': 'GeoCoordinates', latitude: lat, longitude: lng },
    containedInPlace: { '@type': 'Country', name: t('destinations:country') },
    includesAttraction: texts(destination, 'attractions', locale).map((name) => ({
      '@type': 'TouristAttraction',
      name,
    })),
  }
}

export function destinationDetailHead(input: HeadInput): Head {
  const { t, locale, params, data } = input
  const destination = data as EntryOf<'destination'> | undefined
  const path = fillPath(paths.destination, params)
  if (!destination) return headWithoutEntry(input, 'destinations', path)
  const name = text(destination, 'name', locale)
  return {
    ...writtenMeta(input, destination.meta),
    heading: name,
    path,
    picture: destination.heroImageUrl,
    pictureAlt: text(destination, 'heroAlt', locale),
    index: true,
    locales: destination.locales,
    jsonLd: pageGraph(
      input,
      { name, path, parent: { name: t('shell:nav.whereToGo'), path: paths.destinations } },
      touristDestination(input, destination, path),
    ),
  }
}

export function destinationListHead(input: HeadInput): Head {
  const { locale, data } = input
  const list = (data ?? []) as EntryListOf<'destination'>
  const items = list.map(({ slug, ...destination }) => ({
    name: text(destination, 'name', locale),
    path: fillPath(paths.destination, { slug }),
  }))
  return collectionHead(input, {
    texts: 'destinations',
    path: paths.destinations,
    picture: '@assets/art/place-da-nang',
    items,
  })
}
