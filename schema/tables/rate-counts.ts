import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/**
 * How often somebody did something within an hour. `who` is a hash of the client or address; rows
 * of past hours are purged.
 */
export const rateCounts = sqliteTable(
  'rate_counts',
  {
    who: text('who').notNull(),
    /** UTC ISO instant at which the hour began. */
    hour: text('hour').notNull(),
    count: integer('count').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.who, table.hour] }),
    index('rate_counts_hour').on(table.hour),
  ],
)
