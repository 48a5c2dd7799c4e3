import { Printer } from 'lucide-react'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { DayAnswer } from '../../../schema/api/admin-tours'
import { addDays, formatDate, vietnamDay } from '../../../schema/time'
import { patternField, useListState } from '../../lib/list-state'
import { useLocale } from '../../lib/locale-context'
import { buttonStyles } from '../../ui/button-styles'
import { control } from '../../ui/form-controls'
import { EmptyState, LoadError } from '../../ui/states'
import { formatInstant } from '../kit/format-instant'
import { StepButtons } from '../kit/step-buttons'
import { ViewHeader } from '../kit/view-header'
import { Waiting } from '../waiting'
import { CodeField } from './code-field'
import { CallOffButton } from './decide-buttons'
import { DepartureCard } from './departure-card'
import { Manifest } from './manifest'
import { TourTabs } from './tour-tabs'
import { longDay } from './tour-words'
import { useCheckIns } from './use-check-ins'
import { useDay } from './use-day'

export function View() {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  const today = vietnamDay(Date.now())
  const fields = useMemo(
    () => ({ day: patternField(/^20\d\d-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/, today) }),
    [today],
  )
  const { state, set } = useListState(fields)
  const day = isRealDay(state.day) ? state.day : today
  const { answer, storedAt, error, retry } = useDay(day)
  return (
    <>
      <TourTabs part="day" />
      <ViewHeader
        title={
          day === today
            ? t('tours.day.today')
            : t('tours.day.title', { day: formatDate(day, locale, 'dayMonth') })
        }
        intro={longDay(day, locale)}
      >
        <DaySteps day={day} today={today} onChange={(next) => set({ day: next })} />
      </ViewHeader>
      {storedAt && (
        <p role="status" className="mb-4 font-semibold">
          {t('tours.day.stored', { time: formatInstant(storedAt, locale) })}
        </p>
      )}
      {error ? <LoadError error={error} onRetry={retry} /> : !answer && <Waiting />}
      {answer && <Departures key={day} answer={answer} reload={retry} />}
    </>
  )
}

/** The pattern of the address lets the 31st of every month pass. */
function isRealDay(day: string): boolean {
  const date = new Date(day)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day)
}

interface DayStepsProps {
  day: string
  today: string
  onChange: (day: string) => void
}

function DaySteps({ day, today, onChange }: DayStepsProps) {
  const { t } = useTranslation('admin')
  return (
    <>
      <StepButtons
        previous={{ label: t('tours.day.previous'), to: addDays(day, -1) }}
        next={{ label: t('tours.day.next'), to: addDays(day, 1) }}
        onChange={onChange}
      />
      <input
        type="date"
        aria-label={t('tours.day.choose')}
        value={day}
        onChange={({ target }) => target.value && onChange(target.value)}
        className={`${control} w-auto!`}
      />
      {day !== today && (
        <button type="button" className={buttonStyles.quiet} onClick={() => onChange(today)}>
          {t('tours.day.toToday')}
        </button>
      )}
    </>
  )
}

function Departures({ answer, reload }: { answer: DayAnswer; reload: () => void }) {
  const { t } = useTranslation('admin')
  const { day, departures } = answer
  const checkIns = useCheckIns(reload)
  const { items, failureText, flush } = checkIns
  const bookings = departures.flatMap((one) => one.bookings)
  const running = departures.filter(({ state }) => state !== 'off')
  return (
    <>
      {items.length > 0 && (
        <div
          role="status"
          className="mb-4 flex flex-wrap items-center gap-x-4 rounded-card border border-ink px-4 py-1"
        >
          <p className="font-semibold">
            {t('tours.checkIn.waiting', { count: items.length })}
            {failureText && <span className="block text-sm font-normal">{failureText}</span>}
          </p>
          <button type="button" className={buttonStyles.quiet} onClick={() => void flush()}>
            {t('tours.checkIn.sendNow')}
          </button>
        </div>
      )}
      {departures.length === 0 ? (
        <EmptyState title={t('tours.day.none')} text={t('tours.day.noneText')} as="h2" />
      ) : (
        <>
          {bookings.length > 0 && (
            <CodeField bookings={bookings} items={items} onCheckIn={checkIns.checkIn} />
          )}
          <div className="grid gap-6">
            {departures.map((departure) => (
              <DepartureCard
                key={departure.tour}
                departure={departure}
                tours={answer.tours}
                checkIns={checkIns}
                reload={reload}
              />
            ))}
          </div>
          <div className="mt-6 flex flex-wrap gap-2">
            {running.length > 1 && (
              <CallOffButton
                day={day}
                departures={running}
                tours={answer.tours}
                label={t('tours.decide.offDay')}
                reload={reload}
              />
            )}
            {bookings.length > 0 && (
              <button
                type="button"
                className={buttonStyles.secondary}
                onClick={() => window.print()}
              >
                <Printer className="size-4.5" />
                {t('tours.day.print')}
              </button>
            )}
          </div>
          <Manifest answer={answer} />
        </>
      )}
    </>
  )
}
