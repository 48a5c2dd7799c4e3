import { index, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { type MailingList, mailingLists } from '../mailing-lists'

/** The subscriptions to one list, one row an address. `pending` until the address is confirmed for it. */
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
    },
    (table) => [
      index(`${name}_at`).on(table.createdAt),
      index(`${name}_language`).on(table.language, table.createdAt),
      index(`${name}_created`).on(table.status, table.createdAt),
      index(`${name}_listed`).on(table.status, table.language, table.createdAt),
    ],
  )
}

export const newsletterSubscriptions = subscriptionTable('newsletter_subscriptions')
export const orchardSubscriptions = subscriptionTable('orchard_subscriptions')

/** A table a list, so that code from before the second list goes on reading the first one alone (docs/decisions/0606). */
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
  (table) => [index('newsletter_tokens_email').on(table.email), index('newsletter_tokens_expires').on(table.expiresAt)],
)
