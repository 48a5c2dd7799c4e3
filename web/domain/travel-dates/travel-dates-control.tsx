import { CalendarDays } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { parseDayRange } from '../../../schema/day-range'
import { comingMonths, monthNames } from '../../../schema/time'
import { daysOf, type TravelDates } from '../../../schema/travel-dates'
import { useLocale } from '../../lib/locale-context'
import { useScreenLocation } from '../../lib/navigation'
import { useToday } from '../../lib/page-data'
import { useChosenInView } from '../../ui/filter-chips'
import { QueryLink } from '../../ui/query-link'
import { usePicker } from '../trips/use-picker'
import { useTravelDates } from './use-travel-dates'
import { daysParameter, requestedDates, travelDatesText } from './words'

interface TravelDatesControlProps {
  shownMonth?: number
  children?: ReactNode
  className: string
}

export function TravelDatesControl({ shownMonth, children, className }: TravelDatesControlProps) {
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
    <div className={`page flex gap-2 ${className}`} data-print="hide">
      {children}
      <nav aria-label={t('question')} className="min-w-0 grow">
        <ul ref={row} className={`chip-row month-row ${shownMonth ? '' : 'month-row-any'}`}>
          {cells.map(({ when, label }) => (
            <li key={when}>
              <QueryLink
                path={pathname}
                change={{ when }}
                aria-current={shown === when ? 'true' : undefined}
                onFollow={() => choose(when)}
                className="chip size-full"
              >
                {label}
              </QueryLink>
            </li>
          ))}
          <li>
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

function ExactDays({ dates, onChoose }: ExactDaysProps) {
  const { t } = useTranslation('travel-dates')
  const locale = useLocale()
  const today = useToday()
  const field = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const picker = usePicker()

  function close() {
    picker.close()
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
        aria-busy={picker.isLoading}
        aria-current={exact ? 'true' : undefined}
        onClick={picker.open}
        className="chip size-full whitespace-nowrap"
      >
        <CalendarDays className="size-4.5 shrink-0" />
        {exact ? travelDatesText(exact, locale) : t('exact')}
      </button>
      {picker.Picker && (
        <picker.Picker
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
