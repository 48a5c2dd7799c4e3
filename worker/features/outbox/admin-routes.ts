import { asc, desc, eq, getTableColumns, sql } from 'drizzle-orm'
import { Hono } from 'hono'
import { type ReleasedMail, releaseMailInput } from '../../../schema/api/admin-mail-hold'
import {
  type DevMailDetail,
  type DevMailList,
  devMailParam,
  type ListOutboxQuery,
  listDevMailsQuery,
  listOutboxQuery,
  type OutboxEntry,
  type OutboxList,
  type OutboxSubject,
  outboxIdParam,
  type RetriedDead,
} from '../../../schema/api/admin-outbox'
import type { OutboxKind } from '../../../schema/outbox-kinds'
import { devMails, outbox } from '../../../schema/tables/outbox'
import type { Database } from '../../platform/db/database'
import { type AdminEnv, ctxOf } from '../../platform/http/env'
import { ApiError } from '../../platform/http/errors'
import { limitBody, requireJson } from '../../platform/http/json-body'
import { validate } from '../../platform/http/validate'
import { deliverySetup } from '../../platform/settings/private-settings'
import { readMailHold, releaseMail } from './held-mail'
import { retryDead, retryDelivery } from './retry'

const pageSize = 25
/** No index has both state and kind, so a kind is searched among these rows. */
const maxSearched = 10_000

const { idempotencyKey: _key, firstTriedAt: _first, ...columns } = getTableColumns(outbox)

function orderOf(status: ListOutboxQuery['status']) {
  if (status === 'all') return sql`outbox.rowid desc`
  return status === 'pending' ? asc(outbox.nextAttemptAt) : desc(outbox.nextAttemptAt)
}

async function listOutbox(
  db: Database,
  { status, kind, page }: ListOutboxQuery,
): Promise<{ entries: OutboxEntry[]; hasNext: boolean }> {
  const ordered = db
    .select(columns)
    .from(outbox)
    .where(status === 'all' ? undefined : eq(outbox.status, status))
    .orderBy(orderOf(status))
    .limit(maxSearched)
    .as('ordered')
  const rows = await db
    .select()
    .from(ordered)
    .where(kind && eq(ordered.kind, kind))
    .limit(pageSize + 1)
    .offset((page - 1) * pageSize)
  return { entries: rows.slice(0, pageSize).map(toEntry), hasNext: rows.length > pageSize }
}

function toEntry({
  subject,
  lastError,
  nextAttemptAt,
  ...row
}: Pick<typeof outbox.$inferSelect, keyof typeof columns>): OutboxEntry {
  return {
    ...row,
    about: outboxSubject(row.kind, subject),
    lastError: lastError === null ? null : hideAddresses(lastError),
    nextAttemptAt: row.status === 'pending' ? nextAttemptAt : null,
  }
}

export function outboxSubject(kind: OutboxKind, subject: string): OutboxSubject {
  // Of an answer it is `lead:answer`.
  const [lead = ''] = subject.split(':')
  if (kind.startsWith('trip-')) return { kind: 'trip', id: lead }
  if (kind.startsWith('contact-')) return { kind: 'contact', id: lead }
  if (kind.startsWith('booking-')) return { kind: 'booking', code: subject }
  if (kind === 'admin-invitation') return { kind: 'invitation' }
  if (kind === 'admin-notice') return { kind: 'colleague' }
  if (kind.startsWith('trouble-')) return { kind: 'trouble' }
  if (kind.startsWith('newsletter-')) return { kind: 'newsletter' }
  const [slug = '', locale = ''] = subject.split(':')
  return { kind: 'article', slug, locale }
}

export function hideAddresses(text: string): string {
  return text.replace(/[^\s<>()[\]"',:;]+@[^\s<>()[\]"',:;]+/g, '…@…')
}

const mailColumns = {
  id: devMails.id,
  recipient: devMails.recipient,
  subject: devMails.subject,
  createdAt: devMails.createdAt,
}

async function listDevMails(db: Database, page: number): Promise<DevMailList> {
  const mails = await db
    .select(mailColumns)
    .from(devMails)
    .orderBy(desc(devMails.createdAt))
    .limit(pageSize + 1)
    .offset((page - 1) * pageSize)
  return { mails: mails.slice(0, pageSize), hasNext: mails.length > pageSize }
}

/** As text: its HTML needs styles that the site's CSP refuses. */
async function findDevMail(db: Database, id: string): Promise<DevMailDetail | undefined> {
  const [mail] = await db
    .select({ ...mailColumns, text: devMails.text })
    .from(devMails)
    .where(eq(devMails.id, id))
    .limit(1)
  return mail
}

export const adminOutboxRoutes = new Hono<AdminEnv>()
  .get('/', validate('query', listOutboxQuery), async (c) => {
    const page = await listOutbox(c.var.db, c.req.valid('query'))
    return c.json(
      { ...page, setup: deliverySetup(c.var.privateSettings) } satisfies OutboxList,
      200,
    )
  })
  .get('/mails', validate('query', listDevMailsQuery), async (c) =>
    c.json(await listDevMails(c.var.db, c.req.valid('query').page), 200),
  )
  .get('/mails/:id', validate('param', devMailParam), async (c) => {
    const mail = await findDevMail(c.var.db, c.req.valid('param').id)
    if (!mail) throw new ApiError('NOT_FOUND')
    return c.json(mail, 200)
  })
  .get('/hold', async (c) => c.json(await readMailHold(c.var.db), 200))
  .post('/hold/release', limitBody, requireJson, validate('json', releaseMailInput), async (c) => {
    const released = await releaseMail(ctxOf(c), c.req.valid('json'))
    return c.json(released satisfies ReleasedMail, 200)
  })
  .post('/retry-dead', async (c) => {
    return c.json({ retried: await retryDead(ctxOf(c)) } satisfies RetriedDead, 200)
  })
  .post('/:id/retry', validate('param', outboxIdParam), async (c) => {
    c.var.deliverSoon(await retryDelivery(ctxOf(c), c.req.valid('param').id))
    return c.json({ ok: true }, 200)
  })
