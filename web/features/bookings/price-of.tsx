import { useTranslation } from 'react-i18next'
import type { TourSchedule } from '../../../schema/content/tour-schedule'
import { depositOf, type Guests, type TourPrices, totalOf } from '../../../schema/tour-price'
import { useWords } from './words'

interface PriceOfProps {
  prices: TourPrices | undefined
  guests: Guests
  day: string | undefined
  schedule: TourSchedule
}

/** The sum of what is chosen, line by line. */
export function PriceOf({ prices, guests, day, schedule }: PriceOfProps) {
  const { t } = useTranslation('bookings')
  const { money, about, day: dayOf } = useWords()
  if (!prices || !day) return <p aria-live="polite">{t('chooseDay')}</p>
  const { adults, children } = guests
  const total = totalOf(prices, guests)
  const deposit = depositOf(total, schedule)
  return (
    <div aria-live="polite">
      <p className="font-semibold">{dayOf(day)}</p>
      <p className="mt-1 text-muted">
        {t('adultsLine', { count: adults, price: money(prices.adultPrice) })}
      </p>
      {children > 0 && (
        <p className="text-muted">
          {t('childrenLine', { count: children, price: money(prices.childPrice) })}
        </p>
      )}
      <p className="mt-2 flex flex-wrap items-baseline gap-x-3">
        <span className="font-semibold">{t('sum')}</span>
        <strong className="font-display text-3xl font-semibold">{money(total)}</strong>
        <span className="text-sm text-muted">{about(total)}</span>
      </p>
      {deposit > 0 && deposit < total && (
        <p className="mt-1 text-meta">
          {t('deposit', { amount: money(deposit), rest: money(total - deposit) })}
        </p>
      )}
    </div>
  )
}
