import { useTranslation } from 'react-i18next'
import { type DealWindow, dealDates } from '../../../schema/deal-dates'
import { formatDate } from '../../../schema/time'
import { useLocale } from '../../lib/locale-context'
import { useToday } from '../../lib/page-data'
import { allMonths, monthOf } from './season'

/** The twelve months, those in which the orchard is open filled: read as one sentence. */
export function SeasonBar({ window }: { window: DealWindow }) {
  const { t } = useTranslation('farm')
  const locale = useLocale()
  const today = useToday()
  const { validFrom, validTo } = dealDates(window, today)
  const [from, to] = [monthOf(validFrom), monthOf(validTo)]
  const isOpen = (month: number) => (from <= to ? month >= from && month <= to : month >= from || month <= to)
  return (
    <div>
      <p className="font-semibold">
        {t('season', { from: formatDate(validFrom, locale, 'season'), to: formatDate(validTo, locale, 'season') })}
      </p>
      <div aria-hidden="true" className="mt-2 flex max-w-md gap-1">
        {allMonths.map((month) => (
          <span key={month} className="flex-1 text-center text-xs">
            <span className={`mb-1 block h-2 rounded-full ${isOpen(month) ? 'bg-turmeric' : 'bg-current/25'}`} />
            <span className={month === monthOf(today) ? 'rounded-sm px-1 font-bold outline outline-current' : ''}>{month}</span>
          </span>
        ))}
      </div>
    </div>
  )
}
