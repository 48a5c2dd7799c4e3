import type { DeploymentSettings } from '../../../schema/content/site-settings'
import { makeCalendar } from '../../../schema/ics'
import { text } from '../../../schema/locale'
import { site } from '../../../schema/site'
import type { Database } from '../../platform/db/database'
import { bookingUrl } from './links'
import type { Booking } from './queries'
import { findTour } from './tours'

/** An iCalendar file of the day; a calendar that has it already moves it. */
export async function bookingCalendar(
  db: Database,
  { code, tour: slug, day, language, terms, updatedAt }: Booking,
  { settings, token }: { settings: DeploymentSettings; token: string },
): Promise<string> {
  const tour = await findTour(db, slug, language)
  const title = tour ? text(tour.content, 'title', language) : site.name
  const productId = `-//${site.name}//Bookings//${language.toUpperCase()}`
  return makeCalendar({ productId, name: title }, [
    {
      uid: `${code}@${new URL(settings.siteUrl).host}`,
      stamp: new Date(updatedAt),
      at: { day, time: terms.startTime, hours: terms.hours },
      title,
      description: code,
      location: text(terms, 'meeting', language),
      geo: terms.meetingCoordinates,
      url: bookingUrl(settings, { page: 'voucher', token, locale: language }),
    },
  ])
}
