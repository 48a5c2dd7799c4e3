import { inArray, sql } from 'drizzle-orm'
import { Hono } from 'hono'
import type * as z from 'zod'
import {
  exportSubscribersQuery,
  growthQuery,
  type ImportedSubscribers,
  importSubscribersInput,
  listSubscribersQuery,
  removeSubscriberInput,
} from '../../../schema/api/admin-subscribers'
import { brand } from '../../../schema/brand'
import { mailSuppressions, subscriptionTables } from '../../../schema/tables/newsletter'
import { vietnamDayRange } from '../../../schema/time'
import { idList } from '../../platform/db/database'
import { csvHeaders, csvStream } from '../../platform/http/csv'
import { type AdminEnv, type Ctx, ctxOf } from '../../platform/http/env'
import { ApiError } from '../../platform/http/errors'
import { limitBody, limitLongBody, requireJson } from '../../platform/http/json-body'
import { validate } from '../../platform/http/validate'
import { auditEntry } from '../../platform/log/audit'
import { readGrowth } from './subscriber-growth'
import {
  countConfirmed,
  listSubscribers,
  removeSubscriber,
  subscriberHeader,
  subscriberLines,
} from './subscriber-queries'

type ImportInput = z.output<typeof importSubscribersInput>

const instantOf = (at: string) =>
  at.length === 10 ? vietnamDayRange(at).from : new Date(at).toISOString()

/** Throws BAD_REQUEST for a consent in the future. */
function readRows({ rows }: ImportInput, now: Date): ImportInput['rows'] {
  const read = rows.map((row) => ({ ...row, consentAt: instantOf(row.consentAt) }))
  const issues = read.flatMap(({ consentAt }, index) =>
    consentAt > now.toISOString()
      ? { path: `rows.${index}.consentAt`, message: 'lies in the future' }
      : [],
  )
  if (issues.length > 0) throw new ApiError('BAD_REQUEST', { issues })
  return read
}

/** Adds unknown addresses only. The audit log gets counts, no addresses. */
async function importSubscribers(ctx: Ctx, input: ImportInput): Promise<ImportedSubscribers> {
  const { db, now } = ctx
  const { list } = input
  const readers = subscriptionTables[list]
  const rows = readRows(input, now)
  const asked = idList(rows.map(({ email }) => email))
  const [known, suppressed] = await db.batch([
    db
      .select({ email: readers.email, unsubscribedAt: readers.unsubscribedAt })
      .from(readers)
      .where(inArray(readers.email, asked)),
    db
      .select({ email: mailSuppressions.email })
      .from(mailSuppressions)
      .where(inArray(mailSuppressions.email, asked)),
  ])
  // Who had left and is pending again still counts as left.
  const outcomes = new Map<string, 'known' | 'left'>(
    known.map(({ email, unsubscribedAt }) => [email, unsubscribedAt === null ? 'known' : 'left']),
  )
  const stopped = new Set(suppressed.map(({ email }) => email))
  const counts: ImportedSubscribers = { added: 0, known: 0, left: 0, suppressed: 0 }
  const fresh = rows.filter(({ email }) => {
    const outcome = stopped.has(email) ? 'suppressed' : (outcomes.get(email) ?? 'added')
    counts[outcome] += 1
    outcomes.set(email, 'known')
    return outcome === 'added'
  })
  const at = now.toISOString()
  const values = fresh.map(({ email, language, consentAt, consentSource }) => ({
    email,
    language,
    consentAt,
    consentSource,
    readerId: crypto.randomUUID(),
  }))
  await db.batch([
    db
      .insert(readers)
      .select(
        // One parameter for all rows, because D1 allows a hundred; columns in table order.
        sql`select value ->> 'email', value ->> 'language', 'confirmed', value ->> 'consentAt',
          ${at}, null, ${at}, value ->> 'readerId',
          null, 'all', null, null, null, value ->> 'consentSource',
          value ->> 'consentAt' from json_each(${JSON.stringify(values)}) where true`,
      )
      .onConflictDoNothing(),
    auditEntry(ctx, { action: 'subscriber.import', subject: '', after: { list, ...counts } }),
  ])
  return counts
}

const pageSize = 25

export const adminSubscriberRoutes = new Hono<AdminEnv>()
  .get('/', validate('query', listSubscribersQuery), async (c) => {
    const { before, after, ...filter } = c.req.valid('query')
    return c.json(await listSubscribers(c.var.db, filter, { before, after, limit: pageSize }), 200)
  })
  .get('/growth', validate('query', growthQuery), async (c) =>
    c.json(await readGrowth(c.var.db, { ...c.req.valid('query'), now: c.var.now }), 200),
  )
  .post(
    '/import',
    limitLongBody,
    requireJson,
    validate('json', importSubscribersInput),
    async (c) => c.json(await importSubscribers(ctxOf(c), c.req.valid('json')), 200),
  )
  // The address is in the body, because request addresses end up in logs.
  .post('/remove', limitBody, requireJson, validate('json', removeSubscriberInput), async (c) => {
    await removeSubscriber(ctxOf(c), c.req.valid('json'))
    return c.json({ ok: true }, 200)
  })

export const subscriberExportRoutes = new Hono<AdminEnv>().get(
  '/',
  validate('query', exportSubscribersQuery),
  async (c) => {
    const { locale, ...filter } = c.req.valid('query')
    const { db } = c.var
    const after = { rows: await countConfirmed(db, filter), ...filter }
    await auditEntry(ctxOf(c), { action: 'subscriber.export', subject: '', after })
    const lines = csvStream(subscriberHeader[locale], subscriberLines(db, filter))
    return c.body(lines, 200, csvHeaders(`${brand.slug}-subscribers-${filter.list}`))
  },
)
