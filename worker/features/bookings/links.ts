import type { DeploymentSettings } from '../../../schema/content/site-settings'
import { type Locale, localizedPath } from '../../../schema/locale'
import { paths } from '../../../schema/paths'
import { addDays } from '../../../schema/time'
import { readToken, signToken } from '../../platform/auth/signed-token'
import type { Database } from '../../platform/db/database'
import { ApiError } from '../../platform/http/errors'
import type { Booking } from './queries'

/** Days after the tour in which its link opens the booking. */
const linkDays = 90

/** The same as long as the day is. */
export function bookingToken(db: Database, { code, day }: Pick<Booking, 'code' | 'day'>) {
  const expiresAt = new Date(addDays(day, linkDays))
  return signToken(db, { name: 'booking', subject: code, expiresAt })
}

/** The code in a token. Throws NOT_FOUND for a forged or old one. */
export async function codeIn(db: Database, token: string, now: Date): Promise<string> {
  const code = await readToken(db, { name: 'booking', token, now })
  if (!code) throw new ApiError('NOT_FOUND')
  return code
}

type Page = 'booking' | 'voucher' | 'pretendPay'

interface Linked {
  page: Page
  token: string
  locale: Locale
}

export function bookingPath(
  { defaultLocale }: Pick<DeploymentSettings, 'defaultLocale'>,
  { page, token, locale }: Linked,
): string {
  const path = localizedPath(paths[page], locale, defaultLocale)
  return `${path}?${new URLSearchParams({ token })}`
}

export function bookingUrl(
  settings: Pick<DeploymentSettings, 'siteUrl' | 'defaultLocale'>,
  linked: Linked,
): string {
  return new URL(bookingPath(settings, linked), settings.siteUrl).href
}

export function calendarUrl({ siteUrl }: Pick<DeploymentSettings, 'siteUrl'>, token: string) {
  return `${siteUrl}/api/bookings/calendar.ics?${new URLSearchParams({ token })}`
}
