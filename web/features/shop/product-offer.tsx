import { useTranslation } from 'react-i18next'
import type { Product } from '../../../schema/api/products'
import { formatPrice } from '../../../schema/numbers'
import { formatDateOrNothing } from '../../../schema/time'
import { useLocale } from '../../lib/locale-context'
import { useSiteSettings } from '../../lib/page-data'
import { Rating } from '../../ui/rating'
import { ProductLink } from './product-link'

export function ProductOffer({ product, title }: { product: Product; title: string }) {
  const { t } = useTranslation('shop')
  const { merchant, linkTarget } = product
  const words = { product: 'view', merchant: 'visit', like: 'seeLike' } as const
  const label = t(words[linkTarget], { merchant })
  return (
    <div className="mt-auto flex flex-col pt-2">
      <ProductPrice product={product} />
      <PriceNotes product={product} />
      <ProductLink
        product={product}
        label={label}
        title={title}
        className="mt-2 inline-flex min-h-6 items-center text-sm font-semibold text-accent underline underline-offset-4 after:absolute after:inset-0 sm:min-h-11 sm:justify-center sm:rounded-control sm:border sm:border-line sm:bg-card sm:text-ink sm:no-underline sm:hover:border-ink"
      >
        {label}
      </ProductLink>
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
    <p className="flex flex-wrap items-baseline justify-between gap-x-3">
      {priceText ? (
        <>
          <strong className="leading-snug font-bold min-[22rem]:whitespace-nowrap max-sm:text-[0.9375rem] first-letter:uppercase sm:font-display sm:text-xl sm:font-semibold">
            {formatPrice(priceText, locale, vndPerUsd)}
          </strong>
          {earlierPrice && (
            <s className="text-xs whitespace-nowrap opacity-75 sm:text-sm">
              <span className="sr-only">{t('priceBefore')} </span>
              {formatPrice(earlierPrice.priceText, locale, vndPerUsd)}
            </s>
          )}
        </>
      ) : (
        <span className="text-sm">{t('priceAtMerchant')}</span>
      )}
      {rating > 0 && <Rating value={rating} />}
    </p>
  )
}

const noteStyle = 'text-xs text-muted'

/** What is known of the price and of the link. */
function PriceNotes({ product }: { product: Product }) {
  const { t } = useTranslation('shop')
  const locale = useLocale()
  const { priceSeenOn, earlierPrice, linkTarget } = product
  const day = (given: string) => formatDateOrNothing(given, locale)
  return (
    <>
      {earlierPrice && <p className={noteStyle}>{t('earlierPrice', { from: day(earlierPrice.from), to: day(earlierPrice.to) })}</p>}
      {priceSeenOn && <p className={noteStyle}>{t('priceSeenOn', { day: day(priceSeenOn) })}</p>}
      {linkTarget !== 'product' && <p className={noteStyle}>{t('linkClosed')}</p>}
    </>
  )
}
