import { index, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { frequencies, type Interest } from '../letters'
import { dnsFindings, type MailingList, mailingLists, suppressionReasons } from '../mailing-lists'

/** One list's subscriptions, one row per address. */
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
      /** Names the reader in links without the address; created when needed. */
      readerId: text('reader_id'),
      /** Null means everything. */
      interests: text('interests', { mode: 'json' }).$type<Interest[]>(),
      frequency: text('frequency', { enum: frequencies }).notNull().default('all'),
      /** UTC ISO instant. */
      pausedUntil: text('paused_until'),
      /** When the last letter's delivery was made, and its sending. */
      lastLetterAt: text('last_letter_at'),
      lastSendingId: text('last_sending_id'),
      /** Consent of imported addresses: place and UTC ISO instant. */
      consentSource: text('consent_source'),
      consentAt: text('consent_at'),
    },
    (table) => [
      uniqueIndex(`${name}_reader`).on(table.readerId),
      // Readers of a language in the order of addresses.
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

/** One per list, so that older code reads the first list only (docs/decisions/0606). */
export const subscriptionTables: Record<MailingList, typeof newsletterSubscriptions> = {
  letter: newsletterSubscriptions,
  orchard: orchardSubscriptions,
}

/** Hashes of links in newsletter mails, each for one purpose and list. */
export const newsletterTokens = sqliteTable(
  'newsletter_tokens',
  {
    /** SHA-256 of the token, in hex. */
    hash: text('hash').primaryKey(),
    email: text('email').notNull(),
    purpose: text('purpose', { enum: ['confirm', 'unsubscribe'] }).notNull(),
    list: text('list', { enum: mailingLists }).notNull().default('letter'),
    /** Null: valid as long as the subscription. */
    expiresAt: text('expires_at'),
    usedAt: text('used_at'),
    createdAt: text('created_at').notNull(),
  },
  (table) => [
    index('newsletter_tokens_email').on(table.email),
    index('newsletter_tokens_expires').on(table.expiresAt),
  ],
)

/** Addresses that get no mail from any list, after bounces or complaints. */
export const mailSuppressions = sqliteTable(
  'mail_suppressions',
  {
    email: text('email').primaryKey(),
    reason: text('reason', { enum: suppressionReasons }).notNull(),
    /** From the mail service or a colleague. */
    detail: text('detail').notNull().default(''),
    createdAt: text('created_at').notNull(),
  },
  (table) => [
    index('mail_suppressions_at').on(table.createdAt),
    index('mail_suppressions_reason').on(table.reason, table.createdAt),
  ],
)

/** DNS records of the sender's domain, from `npm run mail:check`. */
export const senderChecks = sqliteTable('sender_checks', {
  domain: text('domain').primaryKey(),
  spf: text('spf', { enum: dnsFindings }).notNull(),
  dkim: text('dkim', { enum: dnsFindings }).notNull(),
  dmarc: text('dmarc', { enum: dnsFindings }).notNull(),
  checkedAt: text('checked_at').notNull(),
})
