import type { FC } from 'react'
import { useTranslation } from 'react-i18next'
import { text } from '../../../../schema/locale'
import type { Plan, PlanThing } from '../../../../schema/plan'
import { planDate } from '../../../domain/plan/plan-days'
import type { FindThing } from '../../../domain/plan/plan-things'
import { useLocale } from '../../../lib/locale-context'
import { StopWords } from './stop-words'

interface PlanDaysProps {
  plan: Plan
  find: FindThing
  as: 'h2' | 'h3'
  /** Renders a stop; its words by default. */
  Stop?: FC<StopProps>
}

export interface StopProps {
  thing: PlanThing
  find: FindThing
}

export function PlanDays({ plan, find, as: Heading, Stop = StopWords }: PlanDaysProps) {
  const { t } = useTranslation('plan')
  const locale = useLocale()
  return (
    <ol className="flex flex-col gap-8">
      {plan.days.map((things, day) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a day is its number
        <li key={day} className="break-inside-avoid border-s-3 border-turmeric ps-4 md:ps-7">
          <Heading className="text-heading">
            {t('day', { day: day + 1 })}
            <span className="ms-3 inline-block font-sans text-sm font-normal text-muted">{planDate(plan, day, locale)}</span>
          </Heading>
          {things.length > 0 ? <Stops things={things} find={find} Stop={Stop} /> : <FreeDay plan={plan} day={day} find={find} />}
        </li>
      ))}
      {plan.extras.length > 0 && (
        <li className="break-inside-avoid border-s-3 border-line ps-4 md:ps-7">
          <Heading className="text-heading">{t('extras')}</Heading>
          <Stops things={plan.extras} find={find} Stop={Stop} />
        </li>
      )}
    </ol>
  )
}

function Stops({ things, find, Stop }: { things: readonly PlanThing[]; find: FindThing; Stop: FC<StopProps> }) {
  return (
    <ol className="mt-3 flex flex-col gap-4">
      {things.map((thing) => (
        <li key={`${thing.kind}:${thing.slug}`}>
          <Stop thing={thing} find={find} />
        </li>
      ))}
    </ol>
  )
}

/** A day without anything: one stays at the last destination before it. */
function FreeDay({ plan, day, find }: { plan: Plan; day: number; find: FindThing }) {
  const { t } = useTranslation('plan')
  const locale = useLocale()
  const last = plan.days
    .slice(0, day)
    .flat()
    .findLast(({ kind }) => kind === 'destination')
  const known = last && find(last)
  return <p className="mt-2 text-muted">{known ? t('stay', { place: text(known, 'title', locale) }) : t('free')}</p>
}
