import type { TouristDestination } from 'schema-dts'
import { text, texts } from '../../../schema/locale'
import { fillPath, paths } from '../../../schema/paths'
import type { ShownDestination, ShownDestinationSummary } from '../../content/destinations/types'
import { nodeId, pageGraph, shareImageUrl } from '../../domain/heads/json-ld'
import { collectionHead, unlistedHead, writtenMeta } from '../../domain/heads/make-head'
import type { Head, HeadInput } from '../../lib/page'

export function destinationsHead(input: HeadInput): Head {
  const { locale, content } = input
  const list = (content('destinations/list') ?? []) as ShownDestinationSummary[]
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

function touristDestination(input: HeadInput, destination: ShownDestination, path: string): TouristDestination {
  const { t, locale } = input
  const { lat, lng } = destination.coordinates
  return {
    '@type': 'TouristDestination',
    '@id': nodeId(input, path, 'place'),
    name: text(destination, 'name', locale),
    description: text(destination, 'description', locale),
    image: shareImageUrl(input, path),
    geo: { '@type': 'GeoCoordinates', latitude: lat, longitude: lng },
    containedInPlace: { '@type': 'Country', name: t('destinations:country') },
    includesAttraction: texts(destination, 'attractions', locale).map((name) => ({ '@type': 'TouristAttraction', name })),
  }
}

export function destinationHead(input: HeadInput): Head {
  const { t, locale, params, content } = input
  const destination = content(`destinations/${params.slug}`) as ShownDestination | undefined
  const path = fillPath(paths.destination, params)
  if (!destination) return unlistedHead(path, t('destinations:notFoundTitle'), t('destinations:notFoundText'))
  const name = text(destination, 'name', locale)
  return {
    ...writtenMeta(destination.meta, locale),
    heading: name,
    path,
    picture: destination.heroImageUrl,
    pictureAlt: text(destination, 'heroAlt', locale),
    index: true,
    jsonLd: pageGraph(
      input,
      { name, path, parent: { name: t('shell:nav.whereToGo'), path: paths.destinations } },
      touristDestination(input, destination, path),
    ),
  }
}
