import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import type { InOneLanguage } from '../../../schema/content/in-one-language'
import type { FeaturedPlace } from '../../../schema/content/views'
import { text } from '../../../schema/locale'
import { formatLowestPrice } from '../../../schema/numbers'
import { fillPath, paths } from '../../../schema/paths'
import { HotelIconLink } from '../../domain/partners/hotel-icon-link'
import { useLocale } from '../../lib/locale-context'
import { useSiteSettings } from '../../lib/page-data'
import { PlacePoster } from '../../ui/place-poster'

export const FeaturedDestinations = memo(function FeaturedDestinations({ places }: { places: InOneLanguage<FeaturedPlace>[] }) {
  const { t } = useTranslation('guides')
  const locale = useLocale()
  const { vndPerUsd } = useSiteSettings()
  return (
    <section className="page mt-10 md:mt-16" aria-labelledby="featured-destinations">
      <h2 id="featured-destinations" className="text-heading md:text-title">
        {t('placesTitle')}
      </h2>
      <p className="mb-3 text-muted max-md:sr-only md:mt-1 md:mb-5">{t('placesIntro')}</p>
      <ul className="rail [--rail-card:12.5rem] max-md:mt-2 md:[--rail-card:14rem] xl:mx-0 xl:grid-flow-row xl:grid-cols-6 xl:gap-5 xl:overflow-visible xl:px-0">
        {places.map((place) => {
          const name = text(place, 'name', locale)
          const price = formatLowestPrice(place.accommodation.priceRange, locale, vndPerUsd)
          return (
            <PlacePoster
              key={place.slug}
              to={fillPath(paths.destination, { slug: place.slug })}
              name={name}
              picture={place.heroImageUrl}
              line={text(place, 'tagline', locale)}
              foot={
                <>
                  <p className="grow text-[0.9375rem] leading-tight font-semibold text-balance">{t('placePrice', { price })}</p>
                  <HotelIconLink place={place.slug} label={t('hotelsIn', { name })} />
                </>
              }
            />
          )
        })}
      </ul>
    </section>
  )
})
