import { useTranslation } from 'react-i18next'
import { pagePart } from '../../ui/page-part'
import { EmptyState } from '../../ui/states'

/** The places of the season, which no usual first view shows. */
export const SeasonPlaces = pagePart(async () => (await import('./season-places')).SeasonPlaces)

interface NothingFoundProps {
  section: 'deals' | 'destinations' | 'shop' | 'topics'
  resetLabel: string
  onReset: () => void
}

export function NothingFound({ section, resetLabel, onReset }: NothingFoundProps) {
  const { t } = useTranslation(section)
  return (
    <>
      <EmptyState
        title={t('emptyTitle')}
        text={t('emptyText')}
        action={{ label: resetLabel, onClick: onReset }}
        isLarge
      />
      <SeasonPlaces className="mt-8" />
    </>
  )
}
