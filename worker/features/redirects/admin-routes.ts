import { and, desc, eq, exists, gte, inArray, lt, sql } from 'drizzle-orm'
import { Hono } from 'hono'
import type * as z from 'zod'
import {
  createPathRedirectInput,
  type EntryRedirectList,
  entryRedirectParam,
  listRedirectsQuery,
} from '../../../schema/api/redirects'
import { rowParam } from '../../../schema/api/text-fields'
import { entryKinds } from '../../../schema/content/choices'
import { entryPagePath } from '../../../schema/content/entry-paths'
import { slugify } from '../../../schema/fold'
import { entries, entryRedirects } from '../../../schema/tables/entries'
import { invalidateStoredContent } from '../../platform/cache/content-version'
import type { Database } from '../../platform/db/database'
import { hasChanged } from '../../platform/db/writes'
import { type AdminEnv, type Ctx, ctxOf } from '../../platform/http/env'
import { ApiError } from '../../platform/http/errors'
import { limitBody, requireJson } from '../../platform/http/json-body'
import { validate } from '../../platform/http/validate'
import { auditEntry } from '../../platform/log/audit'
import { createPathRedirect, deletePathRedirect, listPathRedirects } from './path-redirects'

const pageSize = 25

/** Names all kinds, so that SQLite uses its index on (kind, slug). */
function matches(q: string) {
  if (q === '') return undefined
  const start = slugify(q)
  if (start === '') return sql.raw('false')
  const { kind, slug } = entryRedirects
  return and(inArray(kind, [...entryKinds]), gte(slug, start), lt(slug, `${start}~`))
}

async function listRedirects(
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
async function deleteRedirect(
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

export const adminRedirectRoutes = new Hono<AdminEnv>()
  .get('/', validate('query', listRedirectsQuery), async (c) =>
    c.json(await listRedirects(c.var.db, c.req.valid('query')), 200),
  )
  .get('/paths', validate('query', listRedirectsQuery), async (c) =>
    c.json(await listPathRedirects(c.var.db, c.req.valid('query')), 200),
  )
  .post('/paths', limitBody, requireJson, validate('json', createPathRedirectInput), async (c) => {
    await createPathRedirect(ctxOf(c), c.req.valid('json'))
    await invalidateStoredContent(c.env.CACHE)
    return c.json({ ok: true }, 201)
  })
  .delete('/paths/:id', validate('param', rowParam), async (c) => {
    await deletePathRedirect(ctxOf(c), c.req.valid('param').id)
    await invalidateStoredContent(c.env.CACHE)
    return c.json({ ok: true }, 200)
  })
  .delete('/:kind/:slug', validate('param', entryRedirectParam), async (c) => {
    await deleteRedirect(ctxOf(c), c.req.valid('param'))
    await invalidateStoredContent(c.env.CACHE)
    return c.json({ ok: true }, 200)
  })
