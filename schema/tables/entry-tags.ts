import { index, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { entryKinds } from '../content/choices'
import { locales } from '../locale'

/** Tags of public entries by language, written whenever the live data changes. */
export const entryTags = sqliteTable(
  'entry_tags',
  {
    slug: text('slug').notNull(),
    locale: text('locale', { enum: locales }).notNull(),
    kind: text('kind', { enum: entryKinds }).notNull(),
    entryId: text('entry_id').notNull(),
    tag: text('tag').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.slug, table.locale, table.kind, table.entryId] }),
    index('entry_tags_entry').on(table.entryId),
  ],
)
