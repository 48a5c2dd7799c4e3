import { type SQL, sql } from 'drizzle-orm'
import type * as z from 'zod'
import type { listRedirectsQuery, PostRedirectList, PostRedirectRow } from '../../../schema/api/admin-posts'
import { slugify } from '../../../schema/fold'
import { fillPath, paths } from '../../../schema/paths'
import { postRedirects, posts } from '../../../schema/tables/posts'
import type { Database } from '../../platform/db/database'
import { changeTogether } from '../../platform/db/store-together'
import type { CurrentAdmin } from '../../platform/http/admin-env'
import { ApiError } from '../../platform/http/errors'
import { auditEntry } from '../../platform/log/audit'

const pageSize = 25
/** A search looks at so many slugs that begin with what was typed. */
const mostFound = 1000

function matches(q: string): SQL {
  if (q === '') return sql`1`
  const start = slugify(q)
  if (start === '') return sql`0`
  return sql`r.slug in (select slug from ${postRedirects} where slug >= ${start} and slug < ${`${start}~`} limit ${mostFound})`
}

/** The question behind {@link listRedirects}. */
export function redirectsQuery({ q, page }: z.output<typeof listRedirectsQuery>): SQL {
  return sql`
    select r.slug as slug, r.created_at as createdAt, r.post_id as postId, p.title_vi as titleVi, p.title_en as titleEn, p.slug as target
    from ${postRedirects} r cross join ${posts} p on p.id = r.post_id
    where ${matches(q)}
    order by r.created_at desc, r.slug desc limit ${pageSize + 1} offset ${(page - 1) * pageSize}`
}

/** Slugs that posts once had, the newest first. */
export async function listRedirects(db: Database, input: z.output<typeof listRedirectsQuery>): Promise<PostRedirectList> {
  const rows = await db.all<PostRedirectRow>(redirectsQuery(input))
  return {
    redirects: rows.slice(0, pageSize).map((row) => ({ ...row, target: fillPath(paths.article, { slug: row.target }) })),
    hasNext: rows.length > pageSize,
  }
}

/** Lets go of a slug that redirected: its address is unknown from then on, and other posts may have it. Throws NOT_FOUND. */
export async function deleteRedirect(db: Database, input: { slug: string; admin: CurrentAdmin; now: Date }): Promise<void> {
  const { slug, admin, now } = input
  const [row] = await db.all<{ postId: string }>(sql`select post_id as postId from ${postRedirects} where slug = ${slug}`)
  if (!row) throw new ApiError('NOT_FOUND')
  const isThere = sql`exists (select 1 from ${postRedirects} where slug = ${slug})`
  const isDone = await changeTogether(db, [
    auditEntry({ username: admin.username, action: 'redirect.delete', subject: row.postId, label: slug, before: { slug }, now }, isThere),
    sql`delete from ${postRedirects} where slug = ${slug}`,
  ])
  if (!isDone) throw new ApiError('NOT_FOUND')
}
