import type { PostContent } from '../api/admin-posts'
import type { ProductImportRow } from '../api/product-import'
import { fold } from '../fold'

type SearchedPost = Pick<
  PostContent,
  'titleVi' | 'titleEn' | 'summaryVi' | 'summaryEn' | 'tags' | 'bodyVi' | 'bodyEn'
>

/** The sort key of the admin's list by title. */
export function titleKey({ titleVi, titleEn }: Pick<SearchedPost, 'titleVi' | 'titleEn'>): string {
  return fold(titleVi) || fold(titleEn)
}

/**
 * What the full-text index holds of a post: folded texts of both languages (SQLite's own folding
 * misses đ). Derived, so it can be made anew.
 */
export function postSearchTexts(post: SearchedPost) {
  return {
    title: fold(`${post.titleVi} ${post.titleEn}`),
    summary: fold(`${post.summaryVi} ${post.summaryEn}`),
    tags: fold(post.tags.join(' ')),
    body: fold(`${post.bodyVi} ${post.bodyEn}`),
  }
}

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
