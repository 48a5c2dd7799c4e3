import type { TouristTrip } from 'schema-dts'
import type { EntryListOf, EntryOf } from '../../../schema/api/entries'
import type { ShownItinerary } from '../../../schema/content/views'
import { text, texts } from '../../../schema/locale'
import { fillPath, paths } from '../../../schema/paths'
import {
  nodeId,
  pageGraph,
  pageImage,
  placeNode,
  publisher,
  publisherReference,
} from '../../domain/heads/json-ld'
import {
  collectionHead,
  editorialHead,
  headWithoutEntry,
  titledLinks,
  writtenMeta,
} from '../../domain/heads/make-head'
import type { Head, HeadInput } from '../../lib/page'
import { guidePath, parseGuideDay } from './paths'

export function guideDetailHead(input: HeadInput): Head {
  const { params, data } = input
  if (!data) return headWithoutEntry(input, 'guides', paths.guides)
  return parseGuideDay(params.slug)
    ? dayHead(input, data as EntryOf<'guide'>)
    : itineraryHead(input, data as EntryOf<'itinerary'>)
}

function dayHead(input: HeadInput, guide: EntryOf<'guide'>): Head {
  const { t, locale } = input
  return editorialHead(input, {
    ...writtenMeta(input, guide.meta),
    heading: text(guide, 'title', locale),
    path: guidePath(guide.day),
    locales: guide.locales,
    picture: guide.imageUrl,
    pictureAlt: text(guide, 'imageAlt', locale),
    publishedAt: guide.date,
    modifiedAt: guide.updatedOn,
    section: t(`guides:categories.${guide.category}`),
    tags: texts(guide, 'tags', locale),
    parent: { name: t('shell:nav.guides'), path: paths.guides },
  })
}

function touristTrip(input: HeadInput, itinerary: ShownItinerary, path: string): TouristTrip {
  const { locale } = input
  return {
    '@type': 'TouristTrip',
    '@id': nodeId(input, path, 'trip'),
    name: text(itinerary, 'title', locale),
    description: text(itinerary, 'description', locale),
    image: pageImage(input, path, itinerary.image),
    itinerary: itinerary.stops.map((stop) => placeNode(input, stop)),
    subTrip: itinerary.days.map((day) => ({
      '@type': 'TouristTrip',
      name: text(day, 'title', locale),
    })),
    provider: publisherReference(input),
  }
}

function itineraryHead(input: HeadInput, itinerary: EntryOf<'itinerary'>): Head {
  const { t, locale } = input
  const path = fillPath(paths.itinerary, { slug: itinerary.slug })
  const title = text(itinerary, 'title', locale)
  return {
    ...writtenMeta(input, itinerary.meta, itinerary.price),
    heading: title,
    path,
    picture: itinerary.image,
    pictureAlt: text(itinerary, 'imageAlt', locale),
    index: true,
    locales: itinerary.locales,
    jsonLd: pageGraph(
      input,
      { name: title, path, parent: { name: t('shell:nav.guides'), path: paths.guides } },
      touristTrip(input, itinerary, path),
      publisher(input),
    ),
  }
}

export function guideListHead(input: HeadInput): Head {
  const list = input.data as EntryListOf<'guide'> | undefined
  return collectionHead(input, {
    texts: 'guides',
    path: paths.guides,
    picture: '@assets/art/guide-01',
    items: titledLinks(input, list?.guides ?? [], ({ day }) => guidePath(day)),
  })
}
