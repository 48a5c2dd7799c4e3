import { useTranslation } from 'react-i18next'
import { allMonths, monthNames, monthOf } from '../../schema/time'
import { useLocale } from '../lib/locale-context'
import { useToday } from '../lib/page-data'

interface MonthDotsProps {
  months: readonly number[]
  className: string
}

/** 8 × 4 units, 2 apart, with room for the ring. */
const tick = (month: number) => `M${(month - 1) * 10 + 2} 3h8v4h-8z`
const ring = (month: number) => `M${(month - 1) * 10} 1h12v8h-12zm1.5 1.5v5h9v-5z`

export function MonthDots({ months, className }: MonthDotsProps) {
  const { t } = useTranslation('shell')
  const locale = useLocale()
  const now = monthOf(useToday())
  const ticks = (good: boolean) =>
    allMonths
      .filter((month) => months.includes(month) === good)
      .map(tick)
      .join('')
  return (
    <svg
      role="img"
      aria-label={t('bestMonths', { months: monthNames([...months], locale).join(', ') })}
      viewBox="0 0 122 10"
      className={`h-2.5 w-30.5 ${className}`}
    >
      <path d={ticks(true) + ring(now)} fill="currentColor" fillRule="evenodd" />
      <path d={ticks(false)} fill="currentColor" opacity="0.3" />
    </svg>
  )
}
