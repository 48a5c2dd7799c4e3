import { sql } from 'drizzle-orm'
import { posts } from '../../../schema/tables/posts'
import { products } from '../../../schema/tables/products'
import type { Database } from '../../platform/db/database'

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

/** The public posts of the file `f`. The index is read from where it begins to where it ends, or to now, which must be one bound. */
const standsIn = (now: Date) => sql`
  ${posts.status} <> 'draft' and ${posts.deletedAt} is null
  and ${posts.liveAt} >= f.from_live_at and ${posts.liveAt} <= min(f.to_live_at, ${now.toISOString()})
  and (+${posts.liveAt}, ${posts.id}) >= (f.from_live_at, f.from_id) and (+${posts.liveAt}, ${posts.id}) < (f.to_live_at, f.to_id)`

/** The files of the public posts, and the last change in each: of a post that was public then, or the last one's that went live. */
export async function listPostFiles(db: Database, input: { now: Date }): Promise<{ file: number; changed: string }[]> {
  const newest = sql`
    select ${posts.liveAt} from ${posts} where ${standsIn(input.now)} order by ${posts.liveAt} desc, ${posts.id} desc limit 1`
  return db.all<{ file: number; changed: string }>(sql`
    with ends as materialized (select f.file, f.changed, (${newest}) as newest from ${files} as f)
    select file, max(changed, newest) as changed from ends where newest is not null order by file`)
}

/** The posts of a file, the oldest first; none where there is no such file. */
export async function listFilePosts(db: Database, input: { file: number; now: Date }): Promise<{ slug: string; changed: string }[]> {
  return db.all<{ slug: string; changed: string }>(sql`
    with f as materialized (select * from ${files} where file = ${input.file})
    select ${posts.slug} as slug, ${changed} as changed from f cross join ${posts} where ${standsIn(input.now)}
    order by ${posts.liveAt}, ${posts.id}`)
}

/** When the shop got its newest product; undefined while it is empty. */
export async function findNewestProduct(db: Database): Promise<string | undefined> {
  const [row] = await db
    .select({ createdAt: sql<string | null>`max(${products.createdAt})` })
    .from(products)
    .where(sql`${products.listed} = 1`)
  return row?.createdAt ?? undefined
}
