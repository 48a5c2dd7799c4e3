import { and, desc, eq, exists, gte, inArray, lt, sql } from 'drizzle-orm'
import type * as z from 'zod'
import type {
  EntryRedirectList,
  entryRedirectParam,
  listRedirectsQuery,
} from '../../../schema/api/redirects'
import { entryKinds } from '../../../schema/content/choices'
import { entryPagePath } from '../../../schema/content/entry-paths'
import { slugify } from '../../../schema/fold'
import { entries, entryRedirects } from '../../../schema/tables/entries'
import type { Database } from '../../platform/db/database'
import { hasChanged } from '../../platform/db/writes'
import type { Ctx } from '../../platform/http/env'
import { ApiError } from '../../platform/http/errors'
import { auditEntry } from '../../platform/log/audit'

const pageSize = 25

/** Names all kinds, so that SQLite uses its index on (kind, slug). */
function matches(q: string) {
  if (q === '') return undefined
  const start = slugify(q)
  if (start === '') return sql.raw('false')
  const { kind, slug } = entryRedirects
  return and(inArray(kind, [...entryKinds]), gte(slug, start), lt(slug, `${start}~`))
}

export async function listRedirects(
  db: Database,
  { q, page }: z.output<typeof listRedirectsQuery>,
): Promise<EntryRedirectList> {
  const rows = await db
    .select({
      kind: entryRedirects.kind,
      slug: entryRedirects.slug,
      createdAt: entryRedirects.createdAt,
      entryId: entryRedirects.entryId,
      titleVi: entries.titleVi,
      titleEn: entries.titleEn,
      current: entries.slug,
    })
    .from(entryRedirects)
    .crossJoin(entries)
    .where(and(eq(entries.id, entryRedirects.entryId), matches(q)))
    .orderBy(desc(entryRedirects.createdAt), desc(entryRedirects.slug))
    .limit(pageSize + 1)
    .offset((page - 1) * pageSize)
  return {
    redirects: rows.slice(0, pageSize).map(({ current, ...row }) => ({
      ...row,
      target: entryPagePath(row.kind, current) ?? null,
    })),
    hasNext: rows.length > pageSize,
  }
}

/** Frees the former slug for other entries. Throws NOT_FOUND. */
export async function deleteRedirect(
  ctx: Ctx,
  { kind, slug }: z.output<typeof entryRedirectParam>,
): Promise<void> {
  const { db } = ctx
  const isStored = and(eq(entryRedirects.kind, kind), eq(entryRedirects.slug, slug))
  const redirect = db
    .select({ entryId: entryRedirects.entryId })
    .from(entryRedirects)
    .where(isStored)
  const [row] = await redirect
  if (!row) throw new ApiError('NOT_FOUND')
  const entry = {
    action: 'redirect.delete',
    subject: row.entryId,
    label: slug,
    before: { slug },
  } as const
  const results = await db.batch([
    auditEntry(ctx, entry, exists(redirect)),
    db.delete(entryRedirects).where(isStored),
  ])
  if (!hasChanged(results)) throw new ApiError('NOT_FOUND')
}
