import { useTranslation } from 'react-i18next'
import type { ShownPlace } from '../../../schema/content/views'
import { slugify } from '../../../schema/fold'
import { text } from '../../../schema/locale'
import { formatLowestPrice } from '../../../schema/numbers'
import { fillPath, legacyPaths } from '../../../schema/paths'
import { useLocale } from '../../lib/locale-context'
import { useSiteSettings } from '../../lib/page-data'
import { unbroken } from '../../lib/text'
import { buttonStyles } from '../../ui/button-styles'
import { PlacePoster } from '../../ui/place-poster'
import { SiteLink } from '../../ui/site-link'

export function FeaturedPlaces({ places }: { places: ShownPlace[] }) {
  const { t } = useTranslation('home')
  return (
    <section className="bg-night py-10 text-on-night md:py-20">
      <div className="page">
        <div className="mb-5 flex flex-wrap items-end justify-between gap-x-8 gap-y-2 md:mb-9">
          <div className="max-w-2xl">
            <h2 className="text-title">{t('placesTitle')}</h2>
            <p className="mt-2 text-on-night-muted">{t('placesIntro')}</p>
          </div>
          <SiteLink to={legacyPaths.destinations} className={buttonStyles.onPicture}>
            {t('placesMore')}
          </SiteLink>
        </div>
        <ul className="rail [--rail-card:14.5rem] lg:[--rail-card:calc((100%-6rem)/4.4)]">
          {places.map((place) => (
            <Place key={place.titleEn} place={place} />
          ))}
        </ul>
      </div>
    </section>
  )
}

function Place({ place }: { place: ShownPlace }) {
  const { t } = useTranslation('home')
  const locale = useLocale()
  const { vndPerUsd } = useSiteSettings()
  const { price } = place
  const title = text(place, 'title', locale)
  const duration = text(place, 'duration', locale)
  return (
    <PlacePoster
      to={fillPath(legacyPaths.destination, { slug: slugify(place.titleEn) })}
      name={title}
      label={t('viewDetailsOf', { title })}
      picture={place.image}
      line={
        <>
          <span className="mb-1 block max-md:hidden">{text(place, 'description', locale)}</span>
          {price ? `${duration}, ${unbroken(t('placeFrom', { price: formatLowestPrice(price, locale, vndPerUsd) }))}` : duration}
        </>
      }
    />
  )
}
