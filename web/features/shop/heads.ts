import type { ProductPage } from '../../../schema/api/products'
import { text } from '../../../schema/locale'
import { paths } from '../../../schema/paths'
import { site } from '../../../schema/site'
import { itemList } from '../../lib/json-ld'
import type { Head, HeadInput } from '../../lib/page-types'
import { productAnchor, wordsOf } from './product-words'

export function shopHead(input: HeadInput): Head {
  const { t, locale, data } = input
  const { products = [] } = (data as ProductPage | undefined) ?? {}
  return {
    title: `${t('shop.metaTitle')} | ${site.name}`,
    description: t('shop.metaDescription'),
    path: paths.shop,
    picture: '@assets/art/product-luggage',
    index: true,
    jsonLd: [
      itemList(
        input,
        products.map((product) => ({
          name: text(wordsOf(product), 'title', locale),
          path: `${paths.shop}#${productAnchor(product)}`,
        })),
      ),
    ],
  }
}
