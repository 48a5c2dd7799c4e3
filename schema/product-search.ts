import { fold } from './fold'

interface SearchedProduct {
  title: string
  titleVi: string
  description: string
  descriptionVi: string
  tags: readonly string[]
  tagsVi: readonly string[]
}

/** What the full-text index holds of a product: folded texts of both languages. Derived, so it can be made anew. */
export function productSearchTexts(
  product: SearchedProduct,
  merchantName: string,
): { title: string; description: string; merchant: string; tags: string } {
  return {
    title: fold(`${product.title} ${product.titleVi}`),
    description: fold(`${product.description} ${product.descriptionVi}`),
    merchant: fold(merchantName),
    tags: fold([...product.tags, ...product.tagsVi].join(' ')),
  }
}
