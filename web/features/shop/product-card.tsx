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
const badgeTones = { new: 'north', bestSeller: 'south', viral: 'outline', hot: 'plain' } as const

function isKnown(category: string): category is ProductCategory {
  return productCategories.some((known) => known === category)
}

/** A product; the whole card follows its one link to the merchant. On phones two stand beside each other, with what they cost first. */
export const ProductCard = memo(function ProductCard({ product }: { product: Product }) {
  const { t } = useTranslation('shop')
  const locale = useLocale()
  const { merchant, category } = product
  const words = wordsOf(product)
  const title = textIn(words, 'title', locale)
  const description = textIn(words, 'description', locale)
  const tags = textsIn(words, 'tags', locale)
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
      <h3 className="mt-3 line-clamp-2 text-[0.9375rem] leading-snug font-semibold sm:text-lg" lang={title.locale}>
        {title.value}
      </h3>
      <p className="mt-1 line-clamp-1 text-sm text-muted">
        {merchant} · {isKnown(category) ? t(`categories.${category}`) : category}
      </p>
      <p className="mt-1.5 line-clamp-3 text-sm opacity-80 max-sm:hidden" lang={description.locale}>
        {description.value}
      </p>
      <p className="mt-1 line-clamp-1 text-sm text-muted max-sm:hidden" lang={tags.locale}>
        {tags.value.slice(0, shownTags).join(' · ')}
      </p>
      <PhotoCredit src={product.imageUrl} className="relative z-10 mt-1.5 w-fit text-muted" />
      <ProductOffer product={product} title={title.value} />
    </article>
  )
})

function ProductBadge({ product }: { product: Product }) {
  const { t } = useTranslation('shop')
  const badge = badgeOf(product)
  if (badge === undefined) return null
  return (
    <Badge tone={badge === 'discount' ? 'central' : badgeTones[badge]} className="absolute start-2 top-2 sm:start-4 sm:top-4">
      {badge === 'discount' ? `−${product.discountPercent}%` : t(badge)}
    </Badge>
  )
}
