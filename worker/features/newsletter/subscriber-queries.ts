import { type SQL, sql } from 'drizzle-orm'
import {
  mostCounted,
  type SubscriberList,
  type SubscriberRow,
  type SubscriptionStatus,
  subscriptionStatuses,
} from '../../../schema/api/admin-subscribers'
import { type Locale, locales } from '../../../schema/locale'
import { keptMails } from '../../../schema/tables/kept-mails'
import { newsletterSubscriptions as subscriptions, newsletterTokens as tokens } from '../../../schema/tables/newsletter'
import { outbox } from '../../../schema/tables/outbox'
import { sha256 } from '../../platform/auth/hash'
import { countSubscriptions } from '../../platform/db/count-subscriptions'
import type { Database } from '../../platform/db/database'
import { type KeysetPage, keyset, mergePage } from '../../platform/db/keyset'
import { storeTogether } from '../../platform/db/store-together'
import { ApiError } from '../../platform/http/errors'
import { auditEntry } from '../../platform/log/audit'
import { findSubscription } from './queries'

export interface SubscriberFilter {
  status: SubscriptionStatus | 'all'
  language: Locale | 'all'
  /** How the address begins. */
  q: string
}

export interface SubscriberStream {
  status: SubscriptionStatus
  language: Locale
}

export function streamsOf({ status, language }: SubscriberFilter): SubscriberStream[] {
  const statuses = status === 'all' ? subscriptionStatuses : [status]
  const languages = language === 'all' ? locales : [language]
  return statuses.flatMap((one) => languages.map((tongue) => ({ status: one, language: tongue })))
}

export type ListedSubscriber = SubscriberRow & { key: string }

/** A search looks at so many addresses, in the order of the alphabet. */
const searchedRows = 5000

/** The rows that a search looks at: the first 5,000 addresses that begin so; all of them without a search. */
function searched(q: string): SQL {
  const numbered = sql`select rowid as number, * from ${subscriptions}`
  if (!q) return sql`(${numbered})`
  return sql`(${numbered} where email >= ${q} and email < ${`${q}\uffff`} order by email limit ${searchedRows})`
}

/**
 * The statement that reads one status and language, which an index has in the order of the list. The row's number stands in cursors, so that
 * no address stands in a link.
 */
export function selectStream({ status, language }: SubscriberStream, q: string, page: KeysetPage): SQL {
  return sql`
    select email, language, status, created_at as createdAt, confirmed_at as confirmedAt, unsubscribed_at as unsubscribedAt,
      printf('%015d', number) as key
    from ${searched(q)} where status = ${status} and language = ${language}
    ${keyset(sql`created_at`, sql`number`, page)}`
}

const countStatus = async (db: Database, status: SubscriptionStatus) => Math.min(await countSubscriptions(db, status), mostCounted + 1)

/** A page of subscriptions, the newest first, and how many there are of each status up to {@link mostCounted} and one more. */
export async function listSubscribers(db: Database, filter: SubscriberFilter, page: KeysetPage): Promise<SubscriberList> {
  const statements = streamsOf(filter).map((stream) => selectStream(stream, filter.q, page))
  const [streams, confirmed, pending, unsubscribed] = await Promise.all([
    Promise.all(statements.map((statement) => db.all<ListedSubscriber>(statement))),
    countStatus(db, 'confirmed'),
    countStatus(db, 'pending'),
    countStatus(db, 'unsubscribed'),
  ])
  const { rows, newer, older } = mergePage(streams.flat(), page)
  return { subscribers: rows.map(({ key: _, ...row }) => row), counts: { confirmed, pending, unsubscribed }, newer, older }
}

/**
 * Deletes a subscription with its links, its mails that are under way and those that the local adapter kept. The audit log gets the
 * beginning of the address's hash, by which a later question can be answered without keeping the address. Throws NOT_FOUND.
 */
export async function removeSubscriber(db: Database, input: { email: string; username: string; now: Date }): Promise<void> {
  const { email, username, now } = input
  const subscription = await findSubscription(db, email)
  if (!subscription) throw new ApiError('NOT_FOUND')
  const subject = (await sha256(email)).slice(0, 12)
  await storeTogether(db, [
    sql`delete from ${keptMails} where id in (select idempotency_key from ${outbox} where subject = ${email})`,
    sql`delete from ${outbox} where subject = ${email}`,
    sql`delete from ${tokens} where email = ${email}`,
    sql`delete from ${subscriptions} where email = ${email}`,
    auditEntry({ username, action: 'subscriber.remove', subject, before: { status: subscription.status }, now }),
  ])
}
