import { eq } from 'drizzle-orm'
import type { Locale } from '../../../schema/locale'
import { tourReviews } from '../../../schema/tables/bookings'
import type { Database } from '../../platform/db/database'
import { ApiError } from '../../platform/http/errors'
import { type Booking, readBooking } from './queries'

/** The name that guests are called by: the last word in Vietnamese, the first in English. */
function firstName(name: string, language: Locale): string {
  const words = name.trim().split(/\s+/)
  return (language === 'vi' ? words.at(-1) : words[0]) ?? ''
}

/** Whether a guest who was there has said nothing yet. */
export async function mayReview(db: Database, { code, status }: Booking): Promise<boolean> {
  return status === 'checkedIn' && (await db.$count(tourReviews, eq(tourReviews.code, code))) === 0
}

/** Stores what a guest says, unpublished; the first word counts. Throws TOO_LATE. */
export async function storeReview(
  db: Database,
  { code, mark, text }: { code: string; mark: number; text: string },
  now: Date,
): Promise<Booking> {
  const booking = await readBooking(db, code)
  if (booking.status !== 'checkedIn') throw new ApiError('TOO_LATE')
  const { tour, name, language, day } = booking
  await db
    .insert(tourReviews)
    .values({
      code,
      tour,
      mark,
      text,
      firstName: firstName(name, language),
      language,
      month: day.slice(0, 7),
      createdAt: now.toISOString(),
    })
    .onConflictDoNothing()
  return booking
}
