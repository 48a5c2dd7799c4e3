import { CalendarDays } from 'lucide-react'
import { type FC, type ReactNode, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { parseDayRange } from '../../../schema/day-range'
import { comingMonths, monthNames } from '../../../schema/time'
import { daysOf, type TravelDates } from '../../../schema/travel-dates'
import { loadTexts } from '../../i18n/i18n'
import { useLocale } from '../../lib/locale-context'
import { useScreenLocation } from '../../lib/navigation'
import { useToday } from '../../lib/page-data'
import { monthRow } from '../../ui/month-row'
import { QueryLink } from '../../ui/query-link'
import { showToast } from '../../ui/toast-store'
import { useChosenInView } from '../../ui/use-chosen-in-view'
import { loadPicker } from '../trips/load-picker'
import type { PickerProps } from '../trips/picker-dialog'
import { useTravelDates } from './use-travel-dates'
import { daysParameter, requestedDates, travelDatesText } from './words'

interface TravelDatesControlProps {
  /** Shown while no month is chosen; without it there is a cell for the whole year. */
  shownMonth?: number
  children?: ReactNode
  className?: string
}

export function TravelDatesControl({
  shownMonth,
  children,
  className = '',
}: TravelDatesControlProps) {
  const { t } = useTranslation('travel-dates')
  const locale = useLocale()
  const { pathname } = useScreenLocation()
  const { dates, text, choose } = useTravelDates()
  const row = useRef<HTMLUListElement>(null)
  const shown = text || String(shownMonth ?? '')
  useChosenInView(row, shown)
  const cells = [
    ...(shownMonth ? [] : [{ when: '', label: t('all') }]),
    ...comingMonths(useToday()).map((month) => ({
      when: String(month),
      label: monthNames([month], locale)[0],
    })),
  ]
  return (
    <div className={`page flex gap-2 ${className}`.trim()} data-print="hide">
      {children}
      <nav aria-label={t('question')} className="min-w-0 grow">
        <ul
          ref={row}
          className={`${monthRow.list} max-md:-me-4.5 max-md:pe-4.5 ${shownMonth ? 'lg:grid-cols-[repeat(12,1fr)_auto]' : 'lg:grid-cols-[auto_repeat(12,1fr)_auto]'}`}
        >
          {cells.map(({ when, label }) => (
            <li key={when} className={monthRow.item}>
              <QueryLink
                path={pathname}
                change={{ when }}
                aria-current={shown === when ? 'true' : undefined}
                onFollow={() => choose(when)}
                className={`${monthRow.cell} ${monthRow.chosen} lg:first:px-4`}
              >
                {label}
              </QueryLink>
            </li>
          ))}
          <li className={monthRow.item}>
            <ExactDays dates={dates} onChoose={choose} />
          </li>
        </ul>
      </nav>
    </div>
  )
}

interface ExactDaysProps {
  dates: TravelDates | undefined
  onChoose: (text: string) => void
}

/** The picker of the trip form writes into a hidden field. */
function ExactDays({ dates, onChoose }: ExactDaysProps) {
  const { t } = useTranslation(['travel-dates', 'shell'])
  const locale = useLocale()
  const today = useToday()
  const field = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const [opened, setOpened] = useState<{ Picker?: FC<PickerProps> | undefined }>()

  async function open() {
    setOpened({})
    try {
      const [Picker] = await Promise.all([loadPicker?.(), loadTexts(locale, ['trips'])])
      setOpened({ Picker })
    } catch (error) {
      setOpened(undefined)
      console.debug('the calendar could not be loaded', error)
      showToast({ title: t('shell:loadFailed'), destructive: true })
    }
  }

  function close() {
    setOpened(undefined)
    const chosen = parseDayRange(field.current?.value ?? '')
    if (chosen) onChoose(daysParameter(chosen))
  }

  const exact = dates && 'from' in dates ? dates : undefined
  const days = exact ? requestedDates(exact, locale, today) : ''

  return (
    <div className="relative size-full no-js:hidden">
      <input
        key={days}
        ref={field}
        tabIndex={-1}
        aria-hidden="true"
        defaultValue={days}
        className="pointer-events-none absolute start-0 bottom-0 size-0 opacity-0"
      />
      <button
        ref={button}
        type="button"
        aria-haspopup="dialog"
        aria-busy={opened && !opened.Picker}
        aria-current={exact ? 'true' : undefined}
        onClick={open}
        className={`${monthRow.cell} ${monthRow.chosen} whitespace-nowrap aria-busy:animate-pulse lg:flex-row! lg:gap-2! lg:px-4!`}
      >
        <CalendarDays aria-hidden="true" className="size-4.5 shrink-0" />
        {exact ? travelDatesText(exact, locale) : t('exact')}
      </button>
      {opened?.Picker && (
        <opened.Picker
          title={t('exact')}
          field={field}
          button={button}
          opensOn={dates && daysOf(dates, today).from}
          onClose={close}
        />
      )}
    </div>
  )
}
