import type { EntryListOf, EntryOf } from '../../../schema/api/entries'
import { text, texts } from '../../../schema/locale'
import { paths } from '../../../schema/paths'
import {
  collectionHead,
  editorialHead,
  headWithoutEntry,
  titledLinks,
  writtenMeta,
} from '../../domain/heads/make-head'
import type { Head, HeadInput } from '../../lib/page'
import { itineraryHead } from './itinerary-head'
import { guidePath, parseGuideDay } from './paths'

export function guidesHead(input: HeadInput): Head {
  const list = input.data as EntryListOf<'guide'> | undefined
  return collectionHead(input, {
    texts: 'guides',
    path: paths.guides,
    picture: '@assets/art/guide-01',
    items: titledLinks(input, list?.guides ?? [], ({ day }) => guidePath(day)),
  })
}

/** Guides and itineraries share one path pattern. */
export function guideHead(input: HeadInput): Head {
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
