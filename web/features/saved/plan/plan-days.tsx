import { Route } from 'lucide-react'
import type { FC } from 'react'
import { useTranslation } from 'react-i18next'
import { textIn } from '../../../../schema/locale'
import type { PlanRef, PlanThing } from '../../../../schema/plan'
import type { Leg } from '../../../domain/plan/legs'
import { planDate } from '../../../domain/plan/plan-days'
import { titleIn } from '../../../domain/plan/plan-things'
import { itemPath } from '../../../domain/saved/item-path'
import { useLocale } from '../../../lib/locale-context'
import { pictureSizes } from '../../../lib/picture-sizes'
import { Picture } from '../../../ui/picture'
import { SiteLink } from '../../../ui/site-link'
import { legWords } from './leg-words'
import { usePlan, usePlanWords } from './plan-context'
import { DayWarnings, FreeDay } from './plan-day'
import { PlanBudget, PlanMap } from './plan-overview'
import { type Nearby, suggestForFreeDays } from './suggest'

export interface StopProps {
  thing: PlanThing
}

interface PlanBodyProps {
  saved?: readonly PlanRef[]
  Stop?: FC<StopProps>
}

export function PlanBody({ saved = [], Stop = StopWords }: PlanBodyProps) {
  const { plan, find, places } = usePlan()
  return (
    <>
      <PlanDays nearby={suggestForFreeDays(plan, { places, find, saved })} Stop={Stop} />
      <PlanMap />
      <PlanBudget />
    </>
  )
}

const ticket = 'break-inside-avoid rounded-control border border-line bg-card px-4 py-3'

interface PlanDaysProps {
  nearby: readonly (Nearby | undefined)[]
  Stop: FC<StopProps>
}

function PlanDays({ nearby, Stop }: PlanDaysProps) {
  const { t } = useTranslation('plan')
  const locale = useLocale()
  const { plan, warnings } = usePlan()
  return (
    <ol className="flex flex-col gap-4">
      {plan.days.map((things, day) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a day is its number
        <li key={day} className={ticket}>
          <h2
            className={
              'ticket-head -mx-4 mb-4 flex flex-wrap items-baseline ' +
              'justify-between gap-x-3 px-4 pb-2 text-title'
            }
          >
            {t('day', { day: day + 1 })}
            <span className="font-sans text-sm font-semibold">{planDate(plan, day, locale)}</span>
          </h2>
          <DayWarnings warnings={warnings[day] ?? []} />
          {things.length > 0 ? (
            <Stops things={things} Stop={Stop} />
          ) : (
            <FreeDay day={day} nearby={nearby[day]} />
          )}
        </li>
      ))}
      {plan.extras.length > 0 && (
        <li className={ticket}>
          <h2 className="ticket-head -mx-4 mb-4 px-4 pb-2 text-heading">{t('extras')}</h2>
          <Stops things={plan.extras} Stop={Stop} />
        </li>
      )}
    </ol>
  )
}

function Stops({ things, Stop }: { things: readonly PlanThing[]; Stop: FC<StopProps> }) {
  const { arrivals } = usePlan().journey
  return (
    <ol className="flex flex-col gap-4">
      {things.map((thing) => {
        const leg = arrivals.find((arrival) => arrival.thing === thing)?.leg
        return (
          <li key={`${thing.kind}:${thing.slug}`}>
            {leg && <LegLine leg={leg} />}
            <Stop thing={thing} />
          </li>
        )
      })}
    </ol>
  )
}

function LegLine({ leg }: { leg: Leg }) {
  const words = usePlanWords()
  return (
    <p className="mb-3 flex max-w-prose gap-2 text-sm text-muted">
      <Route className="mt-0.5 size-4 shrink-0" />
      <span>{legWords(leg, words)}</span>
    </p>
  )
}

const link =
  'inline-flex min-h-11 items-center font-semibold underline ' +
  'decoration-1 underline-offset-4 hover:decoration-2'

export function PlanOutline() {
  const { journey, warnings } = usePlan()
  const { t } = useTranslation('journey')
  const count = warnings.flat().length
  if (journey.arrivals.length === 0) return null
  return (
    <p data-print="hide" className="mt-1 flex flex-wrap items-center gap-x-4 text-small">
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

export function StopWords({ thing }: StopProps) {
  const { t } = useTranslation('plan')
  const locale = useLocale()
  const { find } = usePlan()
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
            className="plan-picture rounded-control"
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
              className={
                'inline-block py-0.5 underline decoration-1 underline-offset-4 hover:decoration-2'
              }
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
        {thing.note && <p className="mt-1 border-s-2 border-line ps-3 text-small">{thing.note}</p>}
      </div>
    </div>
  )
}
