import { index, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** Newsletter subscriptions, one row an address. `pending` until the address is confirmed. */
export const newsletterSubscriptions = sqliteTable(
  'newsletter_subscriptions',
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
    index('newsletter_subscriptions_at').on(table.createdAt),
    index('newsletter_subscriptions_language').on(table.language, table.createdAt),
    index('newsletter_subscriptions_created').on(table.status, table.createdAt),
    index('newsletter_subscriptions_listed').on(table.status, table.language, table.createdAt),
  ],
)

/** The links in newsletter mails: only hashes, each for one purpose. */
export const newsletterTokens = sqliteTable(
  'newsletter_tokens',
  {
    /** SHA-256 of the token, in hexadecimal digits. */
    hash: text('hash').primaryKey(),
    email: text('email').notNull(),
    purpose: text('purpose', { enum: ['confirm', 'unsubscribe'] }).notNull(),
    /** Null where the link lives as long as the subscription. */
    expiresAt: text('expires_at'),
    usedAt: text('used_at'),
    createdAt: text('created_at').notNull(),
  },
  (table) => [index('newsletter_tokens_email').on(table.email), index('newsletter_tokens_expires').on(table.expiresAt)],
)
