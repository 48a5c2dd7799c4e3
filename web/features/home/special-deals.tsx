import { useTranslation } from 'react-i18next'
import type { ShownOffer } from '../../../schema/content/views'
import { text } from '../../../schema/locale'
import { formatPrice } from '../../../schema/numbers'
import { legacyPaths } from '../../../schema/paths'
import { ActivityLink } from '../../domain/partners/partner-link'
import { useLocale } from '../../lib/locale-context'
import { useSiteSettings } from '../../lib/page-data'
import { pictureSizes } from '../../lib/picture-sizes'
import { unbroken } from '../../lib/text'
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
    <>
      <Picture
        src={offer.image}
        alt=""
        format="wide"
        sizes={pictureSizes.card}
        className="poster h-auto w-full"
      />
      <p className="mt-3 font-display text-xl font-semibold xs:whitespace-nowrap md:text-2xl">
        {t('offerFrom', { price: formatPrice(offer.priceHint, locale, vndPerUsd) })}
      </p>
      <h3 className="mt-0.5 text-lg leading-snug">{title}</h3>
      <p className="mt-1 mb-3 text-sm text-muted md:mb-1.5">
        {text(offer, 'location', locale)} ·&nbsp;
        {unbroken(t('offerGuests', { capacity: offer.capacity }))}{' '}
        <Rating value={offer.ratingHint} /> · {text(offer, 'provider', locale)}
      </p>
      <p className="mb-3 line-clamp-2 text-muted">{text(offer, 'description', locale)}</p>
      <ActivityLink
        id={offer.id}
        icon={false}
        label={t('offerBookOf', { title })}
        className={`${buttonStyles.secondary} mt-auto self-start`}
      >
        {t('offerBook')}
      </ActivityLink>
    </>
  )
}
