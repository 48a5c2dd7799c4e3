import type { Product } from '../../../schema/api/products'
import type { SavedItem } from '../../domain/saved/saved-items'

/** The API calls the English texts just `title`, `description` and `tags`. */
export function wordsOf({ title, titleVi, description, descriptionVi, tags, tagsVi }: Product) {
  return {
    titleVi,
    titleEn: title,
    descriptionVi,
    descriptionEn: description,
    tagsVi,
    tagsEn: tags,
  }
}

export function savedProduct({ externalId, title, titleVi, imageUrl }: Product): SavedItem {
  return { kind: 'product', slug: externalId, titleVi, titleEn: title, picture: imageUrl }
}

export function productAnchor({ externalId }: Product): string {
  return `product-${externalId}`
}

/** The merchant, or our own redirect where the target stays on the server. */
export function productHref({ affiliateUrl, externalId }: Product): string {
  return affiliateUrl ?? `/r/${encodeURIComponent(externalId)}`
}

export function isOnShelf({ id }: Product, shelf: readonly Product[]): boolean {
  return shelf.some((product) => product.id === id)
}

/** The month `YYYY-MM` in which all prices of a list were seen; undefined for several or none. */
export function monthOfPrices(products: readonly Product[]): string | undefined {
  const months = new Set(
    products
      .filter(({ priceText }) => priceText)
      .map(({ priceSeenOn }) => priceSeenOn?.slice(0, 7)),
  )
  return months.size === 1 ? [...months][0] : undefined
}

const viralAbove = 90

type ProductBadgeKind = 'discount' | 'new' | 'bestSeller' | 'viral' | 'hot'

/** Facts that readers can check come before what only the merchant knows. */
export function badgesOf({
  discountPercent,
  isNew,
  isBestSeller,
  viralScore,
  isHot,
}: Product): ProductBadgeKind[] {
  const holds: Record<ProductBadgeKind, boolean> = {
    discount: discountPercent > 0,
    new: isNew,
    bestSeller: isBestSeller,
    viral: viralScore > viralAbove,
    hot: isHot,
  }
  return (Object.keys(holds) as ProductBadgeKind[]).filter((badge) => holds[badge])
}
