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
  /** What does not fit, day by day. */
  warnings: readonly (readonly PlanWarning[])[]
  /** What there is to do near by, day by day; for days without anything. */
  nearby: readonly (Nearby | undefined)[]
  /** Renders a stop; its words by default. */
  Stop?: FC<StopProps>
  /** Whether what is near by can be put into the day. */
  canAdd?: boolean
}

export interface StopProps {
  thing: PlanThing
  find: FindThing
}

export function PlanDays({ plan, find, journey, warnings, nearby, Stop = StopWords, canAdd = false }: PlanDaysProps) {
  const { t } = useTranslation('plan')
  const locale = useLocale()
  const legTo = (thing: PlanThing) => journey.arrivals.find((arrival) => arrival.thing === thing)?.leg
  return (
    <ol className="flex flex-col gap-8">
      {plan.days.map((things, day) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a day is its number
        <li key={day} className="break-inside-avoid border-s-3 border-turmeric ps-4 md:ps-7">
          <h2 className="text-heading">
            {t('day', { day: day + 1 })}
            <span className="ms-3 inline-block font-sans text-sm font-normal text-muted">{planDate(plan, day, locale)}</span>
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
        <li className="break-inside-avoid border-s-3 border-line ps-4 md:ps-7">
          <h2 className="text-heading">{t('extras')}</h2>
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
    <ol className="mt-3 flex flex-col gap-4">
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
