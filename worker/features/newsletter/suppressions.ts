import { and, eq, getTableColumns, gte, lt, sql } from 'drizzle-orm'
import type { SuppressionList } from '../../../schema/api/admin-subscribers'
import type { Locale } from '../../../schema/locale'
import type { SuppressionReason } from '../../../schema/mailing-lists'
import { mailSuppressions as suppressions } from '../../../schema/tables/newsletter'
import { vietnamMinute } from '../../../schema/time'
import { fingerprint } from '../../platform/auth/hash'
import type { Database } from '../../platform/db/database'
import { type KeysetPage, keysetOf, readAll, toPage } from '../../platform/db/keyset'
import { ApiError } from '../../platform/http/errors'
import { insertAuditEntry } from '../../platform/log/audit'

interface SuppressionFilter {
  reason: SuppressionReason | 'all'
  /** The beginning of an address. */
  q: string
}

/** The query for a page of suppressed addresses, the newest first, or with `after` the oldest. */
export function selectSuppressions(
  db: Database,
  { reason, q }: SuppressionFilter,
  page: KeysetPage,
) {
  // SQLite's row number goes into cursors, so that no link holds an address.
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

export async function listSuppressions(
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

interface Change {
  email: string
  username: string
  now: Date
}

/** Stops all mail to an address; one that is stopped already stays as it is. */
export async function suppress(
  db: Database,
  { email, detail, username, now }: Change & { detail: string },
): Promise<void> {
  const row = { email, reason: 'manual', detail, createdAt: now.toISOString() } as const
  const entry = {
    username,
    action: 'suppression.create',
    subject: await fingerprint(email),
    after: { reason: 'manual' },
    now,
  } as const
  await db.batch([
    db.insert(suppressions).values(row).onConflictDoNothing(),
    insertAuditEntry(db, entry),
  ])
}

/** Lets mail to an address again. Throws NOT_FOUND. */
export async function unsuppress(db: Database, { email, username, now }: Change): Promise<void> {
  const isIt = eq(suppressions.email, email)
  const [found] = await db
    .select({ reason: suppressions.reason })
    .from(suppressions)
    .where(isIt)
    .limit(1)
  if (!found) throw new ApiError('NOT_FOUND')
  const entry = {
    username,
    action: 'suppression.delete',
    subject: await fingerprint(email),
    before: found,
    now,
  } as const
  await db.batch([db.delete(suppressions).where(isIt), insertAuditEntry(db, entry)])
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

export const suppressionHeader = (locale: Locale) => headers[locale]

/** All suppressed addresses, the newest first. */
export async function* suppressionLines(
  db: Database,
  locale: Locale,
): AsyncGenerator<string[], void> {
  const all = readAll((page) => selectSuppressions(db, { reason: 'all', q: '' }, page), pageRows)
  for await (const { email, reason, detail, createdAt } of all)
    yield [email, reasons[locale][reason], detail, vietnamMinute(createdAt)]
}
