import type { PostSummary } from '../../../schema/api/posts'
import type { Product } from '../../../schema/api/products'
import { type Locale, text, texts } from '../../../schema/locale'
import { formatPrice } from '../../../schema/numbers'
import { paths } from '../../../schema/paths'
import type { ShownSearchDoc } from '../../content/search/types'
import { itemPath } from '../../domain/saved/item-path'
import type { ResultType } from './paths'

export interface Result {
  id: string
  type: ResultType
  path: string
  title: string
  description: string
  picture: string | null
  tags: string[]
  location?: string
  rating?: number
  discount?: number
  from?: string
  /** What the hotel partner is asked for. */
  hotelPlace?: string
}

export function resultOfDoc(doc: ShownSearchDoc, locale: Locale): Result {
  const price = doc.price ?? doc.priceText
  return {
    id: doc.id,
    type: doc.kind,
    path: itemPath(doc.kind, doc.slug),
    title: text(doc, 'title', locale),
    description: text(doc, 'description', locale),
    picture: doc.image,
    tags: texts(doc, 'tags', locale).slice(0, 4),
    location: text(doc, 'location', locale),
    ...(doc.rating !== undefined && { rating: doc.rating }),
    ...(doc.discount !== undefined && { discount: doc.discount }),
    ...(price !== undefined && { from: formatPrice(price, locale) }),
    ...(doc.kind === 'destination' && { hotelPlace: doc.slug }),
  }
}

export function resultOfPost(post: PostSummary, locale: Locale): Result {
  return {
    id: `article:${post.slug}`,
    type: 'article',
    path: itemPath('article', post.slug),
    title: text(post, 'title', locale),
    description: text(post, 'summary', locale),
    picture: post.coverImage,
    tags: post.tags.slice(0, 4),
  }
}

/** A product leads to itself in the shop. */
export function resultOfProduct(product: Product, locale: Locale): Result {
  const both = { ...product, titleEn: product.title, descriptionEn: product.description, tagsEn: product.tags }
  return {
    id: `product:${product.externalId}`,
    type: 'product',
    path: `${paths.shop}?${new URLSearchParams({ q: product.title })}`,
    title: text(both, 'title', locale),
    description: text(both, 'description', locale),
    picture: product.imageUrl,
    tags: texts(both, 'tags', locale).slice(0, 4),
    location: product.merchant,
    rating: Number(product.rating),
    ...(product.priceText && { from: formatPrice(product.priceText, locale) }),
  }
}
