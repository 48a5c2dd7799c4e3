import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import type { ShownGuide, ShownGuideSummary } from '../../../schema/content/views'
import { text } from '../../../schema/locale'
import { HotelIconLink } from '../../domain/partners/hotel-icon-link'
import { SaveButton } from '../../domain/saved/save-button'
import type { SavedItem } from '../../domain/saved/saved-items'
import { useLocale } from '../../lib/locale-context'
import { Badge } from '../../ui/badge'
import { PosterCard } from '../../ui/poster-card'
import { Rating } from '../../ui/rating'
import { guidePath } from './paths'

const placesShown = 2

export const GuideCard = memo(function GuideCard({ guide, priority }: { guide: ShownGuideSummary; priority: boolean }) {
  const { t } = useTranslation('guides')
  const locale = useLocale()
  const title = text(guide, 'title', locale)
  const places = guide.destinations.slice(0, placesShown).map((place) => text(place, 'name', locale))
  return (
    <PosterCard
      to={guidePath(guide.day)}
      title={title}
      picture={guide.imageUrl}
      priority={priority}
      text={text(guide, 'summary', locale)}
      corner={<SaveButton item={savedGuide(guide)} />}
      kicker={
        <>
          <span className="font-semibold text-accent">{t('day', { day: guide.day })}</span>
          <Badge>{t(`categories.${guide.category}`)}</Badge>
        </>
      }
    >
      <p className="text-muted">{places.join(' · ')}</p>
      <div className="mt-auto flex items-center justify-between gap-3 border-t border-line pt-2">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-muted">
          <Rating value={guide.rating} />
          <span>{text(guide, 'readTime', locale)}</span>
          <span>{t(`difficulties.${guide.difficulty}`)}</span>
        </p>
        <HotelIconLink place={guide.agodaSearchTerm} label={t('hotelsFor', { title })} />
      </div>
    </PosterCard>
  )
})

export function savedGuide({ day, titleVi, titleEn, imageUrl }: ShownGuide | ShownGuideSummary): SavedItem {
  return { kind: 'guide', slug: `day-${day}`, titleVi, titleEn, picture: imageUrl }
}
