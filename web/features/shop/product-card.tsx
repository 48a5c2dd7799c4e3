import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Product } from '../../../schema/api/products'
import { textIn, textsIn } from '../../../schema/locale'
import { formatShortPrice } from '../../../schema/numbers'
import { type ProductCategory, productCategories } from '../../../schema/shop'
import { formatDate, formatDateOrNothing } from '../../../schema/time'
import { PartnerLink, sendAffiliateClick } from '../../domain/partners/partner-link'
import { SaveButton } from '../../domain/saved/save-button'
import { useLocale } from '../../lib/locale-context'
import { useSiteSettings } from '../../lib/page-data'
import { pictureSizes } from '../../lib/picture-sizes'
import { Badge } from '../../ui/badge'
import { PhotoCredit } from '../../ui/photo-credit'
import { Picture } from '../../ui/picture'
import { Rating } from '../../ui/rating'
import { badgesOf, productHref, savedProduct, wordsOf } from './product-words'

const shownTags = 3

function isKnown(category: string): category is ProductCategory {
  return productCategories.some((known) => known === category)
}

interface ProductCardProps {
  product: Product
  /** The month `YYYY-MM` that the list gives for its prices. */
  pricesSeenIn?: string | undefined
}

export const ProductCard = memo(function ProductCard({ product, pricesSeenIn }: ProductCardProps) {
  const { t } = useTranslation('shop')
  const locale = useLocale()
  const { category } = product
  const words = wordsOf(product)
  const title = textIn(words, 'title', locale)
  const description = textIn(words, 'description', locale)
  const tags = textsIn(words, 'tags', locale)
  const badges = badgesOf(product)
  const otherBadges = badges.flatMap((badge) => (badge === 'discount' ? [] : [t(badge)]))
  return (
    <article className="relative flex h-full flex-col">
      <Picture
        src={product.imageUrl}
        standIn={isKnown(category) ? `@assets/art/product-${category}` : undefined}
        alt=""
        format="square"
        sizes={pictureSizes.product}
        className="poster h-auto w-full"
      />
      <SaveButton item={savedProduct(product)} look="small" className="absolute end-1 top-1 z-10" />
      {otherBadges.length < badges.length && (
        <Badge tone="central" className="absolute start-3 top-3">
          −{product.discountPercent}%
        </Badge>
      )}
      <p className="mt-2 min-h-4 text-xs font-semibold text-muted">{otherBadges.join(' · ')}</p>
      <h3
        className={'my-1 line-clamp-3 min-h-10 text-small leading-snug font-semibold md:text-lg'}
        lang={title.locale}
      >
        {title.value}
      </h3>
      <PhotoCredit src={product.imageUrl} className="relative z-10 mb-1 w-fit text-muted" />
      <p className="line-clamp-2 text-sm leading-snug text-muted" lang={description.locale}>
        {description.value}
      </p>
      <p className="my-1 text-fine leading-snug text-muted">
        {isKnown(category) ? t(`categories.${category}`) : category} ·{' '}
        <span lang={tags.locale}>{tags.value.slice(0, shownTags).join(' · ')}</span>
      </p>
      <ProductOffer product={product} title={title.value} pricesSeenIn={pricesSeenIn} />
    </article>
  )
})

interface ProductOfferProps {
  product: Product
  title: string
  pricesSeenIn: string | undefined
}

function ProductOffer({ product, title, pricesSeenIn }: ProductOfferProps) {
  const { t } = useTranslation('shop')
  const { externalId, merchant, category, targetCountry, linkTarget } = product
  const words = { product: 'view', merchant: 'visit', like: 'seeLike' } as const
  const label = t(words[linkTarget], { merchant })
  // Phones have room for the merchant's name only.
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
        className="product-link after:absolute after:inset-0"
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
          <strong
            className={
              'font-display text-base leading-snug font-semibold whitespace-nowrap md:text-xl'
            }
          >
            {formatShortPrice(priceText, locale, vndPerUsd)}
          </strong>
          {earlierPrice && (
            <s className="text-xs whitespace-nowrap opacity-75">
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

interface PriceMonthProps {
  /** `YYYY-MM` */
  month: string
  className?: string
}

export function PriceMonth({ month, className = 'text-muted' }: PriceMonthProps) {
  const { t } = useTranslation('shop')
  const locale = useLocale()
  return (
    <p className={className}>
      {t('pricesSeenIn', {
        month: formatDate(month, locale, 'monthName'),
        year: month.slice(0, 4),
      })}
    </p>
  )
}
