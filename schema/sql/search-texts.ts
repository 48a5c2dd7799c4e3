import type { ProductImportRow } from '../api/product-import'
import { fold } from '../fold'

type SearchedProduct = Pick<
  ProductImportRow,
  'title' | 'titleVi' | 'description' | 'descriptionVi' | 'tags' | 'tagsVi'
>

/**
 * What the full-text index holds of a product: folded texts of both languages. Derived, so it can
 * be made anew.
 */
export function productSearchTexts(product: SearchedProduct, merchantName: string) {
  return {
    title: fold(`${product.title} ${product.titleVi}`),
    description: fold(`${product.description} ${product.descriptionVi}`),
    merchant: fold(merchantName),
    tags: fold([...product.tags, ...product.tagsVi].join(' ')),
  }
}
