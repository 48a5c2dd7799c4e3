import { ArrowDown, ArrowUp, Clock, X } from 'lucide-react'
import { type ChangeEvent, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import {
  isPlanStop,
  isPlanTime,
  maxPlanNote,
  type PlanThing,
  planText,
  planThings,
} from '../../../../schema/plan'
import { shortPlanDate } from '../../../domain/plan/plan-days'
import { titleIn } from '../../../domain/plan/plan-things'
import { useLocale } from '../../../lib/locale-context'
import { control } from '../../../ui/form-controls'
import { changeThing, findStop, moveStop, placeStop, removeThing } from './edit'
import { type StopProps, StopWords } from './plan-days'
import { type Control, nameOf, useEditing, useFocusBack, wantFocus } from './use-plan-editing'

const button =
  'inline-flex min-h-11 min-w-11 items-center justify-center gap-1.5 rounded-control border border-line bg-card px-2.5 text-sm font-semibold hover:border-ink aria-disabled:cursor-not-allowed aria-disabled:opacity-60 aria-disabled:hover:border-line'

export function StopRow({ thing, find }: StopProps) {
  const { t } = useTranslation('plan')
  const locale = useLocale()
  const { plan, change, open, setOpen, say } = useEditing()
  const row = useRef<HTMLDivElement>(null)
  const name = nameOf(thing)
  const title = titleIn(thing, find, locale).value
  const isOpen = open === name
  useFocusBack(row, name)

  function move(step: -1 | 1, control: Control) {
    const next = moveStop(plan, thing, step)
    const at = findStop(next, thing)
    if (next === plan || !at) return
    wantFocus(name, control)
    change(next)
    say(
      t('moved', {
        title,
        day: at.day + 1,
        place: at.place + 1,
        count: next.days[at.day]?.length ?? 0,
      }),
    )
  }

  function remove() {
    const all = planThings(plan)
    const index = all.findIndex((one) => nameOf(one) === name)
    const neighbour = all[index + 1] ?? all[index - 1]
    if (neighbour) wantFocus(nameOf(neighbour), 'remove')
    change(removeThing(plan, thing))
    say(`${t('removed')}: ${title}`)
  }

  return (
    <div ref={row} className="grid gap-2 md:grid-cols-[1fr_auto] md:gap-4">
      <StopWords thing={thing} find={find} />
      <div data-print="hide" className="flex flex-wrap items-start gap-2">
        {isPlanStop(thing.kind) && (
          <>
            <MoveButton
              thing={thing}
              step={-1}
              label={t('up', { title })}
              onMove={() => move(-1, 'up')}
            />
            <MoveButton
              thing={thing}
              step={1}
              label={t('down', { title })}
              onMove={() => move(1, 'down')}
            />
            <button
              type="button"
              aria-expanded={isOpen}
              aria-label={t('edit', { title })}
              onClick={() => setOpen(isOpen ? undefined : name)}
              className={button}
            >
              <Clock className="size-4.5" />
              {t('editShort')}
            </button>
          </>
        )}
        <button
          type="button"
          data-control="remove"
          aria-label={t('remove', { title })}
          onClick={remove}
          className={button}
        >
          <X className="size-4.5" />
        </button>
      </div>
      {isOpen && <StopFields thing={thing} title={title} />}
    </div>
  )
}

function MoveButton({
  thing,
  step,
  label,
  onMove,
}: {
  thing: PlanThing
  step: -1 | 1
  label: string
  onMove: () => void
}) {
  const { plan } = useEditing()
  const Icon = step < 0 ? ArrowUp : ArrowDown
  return (
    <button
      type="button"
      data-control={step < 0 ? 'up' : 'down'}
      aria-label={label}
      // Not `disabled`, which would lose the focus at the end of the list.
      aria-disabled={moveStop(plan, thing, step) === plan}
      onClick={onMove}
      className={button}
    >
      <Icon className="size-5" />
    </button>
  )
}

const label = 'mb-1 block text-sm font-semibold'

function StopFields({ thing, title }: { thing: PlanThing; title: string }) {
  const { t } = useTranslation('plan')
  const locale = useLocale()
  const { plan, change, undone, say } = useEditing()
  const id = useId()
  const name = nameOf(thing)
  const at = findStop(plan, thing)

  function moveTo({ target }: ChangeEvent<HTMLSelectElement>) {
    const day = Number(target.value)
    const next = placeStop(plan, thing, day)
    wantFocus(name, 'day')
    change(next)
    const count = next.days[day]?.length ?? 0
    say(t('moved', { title, day: day + 1, place: count, count }))
  }

  function changeTime({ target: { value } }: ChangeEvent<HTMLInputElement>) {
    if (value === '' || isPlanTime(value))
      change(changeThing(plan, thing, { time: value }), `time of ${name}`)
  }

  function changeNote({ target: { value } }: ChangeEvent<HTMLTextAreaElement>) {
    change(changeThing(plan, thing, { note: planText(value, maxPlanNote) }), `note of ${name}`)
  }

  return (
    // The fields are uncontrolled: Undo must remount them.
    <div
      key={undone}
      data-print="hide"
      className="grid gap-3 rounded-card border border-line bg-card p-4 sm:grid-cols-[1fr_9rem] md:col-span-2"
    >
      <div>
        <label htmlFor={`${id}-day`} className={label}>
          {t('moveTo')}
        </label>
        <select
          id={`${id}-day`}
          data-control="day"
          value={at?.day}
          onChange={moveTo}
          className={control}
        >
          {plan.days.map((_, day) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a day is its number
            <option key={day} value={day}>
              {t('day', { day: day + 1 })} · {shortPlanDate(plan, day, locale)}
            </option>
          ))}
        </select>
      </div>
      <div>
        <label htmlFor={`${id}-time`} className={label}>
          {t('time')}
        </label>
        <input
          id={`${id}-time`}
          type="time"
          defaultValue={thing.time}
          onChange={changeTime}
          className={control}
        />
      </div>
      <div className="sm:col-span-2">
        <label htmlFor={`${id}-note`} className={label}>
          {t('note')}
        </label>
        <textarea
          id={`${id}-note`}
          rows={2}
          maxLength={maxPlanNote}
          defaultValue={thing.note}
          onChange={changeNote}
          aria-describedby={`${id}-hint`}
          className={`${control} py-2`}
        />
        <p id={`${id}-hint`} className="mt-1 text-sm text-muted">
          {t('noteHint')}
        </p>
      </div>
    </div>
  )
}
