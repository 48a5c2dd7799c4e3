import { fold } from '../fold'

interface SearchedPost {
  titleVi: string
  titleEn: string
  summaryVi: string
  summaryEn: string
  tags: readonly string[]
  bodyVi: string
  bodyEn: string
}

/** The sort key of the admin's list by title. */
export function titleKey({ titleVi, titleEn }: { titleVi: string; titleEn: string }): string {
  return fold(titleVi) || fold(titleEn)
}

/** What the full-text index holds of a post: folded texts of both languages (SQLite's own folding misses đ). Derived, so it can be made anew. */
export function postSearchTexts(post: SearchedPost): { title: string; summary: string; tags: string; body: string } {
  return {
    title: fold(`${post.titleVi} ${post.titleEn}`),
    summary: fold(`${post.summaryVi} ${post.summaryEn}`),
    tags: fold(post.tags.join(' ')),
    body: fold(`${post.bodyVi} ${post.bodyEn}`),
  }
}

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
