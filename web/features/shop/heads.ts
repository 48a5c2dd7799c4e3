import type { ProductPage } from '../../../schema/api/products'
import { text } from '../../../schema/locale'
import { paths } from '../../../schema/paths'
import { collectionHead } from '../../domain/heads/make-head'
import type { Head, HeadInput } from '../../lib/page'
import { productNodes } from './product-nodes'
import { productAnchor, wordsOf } from './product-words'

export function shopHead(input: HeadInput): Head {
  const { locale, data } = input
  const { products = [] } = (data as ProductPage | undefined) ?? {}
  const items = products.map((product) => ({
    name: text(wordsOf(product), 'title', locale),
    path: `${paths.shop}#${productAnchor(product)}`,
  }))
  const page = collectionHead(input, {
    texts: 'shop',
    path: paths.shop,
    picture: '@assets/art/product-luggage',
    items,
  })
  return { ...page, jsonLd: [...page.jsonLd, ...productNodes(input, products)] }
}
