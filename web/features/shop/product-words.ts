import type { Product as ProductNode } from 'schema-dts'
import type { Product } from '../../../schema/api/products'
import { text } from '../../../schema/locale'
import { paths } from '../../../schema/paths'
import { nodeId } from '../../domain/heads/json-ld'
import type { SavedItem } from '../../domain/saved/saved-items'
import { pictureUrl } from '../../lib/art'
import type { HeadInput } from '../../lib/page'

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

/**
 * Only products in stock, with a price and a link to them. No ratings and no price validity,
 * because no merchant states them.
 */
export function productNodes(input: HeadInput, products: readonly Product[]): ProductNode[] {
  return products
    .filter(
      ({ inStock, priceText, linkTarget }) =>
        inStock && priceText !== '' && linkTarget === 'product',
    )
    .map((product) => productNode(input, product))
}

function productNode(input: HeadInput, product: Product): ProductNode {
  const { siteUrl } = input.settings
  return {
    '@type': 'Product',
    '@id': nodeId(input, paths.shop, productAnchor(product)),
    name: text(wordsOf(product), 'title', input.locale),
    image: siteUrl + pictureUrl(product.imageUrl, 'square'),
    sku: product.externalId,
    offers: {
      '@type': 'Offer',
      url: new URL(productHref(product), siteUrl).href,
      price: product.priceText.replace('$', ''),
      priceCurrency: 'USD',
      availability: 'https://schema.org/InStock',
      seller: { '@type': 'Organization', name: product.merchant },
    },
  }
}
