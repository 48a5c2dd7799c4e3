import { addYears, format, parseISO } from 'date-fns'
import { type MouseEvent, type RefObject, useId, useLayoutEffect, useRef, useState } from 'react'
import { DayPicker } from 'react-day-picker'
import { enUS } from 'react-day-picker/locale/en-US'
import { vi } from 'react-day-picker/locale/vi'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { type DayRange, formatDayRange, parseDayRange } from '../../../schema/day-range'
import { formatDate } from '../../../schema/time'
import { useLocale } from '../../lib/locale-context'
import { buttonStyles } from '../../ui/button-styles'
import { typeInto } from '../forms/use-draft'
import './travel-dates-picker.css'

const gapPx = 6
const edgePx = 16

/** Used on wide screens only: on a phone the dialog is a bottom sheet. */
function placeUnder(dialog: HTMLDialogElement, field: HTMLElement): void {
  const { left, bottom } = field.getBoundingClientRect()
  const maxLeft = document.documentElement.clientWidth - dialog.offsetWidth - edgePx
  dialog.style.setProperty(
    '--left',
    `${Math.max(edgePx, Math.min(left, maxLeft)) + window.scrollX}px`,
  )
  dialog.style.setProperty('--top', `${bottom + gapPx + window.scrollY}px`)
}

export interface PickerProps {
  title: string
  field: RefObject<HTMLInputElement | null>
  /** `YYYY-MM-DD`; the month to open if the field has no days. */
  opensOn?: string | undefined
  button: RefObject<HTMLButtonElement | null>
  onClose: () => void
}

export function TravelDatesPicker({ title, field, button, opensOn, onClose }: PickerProps) {
  const { t } = useTranslation('trips')
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)

  useLayoutEffect(() => {
    if (!dialog.current || !field.current) return
    dialog.current.showModal()
    placeUnder(dialog.current, field.current)
    dialog.current.scrollIntoView({ block: 'nearest' })
    dialog.current
      .querySelector<HTMLElement>('[role="gridcell"] [tabindex="0"]')
      ?.focus({ preventScroll: true })
  }, [field])

  function close() {
    onClose()
    button.current?.focus()
  }

  function closeFromOutside(event: MouseEvent<HTMLDialogElement>) {
    if (event.target === event.currentTarget) event.currentTarget.close()
  }

  // Outside of the form, which Enter would submit.
  return createPortal(
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard has Escape
    <dialog
      ref={dialog}
      aria-labelledby={id}
      onClose={close}
      onClick={closeFromOutside}
      className="travel-dates card-shadow"
    >
      <div>
        <h2 id={id} className="mb-2 text-heading">
          {title}
        </h2>
        <TravelCalendar field={field} opensOn={opensOn} />
        <button
          type="button"
          className={`${buttonStyles.primary} mt-4 w-full`}
          onClick={() => dialog.current?.close()}
        >
          {t('pickers.done')}
        </button>
      </div>
    </dialog>,
    document.body,
  )
}

const locales = { vi, en: enUS }
const weekStarts = { vi: 1, en: 0 } as const
const yearsAhead = 3

const arrow = `travel-dates-arrow ${buttonStyles.iconPlain}`
const classNames = {
  month: 'travel-dates-month grid items-center',
  month_caption: 'text-center font-semibold',
  button_previous: arrow,
  button_next: arrow,
  day_button: 'travel-dates-day hover:bg-tint',
  today: 'travel-dates-today',
  range_start: 'travel-dates-end',
  range_end: 'travel-dates-end',
  range_middle: 'travel-dates-between',
}

/** The first press chooses one day, the second the other end; the third starts again. */
function extend(range: DayRange | undefined, isFirstDay: boolean, day: Date): DayRange {
  if (!range || !isFirstDay) return { from: day, to: day }
  return day < range.from ? { from: day, to: range.from } : { from: range.from, to: day }
}

function TravelCalendar({ field, opensOn }: Pick<PickerProps, 'field' | 'opensOn'>) {
  const { t } = useTranslation('trips')
  const locale = useLocale()
  const [today] = useState(() => new Date())
  const [range, setRange] = useState(() => parseDayRange(field.current?.value ?? ''))
  const [isFirstDay, setIsFirstDay] = useState(false)

  function choose(day: Date) {
    const next = extend(range, isFirstDay, day)
    setRange(next)
    setIsFirstDay(!(range && isFirstDay))
    typeInto(field.current, formatDayRange(next, locale))
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
