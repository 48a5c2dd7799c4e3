import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import type { BookingView } from '../../../schema/api/bookings'
import { useWords } from './words'

/** What is booked, and the money so far. */
export function BookingSummary({ booking }: { booking: BookingView }) {
  const { t } = useTranslation('bookings')
  const words = useWords()
  const { code, status, day, terms, total, paid, refunded, name, diet, pickUp, note } = booking
  const rest = total - (paid - refunded)
  const facts = [
    ['code', status === 'held' ? '' : code],
    ['day', words.day(day)],
    ['time', words.clock(terms.startTime)],
    ['guests', words.guests(booking)],
    ['name', name],
    ['diet', diet],
    ['pickUp', pickUp],
    ['note', note],
    ['total', words.money(total)],
    ['paid', paid > 0 ? words.money(paid) : ''],
    ['refunded', refunded > 0 ? words.money(refunded) : ''],
    ['rest', status === 'confirmed' && rest > 0 ? words.money(rest) : ''],
  ] as const
  return (
    <dl className="booking-facts">
      {facts.map(
        ([key, value]) =>
          value && (
            <Fragment key={key}>
              <dt>{t(`summary.${key}`)}</dt>
              <dd>{value}</dd>
            </Fragment>
          ),
      )}
    </dl>
  )
}
