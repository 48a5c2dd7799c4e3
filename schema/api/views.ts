import * as z from 'zod'
import { pageKinds } from '../admin-fields'
import { locales } from '../locale'

type PageKind = (typeof pageKinds)[number]

/** Ids of the route table, without the number of a month's page. */
const idsOf: Record<PageKind, readonly string[]> = {
  home: ['home'],
  destinations: ['destinations', 'destination', 'month', 'when'],
  topics: ['topics', 'topic'],
  guides: [
    'guides',
    'guide',
    'guideFeatured',
    'guideDestination',
    'guideCategory',
    'routes',
    'route',
  ],
  articles: ['articles', 'article', 'journal', 'journalEntry', 'tag', 'author'],
  deals: ['deals', 'deal', 'farm'],
  shop: ['shop'],
  prices: ['prices'],
  letters: ['letters', 'letter'],
  search: ['search'],
  trips: ['saved', 'tripPlanning', 'planTrip', 'contact'],
  other: [],
}

/** The kind that a page of the route table is counted by; `other` for unknown ids. */
export function pageKindOf(pageId: string): PageKind {
  const id = pageId.replace(/-\d+$/, '')
  return pageKinds.find((kind) => idsOf[kind].includes(id)) ?? 'other'
}

/** A page that was shown, by its id in the route table; stored as its kind. */
export const viewInput = z.object({
  page: z.string().min(1).max(40).transform(pageKindOf),
  locale: z.enum(locales),
  /** With the language prefix. */
  path: z.string().max(300).optional(),
  /** The first page of a visit: host of the page before, '' without one. */
  from: z.string().max(300).optional(),
})
