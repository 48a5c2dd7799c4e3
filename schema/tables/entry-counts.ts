import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** How often an article was read and shared: apart from the entry, which every save rewrites. */
export const entryCounts = sqliteTable(
  'entry_counts',
  {
    entryId: text('entry_id').primaryKey(),
    views: integer('views').notNull().default(0),
    shares: integer('shares').notNull().default(0),
  },
  (table) => [index('entry_counts_views').on(table.views, table.entryId)],
)

/**
 * One row per counted reader, article, kind and day, so that repeats do not count; purged after two
 * days.
 */
export const readerMarks = sqliteTable(
  'post_marks',
  {
    fingerprint: text('mark').primaryKey(),
    day: text('day').notNull(),
  },
  (table) => [index('post_marks_day').on(table.day)],
)
