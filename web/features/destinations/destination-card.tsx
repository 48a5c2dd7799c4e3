import { Fragment, memo } from 'react'
import { useTranslation } from 'react-i18next'
import type { ShownDestinationSummary } from '../../../schema/content/views'
import { text, texts } from '../../../schema/locale'
import { formatNumber, formatPrice, lowestPrice } from '../../../schema/numbers'
import { fillPath, paths } from '../../../schema/paths'
import { monthNames } from '../../../schema/time'
import { HotelIconLink } from '../../domain/partners/hotel-icon-link'
import { SaveButton } from '../../domain/saved/save-button'
import type { SavedItem } from '../../domain/saved/saved-items'
import { useLocale } from '../../lib/locale-context'
import { useSiteSettings } from '../../lib/page-data'
import { pictureSizes } from '../../lib/picture-sizes'
import { Badge } from '../../ui/badge'
import { buttonStyles } from '../../ui/button-styles'
import { Picture } from '../../ui/picture'
import { Rating } from '../../ui/rating'
import { ShareButton } from '../../ui/share-button'
import { SiteLink } from '../../ui/site-link'
import { VietnameseName } from '../../ui/vietnamese-name'
import { CardActivities } from './card-activities'
import { ProvinceName } from './province-name'
import { TransportIcons } from './transport-icons'

const monthsShown = 3
const specialtiesShown = 3

interface DestinationCardProps {
  destination: ShownDestinationSummary
  priority: boolean
}

export const DestinationCard = memo(function DestinationCard({ destination, priority }: DestinationCardProps) {
  const { t } = useTranslation('destinations')
  const locale = useLocale()
  const { vndPerUsd } = useSiteSettings()
  const { slug, region, accommodation } = destination
  const name = text(destination, 'name', locale)
  const path = fillPath(paths.destination, { slug })
  const specialties = texts(destination, 'foodSpecialties', locale)
  const months = monthNames(destination.bestTimeToVisit.months.slice(0, monthsShown), locale)
  return (
    <>
      <div className="poster relative">
        <Picture
          src={destination.heroImageUrl}
          alt=""
          format="wide"
          priority={priority}
          sizes={pictureSizes.card}
          className="h-auto w-full"
        />
        <div className="absolute end-4 top-4 flex gap-2">
          <SaveButton item={savedDestination(destination)} />
          <ShareButton title={name} path={path} />
        </div>
      </div>
      <div className="flex grow flex-col gap-4 pt-4">
        <div>
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
            <Badge tone={region}>{t(`regions.${region}`)}</Badge>
            <ProvinceName destination={destination} />
          </p>
          <h3 className="mt-2 font-display text-2xl leading-tight font-semibold">
            <SiteLink to={path} className="hover:underline">
              {name}
            </SiteLink>
          </h3>
          <p className="mt-1 line-clamp-2 text-muted">{text(destination, 'description', locale)}</p>
        </div>
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-y border-line py-2.5 text-sm">
          <Rating value={destination.rating} withSource />
          <span>{t('stays', { shown: formatNumber(accommodation.count, locale) })}</span>
          <span className="font-semibold">
            {t('from', { price: formatPrice(`$${lowestPrice(accommodation.priceRange)}`, locale, vndPerUsd) })}
          </span>
          <TransportIcons transportation={destination.transportation} />
        </div>
        <CardActivities activities={destination.activities} />
        <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1.5 text-sm">
          <dt className="font-semibold">{t('specialties')}</dt>
          <dd className="text-muted">
            {specialties.slice(0, specialtiesShown).map((name, at) => (
              <Fragment key={name}>
                {at > 0 && ', '}
                <VietnameseName>{name}</VietnameseName>
              </Fragment>
            ))}
            {specialties.length > specialtiesShown && ` ${t('more', { count: specialties.length - specialtiesShown })}`}
          </dd>
          <dt className="font-semibold">{t('bestMonths')}</dt>
          <dd className="text-muted">{months.join(', ')}</dd>
        </dl>
        <div className="mt-auto flex gap-3 pt-1">
          <SiteLink to={path} className={`${buttonStyles.primary} grow`} aria-label={t('exploreName', { name })}>
            {t('explore')}
          </SiteLink>
          <HotelIconLink place={slug} label={t('hotelsIn', { name })} />
        </div>
      </div>
    </>
  )
})

export function savedDestination({ slug, nameVi, nameEn, heroImageUrl }: ShownDestinationSummary): SavedItem {
  return { kind: 'destination', slug, titleVi: nameVi, titleEn: nameEn, picture: heroImageUrl }
}
