import { TriangleAlert } from 'lucide-react'
import { text } from '../../../../schema/locale'
import { fillPath, paths } from '../../../../schema/paths'
import type { PlanThing } from '../../../../schema/plan'
import { formatDate, formatMonth } from '../../../../schema/time'
import { weekdayName } from '../../../domain/plan/plan-days'
import { titleIn } from '../../../domain/plan/plan-things'
import type { PlanWarning } from '../../../domain/plan/warnings'
import { SiteLink } from '../../../ui/site-link'
import { hoursWords } from './leg-words'
import { usePlan, usePlanWords } from './plan-context'

export function DayWarnings({ warnings }: { warnings: readonly PlanWarning[] }) {
  const { t } = usePlanWords()
  const sentence = useSentence()
  if (warnings.length === 0) return null
  return (
    <ul className="mb-3 flex max-w-prose flex-col gap-2 text-[0.9375rem]">
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
      className="inline-block py-0.5 font-semibold underline decoration-1 underline-offset-4 hover:decoration-2"
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
