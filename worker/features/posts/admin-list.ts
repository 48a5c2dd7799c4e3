import { and, asc, desc, eq, gte, inArray, isNotNull, isNull, lt, type SQL, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/sqlite-core'
import type * as z from 'zod'
import type { AdminPostList, listAdminPostsQuery } from '../../../schema/api/admin-posts'
import { slugify } from '../../../schema/fold'
import { posts } from '../../../schema/tables/posts'
import type { Database } from '../../platform/db/database'
import { isMatch, postsSearch } from '../../platform/db/full-text'
import { toMatch } from '../../platform/db/word-match'
import { toAdminRow } from './admin-post'
import { postRowid } from './save-post'

const pageSize = 25
/** A search looks at the newest posts whose titles have its words: enough for a person, and quick for the commonest word. */
const maxFound = 1000

type ListInput = z.output<typeof listAdminPostsQuery>

const columns = {
  id: posts.id,
  slug: posts.slug,
  titleVi: posts.titleVi,
  titleEn: posts.titleEn,
  status: posts.status,
  publishedAt: posts.publishedAt,
  liveAt: posts.liveAt,
  updatedAt: posts.updatedAt,
  contentPillar: posts.contentPillar,
  viewCount: posts.viewCount,
  shareCount: posts.shareCount,
  deletedAt: posts.deletedAt,
}

const orders: Record<ListInput['sort'], SQL[]> = {
  edited: [desc(posts.updatedAt), desc(posts.id)],
  published: [desc(posts.liveAt), desc(posts.id)],
  title: [asc(posts.titleKey), asc(posts.id)],
  views: [desc(posts.viewCount), desc(posts.id)],
}

/** Posts whose title has all words of the query, or whose slug begins with it. */
function matches(db: Database, q: string): SQL | undefined {
  if (q === '') return undefined
  const match = toMatch(q)
  if (match === '') return sql.raw('false')
  const start = slugify(q)
  const titled = db
    .select({ rowid: postsSearch.rowid })
    .from(postsSearch)
    .where(isMatch(postsSearch, `title : (${match})`))
    .orderBy(desc(postsSearch.rowid))
    .limit(maxFound)
    .as('titled')
  const addressed = db
    .select({ rowid: postRowid.as('rowid') })
    .from(posts)
    .where(and(gte(posts.slug, start), lt(posts.slug, `${start}~`)))
    .limit(maxFound)
    .as('addressed')
  return inArray(postRowid, unionAll(db.select().from(titled), db.select().from(addressed)))
}

export function adminPostsQuery(db: Database, { q, status, pillar, sort, page }: ListInput) {
  const isTrash = status === 'trash'
  const hasStatus = status === 'all' || isTrash ? undefined : eq(posts.status, status)
  const hasPillar = pillar && eq(posts.contentPillar, pillar)
  return db
    .select(columns)
    .from(posts)
    .where(and(isTrash ? isNotNull(posts.deletedAt) : isNull(posts.deletedAt), hasStatus, hasPillar, matches(db, q)))
    .orderBy(...(isTrash ? [desc(posts.deletedAt)] : orders[sort]))
    .limit(pageSize + 1)
    .offset((page - 1) * pageSize)
}

export async function listAdminPosts(db: Database, input: ListInput & { now: Date }): Promise<AdminPostList> {
  const rows = await adminPostsQuery(db, input)
  return { posts: rows.slice(0, pageSize).map((row) => toAdminRow(row, input.now)), hasNext: rows.length > pageSize }
}
