import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Product } from '../../../schema/api/products'
import { textIn, textsIn } from '../../../schema/locale'
import { type ProductCategory, productCategories } from '../../../schema/shop'
import { SaveButton } from '../../domain/saved/save-button'
import { useLocale } from '../../lib/locale-context'
import { pictureSizes } from '../../lib/picture-sizes'
import { Badge } from '../../ui/badge'
import { PhotoCredit } from '../../ui/photo-credit'
import { Picture } from '../../ui/picture'
import { ProductOffer } from './product-offer'
import { badgeOf, savedProduct, wordsOf } from './product-words'

const shownTags = 3
const badgeTones = { discount: 'central', new: 'north', bestSeller: 'south', viral: 'paper', hot: 'paper' } as const

function isKnown(category: string): category is ProductCategory {
  return productCategories.some((known) => known === category)
}

interface ProductCardProps {
  product: Product
  /** The month `YYYY-MM` in which the list says that its prices were seen. */
  pricesSeenIn?: string | undefined
}

/** A product; the whole card follows its one link to the merchant. What it is in more words is folded. */
export const ProductCard = memo(function ProductCard({ product, pricesSeenIn }: ProductCardProps) {
  const locale = useLocale()
  const { category } = product
  const title = textIn(wordsOf(product), 'title', locale)
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
      <SaveButton item={savedProduct(product)} look="small" className="absolute end-1 top-1 z-10 sm:end-3 sm:top-3" />
      <ProductBadge product={product} />
      <h3 className="mt-2.5 mb-1 line-clamp-3 text-[0.9375rem] leading-snug font-semibold sm:text-lg" lang={title.locale}>
        {title.value}
      </h3>
      <PhotoCredit src={product.imageUrl} className="relative z-10 mb-1 w-fit text-muted" />
      <ProductOffer product={product} title={title.value} pricesSeenIn={pricesSeenIn} />
      <ProductDetails product={product} title={title.value} />
    </article>
  )
})

/** What the product is, of what kind, and its first tags. */
function ProductDetails({ product, title }: { product: Product; title: string }) {
  const { t } = useTranslation('shop')
  const locale = useLocale()
  const { category } = product
  const words = wordsOf(product)
  const description = textIn(words, 'description', locale)
  const tags = textsIn(words, 'tags', locale)
  const tagWords = tags.value.slice(0, shownTags).join(' · ')
  return (
    <details className="group relative z-10 text-sm whitespace-pre-line text-muted">
      <summary
        className="w-fit cursor-pointer list-none py-1 after:ms-1.5 after:mb-0.5 after:inline-block after:size-1.5 after:rotate-45 after:border-e-2 after:border-b-2 group-open:after:mb-0 group-open:after:-rotate-135"
        aria-label={t('viewOf', { label: t('details'), title })}
      >
        {t('details')}
      </summary>
      {description.locale === locale ? description.value : <span lang={description.locale}>{description.value}</span>}
      {'\n'}
      {isKnown(category) ? t(`categories.${category}`) : category} ·{' '}
      {tags.locale === locale ? tagWords : <span lang={tags.locale}>{tagWords}</span>}
    </details>
  )
}

function ProductBadge({ product }: { product: Product }) {
  const { t } = useTranslation('shop')
  const badge = badgeOf(product)
  if (badge === undefined) return null
  return (
    <Badge tone={badgeTones[badge]} className="absolute start-2 top-2 sm:start-4 sm:top-4">
      {badge === 'discount' ? `−${product.discountPercent}%` : t(badge)}
    </Badge>
  )
}
