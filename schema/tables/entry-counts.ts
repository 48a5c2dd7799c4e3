import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** Apart from the entry, which every save rewrites. */
export const entryCounts = sqliteTable(
  'entry_counts',
  {
    entryId: text('entry_id').primaryKey(),
    views: integer('views').notNull().default(0),
    shares: integer('shares').notNull().default(0),
  },
  (table) => [index('entry_counts_views').on(table.views, table.entryId)],
)

/** One row per reader, article, kind and day against double counting; purged after two days. */
export const readerMarks = sqliteTable(
  'post_marks',
  {
    fingerprint: text('mark').primaryKey(),
    day: text('day').notNull(),
  },
  (table) => [index('post_marks_day').on(table.day)],
)
