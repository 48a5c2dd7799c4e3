import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import type { ShownDestinationSummary } from '../../../schema/content/views'
import { text } from '../../../schema/locale'
import { formatLowestPrice } from '../../../schema/numbers'
import { fillPath, paths } from '../../../schema/paths'
import { HotelIconLink } from '../../domain/partners/hotel-icon-link'
import { SaveButton } from '../../domain/saved/save-button'
import type { SavedItem } from '../../domain/saved/saved-items'
import { useLocale } from '../../lib/locale-context'
import { useSiteSettings } from '../../lib/page-data'
import { PlacePoster } from '../../ui/place-poster'

interface DestinationCardProps {
  destination: ShownDestinationSummary
  priority: boolean
}

/** Six facts of a place, which line up from card to card: name, what it is, good months, days, price, hotels. The rest is on its page. */
export const DestinationCard = memo(function DestinationCard({ destination, priority }: DestinationCardProps) {
  const { t } = useTranslation('destinations')
  const locale = useLocale()
  const { vndPerUsd } = useSiteSettings()
  const { slug, stayDays, activities, accommodation } = destination
  const name = text(destination, 'name', locale)
  const price = formatLowestPrice(accommodation.priceRange, locale, vndPerUsd)
  return (
    <PlacePoster
      look="row"
      to={fillPath(paths.destination, { slug })}
      name={name}
      label={t('exploreName', { name })}
      picture={destination.heroImageUrl}
      line={text(destination, 'tagline', locale) || text(destination, 'province', locale)}
      fact={stayDays ? t('days', { count: lastNumber(stayDays), shown: stayDays }) : t('activityCount', { count: activities.length })}
      months={destination.bestTimeToVisit.months}
      priority={priority}
      foot={
        <>
          <p className="grow text-[0.9375rem] leading-tight font-semibold text-balance md:text-base">{t('from', { price })}</p>
          <HotelIconLink place={slug} label={t('hotelsIn', { name })} />
          <div className="relative z-10">
            <SaveButton item={savedDestination(destination)} look="plain" />
          </div>
        </>
      }
    />
  )
})

/** Returns the last number of a text such as "2–3". */
function lastNumber(range: string): number {
  return Number(/\d+(?=\D*$)/.exec(range)?.[0] ?? 0)
}

export function savedDestination({ slug, nameVi, nameEn, heroImageUrl }: ShownDestinationSummary): SavedItem {
  return { kind: 'destination', slug, titleVi: nameVi, titleEn: nameEn, picture: heroImageUrl }
}
