import { and, eq, exists, gt, isNotNull, isNull, lt, ne, notExists, sql } from 'drizzle-orm'
import type * as z from 'zod'
import type { newsletterInput } from '../../../schema/api/newsletter'
import { type MailingList, mailingLists } from '../../../schema/mailing-lists'
import type { OutboxKind } from '../../../schema/outbox-kinds'
import { letterSendings } from '../../../schema/tables/letters'
import {
  newsletterSubscriptions as letter,
  orchardSubscriptions as orchard,
  subscriptionTables,
  newsletterTokens as tokens,
} from '../../../schema/tables/newsletter'
import { outbox } from '../../../schema/tables/outbox'
import { type Database, rowExists } from '../../platform/db/database'
import { plusOne, type Write } from '../../platform/db/writes'
import { submissionStatus } from '../../platform/http/require-human'
import { insertDelivery } from '../../platform/outbox/outbox'

/** An address gets no second mail of the same kind within this time, in milliseconds. */
const repeatWindowMs = 10 * 60 * 1000

type NewsletterSubscription = z.output<typeof newsletterInput>

export const mailKinds = {
  letter: { confirm: 'newsletter-confirm', welcome: 'newsletter-welcome' },
  orchard: { confirm: 'newsletter-confirm-orchard', welcome: 'newsletter-welcome-orchard' },
} as const satisfies Record<MailingList, Record<'confirm' | 'welcome', OutboxKind>>

/** A confirmed address is welcomed again, so that the response does not reveal it. */
export async function subscribe(
  db: Database,
  input: NewsletterSubscription & { now: Date },
): Promise<void> {
  const { email, language, list, now } = input
  const subscriptions = subscriptionTables[list]
  const at = now.toISOString()
  const subscribedAt = input.subscribedAt ? new Date(input.subscribedAt).toISOString() : at
  const isSpam = submissionStatus({ ...input, submittedAt: input.subscribedAt }) === 'spam'
  await db.batch([
    db
      .insert(subscriptions)
      .values({
        email,
        language,
        status: 'pending',
        subscribedAt,
        createdAt: at,
        readerId: crypto.randomUUID(),
      })
      .onConflictDoUpdate({
        target: subscriptions.email,
        set: {
          // Anybody can send an address, so what its reader confirmed stays.
          language: sql`iif(${subscriptions.status} = 'confirmed', ${subscriptions.language},
            excluded.language)`,
          readerId: sql`coalesce(${subscriptions.readerId}, excluded.reader_id)`,
        },
      }),
    db
      .update(subscriptions)
      .set({ status: 'pending', createdAt: at })
      .where(and(eq(subscriptions.email, email), ne(subscriptions.status, 'confirmed'))),
    ...(isSpam ? [] : insertMails(db, { email, list, now })),
  ])
}

function insertMails(db: Database, { email, list, now }: Subscriber & { now: Date }): Write[] {
  const subscriptions = subscriptionTables[list]
  const since = new Date(now.getTime() - repeatWindowMs).toISOString()
  const kinds = [
    { kind: mailKinds[list].confirm, status: 'pending' },
    { kind: mailKinds[list].welcome, status: 'confirmed' },
  ] as const
  return kinds.map(({ kind, status }) => {
    const hasStatus = db
      .select({ email: subscriptions.email })
      .from(subscriptions)
      .where(and(eq(subscriptions.email, email), eq(subscriptions.status, status)))
    const recent = db
      .select({ id: outbox.id })
      .from(outbox)
      .where(and(eq(outbox.subject, email), eq(outbox.kind, kind), gt(outbox.createdAt, since)))
    const when = and(exists(hasStatus), notExists(recent))
    return insertDelivery(db, {
      kind,
      subject: email,
      idempotencyKey: `${kind}:${crypto.randomUUID()}`,
      at: now.toISOString(),
      when,
    })
  })
}

export interface Subscriber {
  email: string
  list: MailingList
}

export async function findSubscription(
  db: Database,
  { email, list }: Subscriber,
): Promise<typeof letter.$inferSelect | undefined> {
  const subscriptions = subscriptionTables[list]
  return (await db.select().from(subscriptions).where(eq(subscriptions.email, email)).limit(1))[0]
}

