import { addYears, format, parseISO } from 'date-fns'
import { useState } from 'react'
import { DayPicker } from 'react-day-picker'
import { enUS } from 'react-day-picker/locale/en-US'
import { vi } from 'react-day-picker/locale/vi'
import { useTranslation } from 'react-i18next'
import { type DayRange, formatDayRange, parseDayRange } from '../../../schema/day-range'
import { formatDate } from '../../../schema/time'
import { useLocale } from '../../lib/locale-context'
import { type PanelProps, PickerDialog, type PickerProps } from './picker-dialog'
import './travel-dates-picker.css'

const locales = { vi, en: enUS }
/** Monday in Vietnam, Sunday in the United States. */
const weekStarts = { vi: 1, en: 0 } as const
const yearsAhead = 3

const arrow =
  'travel-dates-arrow inline-flex size-11 items-center justify-center rounded-control hover:bg-line/60'
const classNames = {
  month: 'travel-dates-month grid items-center',
  month_caption: 'text-center font-semibold',
  button_previous: arrow,
  button_next: arrow,
  chevron: 'size-4.5 fill-current',
  month_grid: 'col-span-3 w-full table-fixed border-collapse',
  weekday: 'h-9 text-sm font-normal text-muted',
  week: 'h-11',
  day: 'p-0 text-center',
  day_button: 'travel-dates-day h-11 w-full rounded-control hover:bg-line/60',
  today: 'underline decoration-accent decoration-2 underline-offset-4',
  disabled: 'text-muted opacity-45',
  range_start: 'travel-dates-end',
  range_end: 'travel-dates-end',
  range_middle: 'travel-dates-between',
}

/** The first press chooses one day, the second the other end; the third starts again. */
function extend(range: DayRange | undefined, isFirstDay: boolean, day: Date): DayRange {
  if (!range || !isFirstDay) return { from: day, to: day }
  return day < range.from ? { from: day, to: range.from } : { from: range.from, to: day }
}

export function TravelDatesPicker(props: PickerProps) {
  return <PickerDialog {...props} Panel={TravelCalendar} />
}

function TravelCalendar({ value, opensOn, onChange }: PanelProps) {
  const { t } = useTranslation('trips')
  const locale = useLocale()
  const [today] = useState(() => new Date())
  const [range, setRange] = useState(() => parseDayRange(value))
  const [isFirstDay, setIsFirstDay] = useState(false)

  function choose(day: Date) {
    const next = extend(range, isFirstDay, day)
    setRange(next)
    setIsFirstDay(!(range && isFirstDay))
    onChange(formatDayRange(next, locale))
  }

  const first = range?.from ?? (opensOn === undefined ? today : parseISO(opensOn))
  const dates = range && formatDayRange(range, locale)
  return (
    <>
      <DayPicker
        mode="range"
        required
        navLayout="around"
        fixedWeeks
        locale={locales[locale]}
        weekStartsOn={weekStarts[locale]}
        today={today}
        startMonth={today}
        endMonth={addYears(today, yearsAhead)}
        defaultMonth={first > today ? first : today}
        disabled={{ before: today }}
        selected={range}
        onSelect={(_, day) => choose(day)}
        formatters={{
          formatCaption: (month) => formatDate(format(month, 'yyyy-MM-dd'), locale, 'month'),
          formatWeekdayName: (day) => format(day, 'EEEEE', { locale: locales[locale] }),
        }}
        classNames={classNames}
      />
      <p role="status" className="mt-2 min-h-10 text-sm text-muted">
        {!dates && t('pickers.firstDay')}
        {dates && (isFirstDay ? t('pickers.lastDay', { date: dates }) : dates)}
      </p>
    </>
  )
}
