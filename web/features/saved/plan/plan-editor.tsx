import { Undo2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { type Plan, planThings } from '../../../../schema/plan'
import { replaceOwnPlan } from '../../../domain/plan/own-plan'
import { planRange } from '../../../domain/plan/plan-days'
import type { FindThing } from '../../../domain/plan/plan-things'
import { useLocale } from '../../../lib/locale-context'
import { buttonStyles } from '../../../ui/button-styles'
import { showToast } from '../../../ui/toast-store'
import { arrange, type Placed, placeThing } from './arrange'
import { addThings, changeDayCount } from './edit'
import { PlanDays } from './plan-days'
import { PlanFrameFields } from './plan-frame-fields'
import { PlanTools } from './plan-tools'
import { StopRow } from './stop-row'
import { nameOf, PlanEditingContext, usePlanEditing } from './use-plan-editing'

interface PlanEditorProps {
  plan: Plan
  /** All saved things, in the plan or not. */
  placed: readonly Placed[]
  find: FindThing
}

export function PlanEditor({ plan, placed, find }: PlanEditorProps) {
  const { t } = useTranslation('plan')
  const locale = useLocale()
  const editing = usePlanEditing(plan)
  const { change, undo, canUndo, say, status } = editing
  const known = new Set(planThings(plan).map(nameOf))
  const unplanned = placed.filter(({ thing }) => !known.has(nameOf(thing)))

  function arrangeAgain() {
    const others = planThings(plan).map((thing) => placeThing(thing, find))
    change({ ...plan, ...arrange([...others, ...unplanned], plan.days.length) })
    say(t('arranged'))
  }

  function forget() {
    replaceOwnPlan(undefined)
    showToast({ title: t('forgotten'), action: { label: t('undo'), onClick: () => replaceOwnPlan(plan) } })
  }

  return (
    <PlanEditingContext value={editing}>
      <p className="mt-2 font-semibold">
        {planRange(plan, locale)} · {t('days', { count: plan.days.length })}
      </p>
      <PlanTools plan={plan} find={find} />
      <div data-print="hide" className="mt-8 grid max-w-3xl items-end gap-4 sm:grid-cols-2">
        <PlanFrameFields
          start={plan.start}
          dayCount={plan.days.length}
          onStart={(start) => change({ ...plan, start }, 'start')}
          onDayCount={(count) => change(changeDayCount(plan, count), 'days')}
        />
      </div>
      <div data-print="hide" className="mt-3 flex flex-wrap gap-x-5">
        <button type="button" className={`${buttonStyles.quiet} disabled:opacity-60`} onClick={undo} disabled={!canUndo}>
          <Undo2 aria-hidden="true" className="size-4.5" />
          {t('undo')}
        </button>
        <button type="button" className={buttonStyles.quiet} onClick={arrangeAgain}>
          {t('arrangeAgain')}
        </button>
        <button type="button" className={buttonStyles.quiet} onClick={forget}>
          {t('forget')}
        </button>
      </div>
      {unplanned.length > 0 && (
        <p data-print="hide" className="mt-3 flex flex-wrap items-center gap-x-4">
          {t('unplanned', { count: unplanned.length })}
          <button type="button" className={buttonStyles.quiet} onClick={() => change(addThings(plan, unplanned, placed))}>
            {t('addUnplanned')}
          </button>
        </p>
      )}
      <p role="status" className="sr-only">
        {status}
      </p>
      <div className="mt-8 max-w-3xl">
        <PlanDays plan={plan} find={find} as="h3" Stop={StopRow} />
      </div>
    </PlanEditingContext>
  )
}
