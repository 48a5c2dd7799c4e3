import { useTranslation } from 'react-i18next'
import { monthNames } from '../../schema/time'
import { useLocale } from '../lib/locale-context'
import { useToday } from '../lib/page-data'

interface MonthDotsProps {
  /** 1 to 12. */
  months: readonly number[]
  className?: string
}

/** The year as twelve dots, the good months filled and the current one ringed. Screen readers get the months by name. */
export function MonthDots({ months, className = '' }: MonthDotsProps) {
  const { t } = useTranslation('shell')
  const locale = useLocale()
  const now = Number(useToday().slice(5, 7))
  return (
    <span className={`inline-flex items-center gap-1 ${className}`}>
      <span className="sr-only">{t('bestMonths', { months: monthNames(months, locale).join(', ') })}</span>
      {Array.from({ length: 12 }, (_, index) => index + 1).map((month) => (
        <span
          key={month}
          aria-hidden="true"
          className={`size-1.5 rounded-full border border-current ${months.includes(month) ? 'bg-current' : 'opacity-45'} ${month === now ? 'outline-1 outline-offset-2 outline-current' : ''}`}
        />
      ))}
    </span>
  )
}
