import { type SQL, sql } from 'drizzle-orm'
import { openPriceEnd, type ProductSort, type ProductsQuery, productCategories, trendingScore } from '../../../schema/api/products'
import { fold } from '../../../schema/fold'
import { wordMatch } from '../../platform/db/word-match'

/** A search looks at so many of the newest products that hold its words: words that half of the catalogue holds stay quick. */
const mostMatches = 500

/** What a listing asks for, brought into the one form that its cache key is made of. */
export interface Listing {
  page: number
  limit: number
  /** Folded words; undefined without a search. */
  words: string[] | undefined
  categories: string[]
  /** ISO codes in order; empty for all. */
  countries: string[]
  trending: boolean
  /** US cents. */
  minCents: number | undefined
  maxCents: number | undefined
  inStock: boolean
  onlyHot: boolean
  /** `hot` is `trending` with the hot products first (decision H5). */
  sort: ProductSort | 'hot'
}

/** The normal form of a query: queries that mean the same have the same. */
export function normalListing(query: ProductsQuery): Listing {
  const { sortBy, isHot = false, minPrice = 0, maxPrice = openPriceEnd } = query
  const words = fold(query.q).match(/[a-z0-9]+/g) ?? []
  return {
    page: query.page,
    limit: query.limit,
    words: query.q === '' ? undefined : [...new Set(words)].sort(),
    categories: [...query.categories].sort(),
    countries: [...new Set(query.countries.map((code) => code.toUpperCase().replace(/^UK$/, 'GB')))].sort(),
    trending: query.trending ?? false,
    minCents: minPrice > 0 ? Math.round(minPrice * 100) : undefined,
    maxCents: maxPrice < openPriceEnd ? Math.round(maxPrice * 100) : undefined,
    inStock: query.inStock ?? false,
    onlyHot: isHot && sortBy !== 'trending',
    sort: isHot && sortBy === 'trending' ? 'hot' : sortBy,
  }
}

/** Each sort with the index that serves it; the id makes every one of them stable. */
const orders: Record<Listing['sort'], { index: string; order: string }> = {
  hot: { index: 'products_hot', order: 'is_hot desc, viral_score desc, id desc' },
  trending: { index: 'products_trending', order: 'viral_score desc, id desc' },
  'price-low': { index: 'products_price', order: 'price_order, id' },
  'price-high': { index: 'products_price_high', order: 'price_cents desc, id desc' },
  rating: { index: 'products_rating', order: 'rating desc, review_count desc, id desc' },
  newest: { index: 'products_newest', order: 'created_at desc, id desc' },
  bestseller: { index: 'products_bestseller', order: 'is_best_seller desc, review_count desc, id desc' },
}

const listOf = (values: readonly string[]) =>
  sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  )

/** The conditions of a listing, but for the category. */
function conditions({ countries, trending, minCents, maxCents, inStock, onlyHot }: Listing): SQL {
  const all = [
    sql`listed = 1`,
    countries.length > 0 && sql`country in ('', ${listOf(countries)})`,
    trending && sql`viral_score >= ${trendingScore}`,
    minCents !== undefined && sql`price_cents >= ${minCents}`,
    maxCents !== undefined && sql`price_cents <= ${maxCents}`,
    inStock && sql`in_stock = 1`,
    onlyHot && sql`is_hot = 1`,
  ]
  return sql.join(
    all.filter((condition) => condition !== false),
    sql` and `,
  )
}

/** The full-text question for all words, the last parts of words may be missing; in some of the columns only. */
function search(words: string[], columns = ''): SQL {
  const match = words.map(wordMatch).join(' ')
  return sql`products_search where products_search match ${columns ? `${columns} : (${match})` : match}`
}

/** Ids of the products that hold all words, the newest first. */
function matching(words: string[]): SQL {
  return sql`matched as materialized (select rowid as found from ${search(words)} order by rowid desc limit ${mostMatches})`
}

/**
 * Which of the matches hold all words in the title, or in title and tags. FTS5's own ranking would count every row that holds a word before
 * it ranks the first one.
 */
function ranking(words: string[]): SQL {
  const among = sql`and rowid >= (select min(found) from matched)`
  return sql`
    titled as materialized (select rowid as id from ${search(words, 'title')} ${among}),
    tagged as materialized (select rowid as id from ${search(words, '{title tags}')} ${among})`
}

const shown = sql.raw(`
  p.id, p.external_id, p.category, p.country, p.price_cents, p.rating, p.is_hot, p.is_best_seller, p.viral_score,
  t.title, t.title_vi, t.description, t.description_vi, t.image_url, t.merchant, t.affiliate_url, t.tags, t.tags_vi, t.is_new, t.discount_percent`)

/** The statement for the products of a page, in order. A cross join keeps the few matches in front: SQLite would go through the products. */
export function pageStatement(listing: Listing): SQL {
  const { words, categories, limit, page, sort } = listing
  const { index, order } = orders[sort]
  const filters = categories.length > 0 ? sql`${conditions(listing)} and category in (${listOf(categories)})` : conditions(listing)
  const bounds = sql`limit ${limit} offset ${(page - 1) * limit}`
  const byRelevance = words !== undefined && (sort === 'trending' || sort === 'hot')
  const picked = words
    ? sql`${matching(words)}, ${byRelevance ? sql`${ranking(words)},` : sql``} page as materialized (
        select id from matched cross join products on products.id = found where ${filters}
        order by ${sql.raw(byRelevance ? '(found in titled) + (found in tagged) desc, viral_score desc, id desc' : order)} ${bounds}
      )`
    : sql`page as materialized (
        select id from products indexed by ${sql.raw(index)} where ${filters} order by ${sql.raw(order)} ${bounds}
      )`
  return sql`with ${picked} select ${shown} from page join products p on p.id = page.id join product_texts t on t.id = page.id`
}

/** The conditions of a listing without bounds of the price, but for the category, on what is counted with every write. */
function countConditions({ countries, trending, inStock, onlyHot }: Listing): SQL {
  const all = [
    sql`category in (${listOf(productCategories)})`,
    countries.length > 0 && sql`country in ('', ${listOf(countries)})`,
    trending && sql`is_trending = 1`,
    inStock && sql`in_stock = 1`,
    onlyHot && sql`is_hot = 1`,
  ]
  return sql.join(
    all.filter((condition) => condition !== false),
    sql` and `,
  )
}

/** The statement for how many products each category has under the other filters. */
export function facetStatement(listing: Listing): SQL {
  const { words, minCents, maxCents } = listing
  if (words === undefined && minCents === undefined && maxCents === undefined)
    return sql`
      select category as name, sum(products) as count from product_counts where ${countConditions(listing)}
      group by category having sum(products) > 0`
  const filters = sql`${conditions(listing)} and category in (${listOf(productCategories)})`
  return words
    ? sql`with ${matching(words)}
        select category as name, count(*) as count from matched cross join products on products.id = found where ${filters} group by category`
    : sql`select category as name, count(*) as count from products indexed by products_facets where ${filters} group by category`
}
