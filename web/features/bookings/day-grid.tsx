import { useTranslation } from 'react-i18next'
import type { TourDay } from '../../../schema/api/bookings'
import { formatNumber } from '../../../schema/numbers'
import { formatDate } from '../../../schema/time'
import type { Guests } from '../../../schema/tour-price'
import { useLocale } from '../../lib/locale-context'
import { daysOfMonth, weekOrder } from './month'
import { useWords } from './words'

interface DayGridProps {
  /** `YYYY-MM`. */
  month: string
  days: readonly TourDay[]
  guests: Guests
  chosen: string | undefined
}

const million = 1_000_000

export function DayGrid({ month, days, guests, chosen }: DayGridProps) {
  const { t } = useTranslation('bookings')
  const { before, all } = daysOfMonth(month)
  return (
    <div className="mt-3 day-grid">
      {weekOrder.map((weekday) => (
        <span key={weekday} aria-hidden="true" className="text-xs font-semibold text-muted">
          {t(`weekdaysShort.${weekday}`)}
        </span>
      ))}
      {before.map((weekday) => (
        <span key={`before ${weekday}`} aria-hidden="true" />
      ))}
      {all.map((day) => (
        <DayCell
          key={day}
          day={day}
          found={days.find((one) => one.day === day)}
          guests={guests}
          isChosen={day === chosen}
        />
      ))}
    </div>
  )
}

interface DayCellProps {
  day: string
  found: TourDay | undefined
  guests: Guests
  isChosen: boolean
}

function DayCell({ day, found, guests, isChosen }: DayCellProps) {
  const { t } = useTranslation('bookings')
  const locale = useLocale()
  const words = useWords()
  const number = Number(day.slice(8))
  if (!found || found.state === 'over') {
    return (
      <span aria-hidden="true" className="day-cell day-cell-shut day-cell-none">
        <b>{number}</b>
      </span>
    )
  }
  const { state, seatsLeft, adultPrice, runs } = found
  const count = guests.adults + guests.children
  if (state !== 'open' || seatsLeft < count) {
    const reason = state === 'open' ? t('notThatMany', { count }) : t(`state.${state}`)
    return (
      <span className="day-cell day-cell-shut">
        <b aria-hidden="true">{number}</b>
        <span className="sr-only">{formatDate(day, locale)}: </span>
        {reason}
      </span>
    )
  }
  const seats = t('seatsLeft', { count: seatsLeft })
  const label = t('dayLabel', { day: words.day(day), price: words.money(adultPrice), seats })
  return (
    <label className="day-cell">
      <input
        type="radio"
        name="day"
        value={day}
        required
        defaultChecked={isChosen}
        aria-label={runs ? `${label}, ${t('runs')}` : label}
      />
      <b>
        {number}
        {runs && <span aria-hidden="true"> ✓</span>}
      </b>
      <span className="block max-md:hidden">{words.money(adultPrice)}</span>
      <span className="block md:hidden">
        {t('short', { millions: formatNumber(adultPrice / million, locale) })}
      </span>
      <span className="block">{t('seatsShort', { count: seatsLeft })}</span>
    </label>
  )
}
