import { and, desc, eq, gte, inArray, min, sql } from 'drizzle-orm'
import { Hono } from 'hono'
import type { PostSummary } from '../../../schema/api/posts'
import { type Product, productsQuery } from '../../../schema/api/products'
import { type SearchAnswer, searchQuery } from '../../../schema/api/search'
import { matchesExactly } from '../../../schema/fold'
import { posts } from '../../../schema/tables/posts'
import type { Database } from '../../platform/db/database'
import { isMatch, postsSearch } from '../../platform/db/full-text'
import { toMatch } from '../../platform/db/word-match'
import type { ApiEnv } from '../../platform/http/env'
import { validate } from '../../platform/http/validate'
import { isPublic, summaryColumns } from '../posts/queries'
import { toPostSummary } from '../posts/rules'
import { postRowid } from '../posts/save-post'
import { normalListing } from '../products/listing'
import { readProducts } from '../products/queries'

const maxFound = 12
/** Only the newest posts that hold the words are ranked; some of them may be drafts, deleted or not public yet. */
const maxRanked = 300

/** Public articles with all words: as typed first, then by all in the title, title and tags, these and the summary, the newest first. */
async function searchArticles(db: Database, input: { q: string; now: Date }): Promise<PostSummary[]> {
  const match = toMatch(input.q)
  if (match === '') return []
  const newest = db
    .select({ found: sql<number>`${postsSearch.rowid}`.as('found') })
    .from(postsSearch)
    .where(isMatch(postsSearch, match))
    .orderBy(desc(postsSearch.rowid))
    .limit(maxRanked)
  const matched = db.$with('matched').as(newest)
  const oldest = db.select({ found: min(matched.found) }).from(matched)
  // FTS5's own ranking would count every row that holds a word before it ranks the first one.
  const isIn = (columns: string) =>
    inArray(
      matched.found,
      db
        .select({ rowid: postsSearch.rowid })
        .from(postsSearch)
        .where(and(isMatch(postsSearch, `${columns} : (${match})`), gte(postsSearch.rowid, oldest))),
    )
  const rows = await db
    .with(matched)
    .select(summaryColumns)
    .from(matched)
    .innerJoin(posts, eq(postRowid, matched.found))
    .where(isPublic(input.now))
    .orderBy(sql`(${isIn('title')}) + (${isIn('{title tags}')}) + (${isIn('{title tags summary}')}) desc`, desc(posts.liveAt), posts.id)
    .limit(maxFound)
  const isExact = (post: PostSummary) =>
    Number(matchesExactly(input.q, [post.titleVi, post.titleEn, post.summaryVi, post.summaryEn, ...post.tags]))
  return rows.map(toPostSummary).sort((a, b) => isExact(b) - isExact(a))
}

/** Products in stock that hold all words of the query, the best first. */
async function searchProducts(db: Database, q: string): Promise<Product[]> {
  if (toMatch(q) === '') return []
  return readProducts(db, normalListing(productsQuery.parse({ q, limit: maxFound, inStock: 'true' })))
}

export const searchRoutes = new Hono<ApiEnv>().get('/', validate('query', searchQuery), async (c) => {
  const { q } = c.req.valid('query')
  const { db, now } = c.var
  const [articles, products] = await Promise.all([searchArticles(db, { q, now }), searchProducts(db, q)])
  return c.json({ articles, products } satisfies SearchAnswer, 200)
})
