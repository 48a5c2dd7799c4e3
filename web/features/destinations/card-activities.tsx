import { useTranslation } from 'react-i18next'
import type { ShownActivitySummary } from '../../../schema/content/views'
import { text } from '../../../schema/locale'
import { useLocale } from '../../lib/locale-context'
import { Rating } from '../../ui/rating'
import { PriceText } from './activity-card'

const activitiesShown = 4

export function CardActivities({ activities }: { activities: ShownActivitySummary[] }) {
  const { t } = useTranslation('destinations')
  const locale = useLocale()
  return (
    <div className="text-sm">
      <h4 className="mb-1.5 font-semibold">{t('topActivities')}</h4>
      <ul className="flex flex-col gap-1.5">
        {activities.slice(0, activitiesShown).map((activity) => (
          <li key={activity.id} className="flex justify-between gap-3">
            <span>
              {text(activity, 'name', locale)}
              <span className="block text-muted first-letter:uppercase">
                <PriceText priceRange={activity.priceRange} /> · {text(activity, 'duration', locale)}
              </span>
            </span>
            <Rating value={activity.rating} />
          </li>
        ))}
      </ul>
      {activities.length > activitiesShown && (
        <p className="mt-1.5 text-muted">{t('moreActivities', { count: activities.length - activitiesShown })}</p>
      )}
    </div>
  )
}
