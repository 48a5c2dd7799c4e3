import { useTranslation } from 'react-i18next'
import { texts } from '../../../schema/locale'
import type { ShownDestination } from '../../content/destinations/types'
import { useLocale } from '../../lib/locale-context'

export function DestinationStats({ destination }: { destination: ShownDestination }) {
  const { t } = useTranslation('destinations')
  const locale = useLocale()
  const stats = [
    { label: t('stats.activities'), value: destination.activities.length },
    { label: `${t('stats.price')}, ${t('stats.perNight')}`, value: destination.accommodation.priceRange },
    { label: t('stats.months'), value: destination.bestTimeToVisit.months.length },
    { label: t('stats.specialties'), value: texts(destination, 'foodSpecialties', locale).length },
  ]
  return (
    <dl className="page grid grid-cols-2 gap-y-4 border-b border-line py-6 md:grid-cols-4">
      {stats.map(({ label, value }) => (
        <div key={label} className="flex flex-col-reverse">
          <dt className="text-sm text-muted">{label}</dt>
          <dd className="font-display text-3xl font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
