import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { pageKinds } from '../admin-fields'
import type { TroubleDetail, TroubleName } from '../troubles'

/* What operators watch: scheduled parts, figures of a day, switches. */

/** Parts of the schedule, by name: when each last went well, or was first tried. */
export const heartbeats = sqliteTable('heartbeats', {
  name: text('name').primaryKey(),
  /** UTC ISO instant. */
  succeededAt: text('succeeded_at').notNull(),
})

/** Counts by Vietnam day, such as mails sent. */
export const dailyFigures = sqliteTable(
  'daily_figures',
  {
    day: text('day').notNull(),
    name: text('name').notNull(),
    value: integer('value').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.day, table.name] })],
)

/** Switches that are on; `mail-held` stops all mail and letters after a restore. */
export const operationSwitches = sqliteTable('operation_switches', {
  name: text('name', { enum: ['mail-held'] }).primaryKey(),
  /** Why, for the admin. */
  reason: text('reason').notNull(),
  /** UTC ISO instant. */
  since: text('since').notNull(),
})

/** What was wrong on a Vietnam day and told once; purged after 30 days. */
export const troubles = sqliteTable(
  'troubles',
  {
    name: text('name').$type<TroubleName>().notNull(),
    day: text('day').notNull(),
    detail: text('detail', { mode: 'json' }).$type<TroubleDetail>().notNull(),
    /** UTC ISO instants. */
    seenAt: text('seen_at').notNull(),
    recoveredAt: text('recovered_at'),
  },
  (table) => [
    primaryKey({ columns: [table.name, table.day] }),
    index('troubles_day').on(table.day),
  ],
)

/** Errors in browsers by Vietnam day, without anything about who had them; purged after 30 days. */
export const browserErrors = sqliteTable(
  'browser_errors',
  {
    day: text('day').notNull(),
    build: text('build').notNull(),
    page: text('page', { enum: pageKinds }).notNull(),
    message: text('message').notNull(),
    count: integer('count').notNull(),
    /** UTC ISO instant. */
    lastSeenAt: text('last_seen_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.build, table.page, table.message] })],
)
