import { utc } from '@date-fns/utc'
import { addMonths } from 'date-fns'
import { and, eq, getTableColumns, inArray, like, or, sql } from 'drizzle-orm'
import type * as z from 'zod'
import type { preferencesInput, ReaderPreferences } from '../../../schema/api/newsletter'
import { pauseMonths } from '../../../schema/letters'
import { type MailingList, mailingLists } from '../../../schema/mailing-lists'
import {
  mailSuppressions,
  newsletterTokens,
  subscriptionTables,
} from '../../../schema/tables/newsletter'
import { devMails, outbox } from '../../../schema/tables/outbox'
import type { Database } from '../../platform/db/database'
import type { NamedReader, Reader } from './links'
import { selectLetterSubjects } from './queries'

/** Letters are forwarded, so the address is masked: `l…@example.com`. */
function maskAddress(email: string): string {
  return `${email.slice(0, 1)}…${email.slice(email.lastIndexOf('@'))}`
}

export function showPreferences(
  reader: Reader,
  { list, now }: { list: MailingList; now: Date },
): ReaderPreferences {
  const { email, status, language, interests, frequency, pausedUntil } = reader
  return {
    state: 'ready',
    list,
    address: maskAddress(email),
    isSubscribed: status === 'confirmed',
    language,
    interests: interests ?? [],
    frequency,
    pausedUntil: pausedUntil !== null && pausedUntil > now.toISOString() ? pausedUntil : null,
  }
}

type Choice = Omit<z.output<typeof preferencesInput>, 'token'>

/** Resubscribes who had left: the link was mailed to the address, which confirms it. */
export async function savePreferences(
  db: Database,
  named: NamedReader,
  { now, ...choice }: Choice & { now: Date },
): Promise<Reader | undefined> {
  const { language, interests, frequency, isPaused } = choice
  const readers = subscriptionTables[named.list]
  const at = now.toISOString()
  const pausedUntil = isPaused ? addMonths(now, pauseMonths, { in: utc }).toISOString() : null
  const isReader = sql`${readers.status} = 'confirmed'`
  const [saved] = await db
    .update(readers)
    .set({
      language,
      interests: interests.length > 0 ? interests : null,
      frequency,
      ...(isPaused !== undefined && { pausedUntil }),
      status: 'confirmed',
      confirmedAt: sql`case when ${isReader} then ${readers.confirmedAt} else ${at} end`,
      unsubscribedAt: null,
    })
    .where(eq(readers.readerId, named.readerId))
    .returning()
  return saved
}

/** JSON with the address masked, without submissions: letters may be forwarded. */
export async function exportReader(
  db: Database,
  { reader: { email }, now }: { reader: Reader; now: Date },
): Promise<string> {
  const subscriptionsTo = (list: MailingList) =>
    db.select().from(subscriptionTables[list]).where(eq(subscriptionTables[list].email, email))
  const isTheirs = and(
    like(outbox.kind, 'newsletter-%'),
    or(
      eq(outbox.subject, email),
      ...mailingLists.map((list) =>
        inArray(outbox.subject, selectLetterSubjects(db, { email, list })),
      ),
    ),
  )
  const keys = db.select({ key: outbox.idempotencyKey }).from(outbox).where(isTheirs)
  const { hash: _, email: __, ...link } = getTableColumns(newsletterTokens)
  const [letterList, orchardList, links, suppressions, deliveries, mails] = await db.batch([
    subscriptionsTo('letter'),
    subscriptionsTo('orchard'),
    db.select(link).from(newsletterTokens).where(eq(newsletterTokens.email, email)),
    db.select().from(mailSuppressions).where(eq(mailSuppressions.email, email)),
    db.select().from(outbox).where(isTheirs),
    db
      .select()
      .from(devMails)
      .where(and(eq(devMails.recipient, email), inArray(devMails.id, keys))),
  ])
  const subscriptions = { letter: letterList, orchard: orchardList }
  const held = {
    email,
    exportedAt: now.toISOString(),
    subscriptions,
    links,
    suppressions,
    deliveries,
    mails,
  }
  const inPart = (_key: string, value: unknown) =>
    typeof value === 'string' ? value.replaceAll(email, maskAddress(email)) : value
  return JSON.stringify(held, inPart, 2)
}
