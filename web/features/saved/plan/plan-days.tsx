import type { FC } from 'react'
import { useTranslation } from 'react-i18next'
import type { Plan, PlanThing } from '../../../../schema/plan'
import type { Journey } from '../../../domain/plan/journey'
import type { Leg } from '../../../domain/plan/legs'
import { planDate } from '../../../domain/plan/plan-days'
import type { FindThing } from '../../../domain/plan/plan-things'
import type { PlanWarning } from '../../../domain/plan/warnings'
import { useLocale } from '../../../lib/locale-context'
import { DayWarnings } from './day-warnings'
import { FreeDay } from './free-day'
import { LegLine } from './leg-line'
import { StopWords } from './stop-words'
import type { Nearby } from './suggest'

interface PlanDaysProps {
  plan: Plan
  find: FindThing
  journey: Journey
  warnings: readonly (readonly PlanWarning[])[]
  /** Day by day, for days without stops. */
  nearby: readonly (Nearby | undefined)[]
  Stop?: FC<StopProps>
  canAdd?: boolean
}

export interface StopProps {
  thing: PlanThing
  find: FindThing
}

const ticket = 'break-inside-avoid rounded-control border border-line bg-card px-4 py-3 md:px-6'

export function PlanDays({
  plan,
  find,
  journey,
  warnings,
  nearby,
  Stop = StopWords,
  canAdd = false,
}: PlanDaysProps) {
  const { t } = useTranslation('plan')
  const locale = useLocale()
  const legTo = (thing: PlanThing) =>
    journey.arrivals.find((arrival) => arrival.thing === thing)?.leg
  return (
    <ol className="flex flex-col gap-4">
      {plan.days.map((things, day) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a day is its number
        <li key={day} className={ticket}>
          <h2 className="ticket-head -mx-4 mb-4 flex flex-wrap items-baseline justify-between gap-x-3 px-4 pb-2 text-title md:-mx-6 md:px-6">
            {t('day', { day: day + 1 })}
            <span className="font-sans text-sm font-semibold">{planDate(plan, day, locale)}</span>
          </h2>
          <DayWarnings warnings={warnings[day] ?? []} find={find} />
          {things.length > 0 ? (
            <Stops things={things} find={find} legTo={legTo} Stop={Stop} />
          ) : (
            <FreeDay plan={plan} day={day} find={find} nearby={nearby[day]} canAdd={canAdd} />
          )}
        </li>
      ))}
      {plan.extras.length > 0 && (
        <li className={ticket}>
          <h2 className="ticket-head -mx-4 mb-4 px-4 pb-2 text-heading md:-mx-6 md:px-6">
            {t('extras')}
          </h2>
          <Stops things={plan.extras} find={find} Stop={Stop} />
        </li>
      )}
    </ol>
  )
}

interface StopsProps {
  things: readonly PlanThing[]
  find: FindThing
  legTo?: (thing: PlanThing) => Leg | undefined
  Stop: FC<StopProps>
}

function Stops({ things, find, legTo, Stop }: StopsProps) {
  return (
    <ol className="flex flex-col gap-4">
      {things.map((thing) => {
        const leg = legTo?.(thing)
        return (
          <li key={`${thing.kind}:${thing.slug}`}>
            {leg && <LegLine leg={leg} find={find} />}
            <Stop thing={thing} find={find} />
          </li>
        )
      })}
    </ol>
  )
}
