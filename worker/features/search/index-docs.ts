import { productsQuery } from '../../../schema/api/products'
import type { SearchIndex } from '../../../schema/api/search'
import { linkHeadings } from '../../../schema/headings'
import { type Locale, otherLocale, text, texts } from '../../../schema/locale'
import type { SearchDoc, SearchPage, SearchSource } from '../../../schema/search/doc'
import { passagesOf } from '../../../schema/search/passages'
import { prepareDocs } from '../../../schema/search/prepare'
import { siteConcepts } from '../../../schema/search/site-concepts'
import { posts } from '../../../schema/tables/posts'
import { vietnamDay } from '../../../schema/time'
import { readCurrentSources } from '../../documents/search-sources'
import type { Database } from '../../platform/db/database'
import { renderBody } from '../posts/post-page'
import { isPublic, newestFirst } from '../posts/queries'
import { normalListing } from '../products/listing'
import { readProducts } from '../products/queries'

/** The index is one file that a phone loads: of more articles the newest are in it, of more products the most wanted. */
const maxArticles = 300
const maxProducts = 800

type Source = SearchSource<SearchDoc | SearchPage>

const searchedColumns = {
  slug: posts.slug,
  titleVi: posts.titleVi,
  titleEn: posts.titleEn,
  summaryVi: posts.summaryVi,
  summaryEn: posts.summaryEn,
  coverImage: posts.coverImage,
  tags: posts.tags,
  bodyVi: posts.bodyVi,
  bodyEn: posts.bodyEn,
}

async function readArticles(db: Database, locale: Locale, now: Date): Promise<Source[]> {
  const rows = await db
    .select(searchedColumns)
    .from(posts)
    .where(isPublic(now))
    .orderBy(...newestFirst)
    .limit(maxArticles)
  return rows.flatMap((post) => {
    const page: SearchPage = {
      id: `article:${post.slug}`,
      type: 'article',
      title: text(post, 'title', locale),
      otherTitles: [text(post, 'title', otherLocale(locale))],
      tags: post.tags,
      lead: text(post, 'summary', locale),
      image: post.coverImage,
    }
    const { html } = linkHeadings(renderBody(post, locale, locale).html)
    return [page, ...passagesOf(html).map(({ anchor, ...passage }) => ({ id: `${page.id}#${anchor}`, ...passage }))]
  })
}

async function readShop(db: Database, locale: Locale): Promise<Source[]> {
  const listing = { ...normalListing(productsQuery.parse({ inStock: 'true' })), limit: maxProducts }
  const products = await readProducts(db, listing)
  return products.map((product): SearchPage => {
    const both = { ...product, titleEn: product.title, descriptionEn: product.description, tagsEn: product.tags }
    return {
      id: `product:${product.externalId}`,
      type: 'product',
      title: text(both, 'title', locale),
      otherTitles: [text(both, 'title', otherLocale(locale))],
      tags: texts(both, 'tags', locale),
      lead: text(both, 'description', locale),
      image: product.imageUrl,
      rating: Number(product.rating),
      ...(product.priceText && { price: product.priceText }),
    }
  })
}

/** Everything that the search of a language finds on a day. */
export async function readSearchIndex(db: Database, { locale, now }: { locale: Locale; now: Date }): Promise<SearchIndex> {
  const [builtIn, articles, shop] = await Promise.all([
    readCurrentSources(locale, vietnamDay(now)),
    readArticles(db, locale, now),
    readShop(db, locale),
  ])
  const added: SearchIndex['concepts'] = []
  return { docs: prepareDocs([...builtIn, ...articles, ...shop], siteConcepts(added), locale), concepts: added }
}
