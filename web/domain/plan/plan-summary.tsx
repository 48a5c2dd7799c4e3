import { useTranslation } from 'react-i18next'
import type { TripPlan, TripPlanThing } from '../../../schema/api/submissions'
import type { Locale } from '../../../schema/locale'
import { useLocale } from '../../lib/locale-context'
import { planDate } from './plan-days'

export function PlanSummary({ plan, wordsIn }: { plan: TripPlan; wordsIn?: Locale }) {
  const { t } = useTranslation('plan')
  const locale = useLocale()
  return (
    <ol className="grid gap-3">
      {plan.days.map((things, day) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a day is its number
        <li key={day} className="grid gap-x-4 sm:thumb-52">
          <p className="text-sm text-muted sm:pt-0.5">
            <span className="font-semibold text-ink">{t('day', { day: day + 1 })}</span> ·{' '}
            {planDate(plan, day, locale)}
          </p>
          {things.length > 0 ? (
            <Things things={things} wordsIn={wordsIn} />
          ) : (
            <p className="text-muted">{t('free')}</p>
          )}
        </li>
      ))}
      {plan.extras.length > 0 && (
        <li className="grid gap-x-4 sm:thumb-52">
          <p className="text-sm font-semibold sm:pt-0.5">{t('extras')}</p>
          <Things things={plan.extras} wordsIn={wordsIn} />
        </li>
      )}
    </ol>
  )
}

function Things({
  things,
  wordsIn,
}: {
  things: readonly TripPlanThing[]
  wordsIn: Locale | undefined
}) {
  return (
    <ul lang={wordsIn} className="min-w-0">
      {things.map((thing) => (
        <li key={`${thing.kind}:${thing.slug}`} className="wrap-anywhere">
          {'time' in thing && thing.time && <span className="font-semibold">{thing.time} </span>}
          {thing.title}
          {thing.note && <span className="block text-sm text-muted">{thing.note}</span>}
        </li>
      ))}
    </ul>
  )
}
