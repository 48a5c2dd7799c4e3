import { MapPin, Users } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { ShownOffer } from '../../../schema/content/views'
import { text } from '../../../schema/locale'
import { formatPrice } from '../../../schema/numbers'
import { legacyPaths } from '../../../schema/paths'
import { ActivityLink } from '../../domain/partners/activity-link'
import { useLocale } from '../../lib/locale-context'
import { useSiteSettings } from '../../lib/page-data'
import { pictureSizes } from '../../lib/picture-sizes'
import { buttonStyles } from '../../ui/button-styles'
import { ContentCarousel } from '../../ui/content-carousel'
import { Picture } from '../../ui/picture'
import { Rating } from '../../ui/rating'

export function SpecialDeals({ offers }: { offers: ShownOffer[] }) {
  const { t } = useTranslation('home')
  return (
    <ContentCarousel
      title={t('dealsTitle')}
      subtitle={t('dealsIntro')}
      more={{ to: legacyPaths.deals, label: t('dealsMore') }}
      items={offers}
      keyOf={({ id }) => id}
    >
      {(offer) => <OfferCard offer={offer} />}
    </ContentCarousel>
  )
}

function OfferCard({ offer }: { offer: ShownOffer }) {
  const { t } = useTranslation('home')
  const locale = useLocale()
  const { vndPerUsd } = useSiteSettings()
  const title = text(offer, 'title', locale)
  return (
    <article className="flex h-full flex-col">
      <div className="poster">
        <Picture src={offer.image} alt="" format="wide" sizes={pictureSizes.card} className="h-auto w-full" />
      </div>
      <p className="mt-4 flex items-center justify-between gap-3 text-sm">
        <span className="text-muted">{text(offer, 'provider', locale)}</span>
        <Rating value={offer.ratingHint} />
      </p>
      <h3 className="mt-1 text-xl leading-snug">{title}</h3>
      <p className="mt-1.5 text-muted">{text(offer, 'description', locale)}</p>
      <p className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-sm text-muted">
        <span className="inline-flex items-center gap-1.5">
          <MapPin aria-hidden="true" className="size-4" />
          {text(offer, 'location', locale)}
        </span>
        <span className="inline-flex items-center gap-1.5">
          <Users aria-hidden="true" className="size-4" />
          {t('offerGuests', { capacity: offer.capacity })}
        </span>
      </p>
      <div className="mt-auto flex flex-wrap items-center justify-between gap-3 pt-4">
        <span className="font-display text-xl font-semibold">
          {t('offerFrom', { price: formatPrice(offer.priceHint, locale, vndPerUsd) })}
        </span>
        <ActivityLink id={offer.id} label={t('offerBookOf', { title })} className={`${buttonStyles.secondary} shrink-0`}>
          {t('offerBook')}
        </ActivityLink>
      </div>
    </article>
  )
}
