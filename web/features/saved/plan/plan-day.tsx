import { Plus, TriangleAlert } from 'lucide-react'
import { use } from 'react'
import { useTranslation } from 'react-i18next'
import { text } from '../../../../schema/locale'
import { fillPath, paths } from '../../../../schema/paths'
import { maxPlanThings, type PlanRef, type PlanThing } from '../../../../schema/plan'
import { formatDate, formatMonth } from '../../../../schema/time'
import { dealsUnderWay } from '../../../domain/plan/journey'
import { weekdayName } from '../../../domain/plan/plan-days'
import { titleIn } from '../../../domain/plan/plan-things'
import type { PlanWarning } from '../../../domain/plan/warnings'
import { useLocale } from '../../../lib/locale-context'
import { buttonStyles } from '../../../ui/button-styles'
import { SiteLink } from '../../../ui/site-link'
import { showToast } from '../../../ui/toast-store'
import { putItem } from './edit'
import { hoursWords } from './leg-words'
import { usePlan, usePlanWords } from './plan-context'
import { PlanItemCard } from './plan-item-card'
import { type Nearby, stayOf } from './suggest'
import { nameOf, PlanEditingContext, useEditing, wantFocus } from './use-plan-editing'

export function DayWarnings({ warnings }: { warnings: readonly PlanWarning[] }) {
  const { t } = usePlanWords()
  const sentence = useSentence()
  if (warnings.length === 0) return null
  return (
    <ul className="mb-3 flex max-w-prose flex-col gap-2 text-small">
      {warnings.map((warning) => (
        <li key={sentence(warning)} className="flex break-inside-avoid gap-2">
          <TriangleAlert className="mt-0.5 size-4.5 shrink-0 text-accent" />
          <span>
            <b>{t('warnings.sign')}:</b> {sentence(warning)}{' '}
            {warning.kind === 'month' && <MonthLink warning={warning} />}
          </span>
        </li>
      ))}
    </ul>
  )
}

function MonthLink({
  warning: { place, month },
}: {
  warning: Extract<PlanWarning, { kind: 'month' }>
}) {
  const { t, locale, nameOf } = usePlanWords()
  const [slug = ''] = place.destinations
  return (
    <SiteLink
      to={fillPath(paths.destinationMonth, { slug, month: String(month) })}
      data-print="hide"
      className={
        'inline-block py-0.5 font-semibold underline ' +
        'decoration-1 underline-offset-4 hover:decoration-2'
      }
    >
      {t('warnings.readMonth', { place: nameOf(slug), month: formatMonth(month, locale) })}
    </SiteLink>
  )
}

function useSentence(): (warning: PlanWarning) => string {
  const { find } = usePlan()
  const words = usePlanWords()
  const { t, locale, nameOf } = words
  const title = (thing: PlanThing) => titleIn(thing, find, locale).value
  const about = (hours: number) => hoursWords({ low: hours, high: hours }, words)
  return (warning) => {
    switch (warning.kind) {
      case 'ride':
        return t('warnings.ride', { hours: about(warning.hours) })
      case 'full':
        return warning.hours > 0
          ? t('warnings.full', { hours: about(warning.hours), count: warning.stops })
          : t('warnings.fullDay', { count: warning.stops })
      case 'month':
        return t(`warnings.${warning.verdict}`, {
          place: nameOf(warning.place.destinations[0] ?? ''),
          month: formatMonth(warning.month, locale),
        })
      case 'season':
        return t('warnings.season', {
          title: title(warning.thing),
          month: formatMonth(warning.month, locale),
        })
      case 'closed':
        return t('warnings.closed', {
          title: title(warning.thing),
          weekday: weekdayName(warning.weekday, locale),
        })
      case 'sight':
        return t('warnings.sight', {
          sight: text(warning.sight, 'name', locale),
          place: nameOf(warning.place.destinations[0] ?? ''),
          days: warning.sight.on.map((weekday) => weekdayName(weekday, locale)).join(', '),
        })
      case 'deal':
        return t('warnings.deal', {
          title: title(warning.thing),
          from: formatDate(warning.dates.validFrom, locale),
          to: formatDate(warning.dates.validTo, locale),
        })
      case 'long':
        return t('warnings.long', {
          title: title(warning.thing),
          days: warning.takes,
          count: warning.left,
        })
    }
  }
}

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
                <PlanItemCard item={{ ...ref, ...thing }} line={t(`kinds.${ref.kind}`)}>
                  {isEditable && (
                    <AddButton thing={ref} day={day} title={text(thing, 'title', locale)} />
                  )}
                </PlanItemCard>
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
    const next = putItem(plan, thing, day)
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