export interface FoundToken extends Subscriber {
  expiresAt: string | null
  usedAt: string | null
  status: 'pending' | 'confirmed' | 'unsubscribed' | null
}

export async function findToken(
  db: Database,
  hash: string,
  purpose: 'confirm' | 'unsubscribe',
): Promise<FoundToken | undefined> {
  const [row] = await db
    .select({
      email: tokens.email,
      list: tokens.list,
      expiresAt: tokens.expiresAt,
      usedAt: tokens.usedAt,
      letter: letter.status,
      orchard: orchard.status,
    })
    .from(tokens)
    .leftJoin(letter, eq(letter.email, tokens.email))
    .leftJoin(orchard, eq(orchard.email, tokens.email))
    .where(and(eq(tokens.hash, hash), eq(tokens.purpose, purpose)))
    .limit(1)
  return row && { ...row, status: row[row.list] }
}

export async function confirmByToken(
  db: Database,
  input: Subscriber & { hash: string; now: Date },
): Promise<void> {
  const { hash, email, list, now } = input
  const subscriptions = subscriptionTables[list]
  const at = now.toISOString()
  const kind = mailKinds[list].welcome
  const isUnused = and(eq(tokens.hash, hash), isNull(tokens.usedAt))
  const when = rowExists(db, tokens, isUnused)
  await db.batch([
    insertDelivery(db, { kind, subject: email, idempotencyKey: `${kind}:${hash}`, at, when }),
    db
      .update(subscriptions)
      .set({ status: 'confirmed', confirmedAt: at, unsubscribedAt: null })
      .where(and(eq(subscriptions.email, email), when)),
    db.update(tokens).set({ usedAt: at }).where(isUnused),
  ])
}

/** Must come before the write that ends the subscription. */
export function countLeaving(
  db: Database,
  { email, list, letter: sendingId }: Subscriber & { letter?: string | undefined },
): Write[] {
  if (!sendingId) return []
  const readers = subscriptionTables[list]
  const reads = db
    .select({ email: readers.email })
    .from(readers)
    .where(and(eq(readers.email, email), eq(readers.status, 'confirmed')))
  const unsubscribed = plusOne(letterSendings.unsubscribed)
  return [
    db
      .update(letterSendings)
      .set({ unsubscribed })
      .where(and(eq(letterSendings.id, sendingId), exists(reads))),
  ]
}

export function selectLetterSubjects(db: Database, { email, list }: Subscriber) {
  const readers = subscriptionTables[list]
  return db
    .select({ subject: sql<string>`${letterSendings.id} || ':' || ${readers.readerId}` })
    .from(letterSendings)
    .crossJoin(readers)
    .where(and(eq(letterSendings.list, list), eq(readers.email, email)))
}

export async function unsubscribe(
  db: Database,
  input: Subscriber & { letter?: string | undefined; now: Date },
): Promise<void> {
  const { email, list, now } = input
  const subscriptions = subscriptionTables[list]
  const at = now.toISOString()
  await db.batch([
    db
      .update(tokens)
      .set({ usedAt: at })
      .where(
        and(
          eq(tokens.email, email),
          eq(tokens.list, list),
          eq(tokens.purpose, 'confirm'),
          isNull(tokens.usedAt),
        ),
      ),
    ...countLeaving(db, input),
    db
      .update(subscriptions)
      .set({ status: 'unsubscribed', unsubscribedAt: at })
      .where(and(eq(subscriptions.email, email), ne(subscriptions.status, 'unsubscribed'))),
  ])
}

/** `before` is UTC ISO. Who had left stays unsubscribed, so that no import adds them again. */
export async function purgeNewsletter(db: Database, before: string): Promise<void> {
  await db.batch([
    db.delete(tokens).where(lt(tokens.expiresAt, before)),
    ...mailingLists.flatMap((list) => {
      const subscriptions = subscriptionTables[list]
      const isExpired = and(
        eq(subscriptions.status, 'pending'),
        lt(subscriptions.createdAt, before),
      )
      return [
        db
          .update(subscriptions)
          .set({ status: 'unsubscribed', createdAt: sql`${subscriptions.subscribedAt}` })
          .where(and(isExpired, isNotNull(subscriptions.unsubscribedAt))),
        db.delete(subscriptions).where(and(isExpired, isNull(subscriptions.unsubscribedAt))),
      ]
    }),
  ])
}
