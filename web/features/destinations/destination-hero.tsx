import { useTranslation } from 'react-i18next'
import type { ShownDestination } from '../../../schema/content/views'
import { text } from '../../../schema/locale'
import { formatNumber } from '../../../schema/numbers'
import { fillPath, paths } from '../../../schema/paths'
import { PocketGuide } from '../../domain/offline/download-button'
import { HotelLink } from '../../domain/partners/partner-link'
import { SaveButton } from '../../domain/saved/save-button'
import { useLocale } from '../../lib/locale-context'
import { Badge } from '../../ui/badge'
import { buttonStyles } from '../../ui/button-styles'
import { PosterHero } from '../../ui/poster-hero'
import { Rating } from '../../ui/rating'
import { ShareButton } from '../../ui/share-button'
import { SiteLink } from '../../ui/site-link'
import { ProvinceName, savedDestination } from './destination-facts'

export function DestinationHero({ destination }: { destination: ShownDestination }) {
  const { t } = useTranslation('destinations')
  const locale = useLocale()
  const { slug, region, accommodation, reviewCount = 0 } = destination
  const name = text(destination, 'name', locale)
  return (
    <PosterHero
      back={{ to: paths.destinations, label: t('back') }}
      title={name}
      picture={{ src: destination.heroImageUrl, alt: text(destination, 'heroAlt', locale) }}
      kicker={
        <>
          <Badge tone={region}>{t(`regions.${region}`)}</Badge>
          <ProvinceName destination={destination} />
        </>
      }
      actions={
        <>
          <SiteLink
            to={`${paths.tripPlanning}?destination=${slug}`}
            className={`${buttonStyles.primary} max-lg:w-full`}
          >
            {t('planHere')}
          </SiteLink>
          <HotelLink place={slug} className={`${buttonStyles.secondary} max-lg:w-full`}>
            {t('bookAccommodation')}
          </HotelLink>
          <SaveButton item={savedDestination(destination)} withText />
          <ShareButton title={name} path={fillPath(paths.destination, { slug })} withText />
          <PocketGuide
            labels={{ download: t('pocket.keep'), downloaded: t('pocket.kept') }}
            items={[savedDestination(destination)]}
            cards={{
              label: t('pocket.cards'),
              targets: [
                { nameVi: destination.nameVi, nameEn: destination.nameEn, destination: slug },
              ],
            }}
            isTool
          />
        </>
      }
    >
      <p className="flex gap-x-4 text-sm max-md:flex-col md:flex-wrap">
        <span>
          <Rating value={destination.rating} withSource />{' '}
          {reviewCount > 0 &&
            t('reviews', { count: reviewCount, shown: formatNumber(reviewCount, locale) })}
        </span>
        {accommodation.count > 0 && (
          <span>{t('stays', { shown: formatNumber(accommodation.count, locale) })}</span>
        )}
      </p>
      <p className="mt-2 max-w-xl text-lg">{text(destination, 'description', locale)}</p>
    </PosterHero>
  )
}
