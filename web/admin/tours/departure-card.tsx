import { useTranslation } from 'react-i18next'
import type { BookingRow, DayAnswer, TourRow } from '../../../schema/api/admin-tours'
import { formatClock } from '../../../schema/time'
import { useLocale } from '../../lib/locale-context'
import { FactsLine } from '../../ui/facts'
import { statusAfter } from './check-in-queue'
import { CallOffButton, RunsButton } from './decide-buttons'
import { DepartureMark } from './departure-mark'
import { GuestCard } from './guest-card'
import { isSeated, tourTitle } from './tour-words'
import type { useCheckIns } from './use-check-ins'

type Departure = DayAnswer['departures'][number]

interface DepartureCardProps {
  departure: Departure
  tours: readonly TourRow[]
  checkIns: ReturnType<typeof useCheckIns>
  reload: () => void
}

const guestsOf = (rows: readonly BookingRow[]) =>
  rows.reduce((sum, { adults, children }) => sum + adults + children, 0)

export function DepartureCard({ departure, tours, checkIns, reload }: DepartureCardProps) {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  const { tour, day, startTime, seats, taken, leastGuests, state, runsSince, isAdded } = departure
  const { items, told, checkIn } = checkIns
  const id = `departure-${tour}`
  const shown = departure.bookings.map((booking) => ({
    ...booking,
    status: statusAfter(booking, items),
  }))
  const coming = shown.filter(({ status }) => isSeated(status))
  const here = coming.filter(({ status }) => status === 'checkedIn')
  const held = Math.max(0, taken - guestsOf(coming))
  return (
    <section aria-labelledby={id}>
      <div className="mb-3 flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
        <div>
          <h2 id={id} className="text-heading">
            {startTime && `${formatClock(startTime, locale)} · `}
            {tourTitle(tours, tour, locale)}
          </h2>
          <FactsLine
            className="text-muted"
            facts={[
              t('tours.departure.seats', { taken, seats }),
              ...(held > 0 ? [t('tours.departure.held', { count: held })] : []),
              ...(taken < leastGuests && !runsSince
                ? [t('tours.departure.least', { count: leastGuests })]
                : []),
              ...(isAdded ? [t('tours.departure.added')] : []),
            ]}
          />
          {coming.length > 0 && (
            <p role="status" className="font-semibold">
              {t('tours.departure.checkedIn', {
                checked: guestsOf(here),
                count: guestsOf(coming),
              })}
            </p>
          )}
        </div>
        <div className="flex flex-wrap items-center gap-2">
          <DepartureMark state={state} runs={runsSince !== null} />
          {state !== 'off' && !runsSince && <RunsButton day={day} tour={tour} reload={reload} />}
          {state !== 'off' && (
            <CallOffButton
              day={day}
              departures={[departure]}
              tours={tours}
              label={t('tours.decide.off')}
              reload={reload}
            />
          )}
        </div>
      </div>
      {shown.length === 0 ? (
        <p className="text-muted">{t('tours.day.noGuests')}</p>
      ) : (
        <ul className="grid gap-3 lg:grid-cols-2">
          {shown.map((booking) => (
            <GuestCard
              key={booking.code}
              booking={booking}
              isWaiting={items.some(({ code }) => code === booking.code)}
              told={told.find(({ code }) => code === booking.code)}
              onCheckIn={(what) => checkIn(booking.code, what)}
            />
          ))}
        </ul>
      )}
    </section>
  )
}
