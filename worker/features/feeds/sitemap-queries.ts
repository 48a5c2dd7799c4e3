import { desc, eq, max, type SQL, sql } from 'drizzle-orm'
import type { Locale } from '../../../schema/locale'
import { entries } from '../../../schema/tables/entries'
import { products } from '../../../schema/tables/products'
import { photographIn } from '../../content/photos'
import { isPublicPost } from '../../content/posts'
import { pictureOfSummary, publicLocales, stateColumns } from '../../content/queries'
import type { Database } from '../../platform/db/database'

/** Each post has one address per language; the protocol allows 50,000. */
const postsPerFile = 10_000

const oldestFirst = [entries.publishedAt, entries.id]

const changed =
  sql<string>`max(coalesce(${entries.changedAtVi}, ''), coalesce(${entries.changedAtEn}, ''), ${entries.publishedAt})`.as(
    'changed',
  )

/** Files count from 1. Reads every public post through an index. */
export async function listPostFiles(db: Database): Promise<{ file: number; changed: string }[]> {
  const position: SQL<number> = sql`row_number() over (order by ${sql.join(oldestFirst, sql.raw(', '))}) - 1`
  const numbered = db
    .select({
      file: sql<number>`(${position}) / ${sql.raw(String(postsPerFile))} + 1`.as('file'),
      changed,
    })
    .from(entries)
    .where(isPublicPost())
    .as('numbered')
  const files = await db
    .select({ file: numbered.file, changed: max(numbered.changed) })
    .from(numbered)
    .groupBy(({ file }) => file)
    .orderBy(({ file }) => file)
  return files.map((row) => ({ ...row, changed: row.changed ?? '' }))
}

export async function listFilePosts(
  db: Database,
  file: number,
): Promise<{ slug: string; changed: string; picture: string | null; locales: Locale[] }[]> {
  if (file < 1) return []
  const rows = await db
    .select({ ...stateColumns, changed, picture: photographIn(pictureOfSummary) })
    .from(entries)
    .where(isPublicPost())
    .orderBy(...oldestFirst)
    .limit(postsPerFile)
    .offset((file - 1) * postsPerFile)
  return rows.map(({ slug, changed: at, picture, ...state }) => ({
    slug,
    changed: at,
    picture,
    locales: publicLocales(state),
  }))
}

export async function findNewestProduct(db: Database): Promise<string | undefined> {
  const [row] = await db
    .select({ createdAt: products.createdAt })
    .from(products)
    .where(eq(products.listed, 1))
    .orderBy(desc(products.createdAt))
    .limit(1)
  return row?.createdAt
}
