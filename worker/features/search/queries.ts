import { desc, sql } from 'drizzle-orm'
import type { PostSummary } from '../../../schema/api/posts'
import { type Product, productsQuery } from '../../../schema/api/products'
import { fold, matchesExactly } from '../../../schema/fold'
import { posts } from '../../../schema/tables/posts'
import type { Database } from '../../platform/db/database'
import { wordMatch } from '../../platform/db/word-match'
import { isPublic, summaryColumns } from '../posts/queries'
import { toPostSummary } from '../posts/rules'
import { normalListing } from '../products/listing'
import { readProducts } from '../products/queries'

const mostFound = 12
/** So many of the newest that hold the words are ranked; some of them may be drafts, deleted or not public yet. */
const mostRanked = 300

/** A query as FTS5 reads it: every word must be there, the last ones may be unfinished. Empty where nothing can be searched. */
export function toMatch(query: string): string {
  const words = fold(query).match(/[a-z0-9]+/g) ?? []
  return words.map(wordMatch).join(' ')
}

/**
 * Public articles that hold all words of the query: those that hold it exactly as typed, tones included, come first (decision D10), then
 * those with all words in the title, in title and tags, in these and the summary, the newest of each first.
 */
export async function searchArticles(db: Database, input: { q: string; now: Date }): Promise<PostSummary[]> {
  const match = toMatch(input.q)
  if (match === '') return []
  const found = sql`select rowid as id from posts_search where posts_search match ${match} order by rowid desc limit ${mostRanked}`
  // FTS5's own ranking would count every row that holds a word before it ranks the first one.
  const holding = (columns: string) =>
    sql`select rowid from posts_search where posts_search match ${`${columns} : (${match})`} and rowid >= (select min(id) from (${found}))`
  const place = sql`${posts}.rowid`
  const rank = sql`(${place} in (${holding('title')})) + (${place} in (${holding('{title tags}')})) + (${place} in (${holding('{title tags summary}')}))`
  const rows = await db
    .select(summaryColumns)
    .from(sql`(${found}) as found`)
    .innerJoin(posts, sql`${place} = found.id`)
    .where(isPublic(input.now))
    .orderBy(sql`${rank} desc`, desc(posts.liveAt), posts.id)
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
