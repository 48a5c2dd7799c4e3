import type { ProductImportRow } from '../api/product-import'
import { fold } from '../fold'

type SearchedProduct = Pick<
  ProductImportRow,
  'title' | 'titleVi' | 'description' | 'descriptionVi' | 'tags' | 'tagsVi'
>

/** Folded texts of both languages for the derived full-text index. */
export function productSearchTexts(product: SearchedProduct, merchantName: string) {
  return {
    title: fold(`${product.title} ${product.titleVi}`),
    description: fold(`${product.description} ${product.descriptionVi}`),
    merchant: fold(merchantName),
    tags: fold([...product.tags, ...product.tagsVi].join(' ')),
  }
}
