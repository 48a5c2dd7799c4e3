import { useTranslation } from 'react-i18next'
import type { ShownPlace } from '../../../schema/content/views'
import { slugify } from '../../../schema/fold'
import { text, texts } from '../../../schema/locale'
import { formatPrice } from '../../../schema/numbers'
import { fillPath, legacyPaths } from '../../../schema/paths'
import { useLocale } from '../../lib/locale-context'
import { useSiteSettings } from '../../lib/page-data'
import { pictureSizes } from '../../lib/picture-sizes'
import { buttonStyles } from '../../ui/button-styles'
import { FactsLine } from '../../ui/facts'
import { Picture } from '../../ui/picture'
import { Rating } from '../../ui/rating'
import { SiteLink } from '../../ui/site-link'

const tagsShown = 2

export function FeaturedPlaces({ places }: { places: ShownPlace[] }) {
  const { t } = useTranslation('home')
  return (
    <section className="bg-night py-16 text-on-night md:py-24">
      <div className="page">
        <div className="mb-9 flex flex-wrap items-end justify-between gap-x-8 gap-y-2">
          <div className="max-w-2xl">
            <h2 className="text-title">{t('placesTitle')}</h2>
            <p className="mt-2 text-on-night-muted">{t('placesIntro')}</p>
          </div>
          <SiteLink to={legacyPaths.destinations} className={buttonStyles.onPicture}>
            {t('placesMore')}
          </SiteLink>
        </div>
        <ul className="grid gap-x-6 gap-y-12 sm:grid-cols-2 lg:grid-cols-4">
          {places.map((place) => (
            <PlaceCard key={place.titleEn} place={place} />
          ))}
        </ul>
      </div>
    </section>
  )
}

function PlaceCard({ place }: { place: ShownPlace }) {
  const { t } = useTranslation('home')
  const locale = useLocale()
  const { vndPerUsd } = useSiteSettings()
  const title = text(place, 'title', locale)
  const path = fillPath(legacyPaths.destination, { slug: slugify(place.titleEn) })
  return (
    <li className="relative flex flex-col">
      <div className="poster">
        <Picture src={place.image} alt="" format="tall" sizes={pictureSizes.smallCard} className="h-auto w-full" />
      </div>
      <div className="mt-4 flex grow flex-col">
        <p className="text-sm text-on-night-muted">
          <FactsLine facts={[text(place, 'location', locale), text(place, 'duration', locale)]} />
        </p>
        <h3 className="mt-1 flex items-baseline justify-between gap-3 text-heading">
          {title}
          <span className="font-sans text-base">
            <Rating value={place.rating} />
          </span>
        </h3>
        <p className="mt-1.5 text-on-night-muted">{text(place, 'description', locale)}</p>
        <ul className="my-3 flex flex-wrap gap-1.5">
          {texts(place, 'tags', locale)
            .slice(0, tagsShown)
            .map((tag) => (
              <li key={tag} className="rounded-full border border-on-night/60 px-2.5 py-0.5 text-[0.8125rem]">
                {tag}
              </li>
            ))}
        </ul>
        {place.price !== undefined && (
          <p className="mb-3 font-semibold text-balance">{t('placeFrom', { price: formatPrice(place.price, locale, vndPerUsd) })}</p>
        )}
        <SiteLink
          to={path}
          aria-label={t('viewDetailsOf', { title })}
          className="mt-auto inline-flex min-h-11 items-center self-start font-semibold text-turmeric underline underline-offset-4 after:absolute after:inset-0"
        >
          {t('viewDetails')}
        </SiteLink>
      </div>
    </li>
  )
}
