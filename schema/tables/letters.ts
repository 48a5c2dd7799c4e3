import { sql } from 'drizzle-orm'
import { integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import type { FrozenLetter, LetterSegment } from '../letters'
import { letterModes, sendingStates } from '../letters'
import { locales } from '../locale'
import { mailingLists } from '../mailing-lists'

/**
 * A letter on its way to a list, or that has reached it: what it said when it was sent, to whom,
 * and how far it is.
 */
export const letterSendings = sqliteTable(
  'letter_sendings',
  {
    id: text('id').primaryKey(),
    /** The entry of the kind `letter`. */
    letterId: text('letter_id').notNull(),
    list: text('list', { enum: mailingLists }).notNull(),
    state: text('state', { enum: sendingStates }).notNull(),
    mode: text('mode', { enum: letterModes }).notNull(),
    segment: text('segment', { mode: 'json' }).$type<LetterSegment>().notNull(),
    /**
     * The content of each language as it was when it was sent: later edits change the archive, not
     * the letter.
     */
    content: text('content', { mode: 'json' }).$type<FrozenLetter>().notNull(),
    /** Whether links lead through us, to be counted in sum. */
    countsClicks: integer('counts_clicks', { mode: 'boolean' }).notNull(),
    /** Whether the letter is published in the archive when it begins to go out. */
    isArchived: integer('is_archived', { mode: 'boolean' }).notNull(),
    /** How many readers were meant when it was sent. */
    recipients: integer('recipients').notNull(),
    /** Readers whose delivery is in the outbox; those whose mail left us; those given up. */
    taken: integer('taken').notNull().default(0),
    sent: integer('sent').notNull().default(0),
    failed: integer('failed').notNull().default(0),
    bounced: integer('bounced').notNull().default(0),
    complained: integer('complained').notNull().default(0),
    /** Readers who left by a link of this letter. */
    unsubscribed: integer('unsubscribed').notNull().default(0),
    createdBy: text('created_by').notNull(),
    /** UTC ISO instants. */
    createdAt: text('created_at').notNull(),
    startedAt: text('started_at'),
    finishedAt: text('finished_at'),
  },
  (table) => [
    // A letter goes to a list once, unless it was cancelled.
    uniqueIndex('letter_sendings_letter')
      .on(table.letterId, table.list)
      .where(sql`state <> 'cancelled'`),
  ],
)

/**
 * The readers of one language of a sending: when they get it, and how far down the list, by
 * address, their deliveries are made.
 */
export const letterRuns = sqliteTable(
  'letter_runs',
  {
    sendingId: text('sending_id').notNull(),
    language: text('language', { enum: locales }).notNull(),
    /** UTC ISO instant. */
    startsAt: text('starts_at').notNull(),
    /** The last address taken; empty before the first. */
    cursor: text('cursor').notNull().default(''),
    isDone: integer('is_done', { mode: 'boolean' }).notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.sendingId, table.language] })],
)

/** The links of a sending whose clicks are counted: how often in all, and nothing about who. */
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
