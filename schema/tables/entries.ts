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
import { locales } from '../locale'

type Json = Record<string, unknown>

const shown = 'coalesce(live, data)'
/** An SQL field of articles, live or else as edited; null for other kinds. */
const ofPost = (field: string) =>
  sql.raw(`case when kind = 'post' and json_valid(${shown}) then ${field} end`)

const exists = sql`deleted_at is null`
const isInTrash = sql`deleted_at is not null`
const isPublicVi = sql`status_vi = 'published' and deleted_at is null`
const isPublicEn = sql`status_en = 'published' and deleted_at is null`

const kind = () => text('kind', { enum: entryKinds }).notNull()
const status = (name: string) =>
  text(name, { enum: ['draft', 'published'] })
    .notNull()
    .default('draft')

/** Schema version of the row's JSON (schema/content/kind-upgrades.ts). */
const schemaVersion = () => integer('schema_version').notNull().default(1)

function filtersOf(
  table: Record<'statusVi' | 'statusEn' | 'updatedBy' | 'pillar', AnySQLiteColumn>,
) {
  return [table.statusVi, table.statusEn, table.updatedBy, table.pillar] as const
}

/** All editorial content; each language is public or not by itself. */
export const entries = sqliteTable(
  'entries',
  {
    id: text('id').primaryKey(),
    kind: kind(),
    slug: text('slug').notNull(),
    statusVi: status('status_vi'),
    statusEn: status('status_en'),
    /** First publication and last public change of a language; UTC ISO instants. */
    publishedAtVi: text('published_at_vi'),
    publishedAtEn: text('published_at_en'),
    changedAtVi: text('changed_at_vi'),
    changedAtEn: text('changed_at_en'),
    scheduledAtVi: text('scheduled_at_vi'),
    scheduledAtEn: text('scheduled_at_en'),
    /** When a due publication failed; null after the next change. */
    scheduleFailedAt: text('schedule_failed_at'),
    /** Whether published data differs from the editors' data. */
    hasChanges: integer('has_changes', { mode: 'boolean' }).notNull().default(false),
    isBehind: integer('is_behind', { mode: 'boolean' }).notNull().default(false),
    titleVi: text('title_vi').notNull().default(''),
    titleEn: text('title_en').notNull().default(''),
    /** Folded titles and slug for the admin's search. */
    searchText: text('search_text').notNull().default(''),
    /** Incremented by every change; editors send the one they started from. */
    version: integer('version').notNull().default(1),
    schemaVersion: schemaVersion(),
    createdAt: text('created_at').notNull(),
    updatedAt: text('updated_at').notNull(),
    updatedBy: text('updated_by').notNull(),
    deletedAt: text('deleted_at'),
    // Long columns come last so that SQLite can skip rows without reading them whole.
    /** Fields changed in one language only, by path: language behind and earlier text. */
    drift: text('drift', { mode: 'json' })
      .$type<Record<string, { behind: (typeof locales)[number]; was: unknown }>>()
      .notNull()
      .default(sql`'{}'`),
    /** The earlier of both languages; '' before the first publication. */
    publishedAt: text('published_at').generatedAlwaysAs(
      sql`coalesce(min(published_at_vi, published_at_en), published_at_vi, published_at_en, '')`,
      { mode: 'virtual' },
    ),
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
    /** Slug of the entry of kind `author` that an article names. */
    author: text('author').generatedAlwaysAs(ofPost(`${shown} ->> 'authorSlug'`), {
      mode: 'virtual',
    }),
    /** Texts of a translator that no person has saved, by path of the field: their language. */
    machineTexts: text('machine_texts', { mode: 'json' })
      .$type<Record<string, (typeof locales)[number]>>()
      .notNull()
      .default(sql`'{}'`),
    /** What lists show of `live` (schema/content/summaries.ts). */
    summary: text('summary', { mode: 'json' }).$type<Json>(),
    data: text('data', { mode: 'json' }).$type<Json>().notNull(),
    /** What readers get: the data when a language was last published. */
    live: text('live', { mode: 'json' }).$type<Json>(),
  },
  (table) => [
    uniqueIndex('entries_slug').on(table.kind, table.slug),
    index('entries_recent').on(table.updatedAt, table.id).where(exists),
    // Article lists: filters are index columns so that non-matching rows are skipped unread.
    index('entries_edited')
      .on(table.kind, table.updatedAt, table.id, ...filtersOf(table))
      .where(exists),
    index('entries_titled')
      .on(table.kind, table.searchText, table.id, ...filtersOf(table))
      .where(exists),
    index('entries_published')
      .on(table.kind, table.publishedAt, table.id, ...filtersOf(table))
      .where(exists),
    index('entries_featured')
      .on(table.kind, table.featured, table.publishedAt, table.id, table.statusVi, table.statusEn)
      .where(exists),
    index('entries_pillar')
      .on(table.kind, table.pillar, table.publishedAt, table.id, table.statusVi, table.statusEn)
      .where(exists),
    index('entries_destination')
      .on(
        table.kind,
        table.destination,
        table.publishedAt,
        table.id,
        table.statusVi,
        table.statusEn,
      )
      .where(exists),
    index('entries_author')
      .on(table.kind, table.author, table.publishedAt, table.id, table.statusVi, table.statusEn)
      .where(exists),
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
    // Two queried columns keep SQLite from choosing an index of public entries.
    index('entries_own')
      .on(table.kind, sql`live ->> 'isOwn'`, table.slug)
      .where(sql`json_valid(live)`),
    index('entries_trash').on(table.kind, table.deletedAt).where(isInTrash),
    index('entries_deleted').on(table.deletedAt).where(isInTrash),
  ],
)

/** An entry after each save or publication, oldest first; the newest fifty are stored. */
export const entryRevisions = sqliteTable(
  'entry_revisions',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    entryId: text('entry_id').notNull(),
    savedAt: text('saved_at').notNull(),
    username: text('username').notNull(),
    action: text('action').notNull(),
    schemaVersion: schemaVersion(),
    data: text('data', { mode: 'json' }).$type<Json>().notNull(),
  },
  (table) => [index('entry_revisions_entry').on(table.entryId, table.id)],
)

export const entryDrafts = sqliteTable(
  'entry_drafts',
  {
    entryId: text('entry_id').notNull(),
    adminId: text('admin_id').notNull(),
    baseVersion: integer('base_version').notNull(),
    schemaVersion: schemaVersion(),
    data: text('data', { mode: 'json' }).$type<Json>().notNull(),
    savedAt: text('saved_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.entryId, table.adminId] })],
)

/** Earlier public slugs, which redirect. */
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

/** Redirects made by editors, without language prefix; renamed entries have `entry_redirects`. */
export const pathRedirects = sqliteTable(
  'path_redirects',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    path: text('path').notNull().unique(),
    target: text('target').notNull(),
    username: text('username').notNull(),
    createdAt: text('created_at').notNull(),
  },
  (table) => [index('path_redirects_created').on(table.createdAt, table.id)],
)
