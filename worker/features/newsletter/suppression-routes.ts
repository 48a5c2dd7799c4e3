import { and, eq, getTableColumns, gte, lt, sql } from 'drizzle-orm'
import { Hono } from 'hono'
import {
  exportSuppressionsQuery,
  listSuppressionsQuery,
  type SuppressionList,
  suppressInput,
  unsuppressInput,
} from '../../../schema/api/admin-subscribers'
import { brand } from '../../../schema/brand'
import type { Locale } from '../../../schema/locale'
import type { SuppressionReason } from '../../../schema/mailing-lists'
import { mailSuppressions as suppressions } from '../../../schema/tables/newsletter'
import { vietnamMinute } from '../../../schema/time'
import { fingerprint } from '../../platform/auth/hash'
import type { Database } from '../../platform/db/database'
import { type KeysetPage, keysetOf, readAll, toPage } from '../../platform/db/keyset'
import { csvHeaders, csvStream } from '../../platform/http/csv'
import { type AdminEnv, type Ctx, ctxOf } from '../../platform/http/env'
import { ApiError } from '../../platform/http/errors'
import { limitBody, requireJson } from '../../platform/http/json-body'
import { validate } from '../../platform/http/validate'
import { auditEntry } from '../../platform/log/audit'

interface SuppressionFilter {
  reason: SuppressionReason | 'all'
  q: string
}

export function selectSuppressions(
  db: Database,
  { reason, q }: SuppressionFilter,
  page: KeysetPage,
) {
  // Cursors hold SQLite's row number, so that links contain no address.
  const id = sql<number>`${suppressions}.rowid`
  const { where, orderBy } = keysetOf(suppressions.createdAt, id, page)
  const hasReason = reason === 'all' ? undefined : eq(suppressions.reason, reason)
  const begins = q
    ? and(gte(suppressions.email, q), lt(suppressions.email, `${q}\uffff`))
    : undefined
  return db
    .select({ ...getTableColumns(suppressions), id: id.as('id') })
    .from(suppressions)
    .where(and(hasReason, begins, where))
    .orderBy(...orderBy)
    .limit(page.limit)
}

async function listSuppressions(
  db: Database,
  filter: SuppressionFilter,
  page: KeysetPage,
): Promise<SuppressionList> {
  const { rows, newer, older } = toPage(
    await selectSuppressions(db, filter, { ...page, limit: page.limit + 1 }),
    page,
  )
  return { suppressions: rows.map(({ id: _, ...row }) => row), newer, older }
}

async function suppress(
  ctx: Ctx,
  { email, detail }: { email: string; detail: string },
): Promise<void> {
  const { db, now } = ctx
  const subject = await fingerprint(email)
  await db.batch([
    db
      .insert(suppressions)
      .values({ email, reason: 'manual', detail, createdAt: now.toISOString() })
      .onConflictDoNothing(),
    auditEntry(ctx, { action: 'suppression.create', subject, after: { reason: 'manual' } }),
  ])
}

async function unsuppress(ctx: Ctx, email: string): Promise<void> {
  const { db } = ctx
  const isIt = eq(suppressions.email, email)
  const [before] = await db
    .select({ reason: suppressions.reason })
    .from(suppressions)
    .where(isIt)
    .limit(1)
  if (!before) throw new ApiError('NOT_FOUND')
  const subject = await fingerprint(email)
  await db.batch([
    db.delete(suppressions).where(isIt),
    auditEntry(ctx, { action: 'suppression.delete', subject, before }),
  ])
}

const pageRows = 2000

const headers: Record<Locale, string[]> = {
  vi: ['E-mail', 'Lý do', 'Chi tiết', 'Từ lúc (giờ Việt Nam)'],
  en: ['E-mail', 'Reason', 'Detail', 'Since (Vietnam time)'],
}

const reasons: Record<Locale, Record<SuppressionReason, string>> = {
  vi: { bounce: 'thư bị trả lại', complaint: 'báo thư rác', manual: 'ngừng theo yêu cầu' },
  en: { bounce: 'bounced', complaint: 'reported as spam', manual: 'stopped by hand' },
}

async function* suppressionLines(db: Database, locale: Locale): AsyncGenerator<string[], void> {
  const all = readAll((page) => selectSuppressions(db, { reason: 'all', q: '' }, page), pageRows)
  for await (const { email, reason, detail, createdAt } of all)
    yield [email, reasons[locale][reason], detail, vietnamMinute(createdAt)]
}

const pageSize = 25

/** Addresses are in the body, because request addresses end up in logs. */
export const adminSuppressionRoutes = new Hono<AdminEnv>()
  .get('/', validate('query', listSuppressionsQuery), async (c) => {
    const { before, after, ...filter } = c.req.valid('query')
    return c.json(await listSuppressions(c.var.db, filter, { before, after, limit: pageSize }), 200)
  })
  .post('/', limitBody, requireJson, validate('json', suppressInput), async (c) => {
    await suppress(ctxOf(c), c.req.valid('json'))
    return c.json({ ok: true }, 200)
  })
  .post('/remove', limitBody, requireJson, validate('json', unsuppressInput), async (c) => {
    await unsuppress(ctxOf(c), c.req.valid('json').email)
    return c.json({ ok: true }, 200)
  })

export const suppressionExportRoutes = new Hono<AdminEnv>().get(
  '/',
  validate('query', exportSuppressionsQuery),
  async (c) => {
    const { locale } = c.req.valid('query')
    const { db } = c.var
    const after = { rows: await db.$count(suppressions) }
    await auditEntry(ctxOf(c), { action: 'suppression.export', subject: '', after })
    return c.body(
      csvStream(headers[locale], suppressionLines(db, locale)),
      200,
      csvHeaders(`${brand.slug}-suppressions`),
    )
  },
)
