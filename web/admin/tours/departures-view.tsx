import { Pencil, Plus } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { DepartureRow, DeparturesAnswer } from '../../../schema/api/admin-tours'
import { text } from '../../../schema/locale'
import { formatDate, vietnamDay } from '../../../schema/time'
import { patternField, useListState } from '../../lib/list-state'
import { useLocale } from '../../lib/locale-context'
import { buttonStyles } from '../../ui/button-styles'
import { PageSection } from '../../ui/error-boundary'
import { SiteLink } from '../../ui/site-link'
import { EmptyState, LoadError } from '../../ui/states'
import { daysOfMonth } from '../calendar/days-of-month'
import { useAdminData } from '../kit/admin-api'
import { lazyPart } from '../kit/lazy-part'
import { MonthSteps, Weekdays } from '../kit/month-grid'
import { ViewHeader } from '../kit/view-header'
import { Waiting } from '../waiting'
import { DepartureMark } from './departure-mark'
import { TourTabs } from './tour-tabs'
import { dayScreen, longDay, tourTitle } from './tour-words'

const DepartureDialog = lazyPart(
  ['tours'],
  async () => (await import('./departure-dialog')).DepartureDialog,
)

/** What the dialog changes, or the day that it adds. */
type Asked = { departure: DepartureRow } | { day: string }

export function View() {
  const { t } = useTranslation('admin')
  const thisMonth = vietnamDay(Date.now()).slice(0, 7)
  const fields = useMemo(
    () => ({ month: patternField(/^20\d\d-(?:0[1-9]|1[0-2])$/, thisMonth) }),
    [thisMonth],
  )
  const { state, set } = useListState(fields)
  const { month } = state
  const { data, error, isPrevious, retry } = useAdminData(
    `/api/admin/tours/departures?month=${month}`,
  )
  const [asked, setAsked] = useState<Asked>()
  return (
    <>
      <TourTabs part="departures" />
      <ViewHeader title={t('tours.departures.title')} intro={t('tours.departures.intro')}>
        {data && data.tours.length > 0 && (
          <button
            type="button"
            className={buttonStyles.secondary}
            onClick={() => setAsked({ day: '' })}
          >
            <Plus className="size-4.5" />
            {t('tours.departures.add')}
          </button>
        )}
      </ViewHeader>
      {error ? <LoadError error={error} onRetry={retry} /> : !data && <Waiting />}
      {data?.tours.length === 0 && (
        <EmptyState
          as="h2"
          title={t('tours.departures.noTours')}
          text={t('tours.departures.noToursText')}
        >
          <SiteLink to="/admin/content?kind=deal" className={buttonStyles.secondary}>
            {t('frame.nav.content')}
          </SiteLink>
        </EmptyState>
      )}
      {data && data.tours.length > 0 && (
        <>
          <MonthSteps
            month={month}
            thisMonth={thisMonth}
            onChange={(next) => set({ month: next })}
          />
          <Month month={month} answer={data} isPrevious={isPrevious} onAsk={setAsked} />
          <Schedules tours={data.tours} />
          {asked && (
            <PageSection>
              <DepartureDialog
                asked={asked}
                tours={data.tours}
                onSaved={retry}
                onClose={() => setAsked(undefined)}
              />
            </PageSection>
          )}
        </>
      )}
    </>
  )
}

function Schedules({ tours }: Pick<DeparturesAnswer, 'tours'>) {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  return (
    <ul className="mt-5">
      {tours.map((tour) => {
        const query = new URLSearchParams({ kind: 'deal', q: tour.titleVi || tour.titleEn })
        return (
          <li key={tour.slug}>
            <SiteLink to={`/admin/content?${query}`} className={buttonStyles.quiet}>
              {t('tours.departures.schedule', { tour: text(tour, 'title', locale) })}
            </SiteLink>
          </li>
        )
      })}
    </ul>
  )
}

interface MonthProps {
  month: string
  answer: DeparturesAnswer
  isPrevious: boolean
  onAsk: (asked: Asked) => void
}

