import { useTranslation } from 'react-i18next'
import { type DealWindow, dealDates } from '../../../schema/deal-dates'
import { allMonths, formatDate, monthOf } from '../../../schema/time'
import { useLocale } from '../../lib/locale-context'
import { useToday } from '../../lib/page-data'

export function SeasonBar({ window }: { window: DealWindow }) {
  const { t } = useTranslation('farm')
  const locale = useLocale()
  const today = useToday()
  const { validFrom, validTo } = dealDates(window, today)
  const [from, to] = [monthOf(validFrom), monthOf(validTo)]
  const isOpen = (month: number) =>
    from <= to ? month >= from && month <= to : month >= from || month <= to
  return (
    <div className="grow">
      <p className="font-semibold">
        {t('season', {
          from: formatDate(validFrom, locale, 'season'),
          to: formatDate(validTo, locale, 'season'),
          year: validTo.slice(0, 4),
        })}
      </p>
      <div aria-hidden="true" className="mt-2 flex max-w-md gap-1">
        {allMonths.map((month) => (
          <span
            key={month}
            className={`season-month text-xs ${isOpen(month) ? 'season-open' : ''}`}
          >
            {month === monthOf(today) ? <b className="rounded px-1 outline">{month}</b> : month}
          </span>
        ))}
      </div>
    </div>
  )
}
