import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import type { InOneLanguage } from '../../../schema/content/in-one-language'
import type { FeaturedPlace } from '../../../schema/content/views'
import { text } from '../../../schema/locale'
import { formatNumber, formatPrice } from '../../../schema/numbers'
import { fillPath, paths } from '../../../schema/paths'
import { monthNames } from '../../../schema/time'
import { HotelIconLink } from '../../domain/partners/partner-link'
import { useLocale } from '../../lib/locale-context'
import { useSiteSettings } from '../../lib/page-data'
import { PlacePoster } from '../../ui/place-poster'
import { Rating } from '../../ui/rating'

const monthsShown = 3

export const FeaturedDestinations = memo(function FeaturedDestinations({
  places,
}: {
  places: InOneLanguage<FeaturedPlace>[]
}) {
  const { t } = useTranslation('guides')
  const locale = useLocale()
  const { vndPerUsd } = useSiteSettings()
  const factsOf = ({
    accommodation: { count, averagePrice },
    rating,
    activityCount,
    bestMonths,
  }: (typeof places)[number]) => [
    { label: t('places.stays'), value: `${formatNumber(count, locale)}+` },
    ...(averagePrice
      ? [{ label: t('places.averagePrice'), value: formatPrice(averagePrice, locale, vndPerUsd) }]
      : []),
    ...(rating ? [{ label: t('places.rating'), value: <Rating value={rating} /> }] : []),
    { label: t('places.activities'), value: activityCount },
    {
      label: t('places.bestTime'),
      value: monthNames(bestMonths.slice(0, monthsShown), locale).join(', '),
    },
  ]
  return (
    <section className="page mt-10 md:mt-16" aria-labelledby="featured-destinations">
      <h2 id="featured-destinations" className="text-heading md:text-title">
        {t('placesTitle')}
      </h2>
      <p className="mb-3 text-muted max-sm:sr-only md:mb-5">{t('placesIntro')}</p>
      <ul className={'rail lg:mx-0 lg:grid-flow-row lg:grid-cols-3 lg:overflow-visible lg:px-0'}>
        {places.map((place) => {
          const name = text(place, 'name', locale)
          return (
            <PlacePoster
              key={place.slug}
              to={fillPath(paths.destination, { slug: place.slug })}
              name={name}
              picture={place.heroImageUrl}
              line={text(place, 'tagline', locale)}
            >
              <div className="flex flex-col px-3.5 pt-2.5 pb-2">
                <dl className="grid gap-1 text-sm">
                  {factsOf(place).map(({ label, value }) => (
                    <div key={label} className="flex justify-between gap-3">
                      <dt className="shrink-0 text-muted">{label}</dt>
                      <dd className="min-w-0 text-end font-semibold">{value}</dd>
                    </div>
                  ))}
                </dl>
                <HotelIconLink
                  place={place.slug}
                  label={t('hotelsIn', { name })}
                  className="-me-2 mt-auto self-end"
                />
              </div>
            </PlacePoster>
          )
        })}
      </ul>
    </section>
  )
})
