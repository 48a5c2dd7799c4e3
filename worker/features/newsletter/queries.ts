import { and, eq, lt, sql } from 'drizzle-orm'
import type * as z from 'zod'
import type { newsletterInput } from '../../../schema/api/newsletter'
import { newsletterSubscriptions as subscriptions, newsletterTokens as tokens } from '../../../schema/tables/newsletter'
import { outbox } from '../../../schema/tables/outbox'
import type { Database } from '../../platform/db/database'
import { storeTogether } from '../../platform/db/store-together'
import { enqueue } from '../../platform/outbox/outbox'
import { submissionStatus } from '../../platform/outbox/submission-status'

/** How long an address gets no second mail of the same kind, in milliseconds: whoever presses twice wants one. */
const repeatWindowMs = 10 * 60 * 1000

type NewsletterSubscription = z.output<typeof newsletterInput>

/**
 * Stores a subscription as pending and sends the link to confirm it; a confirmed address keeps its state and is welcomed once more, so that
 * the answer is the same for both. What a program seems to have sent gets no mail. Throws UNAVAILABLE where nothing could be stored.
 */
export async function subscribe(db: Database, input: NewsletterSubscription & { now: Date }): Promise<void> {
  const { email, language, now } = input
  const at = now.toISOString()
  const subscribedAt = input.subscribedAt ? new Date(input.subscribedAt).toISOString() : at
  const upsert = sql`
    insert into ${subscriptions} (email, language, status, subscribed_at, created_at)
    values (${email}, ${language}, 'pending', ${subscribedAt}, ${at})
    on conflict (email) do update set
      language = excluded.language,
      status = case ${subscriptions.status} when 'confirmed' then 'confirmed' else 'pending' end,
      created_at = case ${subscriptions.status} when 'confirmed' then ${subscriptions.createdAt} else excluded.created_at end`
  if (submissionStatus({ ...input, submittedAt: input.subscribedAt }) === 'spam') return storeTogether(db, [upsert])

  const since = new Date(now.getTime() - repeatWindowMs).toISOString()
  const mails = (['newsletter-confirm', 'newsletter-welcome'] as const).map((kind) => {
    const status = kind === 'newsletter-confirm' ? 'pending' : 'confirmed'
    const when = sql`
      exists (select 1 from ${subscriptions} where ${subscriptions.email} = ${email} and ${subscriptions.status} = ${status})
      and not exists (
        select 1 from ${outbox} where ${outbox.subject} = ${email} and ${outbox.kind} = ${kind} and ${outbox.createdAt} > ${since}
      )`
    return enqueue({ kind, subject: email, idempotencyKey: `${kind}:${crypto.randomUUID()}`, at, when })
  })
  await storeTogether(db, [upsert, ...mails])
}

export async function findSubscription(db: Database, email: string): Promise<typeof subscriptions.$inferSelect | undefined> {
  return (await db.select().from(subscriptions).where(eq(subscriptions.email, email)).limit(1))[0]
}

export interface FoundToken {
  email: string
  expiresAt: string | null
  usedAt: string | null
  /** The subscription's; null where it was erased. */
  status: 'pending' | 'confirmed' | 'unsubscribed' | null
}

/** A link's token by its hash, with the state of what it is about. */
export async function findToken(db: Database, hash: string, purpose: 'confirm' | 'unsubscribe'): Promise<FoundToken | undefined> {
  const rows = await db
    .select({ email: tokens.email, expiresAt: tokens.expiresAt, usedAt: tokens.usedAt, status: subscriptions.status })
    .from(tokens)
    .leftJoin(subscriptions, eq(subscriptions.email, tokens.email))
    .where(and(eq(tokens.hash, hash), eq(tokens.purpose, purpose)))
    .limit(1)
  return rows[0]
}

export async function insertTokens(db: Database, rows: (typeof tokens.$inferInsert)[]): Promise<void> {
  await db.insert(tokens).values(rows)
}

/** Confirms the subscription of an unused token, and welcomes it; a second time at the same moment changes nothing. */
export async function confirmByToken(db: Database, input: { hash: string; email: string; now: Date }): Promise<void> {
  const { hash, email, now } = input
  const at = now.toISOString()
  const kind = 'newsletter-welcome'
  const isUnused = sql`exists (select 1 from ${tokens} where ${tokens.hash} = ${hash} and ${tokens.usedAt} is null)`
  await storeTogether(db, [
    enqueue({ kind, subject: email, idempotencyKey: `${kind}:${hash}`, at, when: isUnused }),
    sql`update ${subscriptions} set status = 'confirmed', confirmed_at = ${at}, unsubscribed_at = null where email = ${email} and ${isUnused}`,
    sql`update ${tokens} set used_at = ${at} where hash = ${hash} and used_at is null`,
  ])
}

/** Ends a subscription; links to confirm it that are still under way end with it. */
export async function unsubscribe(db: Database, input: { email: string; now: Date }): Promise<void> {
  const { email, now } = input
  const at = now.toISOString()
  await storeTogether(db, [
    sql`update ${subscriptions} set status = 'unsubscribed', unsubscribed_at = ${at} where email = ${email} and status <> 'unsubscribed'`,
    sql`update ${tokens} set used_at = ${at} where email = ${email} and purpose = 'confirm' and used_at is null`,
  ])
}

/** Deletes what nobody confirmed, and links that nobody can use any more, from before an instant (UTC ISO). */
export async function purgeNewsletter(db: Database, before: string): Promise<void> {
  await db.delete(subscriptions).where(and(eq(subscriptions.status, 'pending'), lt(subscriptions.createdAt, before)))
  await db.delete(tokens).where(lt(tokens.expiresAt, before))
}
