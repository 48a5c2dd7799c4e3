import { sql } from 'drizzle-orm'
import type { PostSummary } from '../../../schema/api/posts'
import { type Product, productsQuery } from '../../../schema/api/products'
import { fold, matchesExactly } from '../../../schema/fold'
import { posts } from '../../../schema/tables/posts'
import type { Database } from '../../lib/database'
import { isPublic, summaryColumns } from '../posts/queries'
import { toPostSummary } from '../posts/rules'
import { normalListing } from '../products/listing'
import { readProducts } from '../products/queries'

const mostFound = 12
/** So many of the best are looked at: some of them may be drafts, deleted or not public yet. */
const mostRanked = 300
/** Weights of slug, title, summary, tags, body in the ranking. */
const weights = sql.raw('0, 10, 4, 6, 1')

/** A query as FTS5 reads it: every word must be there, the last ones may be unfinished. Empty where nothing can be searched. */
export function toMatch(query: string): string {
  const words = fold(query).match(/[a-z0-9]+/g) ?? []
  return words.map((word) => `"${word}"*`).join(' ')
}

/** Public articles that hold all words of the query; those that hold it exactly as typed, tones included, come first (decision D10). */
export async function searchArticles(db: Database, input: { q: string; now: Date }): Promise<PostSummary[]> {
  const match = toMatch(input.q)
  if (match === '') return []
  const found = sql`(select rowid as found, bm25(posts_search, ${weights}) as score from posts_search where posts_search match ${match} order by score limit ${mostRanked})`
  const rows = await db
    .select(summaryColumns)
    .from(posts)
    .innerJoin(found, sql`found = ${posts}.rowid`)
    .where(isPublic(input.now))
    .orderBy(sql`score`)
    .limit(mostFound)
  const isExact = (post: PostSummary) =>
    Number(matchesExactly(input.q, [post.titleVi, post.titleEn, post.summaryVi, post.summaryEn, ...post.tags]))
  return rows.map(toPostSummary).sort((a, b) => isExact(b) - isExact(a))
}

/** Products in stock that hold all words of the query, the best first. */
export async function searchProducts(db: Database, q: string): Promise<Product[]> {
  if (toMatch(q) === '') return []
  return readProducts(db, normalListing(productsQuery.parse({ q, limit: mostFound, inStock: 'true' })))
}
