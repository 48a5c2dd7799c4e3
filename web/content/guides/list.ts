import type { DestinationSlug } from '../../../schema/destinations'
import { content as destinations } from '../destinations/list'
import type { DestinationSummary } from '../destinations/types'
import type { Guide, GuideSummary } from './types'

const guideModules = import.meta.glob<{ content: Guide }>('./day-*.ts', { eager: true })

function summaryOf({ contentVi, contentEn, previous, next, imageAltVi, imageAltEn, meta, updatedOn, ...summary }: Guide): GuideSummary {
  return summary
}

export interface FeaturedPlace
  extends Pick<
    DestinationSummary,
    'slug' | 'nameVi' | 'nameEn' | 'region' | 'descriptionVi' | 'descriptionEn' | 'heroImageUrl' | 'rating' | 'accommodation'
  > {
  activityCount: number
  /** The three best ones, 1 to 12. */
  bestMonths: number[]
}

/** The six destinations that the guides lead to first, as specified. */
const featured: DestinationSlug[] = ['hanoi', 'halong-bay', 'hoi-an', 'ho-chi-minh-city', 'phu-quoc', 'sapa']
const monthsShown = 3

function placeOf(slug: DestinationSlug): FeaturedPlace {
  const found = destinations.find((destination) => destination.slug === slug)
  if (!found) throw new RangeError(`there is no destination '${slug}'`)
  const { nameVi, nameEn, region, descriptionVi, descriptionEn, heroImageUrl, rating, accommodation } = found
  const facts = { activityCount: found.activities.length, bestMonths: found.bestTimeToVisit.months.slice(0, monthsShown) }
  return { slug, nameVi, nameEn, region, descriptionVi, descriptionEn, heroImageUrl, rating, accommodation, ...facts }
}

export interface GuideListContent {
  guides: GuideSummary[]
  places: FeaturedPlace[]
}

/** The thirty guides in the order of their days, without their long texts. */
export const content: GuideListContent = {
  guides: Object.values(guideModules)
    .map((module) => summaryOf(module.content))
    .sort((a, b) => a.day - b.day),
  places: featured.map(placeOf),
}
