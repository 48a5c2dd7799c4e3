import { useTranslation } from 'react-i18next'
import type { TourSchedule } from '../../../schema/content/tour-schedule'
import { weekdayOf } from '../../../schema/departures'
import { formatCash, formatPrice } from '../../../schema/numbers'
import { formatClock, formatDate, vietnamClock, vietnamDay } from '../../../schema/time'
import type { Guests } from '../../../schema/tour-price'
import { useLocale } from '../../lib/locale-context'
import { useSiteSettings, useToday } from '../../lib/page-data'
import { unbroken } from '../../lib/text'

/** Money and days of a booking in words; money is exact, so it is in đồng in both languages. */
export function useWords() {
  const { t } = useTranslation('bookings')
  const locale = useLocale()
  const today = useToday()
  const { vndPerUsd } = useSiteSettings()

  return {
    money: (vnd: number) =>
      unbroken(formatCash(vnd, locale)) || formatPrice(vnd, locale, vndPerUsd),
    /** In the guest's own currency, to compare; '' on Vietnamese pages. */
    about: (vnd: number) =>
      locale === 'vi' ? '' : t('about', { price: formatPrice(vnd, locale, vndPerUsd) }),
    day: (day: string) => `${t(`weekdays.${weekdayOf(day)}`)}, ${formatDate(day, locale)}`,
    clock: (time: string) => formatClock(time, locale),
    guests: ({ adults, children }: Guests) =>
      [
        t('summary.guestsAdults', { count: adults }),
        ...(children > 0 ? [t('summary.guestsChildren', { count: children })] : []),
      ].join(', '),
    heldUntil: (instant: string) => {
      const time = formatClock(vietnamClock(instant), locale)
      const day = vietnamDay(instant)
      return day === today
        ? t('held.until', { time })
        : t('held.untilDay', { time, day: formatDate(day, locale, 'dayMonth') })
    },
    cancellation: ({ cancellation }: TourSchedule) => {
      const steps = cancellation.toSorted((a, b) => b.days - a.days)
      const isUntilStart = steps.some(({ days }) => days === 0)
      return [
        ...steps.map(({ days, percent }) =>
          days === 0 ? t('cancelAnyTime', { percent }) : t('cancelStep', { days, percent }),
        ),
        ...(isUntilStart ? [] : [t('cancelLate')]),
      ]
    },
  }
}
