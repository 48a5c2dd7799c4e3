import { discountPercentage, toWindow } from '../deal-dates'
import { type Body, readingMinutes, toBody } from '../markdown'
import type { EntryKind } from './choices'
import { planFactsOf, planVisit, summarizeYear, ticketOf } from './destination-facts'
import type { ContentOfKind } from './kinds'

function summarizeDestination(slug: string, content: ContentOfKind['destination']) {
  const {
    overviewVi,
    overviewEn,
    heroAltVi,
    heroAltEn,
    attractionsVi,
    attractionsEn,
    galleryImages,
    meta,
    ...rest
  } = content
  const {
    nearbyDestinationsVi,
    nearbyDestinationsEn,
    climate,
    year: _,
    ways,
    budgets,
    hospitals,
    visit,
    ...summary
  } = rest
  const year = summarizeYear(content)
  const { airport, trainStation, busStation } = content.transportation
  return {
    id: slug,
    slug,
    ...summary,
    ...(year && { year }),
    transportation: { airport, trainStation, busStation },
    bestTimeToVisit: { months: content.bestTimeToVisit.months },
    plan: { ...planFactsOf(content), ...planVisit(visit) },
    activities: content.activities.map(
      ({ id, nameVi, nameEn, category, durationVi, durationEn, priceRange, rating, visit }) => {
        const ticket = ticketOf(visit)
        return {
          id,
          nameVi,
          nameEn,
          category,
          durationVi,
          durationEn,
          priceRange,
          ...(ticket && { ticket }),
          rating,
        }
      },
    ),
  }
}

export interface Bodies {
  contentVi: Body
  contentEn: Body
}

export function bodiesOf({
  contentVi,
  contentEn,
}: ContentOfKind['topic'] | ContentOfKind['guide']): Bodies {
  return { contentVi: toBody(contentVi ?? ''), contentEn: toBody(contentEn ?? '') }
}

/** Minutes of a language's text, or of the other one if missing. */
const minutesOf = (first: Body, second: Body) => readingMinutes((first.html ? first : second).html)

export function summarizeTopic(
  slug: string,
  content: ContentOfKind['topic'],
  bodies = bodiesOf(content),
) {
  const { contentVi, contentEn, tipsVi, tipsEn, imageAltVi, imageAltEn, meta, ...summary } = content
  return {
    id: `topic-${slug}`,
    slug,
    ...summary,
    /** Minutes. */
    readTime: minutesOf(bodies.contentVi, bodies.contentEn),
  }
}

export function summarizeGuide(
  _slug: string,
  content: ContentOfKind['guide'],
  bodies = bodiesOf(content),
) {
  const { contentVi, contentEn, imageAltVi, imageAltEn, meta, updatedOn, seasons, ...summary } =
    content
  return {
    id: `guide-${String(content.day).padStart(2, '0')}`,
    ...summary,
    season: seasons.length === 0 ? ('all' as const) : seasons,
    readTimeVi: `${minutesOf(bodies.contentVi, bodies.contentEn)} phút đọc`,
    readTimeEn: `${minutesOf(bodies.contentEn, bodies.contentVi)} min read`,
  }
}

export function summarizeDeal(slug: string, content: ContentOfKind['deal']) {
  const {
    inclusionsVi,
    inclusionsEn,
    termsVi,
    termsEn,
    imageAltVi,
    imageAltEn,
    meta,
    window,
    schedule,
    ...summary
  } = content
  return {
    id: `deal-${slug}`,
    slug,
    ...summary,
    ...(content.isOwn && schedule && { schedule: { weekdays: schedule.weekdays } }),
    window: toWindow(window),
    discountPercentage: discountPercentage(content),
  }
}

export function summarizeItinerary(slug: string, content: ContentOfKind['itinerary']) {
  const { days, route, costs, notesVi, notesEn, imageAltVi, imageAltEn, meta, ...summary } = content
  return { slug, ...summary }
}

export function summarizeLetter(
  slug: string,
  { contentVi, contentEn, plainVi, plainEn, meta, ...summary }: ContentOfKind['letter'],
) {
  return { slug, ...summary }
}

function summarizePost(slug: string, content: ContentOfKind['post']) {
  const {
    bodyVi,
    bodyEn,
    highlightsVi,
    highlightsEn,
    travelTipsVi,
    travelTipsEn,
    meta,
    ...summary
  } = content
  return { slug, ...summary }
}

function summarizePage(slug: string, content: ContentOfKind['page']) {
  const { bodyVi, bodyEn, updated, meta, ...summary } = content
  return { slug, ...summary }
}

function summarizeAuthor(slug: string, content: ContentOfKind['author']) {
  const { links, username, ...summary } = content
  return { slug, ...summary }
}

function summarizeRoute(slug: string, content: ContentOfKind['route']) {
  const { descriptionVi, descriptionEn, stops, meta, ways, ...summary } = content
  return {
    slug,
    ...summary,
    ways: ways.map(
      ({
        frequencyVi,
        frequencyEn,
        hoursVi,
        hoursEn,
        luggageVi,
        luggageEn,
        noteVi,
        noteEn,
        warningVi,
        warningEn,
        bookingVi,
        bookingEn,
        bookingUrl,
        sources,
        ...way
      }) => way,
    ),
  }
}

const summarizers = {
  post: summarizePost,
  destination: summarizeDestination,
  topic: summarizeTopic,
  guide: summarizeGuide,
  deal: summarizeDeal,
  itinerary: summarizeItinerary,
  festival: (slug: string, content: ContentOfKind['festival']) => ({ slug, ...content }),
  letter: summarizeLetter,
  page: summarizePage,
  author: summarizeAuthor,
  route: summarizeRoute,
}

type Summarizers = typeof summarizers

/**
 * Stored with a published entry so that lists read no long texts; empty for kinds without lists.
 */
export type SummaryOfKind = {
  [Kind in EntryKind]: Kind extends keyof Summarizers
    ? ReturnType<Summarizers[Kind]>
    : Record<string, never>
}

export function summarize<Kind extends EntryKind>(
  kind: Kind,
  slug: string,
  content: ContentOfKind[Kind],
): SummaryOfKind[Kind] {
  const known: { [K in EntryKind]?: (slug: string, content: ContentOfKind[K]) => object } =
    summarizers
  // The compiler does not follow a lookup by a generic key.
  return (known[kind]?.(slug, content) ?? {}) as SummaryOfKind[Kind]
}
