import * as z from 'zod'
import { activityCategories, activityDifficulties } from './choices'
import { climate, monthNote } from './climate'
import {
  anchor,
  coordinates,
  inBoth,
  line,
  lines,
  months,
  ownPageMeta,
  paragraph,
  paragraphs,
  picture,
  rating,
  region,
  usd,
} from './fields'
import { dayBudgets, hospital, visitFacts, way } from './visit'

/** One thing to do at a destination. */
const activity = z.strictObject({
  id: anchor(),
  ...inBoth('name', line(120)),
  category: z.enum(activityCategories),
  /** Free text such as "3–4 giờ" / "3–4 hours". */
  ...inBoth('duration', line(80)),
  priceRange: usd(),
  rating: rating(),
  /** Shows this very thing; better none than another. */
  imageUrl: picture().optional(),
  ...inBoth('description', paragraph()),
  ...inBoth('highlights', lines()),
  difficulty: z.enum(activityDifficulties),
  ...inBoth('bestTime', line(160)),
  visit: visitFacts().optional(),
})

/** A destination as editors write it; its slug is the entry's. */
export const destinationContent = z.strictObject({
  ...inBoth('name', line(80)),
  region: region(),
  /** Province or city in force since July 2025. */
  ...inBoth('province', line(80)),
  /** The former province, only where the merger of July 2025 changed it. */
  ...inBoth('formerProvince', line(80).optional()),
  /** The place in the list of all, north to south. */
  order: z.int().min(0).max(9999),
  coordinates: coordinates(),
  heroImageUrl: picture(),
  ...inBoth('heroAlt', line(200)),
  ...inBoth('description', paragraph()),
  /** What the place is, in five to eight words: on its card. */
  ...inBoth('tagline', line(60).optional()),
  /** How many days the editors would stay, such as "2–3". */
  stayDays: line(8).optional(),
  /** Three paragraphs, 180 to 260 words together in each language. */
  ...inBoth('overview', paragraphs()),
  /** Sights that the page tells of, by the names under which people look for them. */
  ...inBoth('attractions', lines()),
  galleryImages: z
    .array(z.strictObject({ src: picture(), ...inBoth('alt', line(200)) }))
    .min(1)
    .max(12),
  /**
   * Nights: how many places to stay, and what they cost in US dollars; on average what a room of
   * the middle range does.
   */
  accommodation: z.strictObject({
    count: z.int().min(0).max(100_000),
    priceRange: usd(),
    averagePrice: usd().optional(),
  }),
  /**
   * What the place has of its own, at most some 30 km out; those of other towns are only told of in
   * its accessibility.
   */
  transportation: z.strictObject({
    airport: z.boolean(),
    trainStation: z.boolean(),
    busStation: z.boolean(),
    /** Whether only boats and planes go there. */
    island: z.boolean().optional(),
    ...inBoth('accessibility', paragraph()),
  }),
  bestTimeToVisit: z.strictObject({ months: months(), ...inBoth('weather', paragraph()) }),
  climate: climate().optional(),
  /** What each month is like. */
  year: z.array(monthNote()).max(12).optional(),
  /** The usual ways from other destinations. */
  ways: z.array(way()).max(40).optional(),
  budgets: dayBudgets().optional(),
  hospitals: z.array(hospital()).max(6).optional(),
  visit: visitFacts().optional(),
  activities: z.array(activity).min(1).max(40),
  ...inBoth('foodSpecialties', lines()),
  ...inBoth('culturalHighlights', lines()),
  /** Names of places; those that the alias table knows become links. */
  ...inBoth('nearbyDestinations', lines()),
  rating: rating(),
  reviewCount: z.int().min(0).max(10_000_000),
  meta: ownPageMeta(),
})
export type DestinationContent = z.infer<typeof destinationContent>
