import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import type { InOneLanguage } from '../../../schema/content/in-one-language'
import type { FeaturedPlace } from '../../../schema/content/views'
import { text } from '../../../schema/locale'
import { formatNumber, formatPrice } from '../../../schema/numbers'
import { fillPath, paths } from '../../../schema/paths'
import { monthNames } from '../../../schema/time'
import { HotelIconLink } from '../../domain/partners/hotel-icon-link'
import { useLocale } from '../../lib/locale-context'
import { useSiteSettings } from '../../lib/page-data'
import { Badge } from '../../ui/badge'
import { PosterCard } from '../../ui/poster-card'
import { Rating } from '../../ui/rating'
import { SectionHeading } from '../../ui/section-heading'

export const FeaturedDestinations = memo(function FeaturedDestinations({ places }: { places: InOneLanguage<FeaturedPlace>[] }) {
  const { t } = useTranslation('guides')
  const locale = useLocale()
  return (
    <section className="page mt-16" aria-labelledby="featured-destinations">
      <SectionHeading id="featured-destinations" title={t('placesTitle')} intro={t('placesIntro')} />
      <ul className="grid xs:grid-cols-2 gap-x-4 gap-y-8 md:grid-cols-3 md:gap-x-7 xl:grid-cols-6 xl:gap-x-5">
        {places.map((place) => {
          const name = text(place, 'name', locale)
          return (
            <li key={place.slug}>
              <PosterCard
                to={fillPath(paths.destination, { slug: place.slug })}
                title={name}
                picture={place.heroImageUrl}
                format="tall"
                kicker={<Badge tone={place.region}>{t(`regions.${place.region}`)}</Badge>}
              >
                <PlaceFacts place={place} />
                <div className="mt-auto flex items-center justify-between gap-2">
                  <Rating value={place.rating} />
                  <HotelIconLink place={place.slug} label={t('hotelsIn', { name })} />
                </div>
              </PosterCard>
            </li>
          )
        })}
      </ul>
    </section>
  )
})

function PlaceFacts({ place }: { place: InOneLanguage<FeaturedPlace> }) {
  const { t } = useTranslation('guides')
  const locale = useLocale()
  const { vndPerUsd } = useSiteSettings()
  const { count, priceRange } = place.accommodation
  const facts = [
    t('placeStays', { shown: formatNumber(count, locale) }),
    t('placePrice', { price: formatPrice(priceRange, locale, vndPerUsd) }),
    t('placeActivities', { count: place.activityCount }),
    t('placeMonths', { months: monthNames(place.bestMonths, locale).join(', ') }),
  ]
  return (
    <ul className="grid gap-1 text-muted">
      {facts.map((fact) => (
        <li key={fact} className="first-letter:uppercase">
          {fact}
        </li>
      ))}
    </ul>
  )
}
