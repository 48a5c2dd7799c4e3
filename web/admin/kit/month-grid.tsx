import { utc } from '@date-fns/utc'
import { addMonths, format, parseISO } from 'date-fns'
import { useTranslation } from 'react-i18next'
import { languageTags } from '../../../schema/locale'
import { formatDate } from '../../../schema/time'
import { useLocale } from '../../lib/locale-context'
import { buttonStyles } from '../../ui/button-styles'
import { StepButtons } from './step-buttons'

interface MonthStepsProps {
  month: string
  thisMonth: string
  onChange: (month: string) => void
}

export function MonthSteps({ month, thisMonth, onChange }: MonthStepsProps) {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  const step = (count: number) =>
    format(addMonths(parseISO(`${month}-01`, { in: utc }), count), 'yyyy-MM')
  return (
    <div className="mb-3 flex flex-wrap items-center gap-x-3 gap-y-1">
      <h2 aria-live="polite" className="min-w-44 text-heading">
        {formatDate(`${month}-01`, locale, 'month')}
      </h2>
      <StepButtons
        previous={{ label: t('calendar.previous'), to: step(-1) }}
        next={{ label: t('calendar.next'), to: step(1) }}
        onChange={onChange}
      />
      {month !== thisMonth && (
        <button type="button" className={buttonStyles.quiet} onClick={() => onChange(thisMonth)}>
          {t('calendar.thisMonth')}
        </button>
      )}
    </div>
  )
}

/** 1 January 2024 was a Monday. */
const weekdays = [1, 2, 3, 4, 5, 6, 7].map((day) => new Date(Date.UTC(2024, 0, day)))

export function Weekdays() {
  const { bcp47 } = languageTags[useLocale()]
  return (
    <div
      aria-hidden="true"
      className="mb-1 hidden text-sm text-muted xl:grid xl:grid-cols-7 xl:gap-1.5"
    >
      {weekdays.map((day) => (
        <span key={day.getTime()} className="px-2 first-letter:uppercase">
          {day.toLocaleDateString(bcp47, { weekday: 'long', timeZone: 'UTC' })}
        </span>
      ))}
    </div>
  )
}
