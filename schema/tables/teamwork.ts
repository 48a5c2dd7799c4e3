import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/* Who works on an entry, what they say about it, and who has read it before it goes live. */

/** Open editors, a row for each window; a row without a heartbeat for a minute counts no more. */
export const entryPresence = sqliteTable(
  'entry_presence',
  {
    /** Random, made by the window. */
    windowId: text('window_id').primaryKey(),
    entryId: text('entry_id').notNull(),
    adminId: text('admin_id').notNull(),
    /** Path of the field with the focus. */
    field: text('field'),
    since: text('since').notNull(),
    seenAt: text('seen_at').notNull(),
  },
  (table) => [
    index('entry_presence_entry').on(table.entryId, table.seenAt),
    index('entry_presence_seen').on(table.seenAt),
  ],
)

/** A comment on a field, or an answer to one; the first of a thread is resolved for all. */
export const entryComments = sqliteTable(
  'entry_comments',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    entryId: text('entry_id').notNull(),
    /** The comment that this one answers. */
    parentId: integer('parent_id'),
    /** Path of the field; '' for the whole entry. */
    field: text('field').notNull().default(''),
    username: text('username').notNull(),
    text: text('text').notNull(),
    createdAt: text('created_at').notNull(),
    resolvedAt: text('resolved_at'),
    resolvedBy: text('resolved_by'),
  },
  (table) => [index('entry_comments_entry').on(table.entryId, table.id)],
)

/** Colleagues whom a comment names. */
export const entryMentions = sqliteTable(
  'entry_mentions',
  {
    username: text('username').notNull(),
    commentId: integer('comment_id').notNull(),
    entryId: text('entry_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.username, table.commentId] }),
    index('entry_mentions_entry').on(table.entryId),
  ],
)

/** The last request to read an entry before it is published, and the answer. */
export const entryReviews = sqliteTable(
  'entry_reviews',
  {
    entryId: text('entry_id').primaryKey(),
    requestedAt: text('requested_at').notNull(),
    requestedBy: text('requested_by').notNull(),
    /** Username; null for any colleague. */
    reviewer: text('reviewer'),
    /** The entry's version that a colleague approved. */
    approvedVersion: integer('approved_version'),
    approvedBy: text('approved_by'),
    approvedAt: text('approved_at'),
  },
  (table) => [index('entry_reviews_waiting').on(table.approvedAt, table.requestedAt)],
)
