import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { regions, type ShownDestinationSummary } from '../../content/destinations/types'
import { ListHero } from '../../ui/list-hero'

export const DestinationListHero = memo(function DestinationListHero({ destinations }: { destinations: ShownDestinationSummary[] }) {
  const { t } = useTranslation('destinations')
  const activities = destinations.reduce((sum, { activities: own }) => sum + own.length, 0)
  const counters = [
    { count: destinations.length, label: t('counters.destinations', { count: destinations.length }) },
    { count: activities, label: t('counters.activities', { count: activities }) },
    { count: regions.length, label: t('counters.regions', { count: regions.length }) },
  ]
  return <ListHero title={t('title')} intro={t('intro')} counters={counters} />
})
