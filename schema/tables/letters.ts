import { sql } from 'drizzle-orm'
import { integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import type { FrozenLetter, LetterSegment } from '../letters'
import { letterModes, sendingStates } from '../letters'
import { locales } from '../locale'
import { mailingLists } from '../mailing-lists'

export const letterSendings = sqliteTable(
  'letter_sendings',
  {
    id: text('id').primaryKey(),
    letterId: text('letter_id').notNull(),
    list: text('list', { enum: mailingLists }).notNull(),
    state: text('state', { enum: sendingStates }).notNull(),
    mode: text('mode', { enum: letterModes }).notNull(),
    segment: text('segment', { mode: 'json' }).$type<LetterSegment>().notNull(),
    /** As it was when sent; later edits change the archive only. */
    content: text('content', { mode: 'json' }).$type<FrozenLetter>().notNull(),
    /** Whether links lead through the site to be counted. */
    countsClicks: integer('counts_clicks', { mode: 'boolean' }).notNull(),
    isArchived: integer('is_archived', { mode: 'boolean' }).notNull(),
    recipients: integer('recipients').notNull(),
    /** Readers in the outbox, mails accepted by the service, deliveries given up. */
    taken: integer('taken').notNull().default(0),
    sent: integer('sent').notNull().default(0),
    failed: integer('failed').notNull().default(0),
    bounced: integer('bounced').notNull().default(0),
    complained: integer('complained').notNull().default(0),
    /** By a link in this letter. */
    unsubscribed: integer('unsubscribed').notNull().default(0),
    createdBy: text('created_by').notNull(),
    /** UTC ISO instants. */
    createdAt: text('created_at').notNull(),
    startedAt: text('started_at'),
    finishedAt: text('finished_at'),
  },
  (table) => [
    // A letter goes to a list once, unless cancelled.
    uniqueIndex('letter_sendings_letter')
      .on(table.letterId, table.list)
      .where(sql`state <> 'cancelled'`),
  ],
)

export const letterRuns = sqliteTable(
  'letter_runs',
  {
    sendingId: text('sending_id').notNull(),
    language: text('language', { enum: locales }).notNull(),
    /** UTC ISO instant. */
    startsAt: text('starts_at').notNull(),
    /** The last address taken; '' before the first. */
    cursor: text('cursor').notNull().default(''),
    isDone: integer('is_done', { mode: 'boolean' }).notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.sendingId, table.language] })],
)

/** Clicks by link; nothing about who clicked. */
export const letterLinks = sqliteTable(
  'letter_links',
  {
    sendingId: text('sending_id').notNull(),
    position: integer('position').notNull(),
    url: text('url').notNull(),
    clicks: integer('clicks').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.sendingId, table.position] })],
)
