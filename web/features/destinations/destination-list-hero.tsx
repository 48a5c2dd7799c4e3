import { memo } from 'react'
import { regions, type ShownDestinationSummary } from '../../content/destinations/types'
import { useTranslation } from '../../i18n/use-translation'
import { ListHero } from '../../ui/list-hero'

export const DestinationListHero = memo(function DestinationListHero({ destinations }: { destinations: ShownDestinationSummary[] }) {
  const { t } = useTranslation()
  const activities = destinations.reduce((sum, { activities: own }) => sum + own.length, 0)
  const counters = [
    { count: destinations.length, label: t('destinations.counters.destinations', { count: destinations.length }) },
    { count: activities, label: t('destinations.counters.activities', { count: activities }) },
    { count: regions.length, label: t('destinations.counters.regions', { count: regions.length }) },
  ]
  return <ListHero title={t('destinations.title')} intro={t('destinations.intro')} counters={counters} />
})
