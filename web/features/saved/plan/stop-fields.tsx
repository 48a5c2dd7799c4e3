import { type ChangeEvent, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { isPlanTime, maxPlanNote, type PlanThing, planText } from '../../../../schema/plan'
import { planDate } from '../../../domain/plan/plan-days'
import { useLocale } from '../../../lib/locale-context'
import { control } from '../../../ui/form-controls'
import { changeThing, findStop, placeStop } from './edit'
import { nameOf, useEditing, wantFocus } from './use-plan-editing'

const label = 'mb-1 block text-sm font-semibold'

export function StopFields({ thing, title }: { thing: PlanThing; title: string }) {
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
