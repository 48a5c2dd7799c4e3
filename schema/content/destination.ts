import * as z from 'zod'
import {
  activityCategories,
  activityDifficulties,
  crowdLevels,
  priceLevels,
  seaStates,
  verdicts,
} from './choices'
import {
  anchor,
  checked,
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

const monthNumber = () => z.int().min(1).max(12)

/** Published normals of a weather station; `station` names any change to them. */
export const climate = () =>
  z.strictObject({
    ...inBoth('station', line(80)),
    /** Averaged years, such as "1991–2020". */
    period: line(20).optional(),
    months: z
      .array(
        z.strictObject({
          month: monthNumber(),
          /** Mean daily high, °C. */
          high: z.number().min(-5).max(45),
          /** Mean nightly low, °C. */
          low: z.number().min(-10).max(35),
          rainMm: z.number().min(0).max(2000),
          rainDays: z.number().min(0).max(31).optional(),
          sunHours: z.number().min(0).max(400).optional(),
          /** °C. */
          seaTemp: z.number().min(10).max(35).optional(),
        }),
      )
      .min(1)
      .max(12),
    ...checked(4),
  })
export type Climate = z.infer<ReturnType<typeof climate>>

const monthNote = () =>
  z.strictObject({
    month: monthNumber(),
    verdict: z.enum(verdicts),
    crowds: z.enum(crowdLevels),
    prices: z.enum(priceLevels),
    /** Coastal places only. */
    sea: z.enum(seaStates).optional(),
    ...inBoth('text', paragraph(500)),
    ...inBoth('table', line(160).optional()),
    ...inBoth('pack', line(160).optional()),
  })

const activity = z.strictObject({
  id: anchor(),
  ...inBoth('name', line(120)),
  category: z.enum(activityCategories),
  ...inBoth('duration', line(80)),
  priceRange: usd(),
  /** Our partner sells nothing like it: one registers elsewhere, or just goes. */
  noBooking: z.boolean().optional(),
  rating: rating().optional(),
  /** Must show this very activity. */
  imageUrl: picture().optional(),
  ...inBoth('description', paragraph()),
  ...inBoth('highlights', lines()),
  difficulty: z.enum(activityDifficulties),
  ...inBoth('bestTime', line(160)),
  visit: visitFacts().optional(),
})

export const destinationContent = z.strictObject({
  ...inBoth('name', line(80)),
  region: region(),
  /** Since the mergers of July 2025. */
  ...inBoth('province', line(80)),
  /** Only if the merger of July 2025 changed it. */
  ...inBoth('formerProvince', line(80).optional()),
  /** In lists; those without one come last. */
  order: z.int().min(0).max(9999).optional(),
  coordinates: coordinates(),
  heroImageUrl: picture(),
  ...inBoth('heroAlt', line(200)),
  ...inBoth('description', paragraph()),
  /** Five to eight words, shown on the card. */
  ...inBoth('tagline', line(60).optional()),
  /** Recommended days, such as "2–3". */
  stayDays: line(8).optional(),
  /** Three paragraphs, 180 to 260 words in each language. */
  ...inBoth('overview', paragraphs()),
  /** Sights on the page, by the names people search for. */
  ...inBoth('attractions', lines()),
  galleryImages: z
    .array(z.strictObject({ src: picture(), ...inBoth('alt', line(200)) }))
    .min(1)
    .max(12),
  /** Number of places to stay and price of a night in US dollars; average of the middle range. */
  accommodation: z.strictObject({
    count: z.int().min(0).max(100_000),
    priceRange: usd(),
    averagePrice: usd().optional(),
  }),
  /** Within 50 km by road; the accessibility text describes those of other towns. */
  transportation: z.strictObject({
    airport: z.boolean(),
    trainStation: z.boolean(),
    busStation: z.boolean(),
    island: z.boolean().optional(),
    ...inBoth('accessibility', paragraph()),
  }),
  bestTimeToVisit: z.strictObject({ months: months(), ...inBoth('weather', paragraph()) }),
  climate: climate().optional(),
  year: z.array(monthNote()).max(12).optional(),
  ways: z.array(way()).max(40).optional(),
  budgets: dayBudgets().optional(),
  hospitals: z.array(hospital()).max(6).optional(),
  visit: visitFacts().optional(),
  activities: z.array(activity).max(40),
  ...inBoth('foodSpecialties', lines()),
  ...inBoth('culturalHighlights', lines()),
  /** Names that the alias table knows become links. */
  ...inBoth('nearbyDestinations', lines()),
  rating: rating().optional(),
  reviewCount: z.int().min(0).max(10_000_000).optional(),
  meta: ownPageMeta(),
})
export type DestinationContent = z.infer<typeof destinationContent>
