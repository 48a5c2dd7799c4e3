import { and, desc, eq, exists, gte, inArray, lt, type SQL, sql } from 'drizzle-orm'
import type * as z from 'zod'
import type {
  listRedirectsQuery,
  PostRedirectList,
  PostRedirectRow,
} from '../../../schema/api/admin-posts'
import { slugify } from '../../../schema/fold'
import { fillPath, paths } from '../../../schema/paths'
import { postRedirects, posts } from '../../../schema/tables/posts'
import type { Database } from '../../platform/db/database'
import { hasChanged } from '../../platform/db/writes'
import type { CurrentAdmin } from '../../platform/http/env'
import { ApiError } from '../../platform/http/errors'
import { insertAuditEntry } from '../../platform/log/audit'

const pageSize = 25
/** A search looks at the first slugs that begin with what was typed. */
const maxFound = 1000

function matches(db: Database, q: string): SQL | undefined {
  if (q === '') return undefined
  const start = slugify(q)
  if (start === '') return sql.raw('false')
  const { slug } = postRedirects
  const found = db
    .select({ slug })
    .from(postRedirects)
    .where(and(gte(slug, start), lt(slug, `${start}~`)))
    .limit(maxFound)
  return inArray(slug, found)
}

export async function listRedirects(
  db: Database,
  { q, page }: z.output<typeof listRedirectsQuery>,
): Promise<PostRedirectList> {
  const rows: PostRedirectRow[] = await db
    .select({
      slug: postRedirects.slug,
      createdAt: postRedirects.createdAt,
      postId: postRedirects.postId,
      titleVi: posts.titleVi,
      titleEn: posts.titleEn,
      target: sql<string>`${posts.slug}`.as('target'),
    })
    .from(postRedirects)
    .crossJoin(posts)
    .where(and(eq(posts.id, postRedirects.postId), matches(db, q)))
    .orderBy(desc(postRedirects.createdAt), desc(postRedirects.slug))
    .limit(pageSize + 1)
    .offset((page - 1) * pageSize)
  return {
    redirects: rows
      .slice(0, pageSize)
      .map((row) => ({ ...row, target: fillPath(paths.article, { slug: row.target }) })),
    hasNext: rows.length > pageSize,
  }
}

/**
 * Deletes the redirect of a former slug: its address is unknown from then on, and other posts may
 * have it. Throws NOT_FOUND.
 */
export async function deleteRedirect(
  db: Database,
  input: { slug: string; admin: CurrentAdmin; now: Date },
): Promise<void> {
  const { slug, admin, now } = input
  const isStored = eq(postRedirects.slug, slug)
  const redirect = db.select({ postId: postRedirects.postId }).from(postRedirects).where(isStored)
  const [row] = await redirect
  if (!row) throw new ApiError('NOT_FOUND')
  const entry = {
    username: admin.username,
    action: 'redirect.delete',
    subject: row.postId,
    label: slug,
    before: { slug },
    now,
  } as const
  const results = await db.batch([
    insertAuditEntry(db, entry, exists(redirect)),
    db.delete(postRedirects).where(isStored),
  ])
  if (!hasChanged(results)) throw new ApiError('NOT_FOUND')
}