function Month({ month, answer: { tours, departures }, isPrevious, onAsk }: MonthProps) {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  const today = vietnamDay(Date.now())
  const isOnly = tours.length === 1
  return (
    <>
      {!isPrevious && !departures.some(({ day }) => day.startsWith(month)) && (
        <p className="mb-3 text-muted">{t('tours.departures.nothing')}</p>
      )}
      <Weekdays />
      <ol className="grid gap-2 xl:grid-cols-7 xl:gap-1.5">
        {daysOfMonth(month).map((day) => {
          const own = departures.filter((one) => one.day === day)
          const isOutside = !day.startsWith(month)
          return (
            <li
              key={day}
              className={
                'min-w-0 items-center justify-between gap-2 rounded-control border border-line ' +
                `p-1.5 xl:min-h-28 ${isOnly ? 'max-xl:flex' : ''} ` +
                `${isOutside || own.length === 0 ? 'max-xl:hidden' : ''} ` +
                (isOutside ? 'bg-paper' : 'bg-card')
              }
            >
              <div className="flex items-center justify-between">
                <h3 className={`px-0.5 text-sm ${day < today ? 'text-muted' : 'font-semibold'}`}>
                  <span className="first-letter:uppercase xl:sr-only">{longDay(day, locale)}</span>
                  <span aria-hidden="true" className="hidden xl:inline">
                    {isOutside ? formatDate(day, locale, 'season') : Number(day.slice(8))}
                  </span>
                </h3>
                {day >= today && own.length < tours.length && (
                  <button
                    type="button"
                    aria-label={t('tours.departures.addOn', { day: formatDate(day, locale) })}
                    className={
                      'hidden size-9 items-center justify-center rounded-full ' +
                      'hover:bg-line/60 xl:inline-flex'
                    }
                    onClick={() => onAsk({ day })}
                  >
                    <Plus className="size-4" />
                  </button>
                )}
              </div>
              <ul className="grid gap-1">
                {own.map((departure) => (
                  <Departure
                    key={departure.tour}
                    departure={departure}
                    title={tourTitle(tours, departure.tour, locale)}
                    isOnly={isOnly}
                    onChange={() => onAsk({ departure })}
                  />
                ))}
              </ul>
            </li>
          )
        })}
      </ol>
    </>
  )
}

interface DepartureProps {
  departure: DepartureRow
  title: string
  /** There is but one tour, which needs no name. */
  isOnly: boolean
  onChange: () => void
}

function Departure({ departure, title, isOnly, onChange }: DepartureProps) {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  const { day, seats, taken, state, runsSince, isAdded } = departure
  const name = t('tours.departures.ofDay', { tour: title, day: formatDate(day, locale) })
  return (
    <li
      className={
        'flex items-center justify-between gap-1 text-sm/5 ' +
        (isOnly ? '' : 'rounded-control border border-line bg-paper px-1.5 py-1')
      }
    >
      <SiteLink
        to={dayScreen(day)}
        title={title}
        className="group grid min-w-0 content-center py-1.5 max-xl:min-h-11 xl:py-0"
      >
        <span className={isOnly ? 'sr-only' : 'xl:line-clamp-2'}>{name}</span>
        <b
          className={`block whitespace-nowrap group-hover:underline ${taken > seats ? 'text-bad' : ''}`}
        >
          {t('tours.departure.seats', { taken, seats })}
        </b>
        {isAdded && <span className="block text-muted">{t('tours.departure.added')}</span>}
        <DepartureMark state={state} runs={runsSince !== null} />
      </SiteLink>
      <button
        type="button"
        aria-label={`${t('tours.departures.editTitle')}: ${name}`}
        title={t('tours.departures.editTitle')}
        onClick={onChange}
        className={
          '-me-1 inline-flex size-11 shrink-0 items-center justify-center rounded-full ' +
          'hover:bg-line/60 xl:size-7'
        }
      >
        <Pencil className="size-4" />
      </button>
    </li>
  )
}
