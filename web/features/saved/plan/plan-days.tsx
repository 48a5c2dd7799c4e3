import { Route } from 'lucide-react'
import type { FC } from 'react'
import { useTranslation } from 'react-i18next'
import { textIn } from '../../../../schema/locale'
import type { Plan, PlanThing } from '../../../../schema/plan'
import type { Journey } from '../../../domain/plan/journey'
import type { Leg } from '../../../domain/plan/legs'
import { planDate } from '../../../domain/plan/plan-days'
import { type FindThing, titleIn } from '../../../domain/plan/plan-things'
import type { PlanWarning } from '../../../domain/plan/warnings'
import { itemPath } from '../../../domain/saved/item-path'
import { useLocale } from '../../../lib/locale-context'
import { pictureSizes } from '../../../lib/picture-sizes'
import { Picture } from '../../../ui/picture'
import { SiteLink } from '../../../ui/site-link'
import { DayWarnings } from './day-warnings'
import { FreeDay } from './free-day'
import { legWords, usePlanWords } from './leg-words'
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

function LegLine({ leg, find }: { leg: Leg; find: FindThing }) {
  const words = usePlanWords(find)
  return (
    <p className="mb-3 flex max-w-prose gap-2 text-sm text-muted">
      <Route className="mt-0.5 size-4 shrink-0" />
      <span>{legWords(leg, words)}</span>
    </p>
  )
}

const link =
  'inline-flex min-h-11 items-center font-semibold underline decoration-1 underline-offset-4 hover:decoration-2'

export function PlanOutline({
  journey,
  warnings,
}: {
  journey: Journey
  warnings: readonly (readonly PlanWarning[])[]
}) {
  const { t } = useTranslation('journey')
  const count = warnings.flat().length
  if (journey.arrivals.length === 0) return null
  return (
    <p data-print="hide" className="mt-1 flex flex-wrap items-center gap-x-4 text-[0.9375rem]">
      {count > 0 && <span>{t('warnings.count', { count })}</span>}
      <a href="#plan-map" className={link}>
        {t('map.title')}
      </a>
      <a href="#budget" className={link}>
        {t('budget.short')}
      </a>
    </p>
  )
}

export function StopWords({ thing, find }: { thing: PlanThing; find: FindThing }) {
  const { t } = useTranslation('plan')
  const locale = useLocale()
  const known = find(thing)
  const title = titleIn(thing, find, locale)
  const address = known?.place && textIn(known.place, 'address', locale).value
  return (
    <div className="flex gap-3">
      {known?.picture && (
        <div className="shrink-0" data-print="hide">
          <Picture
            src={known.picture}
            alt=""
            format="square"
            sizes={pictureSizes.thumbnail}
            className="size-14 rounded-control"
          />
        </div>
      )}
      <div className="min-w-0 wrap-anywhere">
        <p className="font-semibold">
          {thing.time && <span className="me-2 text-accent">{thing.time}</span>}
          {known ? (
            <SiteLink
              to={itemPath(thing.kind, thing.slug, title.value)}
              lang={title.locale}
              className="inline-block py-0.5 underline decoration-1 underline-offset-4 hover:decoration-2"
            >
              {title.value}
            </SiteLink>
          ) : (
            title.value
          )}
        </p>
        <p className="text-sm text-muted">
          {known ? [t(`kinds.${thing.kind}`), address].filter(Boolean).join(' · ') : t('missing')}
        </p>
        {thing.note && (
          <p className="mt-1 border-s-2 border-line ps-3 text-[0.9375rem]">{thing.note}</p>
        )}
      </div>
    </div>
  )
}
