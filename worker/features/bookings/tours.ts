import { and, gte, inArray, lte } from 'drizzle-orm'
import type { DepartureState } from '../../../schema/bookings'
import type { ContentOfKind } from '../../../schema/content/kinds'
import type { TourSchedule } from '../../../schema/content/tour-schedule'
import { toWindow } from '../../../schema/deal-dates'
import { type BookableTour, daysByRule, goesOn, isBookable } from '../../../schema/departures'
import type { Locale } from '../../../schema/locale'
import { bookings, departures } from '../../../schema/tables/bookings'
import { pricesOn, type TourPrices } from '../../../schema/tour-price'
import { readOwnTours } from '../../content/loaders'
import type { Database } from '../../platform/db/database'
import { ApiError } from '../../platform/http/errors'
import { guestsSum, takesSeats } from './seats'

export interface SoldTour extends BookableTour {
  slug: string
}

export interface Tour extends SoldTour {
  content: ContentOfKind['deal'] & { schedule: TourSchedule }
}

/** Tours that are public in a language and have a schedule. */
export async function findTours(db: Database, locale: Locale): Promise<Tour[]> {
  const own = await readOwnTours(db, locale)
  return own.flatMap(({ slug, content }) => {
    const { schedule, window, discountedPrice } = content
    if (!schedule) return []
    return [
      {
        slug,
        content: { ...content, schedule },
        schedule,
        window: toWindow(window),
        discountedPrice,
      },
    ]
  })
}

/** Undefined once it is not public, or has no schedule any more. */
export async function findTour(
  db: Database,
  slug: string,
  locale: Locale,
): Promise<Tour | undefined> {
  return (await findTours(db, locale)).find((one) => one.slug === slug)
}

/** Throws NOT_FOUND. */
export async function readTour(db: Database, slug: string, locale: Locale): Promise<Tour> {
  const tour = await findTour(db, slug, locale)
  if (!tour) throw new ApiError('NOT_FOUND')
  return tour
}

export interface Departure extends TourPrices {
  tour: string
  /** `YYYY-MM-DD` in Vietnam. */
  day: string
  seats: number
  taken: number
  state: DepartureState
  /** UTC ISO instant at which the crew said that it runs. */
  runsSince: string | null
  isAdded: boolean
  isBookable: boolean
}

/** Days of tours in a span, both ends included, in order of day. */
export async function findDepartures(
  db: Database,
  tours: readonly SoldTour[],
  span: { from: string; to: string },
  now: Date,
): Promise<Departure[]> {
  const slugs = tours.map(({ slug }) => slug)
  if (slugs.length === 0) return []
  const [own, taken] = await db.batch([
    db
      .select()
      .from(departures)
      .where(
        and(
          inArray(departures.tour, slugs),
          gte(departures.day, span.from),
          lte(departures.day, span.to),
        ),
      ),
    db
      .select({ tour: bookings.tour, day: bookings.day, guests: guestsSum })
      .from(bookings)
      .where(
        and(
          inArray(bookings.tour, slugs),
          gte(bookings.day, span.from),
          lte(bookings.day, span.to),
          takesSeats(now.toISOString()),
        ),
      )
      .groupBy(bookings.tour, bookings.day),
  ])
  return tours
    .flatMap((tour) => {
      const mine = own.filter((one) => one.tour === tour.slug)
      const booked = taken.filter((one) => one.tour === tour.slug)
      const all = [
        ...daysByRule(tour, span),
        ...mine.map(({ day }) => day),
        ...booked.map(({ day }) => day),
      ]
      return [...new Set(all)].map((day): Departure => {
        const row = mine.find((one) => one.day === day)
        const seats = row?.seats ?? tour.schedule.seats
        const guests = booked.find((one) => one.day === day)?.guests ?? 0
        const state = row?.state ?? 'open'
        return {
          tour: tour.slug,
          day,
          seats,
          taken: guests,
          state,
          runsSince: row?.runsSince ?? null,
          isAdded: !goesOn(tour, day),
          isBookable: state === 'open' && guests < seats && isBookable(tour.schedule, day, now),
          ...pricesOn(tour, day),
        }
      })
    })
    .sort((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0))
}
