import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** Actions within an hour; `who` is a hash of client or address. Purged hourly. */
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
