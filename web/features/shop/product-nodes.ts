import type { Product as ProductNode } from 'schema-dts'
import type { Product } from '../../../schema/api/products'
import { text } from '../../../schema/locale'
import { paths } from '../../../schema/paths'
import { nodeId } from '../../domain/heads/json-ld'
import { pictureUrl } from '../../lib/art'
import type { HeadInput } from '../../lib/page'
import { productAnchor, productHref, wordsOf } from './product-words'

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
