import { sql } from 'drizzle-orm'
import {
  type AnySQLiteColumn,
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/sqlite-core'
import { entryKinds } from '../content/choices'
import type { locales } from '../locale'

type Json = Record<string, unknown>

const shown = 'coalesce(live, data)'
/** A field of an article by its SQL: as readers get it, or else as it is written; null for other kinds. */
const ofPost = (field: string) =>
  sql.raw(`case when kind = 'post' and json_valid(${shown}) then ${field} end`)

const isThere = sql`deleted_at is null`
const isInTrash = sql`deleted_at is not null`
const isPublicVi = sql`status_vi = 'published' and deleted_at is null`
const isPublicEn = sql`status_en = 'published' and deleted_at is null`

const kind = () => text('kind', { enum: entryKinds }).notNull()
const status = (name: string) =>
  text(name, { enum: ['draft', 'published'] })
    .notNull()
    .default('draft')

/**
 * The version of the kind's schema that the JSON of a row is written in
 * (schema/content/kind-upgrades.ts).
 */
const schemaVersion = () => integer('schema_version').notNull().default(1)

/** What the admin's list is filtered by. */
function filtersOf(
  table: Record<'statusVi' | 'statusEn' | 'updatedBy' | 'pillar', AnySQLiteColumn>,
) {
  return [table.statusVi, table.statusEn, table.updatedBy, table.pillar] as const
}

/**
 * What editors write: articles, destinations, guides, deals and other pages. Each language is public
 * or not by itself.
 */
export const entries = sqliteTable(
  'entries',
  {
    id: text('id').primaryKey(),
    kind: kind(),
    slug: text('slug').notNull(),
    statusVi: status('status_vi'),
    statusEn: status('status_en'),
    /**
     * When a language was first published, and when what its readers see last changed: UTC ISO
     * instants.
     */
    publishedAtVi: text('published_at_vi'),
    publishedAtEn: text('published_at_en'),
    changedAtVi: text('changed_at_vi'),
    changedAtEn: text('changed_at_en'),
    /** When the cron is to publish the data of a language. */
    scheduledAtVi: text('scheduled_at_vi'),
    scheduledAtEn: text('scheduled_at_en'),
    /**
     * When the cron found that it cannot publish what was due; null again after the next change.
     */
    scheduleFailedAt: text('schedule_failed_at'),
    /** Whether the data differs from what readers of a public language see. */
    hasChanges: integer('has_changes', { mode: 'boolean' }).notNull().default(false),
    isBehind: integer('is_behind', { mode: 'boolean' }).notNull().default(false),
    titleVi: text('title_vi').notNull().default(''),
    titleEn: text('title_en').notNull().default(''),
    /** Titles and slug folded, which the admin's search looks into. */
    searchText: text('search_text').notNull().default(''),
    /** Raised with every change; editors name the one that they started from. */
    version: integer('version').notNull().default(1),
    schemaVersion: schemaVersion(),
    createdAt: text('created_at').notNull(),
    updatedAt: text('updated_at').notNull(),
    updatedBy: text('updated_by').notNull(),
    deletedAt: text('deleted_at'),
    // What is long comes last: SQLite then passes a row over without reading it whole.
    /**
     * The fields whose text has changed in one language only, by path: which language is behind,
     * and what the other one said before.
     */
    drift: text('drift', { mode: 'json' })
      .$type<Record<string, { behind: (typeof locales)[number]; was: unknown }>>()
      .notNull()
      .default(sql`'{}'`),
    /** The earlier of both languages' days; empty before the first. */
    publishedAt: text('published_at').generatedAlwaysAs(
      sql`coalesce(min(published_at_vi, published_at_en), published_at_vi, published_at_en, '')`,
      { mode: 'virtual' },
    ),
    /** What lists of articles are filtered by. */
    pillar: text('pillar').generatedAlwaysAs(ofPost(`${shown} ->> 'contentPillar'`), {
      mode: 'virtual',
    }),
    destination: text('destination').generatedAlwaysAs(ofPost(`${shown} ->> 'destinationSlug'`), {
      mode: 'virtual',
    }),
    featured: integer('featured', { mode: 'boolean' }).generatedAlwaysAs(
      ofPost(`coalesce(${shown} ->> 'featured', 0)`),
      {
        mode: 'virtual',
      },
    ),
    /** What lists show of `live` (schema/content/summaries.ts). */
    summary: text('summary', { mode: 'json' }).$type<Json>(),
    /** What editors work on, both languages together. */
    data: text('data', { mode: 'json' }).$type<Json>().notNull(),
    /**
     * What readers get: the data as it was when a language was last published; null before the
     * first time.
     */
    live: text('live', { mode: 'json' }).$type<Json>(),
  },
  (table) => [
    uniqueIndex('entries_slug').on(table.kind, table.slug),
    index('entries_recent').on(table.updatedAt, table.id).where(isThere),
    // Lists of articles: their filters are columns of the index, so that rows that do not fit are
    // passed over without being read.
    index('entries_edited')
      .on(table.kind, table.updatedAt, table.id, ...filtersOf(table))
      .where(isThere),
    index('entries_titled')
      .on(table.kind, table.searchText, table.id, ...filtersOf(table))
      .where(isThere),
    index('entries_published')
      .on(table.kind, table.publishedAt, table.id, ...filtersOf(table))
      .where(isThere),
    index('entries_featured')
      .on(table.kind, table.featured, table.publishedAt, table.id, table.statusVi, table.statusEn)
      .where(isThere),
    index('entries_pillar')
      .on(table.kind, table.pillar, table.publishedAt, table.id, table.statusVi, table.statusEn)
      .where(isThere),
    index('entries_destination')
      .on(
        table.kind,
        table.destination,
        table.publishedAt,
        table.id,
        table.statusVi,
        table.statusEn,
      )
      .where(isThere),
    index('entries_public_vi').on(table.kind, table.slug).where(isPublicVi),
    index('entries_public_en').on(table.kind, table.slug).where(isPublicEn),
    index('entries_newest_vi').on(table.publishedAtVi, table.id).where(isPublicVi),
    index('entries_newest_en').on(table.publishedAtEn, table.id).where(isPublicEn),
    index('entries_scheduled_vi').on(table.scheduledAtVi).where(sql`scheduled_at_vi is not null`),
    index('entries_scheduled_en').on(table.scheduledAtEn).where(sql`scheduled_at_en is not null`),
    index('entries_failed')
      .on(table.updatedAt, table.id)
      .where(sql`schedule_failed_at is not null and deleted_at is null`),
    index('entries_behind')
      .on(table.updatedAt, table.id)
      .where(sql`is_behind = 1 and deleted_at is null`),
    index('entries_changed')
      .on(table.updatedAt, table.id)
      .where(sql`has_changes = 1 and deleted_at is null`),
    // Two columns that the query names, or SQLite would take an index of what is public.
    index('entries_own')
      .on(table.kind, sql`live ->> 'isOwn'`, table.slug)
      .where(sql`json_valid(live)`),
    index('entries_trash').on(table.kind, table.deletedAt).where(isInTrash),
    index('entries_deleted').on(table.deletedAt).where(isInTrash),
  ],
)

/**
 * What an entry was after each save or publication, oldest first by `id`; the newest fifty of an
 * entry are stored.
 */
export const entryRevisions = sqliteTable(
  'entry_revisions',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    entryId: text('entry_id').notNull(),
    savedAt: text('saved_at').notNull(),
    username: text('username').notNull(),
    /** What was done, as the audit log names it. */
    action: text('action').notNull(),
    schemaVersion: schemaVersion(),
    data: text('data', { mode: 'json' }).$type<Json>().notNull(),
  },
  (table) => [index('entry_revisions_entry').on(table.entryId, table.id)],
)

/** What somebody has typed into the editor and not saved yet, one row an entry and person. */
export const entryDrafts = sqliteTable(
  'entry_drafts',
  {
    entryId: text('entry_id').notNull(),
    adminId: text('admin_id').notNull(),
    /** The version of the entry that the typing started from. */
    baseVersion: integer('base_version').notNull(),
    schemaVersion: schemaVersion(),
    data: text('data', { mode: 'json' }).$type<Json>().notNull(),
    savedAt: text('saved_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.entryId, table.adminId] })],
)

/** Slugs that entries once had in public: their addresses redirect. */
export const entryRedirects = sqliteTable(
  'entry_redirects',
  {
    kind: kind(),
    slug: text('slug').notNull(),
    entryId: text('entry_id').notNull(),
    createdAt: text('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.slug] }),
    index('entry_redirects_entry').on(table.entryId),
    index('entry_redirects_created').on(table.createdAt, table.slug),
  ],
)
