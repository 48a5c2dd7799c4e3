import { asc, sql } from 'drizzle-orm'
import { posts } from '../../../schema/tables/posts'
import { products } from '../../../schema/tables/products'
import type { Database } from '../../lib/database'
import { isPublic } from '../posts/queries'

/** Posts a sitemap file: with a URL a language and room for other pages' sizes, well below the 50,000 URLs and 50 MB of the protocol. */
export const postsPerFile = 10_000

/** When a post changed for its readers: a scheduled one when it went live. */
const changed = sql<string>`max(${posts.updatedAt}, ${posts.liveAt})`

/** The files that the public posts fill, and the last change in each. The oldest post stands first, so that a full file stays as it is. */
export async function listPostFiles(db: Database, input: { now: Date }): Promise<{ file: number; changed: string }[]> {
  const rows = db
    .select({
      place: sql<number>`row_number() over (order by ${posts.liveAt}, ${posts.id}) - 1`.as('place'),
      changed: changed.as('changed'),
    })
    .from(posts)
    .where(isPublic(input.now))
    .as('rows')
  const file = sql<number>`${rows.place} / ${sql.raw(String(postsPerFile))} + 1`
  return db
    .select({ file, changed: sql<string>`max(${rows.changed})` })
    .from(rows)
    .groupBy(sql`1`)
}

/** The posts of a file, from its first key on; none where there is no such file. */
export async function listFilePosts(db: Database, input: { file: number; now: Date }): Promise<{ slug: string; changed: string }[]> {
  const before = (input.file - 1) * postsPerFile
  const afterLast =
    before > 0
      ? sql`and (${posts.liveAt}, ${posts.id}) > (select live_at, id from posts where ${isPublic(input.now)} order by live_at, id limit 1 offset ${before - 1})`
      : sql``
  return db
    .select({ slug: posts.slug, changed })
    .from(posts)
    .where(sql`${isPublic(input.now)} ${afterLast}`)
    .orderBy(asc(posts.liveAt), asc(posts.id))
    .limit(postsPerFile)
}

/** When the shop got its newest product; undefined while it is empty. */
export async function findNewestProduct(db: Database): Promise<string | undefined> {
  const [row] = await db
    .select({ createdAt: sql<string | null>`max(${products.createdAt})` })
    .from(products)
    .where(sql`${products.listed} = 1`)
  return row?.createdAt ?? undefined
}
