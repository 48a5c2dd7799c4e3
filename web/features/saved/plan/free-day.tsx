import { Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { text } from '../../../../schema/locale'
import { maxPlanThings, type Plan, type PlanRef } from '../../../../schema/plan'
import { dealsUnderWay } from '../../../domain/plan/journey'
import { type FindThing, titleIn } from '../../../domain/plan/plan-things'
import { useLocale } from '../../../lib/locale-context'
import { buttonStyles } from '../../../ui/button-styles'
import { showToast } from '../../../ui/toast-store'
import { putThing } from './edit'
import { type Nearby, stayOf } from './suggest'
import { ThingCard } from './thing-card'
import { nameOf, useEditing, wantFocus } from './use-plan-editing'

interface FreeDayProps {
  plan: Plan
  /** From 0. */
  day: number
  find: FindThing
  /** What there is to do near by. */
  nearby: Nearby | undefined
  /** Whether a press puts one of them into the day. */
  canAdd: boolean
}

/**
 * A day without anything: a deal that is under way, or where one stays and what there is to do near
 * by.
 */
export function FreeDay({ plan, day, find, nearby, canAdd }: FreeDayProps) {
  const { t } = useTranslation('plan')
  const locale = useLocale()
  const nameOfPlace = (ref: PlanRef | undefined) => {
    const known = ref && find(ref)
    return known && text(known, 'title', locale)
  }
  const [underWay] = dealsUnderWay(plan.days, day, find)
  if (underWay) {
    const { thing, dayOf, durationDays } = underWay
    return (
      <p className="mt-2 text-muted">
        {t('underWay', {
          title: titleIn(thing, find, locale).value,
          day: dayOf,
          days: durationDays,
        })}
      </p>
    )
  }
  const stay = nameOfPlace(stayOf(plan, day))
  const things = nearby?.things ?? []
  return (
    <>
      <p className="mt-2 text-muted">
        {stay ? t('stay', { place: stay }) : t('free')}
        {things.length > 0 && (
          <span data-print="hide">
            {' '}
            {stay ? t('nearby') : t('around', { place: nameOfPlace(nearby?.place) })}
          </span>
        )}
      </p>
      <ul data-print="hide" className="mt-3 grid gap-2 md:grid-cols-3">
        {things.map((ref) => {
          const thing = find(ref)
          return (
            thing && (
              <li key={nameOf(ref)}>
                <ThingCard thing={{ ...ref, ...thing }} line={t(`kinds.${ref.kind}`)}>
                  {canAdd && (
                    <AddButton thing={ref} day={day} title={text(thing, 'title', locale)} />
                  )}
                </ThingCard>
              </li>
            )
          )
        })}
      </ul>
    </>
  )
}

function AddButton({ thing, day, title }: { thing: PlanRef; day: number; title: string }) {
  const { t } = useTranslation('plan')
  const { plan, change, say } = useEditing()

  function add() {
    const next = putThing(plan, thing, day)
    if (next === plan)
      return showToast({ title: t('full', { max: maxPlanThings }), destructive: true })
    // The proposals go with the empty day: what was pressed becomes a stop.
    wantFocus(nameOf(thing), 'remove')
    change(next)
    say(t('moved', { title, day: day + 1, place: 1, count: 1 }))
  }

  return (
    <button
      type="button"
      aria-label={t('add', { title, day: day + 1 })}
      onClick={add}
      className={buttonStyles.iconPlain}
    >
      <Plus aria-hidden="true" className="size-5" />
    </button>
  )
}
