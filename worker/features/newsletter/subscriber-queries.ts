import { and, eq, getTableColumns, gte, inArray, lt, or, sql } from 'drizzle-orm'
import { maxCountedSubscribers } from '../../../schema/admin-fields'
import type { SubscriberList, SubscriptionStatus } from '../../../schema/api/admin-subscribers'
import type { Locale } from '../../../schema/locale'
import type { MailingList } from '../../../schema/mailing-lists'
import { subscriptionTables, newsletterTokens as tokens } from '../../../schema/tables/newsletter'
import { devMails, outbox } from '../../../schema/tables/outbox'
import { vietnamMinute } from '../../../schema/time'
import { fingerprint } from '../../platform/auth/hash'
import { selectCount } from '../../platform/db/counts'
import type { Database } from '../../platform/db/database'
import { type KeysetPage, keysetOf, readAll, toPage } from '../../platform/db/keyset'
import type { Ctx } from '../../platform/http/env'
import { ApiError } from '../../platform/http/errors'
import { auditEntry } from '../../platform/log/audit'
import {
  countLeaving,
  findSubscription,
  mailKinds,
  type Subscriber,
  selectLetterSubjects,
} from './queries'

export interface SubscriberFilter {
  list: MailingList
  status: SubscriptionStatus | 'all'
  language: Locale | 'all'
  q: string
}

const maxSearched = 5000

export function selectSubscribers(
  db: Database,
  { list, status, language, q }: SubscriberFilter,
  page: KeysetPage,
) {
  const subscriptions = subscriptionTables[list]
  const { subscribedAt: _, ...shown } = getTableColumns(subscriptions)
  // Cursors hold SQLite's row number, so that links contain no address.
  const columns = { ...shown, id: sql<number>`${subscriptions}.rowid`.as('id') }
  const all = db.select(columns).from(subscriptions)
  const searched = q
    ? all
        .where(and(gte(subscriptions.email, q), lt(subscriptions.email, `${q}\uffff`)))
        .orderBy(subscriptions.email)
        .limit(maxSearched)
        .as('searched')
    : all.as('searched')
  const { where, orderBy } = keysetOf(searched.createdAt, searched.id, page)
  const hasStatus = status === 'all' ? undefined : eq(searched.status, status)
  const hasLanguage = language === 'all' ? undefined : eq(searched.language, language)
  return db
    .select()
    .from(searched)
    .where(and(hasStatus, hasLanguage, where))
    .orderBy(...orderBy)
    .limit(page.limit)
}

export async function listSubscribers(
  db: Database,
  filter: SubscriberFilter,
  page: KeysetPage,
): Promise<SubscriberList> {
  const subscriptions = subscriptionTables[filter.list]
  const countOf = (status: SubscriptionStatus) =>
    selectCount(db, {
      table: subscriptions,
      where: eq(subscriptions.status, status),
      cap: maxCountedSubscribers + 1,
    })
  const [found, [[confirmed], [pending], [unsubscribed]]] = await Promise.all([
    selectSubscribers(db, filter, { ...page, limit: page.limit + 1 }),
    db.batch([countOf('confirmed'), countOf('pending'), countOf('unsubscribed')]),
  ])
  const { rows, newer, older } = toPage(found, page)
  const counts = {
    confirmed: confirmed?.count ?? 0,
    pending: pending?.count ?? 0,
    unsubscribed: unsubscribed?.count ?? 0,
  }
  return { subscribers: rows.map(({ id: _, ...row }) => row), counts, newer, older }
}

/** The audit log gets a fingerprint of the address. Throws NOT_FOUND. */
export async function removeSubscriber(
  ctx: Ctx,
  input: Subscriber & { letter?: string | undefined },
): Promise<void> {
  const { db } = ctx
  const { email, list } = input
  const subscriptions = subscriptionTables[list]
  const subscription = await findSubscription(db, { email, list })
  if (!subscription) throw new ApiError('NOT_FOUND')
  const { status } = subscription
  const subject = await fingerprint(email)
  const isItsMail = or(
    and(eq(outbox.subject, email), inArray(outbox.kind, Object.values(mailKinds[list]))),
    inArray(outbox.subject, selectLetterSubjects(db, { email, list })),
  )
  const keys = db.select({ key: outbox.idempotencyKey }).from(outbox).where(isItsMail)
  await db.batch([
    auditEntry(ctx, { action: 'subscriber.remove', subject, before: { list, status } }),
    ...countLeaving(db, input),
    db.delete(devMails).where(inArray(devMails.id, keys)),
    db.delete(outbox).where(isItsMail),
    db.delete(tokens).where(and(eq(tokens.email, email), eq(tokens.list, list))),
    db.delete(subscriptions).where(eq(subscriptions.email, email)),
  ])
}

const pageRows = 2000

export const subscriberHeader: Record<Locale, string[]> = {
  vi: [
    'E-mail',
    'Ngôn ngữ',
    'Đăng ký lúc (giờ Việt Nam)',
    'Xác nhận lúc (giờ Việt Nam)',
    'Quan tâm',
    'Tần suất',
    'Tạm nghỉ đến (giờ Việt Nam)',
    'Nguồn đồng ý',
    'Đồng ý lúc (giờ Việt Nam)',
  ],
  en: [
    'E-mail',
    'Language',
    'Subscribed (Vietnam time)',
    'Confirmed (Vietnam time)',
    'Interests',
    'Frequency',
    'Paused until (Vietnam time)',
    'Consent from',
    'Consented (Vietnam time)',
  ],
}

type ExportFilter = Pick<SubscriberFilter, 'list' | 'language'>

/** The one uncapped count: the file omits nobody. */
export async function countConfirmed(
  db: Database,
  { list, language }: ExportFilter,
): Promise<number> {
  const subscriptions = subscriptionTables[list]
  const ofLanguage = language === 'all' ? undefined : eq(subscriptions.language, language)
  return db.$count(subscriptions, and(eq(subscriptions.status, 'confirmed'), ofLanguage))
}

const minuteOf = (at: string | null) => (at === null ? '' : vietnamMinute(at))

export async function* subscriberLines(
  db: Database,
  asked: ExportFilter,
): AsyncGenerator<string[], void> {
  const filter = { ...asked, status: 'confirmed', q: '' } as const
  for await (const row of readAll((page) => selectSubscribers(db, filter, page), pageRows)) {
    yield [
      row.email,
      row.language,
      vietnamMinute(row.createdAt),
      minuteOf(row.confirmedAt),
      (row.interests ?? []).join(' '),
      row.frequency,
      minuteOf(row.pausedUntil),
      row.consentSource ?? '',
      minuteOf(row.consentAt),
    ]
  }
}
