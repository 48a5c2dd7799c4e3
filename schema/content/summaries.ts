import { discountPercentage, toWindow } from '../deal-dates'
import { type Body, readingMinutes, toBody } from './body'
import type { EntryKind } from './choices'
import type { DealContent } from './deal'
import type { DestinationContent } from './destination'
import type { FestivalContent } from './festival'
import type { GuideContent } from './guide'
import type { ItineraryContent } from './itinerary'
import type { ContentOfKind } from './kinds'
import type { LetterContent } from './letter'
import { planFactsOf, planVisit } from './plan-facts'
import type { PostContent } from './post'
import type { TopicContent } from './topic'
import { summarizeYear } from './year-summary'

/** What lists, cards and the search need of a destination. */
export function summarizeDestination(slug: string, content: DestinationContent) {
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
      ({ id, nameVi, nameEn, category, durationVi, durationEn, priceRange, rating }) => ({
        id,
        nameVi,
        nameEn,
        category,
        durationVi,
        durationEn,
        priceRange,
        rating,
      }),
    ),
  }
}

/** The rendered text of a topic or guide in each language. */
export interface Bodies {
  contentVi: Body
  contentEn: Body
}

export function bodiesOf({ contentVi, contentEn }: TopicContent | GuideContent): Bodies {
  return { contentVi: toBody(contentVi ?? ''), contentEn: toBody(contentEn ?? '') }
}

/** Of either language's text: where one is missing, the other counts as long. */
const minutesOf = (first: Body, second: Body) => readingMinutes((first.html ? first : second).html)

export function summarizeTopic(slug: string, content: TopicContent, bodies = bodiesOf(content)) {
  const { contentVi, contentEn, tipsVi, tipsEn, imageAltVi, imageAltEn, meta, ...summary } = content
  return {
    id: `topic-${slug}`,
    slug,
    ...summary,
    /** Minutes, counted from the text. */
    readTime: minutesOf(bodies.contentVi, bodies.contentEn),
  }
}

export function summarizeGuide(_slug: string, content: GuideContent, bodies = bodiesOf(content)) {
  const { contentVi, contentEn, imageAltVi, imageAltEn, meta, updatedOn, seasons, ...summary } =
    content
  return {
    id: `guide-${String(content.day).padStart(2, '0')}`,
    ...summary,
    season: seasons.length === 0 ? ('all' as const) : seasons,
    /** Such as "4 phút đọc" / "4 min read", counted from the text. */
    readTimeVi: `${minutesOf(bodies.contentVi, bodies.contentEn)} phút đọc`,
    readTimeEn: `${minutesOf(bodies.contentEn, bodies.contentVi)} min read`,
  }
}

export function summarizeDeal(slug: string, content: DealContent) {
  const {
    inclusionsVi,
    inclusionsEn,
    termsVi,
    termsEn,
    imageAltVi,
    imageAltEn,
    meta,
    window,
    ...summary
  } = content
  return {
    id: `deal-${slug}`,
    slug,
    ...summary,
    window: toWindow(window),
    discountPercentage: discountPercentage(content),
  }
}

export function summarizeItinerary(slug: string, content: ItineraryContent) {
  const { days, route, costs, notesVi, notesEn, imageAltVi, imageAltEn, meta, ...summary } = content
  return { slug, ...summary }
}

/** A line of the archive of letters. */
export function summarizeLetter(
  slug: string,
  { contentVi, contentEn, plainVi, plainEn, ...summary }: LetterContent,
) {
  return { slug, ...summary }
}

/** What lists show of an article. */
export function summarizePost(slug: string, content: PostContent) {
  const { bodyVi, bodyEn, highlightsVi, highlightsEn, travelTipsVi, travelTipsEn, ...summary } =
    content
  return { slug, ...summary }
}

const summarizers = {
  post: summarizePost,
  destination: summarizeDestination,
  topic: summarizeTopic,
  guide: summarizeGuide,
  deal: summarizeDeal,
  itinerary: summarizeItinerary,
  festival: (slug: string, content: FestivalContent) => ({ slug, ...content }),
  letter: summarizeLetter,
}

type Summarizers = typeof summarizers

/**
 * What is stored beside a published entry, so that lists read no long text; empty for kinds that no
 * list shows.
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
