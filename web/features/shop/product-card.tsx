import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Product } from '../../../schema/api/products'
import { textIn, textsIn } from '../../../schema/locale'
import { type ProductCategory, productCategories } from '../../../schema/shop'
import { SaveButton } from '../../domain/saved/save-button'
import { useLocale } from '../../lib/locale-context'
import { pictureSizes } from '../../lib/picture-sizes'
import { Badge } from '../../ui/badge'
import { FactsLine } from '../../ui/facts'
import { PhotoCredit } from '../../ui/photo-credit'
import { Picture } from '../../ui/picture'
import { TagList } from '../../ui/tag-list'
import { ProductOffer } from './product-offer'
import { badgeOf, savedProduct, wordsOf } from './product-words'

const shownTags = 3
const badgeTones = { new: 'north', bestSeller: 'south', viral: 'outline', hot: 'plain' } as const

function isKnown(category: string): category is ProductCategory {
  return productCategories.some((known) => known === category)
}

/** A product; the whole card follows its one link to the merchant. On phones the picture is beside the text. */
export const ProductCard = memo(function ProductCard({ product }: { product: Product }) {
  const { t } = useTranslation('shop')
  const locale = useLocale()
  const { merchant, category } = product
  const words = wordsOf(product)
  const title = textIn(words, 'title', locale)
  const description = textIn(words, 'description', locale)
  const tags = textsIn(words, 'tags', locale)
  return (
    <article className="relative grid h-full xs:grid-cols-[7rem_1fr] gap-x-4 sm:flex sm:flex-col">
      <div className="poster w-full self-start">
        <Picture
          src={product.imageUrl}
          standIn={isKnown(category) ? `@assets/art/product-${category}` : undefined}
          alt=""
          format="square"
          sizes={pictureSizes.product}
          className="h-auto w-full"
        />
      </div>
      <div className="absolute start-[4.5rem] top-2 z-10 sm:start-auto sm:end-4 sm:top-4">
        <SaveButton item={savedProduct(product)} />
      </div>
      <div className="sm:pt-4">
        <p className="mb-1.5 flex flex-wrap items-center gap-1.5 empty:hidden sm:min-h-6 sm:empty:block">
          <ProductBadge product={product} />
        </p>
        <h3 className="font-display text-lg leading-snug font-semibold sm:text-xl" lang={title.locale}>
          {title.value}
        </h3>
        <p className="mt-0.5 text-sm text-muted">
          <FactsLine facts={[merchant, isKnown(category) ? t(`categories.${category}`) : category]} />
        </p>
        <p className="mt-1.5 line-clamp-3 text-sm opacity-80" lang={description.locale}>
          {description.value}
        </p>
        <TagList label={t('tags')} tags={tags.value.slice(0, shownTags)} lang={tags.locale} />
        <PhotoCredit src={product.imageUrl} className="relative z-10 mt-1.5 w-fit text-muted" />
      </div>
      <ProductOffer product={product} title={title.value} />
    </article>
  )
})

function ProductBadge({ product }: { product: Product }) {
  const { t } = useTranslation('shop')
  const badge = badgeOf(product)
  if (badge === undefined) return null
  if (badge === 'discount') return <Badge tone="central">−{product.discountPercent}%</Badge>
  return <Badge tone={badgeTones[badge]}>{t(badge)}</Badge>
}
