import type { TouristTrip } from 'schema-dts'
import type { EntryListOf, EntryOf } from '../../../schema/api/entries'
import { metaLengths } from '../../../schema/content/page-meta'
import { firstWords } from '../../../schema/cut-text'
import { text } from '../../../schema/locale'
import { fillPath, paths } from '../../../schema/paths'
import {
  nodeId,
  pageGraph,
  placeNode,
  publisher,
  publisherReference,
} from '../../domain/heads/json-ld'
import { collectionHead, headWithoutEntry, writtenMeta } from '../../domain/heads/make-head'
import type { Head, HeadInput } from '../../lib/page'

const picture = '@assets/art/post-tau-thong-nhat-chon-giuong'

/** Fits a verdict to what search results show: cut between words, or with what else the page has. */
function fitDescription(verdict: string, more: string): string {
  const max = metaLengths.description
  const longer = `${verdict} ${more}`
  return longer.length <= max ? longer : firstWords(verdict, max)
}

export function routeHead(input: HeadInput): Head {
  const { t, locale, params, data } = input
  const route = data as EntryOf<'route'> | undefined
  const path = fillPath(paths.route, { slug: params.slug ?? '' })
  if (!route) return headWithoutEntry(input, 'routes', path)
  const heading = text(route, 'title', locale)
  const { title, description } = writtenMeta(input, route.meta)
  const isVerdict = description === text(route, 'verdict', locale)
  const trip: TouristTrip = {
    '@type': 'TouristTrip',
    '@id': nodeId(input, path, 'trip'),
    name: heading,
    description: text(route, 'verdict', locale),
    itinerary: [route.from, ...route.stops, route.to].map((point) => {
      const place = 'place' in point && route.places.find(({ id }) => id === point.place)
      return placeNode(input, place || point)
    }),
    provider: publisherReference(input),
  }
  return {
    title,
    heading,
    description: isVerdict ? fitDescription(description, t('routes:more')) : description,
    path,
    picture: route.places.at(-1)?.picture ?? picture,
    index: true,
    locales: route.locales,
    jsonLd: pageGraph(
      input,
      { name: heading, path, parent: { name: t('routes:title'), path: paths.routes } },
      trip,
      publisher(input),
    ),
  }
}

export function routeListHead(input: HeadInput): Head {
  const routes = (input.data ?? []) as EntryListOf<'route'>
  const items = routes.map(({ slug, from, to }) => ({
    name: input.t('routes:fromTo', {
      from: text(from, 'name', input.locale),
      to: text(to, 'name', input.locale),
    }),
    path: fillPath(paths.route, { slug }),
  }))
  const head = collectionHead(input, { texts: 'routes', path: paths.routes, picture, items })
  // An empty list is not indexed.
  return { ...head, index: items.length > 0, ...(items.length === 0 && { jsonLd: [] }) }
}
