import { holdMinutes } from '../../../schema/bookings'
import type { DeploymentSettings } from '../../../schema/content/site-settings'
import { text } from '../../../schema/locale'
import type { Database } from '../../platform/db/database'
import { ApiError } from '../../platform/http/errors'
import { logError } from '../../platform/log/log'
import type { PrivateSettings } from '../../platform/settings/private-settings'
import { bookingPath, bookingToken } from './links'
import { cardProvider } from './payments/provider'
import { type Booking, moneyOf, openAmount, selectPayments } from './queries'
import { findTour } from './tours'

interface Paying {
  settings: DeploymentSettings
  privateSettings: PrivateSettings
  now: Date
}

/**
 * Where the guest goes next: the provider's pay page for a card, else the voucher, which shows the
 * transfer. Throws PAYMENT_FAILED if the provider does not answer: nothing is charged then.
 */
export async function payingStep(
  db: Database,
  booking: Booking,
  { settings, privateSettings, now }: Paying,
): Promise<string> {
  const token = await bookingToken(db, booking)
  const cards = cardProvider(privateSettings)
  const voucher = { page: 'voucher', token, locale: booking.language } as const
  if (booking.method !== 'card' || !cards) return bookingPath(settings, voucher)
  const { status, language, tour: slug } = booking
  const amount = openAmount(booking, moneyOf(await selectPayments(db, booking.code)))
  if (amount <= 0) return bookingPath(settings, voucher)
  const tour = await findTour(db, slug, language)
  try {
    return await cards.openPayPage({
      booking,
      amount,
      title: tour ? text(tour.content, 'title', language) : slug,
      token,
      site: settings,
      closesAt:
        status === 'confirmed'
          ? new Date(now.getTime() + holdMinutes.card * 60_000).toISOString()
          : booking.heldUntil,
    })
  } catch (error) {
    logError('the pay page could not be opened', error)
    throw new ApiError('PAYMENT_FAILED', { cause: error })
  }
}
