import { useTranslation } from 'react-i18next'
import type { Product } from '../../../schema/api/products'
import { formatPrice } from '../../../schema/numbers'
import { formatDateOrNothing } from '../../../schema/time'
import { sendAffiliateClick } from '../../domain/partners/affiliate-click'
import { PartnerLink } from '../../domain/partners/partner-link'
import { useLocale } from '../../lib/locale-context'
import { useSiteSettings } from '../../lib/page-data'
import { buttonStyles } from '../../ui/button-styles'
import { Rating } from '../../ui/rating'
import { productHref } from './product-words'

export function ProductOffer({ product, title }: { product: Product; title: string }) {
  const { t } = useTranslation('shop')
  const { externalId, merchant, category, targetCountry, linkTarget } = product
  const words = { product: 'view', merchant: 'visit', like: 'seeLike' } as const
  const label = t(words[linkTarget], { merchant })
  return (
    <div className="col-span-2 mt-3 grid grid-cols-[2fr_3fr] items-center gap-x-3 border-t border-line pt-3 sm:mt-auto sm:block sm:border-0">
      <ProductPrice product={product} />
      <PriceNotes product={product} />
      <PartnerLink
        href={productHref(product)}
        label={t('viewOf', { label, title })}
        onFollow={() => sendAffiliateClick({ itemId: externalId, merchant, category, country: targetCountry ?? '' })}
        className={`${buttonStyles.secondary} grow after:absolute after:inset-0 sm:mt-3 sm:w-full`}
      >
        {label}
      </PartnerLink>
    </div>
  )
}

function ProductPrice({ product }: { product: Product }) {
  const { t } = useTranslation('shop')
  const locale = useLocale()
  const { vndPerUsd } = useSiteSettings()
  const { priceText, earlierPrice } = product
  const rating = Number(product.rating)
  return (
    <p className="flex flex-col sm:flex-row sm:items-baseline sm:justify-between sm:gap-x-3 sm:border-t sm:border-line sm:pt-3">
      {priceText ? (
        <span className="flex flex-wrap items-baseline gap-x-2">
          <strong className="font-display text-xl leading-snug font-semibold first-letter:uppercase">
            {formatPrice(priceText, locale, vndPerUsd)}
          </strong>
          {earlierPrice && (
            <s className="text-xs whitespace-nowrap opacity-75 sm:text-sm">
              <span className="sr-only">{t('priceBefore')} </span>
              {formatPrice(earlierPrice.priceText, locale, vndPerUsd)}
            </s>
          )}
        </span>
      ) : (
        <span className="text-sm">{t('priceAtMerchant')}</span>
      )}
      {rating > 0 && <Rating value={rating} />}
    </p>
  )
}

/** What is known of the price and of the link; on phones below the button. */
function PriceNotes({ product }: { product: Product }) {
  const { t } = useTranslation('shop')
  const locale = useLocale()
  const { priceSeenOn, earlierPrice, linkTarget } = product
  const day = (given: string) => formatDateOrNothing(given, locale)
  return (
    <div className="order-last col-span-2 text-xs text-muted not-empty:mt-2 sm:not-empty:mt-0.5">
      {earlierPrice && <p>{t('earlierPrice', { from: day(earlierPrice.from), to: day(earlierPrice.to) })}</p>}
      {priceSeenOn && <p>{t('priceSeenOn', { day: day(priceSeenOn) })}</p>}
      {linkTarget !== 'product' && <p>{t('linkClosed')}</p>}
    </div>
  )
}
