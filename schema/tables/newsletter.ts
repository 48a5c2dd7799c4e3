import { sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** Newsletter subscriptions, one row an address. `pending` until the address is confirmed. */
export const newsletterSubscriptions = sqliteTable('newsletter_subscriptions', {
  email: text('email').primaryKey(),
  language: text('language', { enum: ['vi', 'en'] }).notNull(),
  status: text('status', { enum: ['pending', 'confirmed', 'unsubscribed'] })
    .notNull()
    .default('pending'),
  subscribedAt: text('subscribed_at').notNull(),
  createdAt: text('created_at').notNull(),
})
