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
import { planDate } from '../../../domain/plan/plan-days'
import { titleIn } from '../../../domain/plan/plan-things'
import { useLocale } from '../../../lib/locale-context'
import { control } from '../../../ui/form-controls'
import { changeItem, findStop, placeStop, removeItem, stepStop } from './edit'
import { usePlan } from './plan-context'
import { type StopProps, StopWords } from './plan-days'
import { type Control, nameOf, useEditing, useFocusBack, wantFocus } from './use-plan-editing'

const button =
  'plan-button inline-flex min-h-11 items-center justify-center gap-1.5 rounded-control ' +
  'border border-line bg-card px-2.5 text-sm font-semibold hover:border-ink'

const moves = [
  { step: -1, control: 'up', Icon: ArrowUp },
  { step: 1, control: 'down', Icon: ArrowDown },
] as const

export function StopRow({ thing }: StopProps) {
  const { t } = useTranslation('plan')
  const locale = useLocale()
  const { find } = usePlan()
  const { plan, change, open, setOpen, say, moveStop } = useEditing()
  const row = useRef<HTMLDivElement>(null)
  const name = nameOf(thing)
  const title = titleIn(thing, find, locale).value
  const isOpen = open === name
  useFocusBack(row, name)

  function move(step: -1 | 1, control: Control) {
    const next = stepStop(plan, thing, step)
    if (next === plan) return
    wantFocus(name, control)
    moveStop(next, thing, title)
  }

  function remove() {
    const all = planThings(plan)
    const index = all.findIndex((one) => nameOf(one) === name)
    const neighbour = all[index + 1] ?? all[index - 1]
    if (neighbour) wantFocus(nameOf(neighbour), 'remove')
    change(removeItem(plan, thing))
    say(`${t('removed')}: ${title}`)
  }

  return (
    <div ref={row} className="plan-stop grid gap-2 md:gap-4">
      <StopWords thing={thing} />
      <div data-print="hide" className="flex flex-wrap items-start gap-2">
        {isPlanStop(thing.kind) && (
          <>
            {moves.map(({ step, control, Icon }) => (
              <button
                key={control}
                type="button"
                data-control={control}
                aria-label={t(control, { title })}
                // Not `disabled`, which would lose the focus at the end of the list.
                aria-disabled={stepStop(plan, thing, step) === plan}
                onClick={() => move(step, control)}
                className={button}
              >
                <Icon className="size-5" />
              </button>
            ))}
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

const label = 'mb-1 block text-sm font-semibold'

function StopFields({ thing, title }: { thing: PlanThing; title: string }) {
  const { t } = useTranslation('plan')
  const locale = useLocale()
  const { plan, change, undone, moveStop } = useEditing()
  const id = useId()
  const name = nameOf(thing)
  const at = findStop(plan, thing)

  function moveTo({ target }: ChangeEvent<HTMLSelectElement>) {
    const next = placeStop(plan, thing, Number(target.value))
    wantFocus(name, 'day')
    moveStop(next, thing, title)
  }

  function changeTime({ target: { value } }: ChangeEvent<HTMLInputElement>) {
    if (value === '' || isPlanTime(value))
      change(changeItem(plan, thing, { time: value }), `time of ${name}`)
  }

  function changeNote({ target: { value } }: ChangeEvent<HTMLTextAreaElement>) {
    change(changeItem(plan, thing, { note: planText(value, maxPlanNote) }), `note of ${name}`)
  }

  return (
    // The fields are uncontrolled: Undo must remount them.
    <div
      key={undone}
      data-print="hide"
      className={
        'grid gap-3 rounded-card border border-line bg-card ' + 'plan-fields p-4 md:col-span-2'
      }
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
              {t('day', { day: day + 1 })} · {planDate(plan, day, locale, 'season')}
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
