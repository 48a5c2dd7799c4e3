import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { LinkKind, LinkOutcome } from '../links'

/** Outgoing links, checked by the hourly cron (worker/features/links). */
export const linkChecks = sqliteTable(
  'link_checks',
  {
    /** `kind:subject`, such as `product:dry-bag-20`. */
    id: text('id').primaryKey(),
    kind: text('kind').$type<LinkKind>().notNull(),
    /** A product's `externalId`, or the id of a merchant or partner. */
    subject: text('subject').notNull(),
    url: text('url').notNull(),
    host: text('host').notNull(),
    /** UTC ISO instant of the next check. */
    nextAt: text('next_at').notNull(),
    askedAt: text('asked_at'),
    outcome: text('outcome').$type<LinkOutcome>(),
    /** HTTP status; null without a response. */
    status: integer('status'),
    /** Consecutive Vietnam days of failures, without doubt, and with 404 or 410. */
    failedDays: integer('failed_days').notNull().default(0),
    sureDays: integer('sure_days').notNull().default(0),
    goneDays: integer('gone_days').notNull().default(0),
    /** The last of these days. */
    failedOn: text('failed_on'),
    firstFailedAt: text('first_failed_at'),
    deadSince: text('dead_since'),
  },
  (table) => [
    index('link_checks_next').on(table.host, table.nextAt),
    index('link_checks_failing').on(table.host, table.nextAt).where(sql`failed_days > 0`),
    index('link_checks_dead')
      .on(table.kind, table.deadSince, table.subject)
      .where(sql`dead_since is not null`),
  ],
)
