import { and, eq, getTableColumns, gte, inArray, lt, or, sql } from 'drizzle-orm'
import {
  maxCounted,
  type SubscriberList,
  type SubscriptionStatus,
} from '../../../schema/api/admin-subscribers'
import type { Locale } from '../../../schema/locale'
import type { MailingList } from '../../../schema/mailing-lists'
import { devMails } from '../../../schema/tables/dev-mails'
import { subscriptionTables, newsletterTokens as tokens } from '../../../schema/tables/newsletter'
import { outbox } from '../../../schema/tables/outbox'
import { fingerprint } from '../../platform/auth/hash'
import { selectCount } from '../../platform/db/counts'
import type { Database } from '../../platform/db/database'
import { type KeysetPage, keysetOf, toPage } from '../../platform/db/keyset'
import { ApiError } from '../../platform/http/errors'
import { insertAuditEntry } from '../../platform/log/audit'
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

/** A search looks at the first addresses in the order of the alphabet. */
const maxSearched = 5000

/** The query for a page of subscriptions, the newest first, or with `after` the oldest. */
export function selectSubscribers(
  db: Database,
  { list, status, language, q }: SubscriberFilter,
  page: KeysetPage,
) {
  const subscriptions = subscriptionTables[list]
  const { subscribedAt: _, ...shown } = getTableColumns(subscriptions)
  // SQLite's row number goes into cursors, so that no link holds an address.
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

/**
 * A page of subscriptions, the newest first, and how many there are of each status up to {@link
 * maxCounted} and one more.
 */
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
      cap: maxCounted + 1,
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

/**
 * Deletes a subscription to a list with its links and mails; the audit log gets the beginning of
 * the hash of the address. Throws NOT_FOUND.
 */
export async function removeSubscriber(
  db: Database,
  input: Subscriber & { letter?: string | undefined; username: string; now: Date },
): Promise<void> {
  const { email, list, username, now } = input
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
    insertAuditEntry(db, {
      username,
      action: 'subscriber.remove',
      subject,
      before: { list, status },
      now,
    }),
    ...countLeaving(db, input),
    db.delete(devMails).where(inArray(devMails.id, keys)),
    db.delete(outbox).where(isItsMail),
    db.delete(tokens).where(and(eq(tokens.email, email), eq(tokens.list, list))),
    db.delete(subscriptions).where(eq(subscriptions.email, email)),
  ])
}
