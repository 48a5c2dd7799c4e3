import { index, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { frequencies, type Interest } from '../letters'
import { dnsFindings, type MailingList, mailingLists, suppressionReasons } from '../mailing-lists'

/**
 * The subscriptions to one list, one row an address. `pending` until the address is confirmed for
 * it.
 */
function subscriptionTable(name: string) {
  return sqliteTable(
    name,
    {
      email: text('email').primaryKey(),
      language: text('language', { enum: ['vi', 'en'] }).notNull(),
      status: text('status', { enum: ['pending', 'confirmed', 'unsubscribed'] })
        .notNull()
        .default('pending'),
      subscribedAt: text('subscribed_at').notNull(),
      confirmedAt: text('confirmed_at'),
      unsubscribedAt: text('unsubscribed_at'),
      createdAt: text('created_at').notNull(),
      /**
       * Names the reader in links, so that no link holds an address. Null in a row of code from
       * before; made when it is needed.
       */
      readerId: text('reader_id'),
      /** Null wants everything. */
      interests: text('interests', { mode: 'json' }).$type<Interest[]>(),
      frequency: text('frequency', { enum: frequencies }).notNull().default('all'),
      /** Until this instant (UTC ISO) the reader gets nothing. */
      pausedUntil: text('paused_until'),
      /** The last letter: when its delivery was made, and of which sending. */
      lastLetterAt: text('last_letter_at'),
      lastSendingId: text('last_sending_id'),
      /** Of an imported address: where and when (UTC ISO) it was agreed to. */
      consentSource: text('consent_source'),
      consentAt: text('consent_at'),
    },
    (table) => [
      uniqueIndex(`${name}_reader`).on(table.readerId),
      // The readers of a language in the order of their addresses.
      index(`${name}_sending`).on(table.status, table.language, table.email),
      index(`${name}_at`).on(table.createdAt),
      index(`${name}_language`).on(table.language, table.createdAt),
      index(`${name}_created`).on(table.status, table.createdAt),
      index(`${name}_listed`).on(table.status, table.language, table.createdAt),
    ],
  )
}

export const newsletterSubscriptions = subscriptionTable('newsletter_subscriptions')
export const orchardSubscriptions = subscriptionTable('orchard_subscriptions')

/**
 * A table a list, so that code from before the second list goes on reading the first one alone
 * (docs/decisions/0606).
 */
export const subscriptionTables: Record<MailingList, typeof newsletterSubscriptions> = {
  letter: newsletterSubscriptions,
  orchard: orchardSubscriptions,
}

/** The links in newsletter mails: only hashes, each for one purpose and one list. */
export const newsletterTokens = sqliteTable(
  'newsletter_tokens',
  {
    /** SHA-256 of the token, in hexadecimal digits. */
    hash: text('hash').primaryKey(),
    email: text('email').notNull(),
    purpose: text('purpose', { enum: ['confirm', 'unsubscribe'] }).notNull(),
    list: text('list', { enum: mailingLists }).notNull().default('letter'),
    /** Null where the link lives as long as the subscription. */
    expiresAt: text('expires_at'),
    usedAt: text('used_at'),
    createdAt: text('created_at').notNull(),
  },
  (table) => [
    index('newsletter_tokens_email').on(table.email),
    index('newsletter_tokens_expires').on(table.expiresAt),
  ],
)

/**
 * Addresses that get no mail any more, whatever list they are on: mail to them came back, or they
 * complained.
 */
export const mailSuppressions = sqliteTable(
  'mail_suppressions',
  {
    email: text('email').primaryKey(),
    reason: text('reason', { enum: suppressionReasons }).notNull(),
    /** What the mail service, or the colleague, said. */
    detail: text('detail').notNull().default(''),
    createdAt: text('created_at').notNull(),
  },
  (table) => [
    index('mail_suppressions_at').on(table.createdAt),
    index('mail_suppressions_reason').on(table.reason, table.createdAt),
  ],
)

/**
 * What was found of the sender's domain in DNS, the last time that the operator's command asked.
 */
export const senderChecks = sqliteTable('sender_checks', {
  domain: text('domain').primaryKey(),
  spf: text('spf', { enum: dnsFindings }).notNull(),
  dkim: text('dkim', { enum: dnsFindings }).notNull(),
  dmarc: text('dmarc', { enum: dnsFindings }).notNull(),
  checkedAt: text('checked_at').notNull(),
})
