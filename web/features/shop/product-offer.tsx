import { useTranslation } from 'react-i18next'
import type { Product } from '../../../schema/api/products'
import { formatShortPrice } from '../../../schema/numbers'
import { formatDateOrNothing } from '../../../schema/time'
import { PartnerLink, sendAffiliateClick } from '../../domain/partners/partner-link'
import { useLocale } from '../../lib/locale-context'
import { useSiteSettings } from '../../lib/page-data'
import { Rating } from '../../ui/rating'
import { PriceMonth } from './price-month'
import { productHref } from './product-words'

interface ProductOfferProps {
  product: Product
  title: string
  /** The month `YYYY-MM` in which the list says that its prices were seen. */
  pricesSeenIn: string | undefined
}

export function ProductOffer({ product, title, pricesSeenIn }: ProductOfferProps) {
  const { t } = useTranslation('shop')
  const { externalId, merchant, category, targetCountry, linkTarget } = product
  const words = { product: 'view', merchant: 'visit', like: 'seeLike' } as const
  const label = t(words[linkTarget], { merchant })
  // Phones have no room for more than the seller's name.
  const [before, after] = label.split(merchant)
  return (
    <div className="mt-auto flex flex-col">
      <ProductPrice product={product} />
      <PriceNotes product={product} pricesSeenIn={pricesSeenIn} />
      <PartnerLink
        href={productHref(product)}
        label={t('viewOf', { label, title })}
        onFollow={() =>
          sendAffiliateClick({
            itemId: externalId,
            merchant,
            category,
            country: targetCountry ?? '',
          })
        }
        icon={false}
        className="mt-0.5 inline-block min-h-6 text-[0.8125rem] leading-6 font-semibold max-sm:truncate underline underline-offset-4 after:absolute after:inset-0 sm:mt-2 sm:min-h-11 sm:text-sm sm:rounded-control sm:border sm:border-line sm:bg-card sm:px-2 sm:py-2.5 sm:text-center sm:leading-snug sm:text-ink sm:no-underline sm:hover:border-ink"
      >
        {after === undefined ? (
          label
        ) : (
          <>
            <span className="max-sm:sr-only">{before}</span>
            {merchant}
            {after}
          </>
        )}
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
    <p className="flex flex-wrap items-center justify-between gap-x-1 text-sm">
      {priceText ? (
        <>
          <strong className="font-display text-base leading-snug font-semibold tracking-tight whitespace-nowrap sm:text-xl">
            {formatShortPrice(priceText, locale, vndPerUsd)}
          </strong>
          {earlierPrice && (
            <s className="text-xs whitespace-nowrap opacity-75 sm:text-sm">
              <span className="sr-only">{t('priceBefore')} </span>
              {formatShortPrice(earlierPrice.priceText, locale, vndPerUsd)}
            </s>
          )}
        </>
      ) : (
        t('priceAtMerchant')
      )}
      {rating > 0 && <Rating value={rating} />}
    </p>
  )
}

const noteStyle = 'text-xs text-muted'

/** What is known of the price and of the link, as far as the list does not say it for all. */
function PriceNotes({
  product,
  pricesSeenIn,
}: Pick<ProductOfferProps, 'product' | 'pricesSeenIn'>) {
  const { t } = useTranslation('shop')
  const locale = useLocale()
  const { priceText, priceSeenOn, earlierPrice, linkTarget } = product
  const day = (given: string) => formatDateOrNothing(given, locale)
  const isSaid = pricesSeenIn !== undefined && priceSeenOn?.startsWith(pricesSeenIn)
  return (
    <>
      {earlierPrice && (
        <p className={noteStyle}>
          {t('earlierPrice', { from: day(earlierPrice.from), to: day(earlierPrice.to) })}
        </p>
      )}
      {priceSeenOn && !isSaid && (
        <PriceMonth month={priceSeenOn.slice(0, 7)} className={noteStyle} />
      )}
      {priceText && !priceSeenOn && pricesSeenIn && (
        <p className={noteStyle}>{t('priceSeenSometime')}</p>
      )}
      {linkTarget !== 'product' && <p className={noteStyle}>{t('linkClosed')}</p>}
    </>
  )
}
