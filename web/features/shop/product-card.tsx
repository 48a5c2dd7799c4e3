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
import { badgesOf, savedProduct, wordsOf } from './product-words'

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
      <SaveButton
        item={savedProduct(product)}
        look="small"
        className="absolute end-1 top-1 z-10 sm:end-3 sm:top-3"
      />
      <ProductBadges product={product} />
      <h3
        className="my-1 line-clamp-3 min-h-[2lh] text-[0.9375rem] leading-snug font-semibold sm:text-lg"
        lang={title.locale}
      >
        {title.value}
      </h3>
      <PhotoCredit src={product.imageUrl} className="relative z-10 mb-1 w-fit text-muted" />
      <ProductDetails product={product} />
      <ProductOffer product={product} title={title.value} pricesSeenIn={pricesSeenIn} />
    </article>
  )
})

function ProductDetails({ product }: { product: Product }) {
  const { t } = useTranslation('shop')
  const locale = useLocale()
  const { category } = product
  const words = wordsOf(product)
  const description = textIn(words, 'description', locale)
  const tags = textsIn(words, 'tags', locale)
  return (
    <>
      <p className="line-clamp-2 text-sm leading-snug text-muted" lang={description.locale}>
        {description.value}
      </p>
      <p className="my-1 text-[0.8125rem] leading-snug text-muted">
        {isKnown(category) ? t(`categories.${category}`) : category} ·{' '}
        <span lang={tags.locale}>{tags.value.slice(0, shownTags).join(' · ')}</span>
      </p>
    </>
  )
}

function ProductBadges({ product }: { product: Product }) {
  const { t } = useTranslation('shop')
  const badges = badgesOf(product)
  const words = badges.flatMap((badge) => (badge === 'discount' ? [] : [t(badge)]))
  return (
    <>
      {words.length < badges.length && (
        <Badge tone="central" className="absolute start-2 top-2 sm:start-4 sm:top-4">
          −{product.discountPercent}%
        </Badge>
      )}
      <p className="mt-2 min-h-4 text-xs font-semibold text-muted">{words.join(' · ')}</p>
    </>
  )
}
