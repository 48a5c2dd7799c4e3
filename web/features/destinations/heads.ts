import { text } from '../../../schema/locale'
import { fillPath, paths } from '../../../schema/paths'
import { site } from '../../../schema/site'
import type { ShownDestination, ShownDestinationSummary } from '../../content/destinations/types'
import { breadcrumbList, itemList } from '../../lib/json-ld'
import type { Head, HeadInput } from '../../lib/page-types'

export function destinationsHead(input: HeadInput): Head {
  const { t, locale, content } = input
  const list = (content('destinations/list') ?? []) as ShownDestinationSummary[]
  return {
    title: `${t('destinations.metaTitle')} | ${site.name}`,
    description: t('destinations.metaDescription'),
    path: paths.destinations,
    picture: '@assets/art/place-da-nang',
    index: true,
    jsonLd: [
      itemList(
        input,
        list.map((destination) => ({
          name: text(destination, 'name', locale),
          path: fillPath(paths.destination, { slug: destination.slug }),
        })),
      ),
    ],
  }
}

export function destinationHead(input: HeadInput): Head {
  const { t, locale, params, content } = input
  const destination = content(`destinations/${params.slug}`) as ShownDestination | undefined
  const path = fillPath(paths.destination, params)
  if (!destination) {
    return {
      title: `${t('destinations.notFoundTitle')} | ${site.name}`,
      description: t('destinations.notFoundText'),
      path,
      index: false,
      jsonLd: [],
    }
  }
  const name = text(destination, 'name', locale)
  const description = text(destination, 'description', locale)
  return {
    title: `${t('destinations.detailMetaTitle', { name })} | ${site.name}`,
    description,
    path,
    picture: destination.heroImageUrl,
    index: true,
    jsonLd: [
      {
        '@graph': [
          {
            '@type': 'TouristDestination',
            name,
            description,
            geo: { '@type': 'GeoCoordinates', latitude: destination.coordinates.lat, longitude: destination.coordinates.lng },
            containedInPlace: { '@type': 'Country', name: t('destinations.country') },
          },
          breadcrumbList(input, [
            { name: t('shell.home'), path: paths.home },
            { name: t('shell.nav.whereToGo'), path: paths.destinations },
            { name, path },
          ]),
        ],
      },
    ],
  }
}
