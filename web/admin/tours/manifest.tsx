import { useTranslation } from 'react-i18next'
import type { DayAnswer } from '../../../schema/api/admin-tours'
import { formatDong } from '../../../schema/numbers'
import { formatClock } from '../../../schema/time'
import { useLocale } from '../../lib/locale-context'
import { formatInstant } from '../kit/format-instant'
import { guestsText, isSeated, longDay, restOf, tourTitle } from './tour-words'

/** The guests of a day on paper. */
export function Manifest({ answer: { day, departures, tours } }: { answer: DayAnswer }) {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  return (
    <div className="alone-on-paper hidden print:block">
      <p className="text-lg font-semibold">{longDay(day, locale)}</p>
      <p>{t('tours.day.printed', { time: formatInstant(new Date().toISOString(), locale) })}</p>
      {departures.map(({ tour, startTime, taken, seats, bookings }) => (
        <table key={tour} className="mt-4 w-full text-sm">
          <caption className="mb-1 text-start font-semibold">
            {startTime && formatClock(startTime, locale)} {tourTitle(tours, tour, locale)},{' '}
            {t('tours.departure.seats', { taken, seats })}
          </caption>
          <thead>
            <tr className="border-b border-ink text-start">
              {(['guest', 'people', 'code', 'total'] as const).map((name) => (
                <th key={name} scope="col" className="py-1 pe-2 text-start">
                  {name === 'total' ? t('tours.booking.rest') : t(`tours.bookings.${name}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {bookings
              .filter(({ status }) => isSeated(status))
              .map((booking) => (
                <tr key={booking.code} className="break-inside-avoid border-b border-line">
                  <th scope="row" className="py-1.5 pe-2 text-start align-top font-normal">
                    <b>{booking.name}</b>, {booking.phone}
                    {[booking.diet, booking.pickUp, booking.note]
                      .filter((words) => words !== '')
                      .map((words) => (
                        <span key={words} className="block">
                          {words}
                        </span>
                      ))}
                  </th>
                  <td className="py-1.5 pe-2 align-top">{guestsText(booking, t)}</td>
                  <td className="py-1.5 pe-2 align-top">{booking.code}</td>
                  <td className="py-1.5 align-top">{formatDong(restOf(booking), locale)}</td>
                </tr>
              ))}
          </tbody>
        </table>
      ))}
    </div>
  )
}
