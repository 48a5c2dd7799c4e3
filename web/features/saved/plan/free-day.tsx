import { Plus } from 'lucide-react'
import { use } from 'react'
import { useTranslation } from 'react-i18next'
import { text } from '../../../../schema/locale'
import { maxPlanThings, type PlanRef } from '../../../../schema/plan'
import { dealsUnderWay } from '../../../domain/plan/long-deals'
import { titleIn } from '../../../domain/plan/plan-things'
import { useLocale } from '../../../lib/locale-context'
import { buttonStyles } from '../../../ui/button-styles'
import { showToast } from '../../../ui/toast-store'
import { putThing } from './edit'
import { usePlan } from './plan-context'
import { type Nearby, stayOf } from './suggest'
import { ThingCard } from './thing-card'
import { nameOf, PlanEditingContext, useEditing, wantFocus } from './use-plan-editing'

interface FreeDayProps {
  /** From 0. */
  day: number
  nearby: Nearby | undefined
}

export function FreeDay({ day, nearby }: FreeDayProps) {
  const { t } = useTranslation('plan')
  const locale = useLocale()
  const { plan, find } = usePlan()
  const isEditable = use(PlanEditingContext) !== undefined
  const nameOfPlace = (ref: PlanRef | undefined) => {
    const known = ref && find(ref)
    return known && text(known, 'title', locale)
  }
  const [underWay] = dealsUnderWay(plan.days, day, find)
  if (underWay) {
    const { thing, dayOf, durationDays } = underWay
    const title = titleIn(thing, find, locale).value
    return (
      <p className="mt-2 text-muted">{t('underWay', { title, day: dayOf, days: durationDays })}</p>
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
                  {isEditable && (
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
  const { plan, moveStop } = useEditing()

  function add() {
    const next = putThing(plan, thing, day)
    if (next === plan)
      return showToast({ title: t('full', { max: maxPlanThings }), destructive: true })
    // The suggestions disappear with the empty day: the added item becomes a stop.
    wantFocus(nameOf(thing), 'remove')
    moveStop(next, thing, title)
  }

  return (
    <button
      type="button"
      aria-label={t('add', { title, day: day + 1 })}
      onClick={add}
      className={buttonStyles.iconPlain}
    >
      <Plus className="size-5" />
    </button>
  )
}
