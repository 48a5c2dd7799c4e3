import type { ProductPage } from '../../../schema/api/products'
import { text } from '../../../schema/locale'
import { paths } from '../../../schema/paths'
import { itemList, pageGraph } from '../../domain/heads/json-ld'
import { pageTitle } from '../../domain/heads/page-title'
import type { Head, HeadInput } from '../../lib/page'
import { productAnchor, wordsOf } from './product-words'

export function shopHead(input: HeadInput): Head {
  const { t, locale, data } = input
  const { products = [] } = (data as ProductPage | undefined) ?? {}
  const links = products.map((product) => ({
    name: text(wordsOf(product), 'title', locale),
    path: `${paths.shop}#${productAnchor(product)}`,
  }))
  return {
    title: pageTitle(t('shop:metaTitle')),
    description: t('shop:metaDescription'),
    path: paths.shop,
    picture: '@assets/art/product-luggage',
    index: true,
    jsonLd: pageGraph(input, { type: 'CollectionPage', name: t('shop:title'), path: paths.shop }, itemList(input, paths.shop, links)),
  }
}
