import { useTranslation } from 'react-i18next'
import { monthNames } from '../../schema/time'
import { useLocale } from '../lib/locale-context'
import { useToday } from '../lib/page-data'

interface MonthDotsProps {
  /** 1 to 12. */
  months: readonly number[]
  className?: string
}

const step = 10
const circle = (month: number, radius: number) =>
  `M${(month - 0.5) * step - radius} 6a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0`

/** The year as twelve dots, the good months filled and the current one underlined. Screen readers get the months by name. */
export function MonthDots({ months, className = '' }: MonthDotsProps) {
  const { t } = useTranslation('shell')
  const locale = useLocale()
  const now = Number(useToday().slice(5, 7))
  const year = Array.from({ length: 12 }, (_, index) => index + 1)
  const dots = (good: boolean) =>
    year
      .filter((month) => months.includes(month) === good)
      .map((month) => circle(month, good ? 3.5 : 1.5))
      .join('')
  return (
    <svg
      role="img"
      aria-label={t('bestMonths', { months: monthNames([...months], locale).join(', ') })}
      viewBox="0 0 120 13"
      className={`h-[0.8125rem] w-30 ${className}`}
    >
      <path d={dots(true)} fill="currentColor" />
      <path d={dots(false)} fill="currentColor" opacity="0.6" />
      <path d={`M${(now - 1) * step + 1.5} 12.25h7`} stroke="currentColor" strokeWidth="1.5" />
    </svg>
  )
}
