import { desc, eq, max, type SQL, sql } from 'drizzle-orm'
import type { PostLanguages } from '../../../schema/post-languages'
import { posts } from '../../../schema/tables/posts'
import { products } from '../../../schema/tables/products'
import { photographIn } from '../../content/photos'
import type { Database } from '../../platform/db/database'
import { isPublic } from '../posts/queries'

/** Posts in a file of the sitemap; each has one address per language, of the protocol's 50,000. */
const postsPerFile = 10_000

const oldestFirst = [posts.liveAt, posts.id]

/** When a post last changed for its readers: a scheduled one when it went live. */
const changed = sql<string>`max(${posts.updatedAt}, ${posts.liveAt})`.as('changed')

/**
 * The sitemap files of the public posts, from 1, with the last change in each. Reads every public
 * post through an index.
 */
export async function listPostFiles(
  db: Database,
  now: Date,
): Promise<{ file: number; changed: string }[]> {
  const position: SQL<number> = sql`row_number() over (order by ${sql.join(oldestFirst, sql.raw(', '))}) - 1`
  const numbered = db
    .select({
      file: sql<number>`(${position}) / ${sql.raw(String(postsPerFile))} + 1`.as('file'),
      changed,
    })
    .from(posts)
    .where(isPublic(now))
    .as('numbered')
  const files = await db
    .select({ file: numbered.file, changed: max(numbered.changed) })
    .from(numbered)
    .groupBy(({ file }) => file)
    .orderBy(({ file }) => file)
  return files.map((row) => ({ ...row, changed: row.changed ?? '' }))
}

/** The posts of a file, the oldest first; none where there is no such file. */
export async function listFilePosts(
  db: Database,
  input: { file: number; now: Date },
): Promise<(PostLanguages & { slug: string; changed: string; picture: string | null })[]> {
  if (input.file < 1) return []
  return db
    .select({
      slug: posts.slug,
      changed,
      picture: photographIn(posts.coverImage),
      isInVi: posts.isInVi,
      isInEn: posts.isInEn,
    })
    .from(posts)
    .where(isPublic(input.now))
    .orderBy(...oldestFirst)
    .limit(postsPerFile)
    .offset((input.file - 1) * postsPerFile)
}

/** When the shop got its newest product; undefined while it is empty. */
export async function findNewestProduct(db: Database): Promise<string | undefined> {
  const [row] = await db
    .select({ createdAt: products.createdAt })
    .from(products)
    .where(eq(products.listed, 1))
    .orderBy(desc(products.createdAt))
    .limit(1)
  return row?.createdAt
}
