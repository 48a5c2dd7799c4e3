import { regions, type ShownDestinationSummary } from '../../content/destinations/types'
import { useTranslation } from '../../i18n/use-translation'

export function DestinationListHero({ destinations }: { destinations: ShownDestinationSummary[] }) {
  const { t } = useTranslation()
  const activities = destinations.reduce((sum, { activities: own }) => sum + own.length, 0)
  const counters = [
    { count: destinations.length, label: t('destinations.counters.destinations', { count: destinations.length }) },
    { count: activities, label: t('destinations.counters.activities', { count: activities }) },
    { count: regions.length, label: t('destinations.counters.regions', { count: regions.length }) },
  ]
  return (
    <div className="bg-night text-on-night">
      <div className="page grid gap-6 pt-10 pb-16 md:pt-16 md:pb-20 lg:grid-cols-[1fr_auto] lg:items-end">
        <div className="max-w-2xl">
          <h1 className="text-display">{t('destinations.title')}</h1>
          <p className="mt-4 text-lg text-on-night-muted">{t('destinations.intro')}</p>
        </div>
        <dl className="flex gap-8">
          {counters.map(({ count, label }) => (
            <div key={label} className="flex flex-col-reverse">
              <dt className="text-sm text-on-night-muted">{label}</dt>
              <dd className="font-display text-4xl font-semibold text-turmeric">{count}</dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  )
}
