import { useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { calendarSorts } from '../../../schema/admin-fields'
import type { CalendarMark, CalendarMonth } from '../../../schema/api/admin-calendar'
import { text } from '../../../schema/locale'
import { vietnamDay } from '../../../schema/time'
import { patternField, useListState } from '../../lib/list-state'
import { useLocale } from '../../lib/locale-context'
import type { Remote } from '../../lib/use-api'
import { PageSection } from '../../ui/error-boundary'
import { LoadError } from '../../ui/states'
import { titleOf } from '../content/titles'
import { useAdminData } from '../kit/admin-api'
import { lazyPart } from '../kit/lazy-part'
import { MonthSteps, Weekdays } from '../kit/month-grid'
import { ViewHeader } from '../kit/view-header'
import { Waiting } from '../waiting'
import { Day } from './calendar-day'
import { Mark } from './calendar-mark'
import { daysOfMonth } from './days-of-month'
import { useMove } from './use-move'

const MoveDialog = lazyPart([], async () => (await import('./move-dialog')).MoveDialog)

export function View() {
  const { t } = useTranslation('admin')
  const today = vietnamDay(Date.now())
  const thisMonth = today.slice(0, 7)
  const fields = useMemo(
    () => ({
      month: patternField(/^20\d\d-(?:0[1-9]|1[0-2])$/, thisMonth),
      hide: patternField(/^[a-z,]{1,80}$/, ''),
    }),
    [thisMonth],
  )
  const { state, set } = useListState(fields)
  const remote = useAdminData(`/api/admin/calendar?month=${state.month}`)
  const hidden = state.hide.split(',')
  return (
    <>
      <ViewHeader title={t('calendar.title')} intro={t('calendar.intro')} />
      <MonthSteps month={state.month} thisMonth={thisMonth} onChange={(month) => set({ month })} />
      <SortChoices
        hidden={hidden}
        onChange={(sorts) => set({ hide: sorts.filter((sort) => sort !== '').join(',') })}
      />
      {remote.error ? (
        <LoadError error={remote.error} onRetry={remote.retry} />
      ) : (
        <Month month={state.month} today={today} hidden={hidden} remote={remote} />
      )}
    </>
  )
}

interface SortChoicesProps {
  hidden: readonly string[]
  onChange: (hidden: string[]) => void
}

function SortChoices({ hidden, onChange }: SortChoicesProps) {
  const { t } = useTranslation('admin')
  return (
    <fieldset className="mb-4">
      <legend className="sr-only">{t('calendar.show')}</legend>
      <div className="flex flex-wrap gap-x-5">
        {calendarSorts.map((sort) => {
          const others = hidden.filter((one) => one !== sort)
          return (
            <label key={sort} className="flex min-h-11 items-center gap-2">
              <input
                type="checkbox"
                checked={!hidden.includes(sort)}
                onChange={({ target }) => onChange(target.checked ? others : [...others, sort])}
                className="size-6 accent-action"
              />
              {t(`calendar.sorts.${sort}`)}
            </label>
          )
        })}
      </div>
      <p className="text-sm text-muted">{t('calendar.legend')}</p>
    </fieldset>
  )
}

interface MonthProps {
  month: string
  today: string
  hidden: readonly string[]
  remote: Remote<CalendarMonth>
}

/** Stays the same when a mark is moved, so that its button keeps the focus. */
const keyOf = ({ id, version, subject, languages }: CalendarMark) =>
  version === undefined ? id : `${subject} ${Object.keys(languages)}`

function Month({ month, today, hidden, remote }: MonthProps) {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  const move = useMove(remote)
  const moved = useRef<string>(undefined)
  const [asked, setAsked] = useState<CalendarMark>()
  if (!remote.data) return <Waiting />
  const shown = remote.data.marks.filter(({ sort }) => !hidden.includes(sort))

  const nameOf = ({ kind, ...mark }: CalendarMark) =>
    kind ? titleOf({ kind, ...mark }, locale, t) : text(mark, 'title', locale)

  function drop(id: string, day: string) {
    const mark = shown.find((one) => one.id === id)
    if (mark) void move(mark, day)
  }

  return (
    <>
      {remote.data.isCut && <p className="mb-3 text-sm">{t('calendar.cut')}</p>}
      {!shown.some(({ day }) => day.startsWith(month)) && !remote.isPrevious && (
        <p className="mb-3 text-muted">{t('calendar.empty')}</p>
      )}
      <Weekdays />
      <ol className="grid gap-2 xl:grid-cols-7 xl:gap-1.5">
        {daysOfMonth(month).map((day) => (
          <Day
            key={day}
            day={day}
            today={today}
            isOutside={!day.startsWith(month)}
            onDrop={(id) => drop(id, day)}
            marks={shown
              .filter((mark) => mark.day === day)
              .map((mark) => (
                <Mark
                  key={keyOf(mark)}
                  title={nameOf(mark)}
                  mark={mark}
                  moved={moved}
                  onMove={() => setAsked(mark)}
                />
              ))}
          />
        ))}
      </ol>
      {asked && (
        <PageSection>
          <MoveDialog
            mark={asked}
            title={nameOf(asked)}
            onMove={(day) => {
              moved.current = asked.id
              void move(asked, day)
            }}
            onClose={() => setAsked(undefined)}
          />
        </PageSection>
      )}
    </>
  )
}
