import {
  and,
  asc,
  desc,
  eq,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  ne,
  type SQL,
  sql,
} from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/sqlite-core'
import type * as z from 'zod'
import type { AdminPostList, listAdminPostsQuery } from '../../../schema/api/admin-posts'
import { slugify } from '../../../schema/fold'
import { posts } from '../../../schema/tables/posts'
import { vietnamDayRange } from '../../../schema/time'
import type { Database } from '../../platform/db/database'
import { isMatch, postsSearch } from '../../platform/db/full-text'
import { toMatch } from '../../platform/db/word-match'
import { toAdminRow } from './admin-post'
import { postRowid } from './save-post'

const pageSize = 25
/**
 * A search looks at the newest posts whose titles have its words: enough for a person, and quick
 * for the commonest word.
 */
const maxFound = 1000

type ListInput = z.output<typeof listAdminPostsQuery>

const columns = {
  id: posts.id,
  slug: posts.slug,
  titleVi: posts.titleVi,
  titleEn: posts.titleEn,
  status: posts.status,
  isInVi: posts.isInVi,
  isInEn: posts.isInEn,
  isBehind: posts.isBehind,
  updatedBy: posts.updatedBy,
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

const states: Record<Exclude<ListInput['status'], 'all' | 'trash'>, SQL | undefined> = {
  draft: eq(posts.status, 'draft'),
  scheduled: eq(posts.status, 'scheduled'),
  published: eq(posts.status, 'published'),
  // Not “no draft”: SQLite would take an index of what is public, and sort.
  'one-language': and(
    inArray(posts.status, ['scheduled', 'published']),
    ne(posts.isInVi, posts.isInEn),
  ),
  behind: eq(posts.isBehind, true),
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

export function adminPostsQuery(
  db: Database,
  { q, status, pillar, sort, by, from, to, page }: ListInput,
) {
  const isTrash = status === 'trash'
  const where = and(
    isTrash ? isNotNull(posts.deletedAt) : isNull(posts.deletedAt),
    status === 'all' || isTrash ? undefined : states[status],
    pillar && eq(posts.contentPillar, pillar),
    by === '' ? undefined : eq(posts.updatedBy, by),
    from ? gte(posts.updatedAt, vietnamDayRange(from).from) : undefined,
    to ? lt(posts.updatedAt, vietnamDayRange(to).to) : undefined,
    matches(db, q),
  )
  return db
    .select(columns)
    .from(posts)
    .where(where)
    .orderBy(...(isTrash ? [desc(posts.deletedAt)] : orders[sort]))
    .limit(pageSize + 1)
    .offset((page - 1) * pageSize)
}

export async function listAdminPosts(
  db: Database,
  input: ListInput & { now: Date },
): Promise<AdminPostList> {
  const rows = await adminPostsQuery(db, input)
  return {
    posts: rows.slice(0, pageSize).map((row) => toAdminRow(row, input.now)),
    hasNext: rows.length > pageSize,
  }
}
