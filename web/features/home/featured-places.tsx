import { useTranslation } from 'react-i18next'
import type { ShownPlace } from '../../../schema/content/views'
import { slugify } from '../../../schema/fold'
import { text, texts } from '../../../schema/locale'
import { formatLowestPrice } from '../../../schema/numbers'
import { fillPath, legacyPaths } from '../../../schema/paths'
import { useTravelDates } from '../../domain/travel-dates/use-travel-dates'
import { useLocale } from '../../lib/locale-context'
import { useSiteSettings } from '../../lib/page-data'
import { Badge } from '../../ui/badge'
import { buttonStyles } from '../../ui/button-styles'
import { PlacePoster } from '../../ui/place-poster'
import { Rating } from '../../ui/rating'
import { SiteLink } from '../../ui/site-link'

export function FeaturedPlaces({ places }: { places: ShownPlace[] }) {
  const { t } = useTranslation('home')
  const when = useWhen()
  if (places.length === 0) return null
  return (
    <section className="bg-night py-8 text-on-night md:py-20">
      <div className="page">
        <div className="mb-5 flex flex-wrap items-end justify-between gap-x-8 gap-y-2 md:mb-9">
          <div className="max-w-2xl">
            <h2 className="text-title">{t('placesTitle')}</h2>
            <p className="mt-2 text-on-night-muted">{t('placesIntro')}</p>
          </div>
          <SiteLink to={legacyPaths.destinations + when} className={buttonStyles.onPicture}>
            {t('placesMore')}
          </SiteLink>
        </div>
        <ul className="rail lg:rail-card-68">
          {places.map((place) => (
            <Place key={place.titleEn} place={place} />
          ))}
        </ul>
      </div>
    </section>
  )
}

/** Passes the dates of this address on, for browsers that do not store them. */
function useWhen(): string {
  const { text, isInAddress } = useTravelDates()
  return isInAddress ? `?when=${text}` : ''
}

const tagsShown = 2

function Place({ place }: { place: ShownPlace }) {
  const { t } = useTranslation('home')
  const locale = useLocale()
  const { vndPerUsd } = useSiteSettings()
  const when = useWhen()
  const title = text(place, 'title', locale)
  return (
    <PlacePoster
      to={fillPath(legacyPaths.destination, { slug: slugify(place.titleEn) }) + when}
      name={title}
      label={t('viewDetailsOf', { title })}
      picture={place.image}
    >
      <div className="flex flex-col px-3.5 pt-2.5 pb-3.5 text-ink">
        <p className="flex flex-wrap justify-between gap-x-2 text-sm text-muted">
          {text(place, 'location', locale)}
          <Rating value={place.rating} />
        </p>
        <p className="mt-1.5 line-clamp-2 text-small leading-snug">
          {text(place, 'description', locale)}
        </p>
        <p className="mt-2 mb-3 flex flex-wrap gap-1.5">
          {texts(place, 'tags', locale)
            .slice(0, tagsShown)
            .map((tag) => (
              <Badge key={tag} tone="outline">
                {tag}
              </Badge>
            ))}
        </p>
        <p
          className={
            'mt-auto flex flex-wrap items-baseline justify-between ' +
            'gap-x-2 border-t border-line pt-2.5 text-sm text-muted'
          }
        >
          <span>
            {t('placeFrom')}{' '}
            <b className="font-display text-lg font-semibold whitespace-nowrap text-ink">
              {formatLowestPrice(place.price, locale, vndPerUsd)}
            </b>{' '}
            {t('perNight')}
          </span>
          {text(place, 'duration', locale)}
        </p>
      </div>
    </PlacePoster>
  )
}
