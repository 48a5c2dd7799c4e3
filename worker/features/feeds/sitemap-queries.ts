import { asc, sql } from 'drizzle-orm'
import { posts } from '../../../schema/tables/posts'
import { products } from '../../../schema/tables/products'
import type { Database } from '../../lib/database'
import { isPublic } from '../posts/queries'

/** When a post changed for its readers: a scheduled one when it went live. */
const changed = sql<string>`max(${posts.updatedAt}, ${posts.liveAt})`

/**
 * The files of the sitemap with where each begins and the next one does; triggers see to it that none has more than ten thousand posts
 * (`schema/tables/counts.ts`).
 */
const files = sql`(
  select file, from_live_at, from_id, changed, lead(from_live_at, 1, '~') over places as to_live_at, lead(from_id, 1, '') over places as to_id
  from sitemap_files window places as (order by from_live_at, from_id)
)`

/** The files of the public posts, and the last change in each: of a post that was public then, or the last one's that went live. */
export async function listPostFiles(db: Database, input: { now: Date }): Promise<{ file: number; changed: string }[]> {
  const place = sql`(${posts.liveAt}, ${posts.id})`
  const newest = sql`
    select ${posts.liveAt} from ${posts}
    where ${isPublic(input.now)} and ${place} >= (f.from_live_at, f.from_id) and ${place} < (f.to_live_at, f.to_id)
    order by ${posts.liveAt} desc, ${posts.id} desc limit 1`
  return db.all<{ file: number; changed: string }>(sql`
    select file, max(changed, newest) as changed from (select f.file, f.changed, (${newest}) as newest from ${files} as f)
    where newest is not null order by file`)
}

/** The posts of a file, the oldest first; none where there is no such file. */
export async function listFilePosts(db: Database, input: { file: number; now: Date }): Promise<{ slug: string; changed: string }[]> {
  const file = sql`${files} where file = ${input.file}`
  return db
    .select({ slug: posts.slug, changed })
    .from(posts)
    .where(
      sql`${isPublic(input.now)} and (${posts.liveAt}, ${posts.id}) >= (select from_live_at, from_id from ${file})
        and (${posts.liveAt}, ${posts.id}) < (select to_live_at, to_id from ${file})`,
    )
    .orderBy(asc(posts.liveAt), asc(posts.id))
}

/** When the shop got its newest product; undefined while it is empty. */
export async function findNewestProduct(db: Database): Promise<string | undefined> {
  const [row] = await db
    .select({ createdAt: sql<string | null>`max(${products.createdAt})` })
    .from(products)
    .where(sql`${products.listed} = 1`)
  return row?.createdAt ?? undefined
}
