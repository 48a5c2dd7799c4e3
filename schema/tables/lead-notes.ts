import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** What the staff notes about a request or message; erased with it. */
export const leadNotes = sqliteTable(
  'lead_notes',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    /** The id of a row of `trip_leads` or `contact_messages`. */
    leadId: text('lead_id').notNull(),
    username: text('username').notNull(),
    text: text('text').notNull(),
    createdAt: text('created_at').notNull(),
  },
  (table) => [index('lead_notes_lead').on(table.leadId, table.id)],
)
