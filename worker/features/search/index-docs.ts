import { productsQuery } from '../../../schema/api/products'
import type { SearchIndex } from '../../../schema/api/search'
import { postBodyIn } from '../../../schema/content/post-view'
import { type Locale, otherLocale, text, texts } from '../../../schema/locale'
import type { SearchDoc, SearchPage, SearchSource } from '../../../schema/search/doc'
import { partsOfText, prepareDocs } from '../../../schema/search/prepare'
import { hashTables, siteConcepts } from '../../../schema/search/site-concepts'
import { vietnamDay } from '../../../schema/time'
import { fillForReaders, selectFacts, toFacts } from '../../content/facts'
import { fillPhotos } from '../../content/photos'
import { isPublicPost, newestFirst, selectWholePosts, toPost } from '../../content/posts'
import type { Database } from '../../platform/db/database'
import { normalListing } from '../products/listing'
import { readProducts } from '../products/queries'
import { readEntryDocs, titlesOf } from './entry-docs'
import { listSynonyms } from './synonyms'

interface IndexLimits {
  articles: number
  withSections: number
  products: number
}
const indexLimits = {
  /** At most 120 KB gzip. */
  browser: { articles: 40, withSections: 20, products: 300 },
  server: { articles: 300, withSections: 100, products: 800 },
} satisfies Record<string, IndexLimits>
export type IndexReader = keyof typeof indexLimits

type Source = SearchSource<SearchDoc | SearchPage>

async function readArticles(
  db: Database,
  { locale, limits }: { locale: Locale; limits: IndexLimits },
): Promise<{ docs: Source[]; isAll: boolean }> {
  const [rows, facts] = await db.batch([
    selectWholePosts(db)
      .where(isPublicPost(locale))
      .orderBy(...newestFirst)
      .limit(limits.articles + 1),
    selectFacts(db),
  ])
  const filled = fillForReaders(
    rows.map((row) => toPost(row, locale)),
    toFacts(facts),
    locale,
  )
  const { content: posts } = await fillPhotos(db, filled)
  const docs = posts.slice(0, limits.articles).flatMap((post, index): Source[] => {
    const page: SearchPage = {
      id: `article:${post.slug}`,
      type: 'article',
      title: text(post, 'title', locale),
      // A title that is not public in the other language is a draft.
      otherTitles: post.locales.includes(otherLocale(locale))
        ? [text(post, 'title', otherLocale(locale))]
        : [],
      tags: post.tags,
      lead: text(post, 'summary', locale),
      image: post.coverImage,
    }
    if (index >= limits.withSections) return [page]
    return [page, ...partsOfText(page.id, postBodyIn(post, locale).html)]
  })
  return { docs, isAll: rows.length <= limits.withSections }
}

async function readShop(
  db: Database,
  { locale, now, limits }: { locale: Locale; now: Date; limits: IndexLimits },
): Promise<{ docs: Source[]; isAll: boolean }> {
  const listing = {
    ...normalListing(productsQuery.parse({ inStock: 'true' })),
    limit: limits.products + 1,
  }
  const products = await readProducts(db, listing, vietnamDay(now))
  const docs = products.slice(0, limits.products).map((product): SearchPage => {
    const both = {
      ...product,
      titleEn: product.title,
      descriptionEn: product.description,
      tagsEn: product.tags,
    }
    return {
      id: `product:${product.externalId}`,
      type: 'product',
      ...titlesOf(both, 'title', locale),
      tags: texts(both, 'tags', locale),
      lead: text(both, 'description', locale),
      image: product.imageUrl,
      rating: Number(product.rating),
      ...(product.priceText && { price: product.priceText }),
    }
  })
  return { docs, isAll: products.length <= limits.products }
}

export async function readSearchIndex(
  db: Database,
  { locale, now, reader }: { locale: Locale; now: Date; reader: IndexReader },
): Promise<SearchIndex> {
  const limits = indexLimits[reader]
  const [written, articles, shop, tables, added] = await Promise.all([
    readEntryDocs(db, { locale, today: vietnamDay(now) }),
    readArticles(db, { locale, limits }),
    readShop(db, { locale, now, limits }),
    hashTables(),
    listSynonyms(db),
  ])
  const docs = prepareDocs(
    [...written.docs, ...articles.docs, ...shop.docs],
    siteConcepts(added),
    locale,
  )
  return {
    docs,
    concepts: added,
    isComplete: written.isAll && articles.isAll && shop.isAll,
    tables,
  }
}
