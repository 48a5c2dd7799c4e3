import { ChevronDown, RotateCcw, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { text } from '../../../../schema/locale'
import { paths } from '../../../../schema/paths'
import { planThings } from '../../../../schema/plan'
import { replaceOwnPlan, switchOwnPlan, useOwnPlan } from '../../../domain/plan/own-plan'
import { shortPlanRange } from '../../../domain/plan/plan-days'
import { toPlanLink } from '../../../domain/plan/plan-link'
import { usePlanThings } from '../../../domain/plan/plan-things'
import { type SavedItem, useSavedItems } from '../../../domain/saved/saved-items'
import { useLocale } from '../../../lib/locale-context'
import { LoadError } from '../../../ui/states'
import { showToast } from '../../../ui/toast-store'
import { arrange, type Placed, placeItem, toPlanItem } from './arrange'
import { changeDayCount } from './edit'
import { PlanContext, toShownPlan, usePlan } from './plan-context'

import { PlanBody, PlanOutline } from './plan-days'
import { PlanFrameFields, StartPlan, TripActions } from './start-plan'
import { StopRow } from './stop-row'
import { Tray } from './tray'
import { nameOf, PlanEditingContext, usePlanEditing } from './use-plan-editing'
import { usePlanTools } from './use-plan-tools'

export function OwnTrip() {
  const { t } = useTranslation(['plan', 'saved'])
  const locale = useLocale()
  const { plan, isBroken } = useOwnPlan()
  const saved = useSavedItems()
  const { find, places, error, retry } = usePlanThings(plan, { withPlaces: true })
  const placed = saved.map((item) => placeItem(toPlanItem(item, text(item, 'title', locale)), find))
  return (
    <>
      {isBroken && (
        <p role="status" className="mt-2 max-w-2xl font-semibold">
          {t('broken')}
        </p>
      )}
      {error !== undefined && (
        <div className="mt-6">
          <LoadError error={error} onRetry={retry} title={t('saved:someNotLoaded')} />
        </div>
      )}
      {plan ? (
        <PlanContext value={toShownPlan(plan, { find, places })}>
          <PlanEditor key={plan.id} saved={saved} placed={placed} />
        </PlanContext>
      ) : (
        saved.length > 0 && <StartPlan saved={saved} placed={placed} />
      )}
    </>
  )
}

interface PlanEditorProps {
  /** All saved items, in the plan or not; `placed` are the same with their places. */
  saved: readonly SavedItem[]
  placed: readonly Placed[]
}

function PlanEditor({ saved, placed }: PlanEditorProps) {
  const { t } = useTranslation('plan')
  const locale = useLocale()
  const shown = usePlan()
  const { plan, find } = shown
  const editing = usePlanEditing(plan)
  const { change, say, status } = editing

  function arrangeAgain() {
    const known = new Set(planThings(plan).map(nameOf))
    const others = planThings(plan).map((thing) => placeItem(thing, find))
    const unplanned = placed.filter(({ thing }) => !known.has(nameOf(thing)))
    change({ ...plan, ...arrange([...others, ...unplanned], plan.days.length) })
    say(t('arranged'))
  }

  function forget() {
    switchOwnPlan(undefined)
    showToast({
      title: t('forgotten'),
      action: { label: t('undo'), onClick: () => replaceOwnPlan(plan) },
    })
  }

  const changes = [
    { label: t('arrangeAgain'), Icon: RotateCcw, onClick: arrangeAgain },
    { label: t('forget'), Icon: Trash2, onClick: forget },
  ]
  return (
    <PlanEditingContext value={editing}>
      <details className="group max-w-3xl">
        <summary
          className={'flex min-h-11 cursor-pointer list-none items-center gap-2 font-semibold'}
        >
          {shortPlanRange(plan, locale)} · {t('days', { count: plan.days.length })}
          <ChevronDown
            data-print="hide"
            className="size-5 shrink-0 text-muted group-open:rotate-180"
          />
        </summary>
        <div data-print="hide" className="grid grid-cols-2 items-end gap-3 pt-1 pb-2">
          <PlanFrameFields
            start={plan.start}
            dayCount={plan.days.length}
            onStart={(start) => change({ ...plan, start }, 'start')}
            onDayCount={(count) => change(changeDayCount(plan, count), 'days')}
          />
        </div>
      </details>
      <TripActions
        formPath={`${paths.tripPlanning}?plan=${toPlanLink(plan).link}`}
        look="primary"
        tools={usePlanTools(shown)}
        changes={changes}
      />
      <PlanOutline />
      <p role="status" className="sr-only">
        {status}
      </p>
      <div className="plan-sides mt-6 flex flex-col gap-10 md:mt-8 lg:grid lg:gap-12">
        <div className="flex flex-col gap-10">
          <PlanBody saved={saved} Stop={StopRow} />
        </div>
        <Tray saved={saved} placed={placed} />
      </div>
    </PlanEditingContext>
  )
}
