import type { Product } from '../../../schema/api/products'
import { textIn, textsIn } from '../../../schema/locale'
import { type ProductCategory, productCategories } from '../../../schema/shop'
import { buttonStyles } from '../../components/button-styles'
import { PartnerLink } from '../../components/partner-link'
import { Picture } from '../../components/picture'
import { Rating } from '../../components/rating'
import { SaveButton } from '../../components/save-button'
import { TagList } from '../../components/tag-list'
import { useTranslation } from '../../i18n/use-translation'
import { useLocale } from '../../lib/locale-context'
import { ProductBadges } from './product-badges'
import { noteClick, productHref } from './product-link'
import { savedProduct, wordsOf } from './product-words'

const shownTags = 3

function isKnown(category: string): category is ProductCategory {
  return productCategories.some((known) => known === category)
}

/** A product; the whole card follows its one link to the merchant. On phones the picture stands beside the text. */
export function ProductCard({ product }: { product: Product }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const { merchant, category, priceText } = product
  const words = wordsOf(product)
  const title = textIn(words, 'title', locale)
  const description = textIn(words, 'description', locale)
  const tags = textsIn(words, 'tags', locale)
  const rating = Number(product.rating)
  return (
    <article className="relative grid h-full grid-cols-[7.5rem_1fr] gap-x-4 sm:flex sm:flex-col">
      <div className="poster self-start">
        <Picture
          src={product.imageUrl}
          standIn={isKnown(category) ? `@assets/art/product-${category}` : undefined}
          alt=""
          format="square"
          className="h-auto w-full"
        />
      </div>
      <div className="absolute start-[4.5rem] top-2 z-10 sm:start-auto sm:end-4 sm:top-4">
        <SaveButton item={savedProduct(product)} />
      </div>
      <div className="flex grow flex-col sm:pt-4">
        <p className="mb-1.5 flex flex-wrap items-center gap-1.5 empty:hidden">
          <ProductBadges product={product} />
        </p>
        <h3 className="font-display text-lg leading-snug font-semibold sm:text-xl" lang={title.locale}>
          {title.value}
        </h3>
        <p className="mt-0.5 text-sm text-muted">
          {merchant} · {isKnown(category) ? t(`shop.categories.${category}`) : category}
        </p>
        <p className="mt-1.5 line-clamp-3 text-sm opacity-80" lang={description.locale}>
          {description.value}
        </p>
        <TagList label={t('shop.tags')} tags={tags.value.slice(0, shownTags)} lang={tags.locale} />
        <div className="mt-auto pt-3">
          <p className="flex flex-wrap items-baseline justify-between gap-x-3 border-t border-line pt-3">
            {priceText ? (
              <strong className="font-display text-xl font-semibold">{priceText}</strong>
            ) : (
              <span className="text-sm">{t('shop.priceAtMerchant')}</span>
            )}
            {rating > 0 && <Rating value={rating} />}
          </p>
          <PartnerLink
            href={productHref(product)}
            label={t('shop.viewOf', { merchant, title: title.value })}
            onFollow={() => noteClick(product)}
            className={`${buttonStyles.secondary} mt-3 w-full after:absolute after:inset-0`}
          >
            {t('shop.view', { merchant })}
          </PartnerLink>
        </div>
      </div>
    </article>
  )
}
