import { sql } from 'drizzle-orm'
import {
  type AnySQLiteColumn,
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
} from 'drizzle-orm/sqlite-core'
import type { Drift } from '../content/pairs'

const list = (name: string) =>
  text(name, { mode: 'json' }).$type<string[]>().notNull().default(sql`'[]'`)

/** What the admin's list is filtered by. */
function filtersOf(
  table: Record<
    'status' | 'contentPillar' | 'updatedBy' | 'isBehind' | 'isInVi' | 'isInEn',
    AnySQLiteColumn
  >,
) {
  return [
    table.status,
    table.contentPillar,
    table.updatedBy,
    table.isBehind,
    table.isInVi,
    table.isInEn,
  ] as const
}

/**
 * Articles and journal entries. Public are those that are no draft, whose `published_at` has come
 * and that are not deleted, in the languages that `is_in_vi` and `is_in_en` say.
 */
export const posts = sqliteTable(
  'posts',
  {
    id: text('id').primaryKey(),
    slug: text('slug').notNull().unique(),
    titleVi: text('title_vi').notNull(),
    titleEn: text('title_en').notNull(),
    summaryVi: text('summary_vi').notNull(),
    summaryEn: text('summary_en').notNull(),
    coverImage: text('cover_image'),
    tags: list('tags'),
    status: text('status', { enum: ['draft', 'scheduled', 'published'] })
      .notNull()
      .default('draft'),
    publishedAt: text('published_at'),
    /**
     * `published_at` as a comparable instant; empty for a missing or broken date, so that such a
     * post is public and sorts last.
     */
    liveAt: text('live_at').generatedAlwaysAs(
      sql`coalesce(strftime('%Y-%m-%dT%H:%M:%fZ', published_at), '')`,
      { mode: 'virtual' },
    ),
    contentPillar: text('content_pillar').notNull(),
    readingTimeMinutes: integer('reading_time_minutes'),
    viewCount: integer('view_count').notNull().default(0),
    shareCount: integer('share_count').notNull().default(0),
    authorName: text('author_name'),
    destinationSlug: text('destination_slug'),
    featured: integer('featured', { mode: 'boolean' }).notNull().default(false),
    highlightsVi: list('highlights_vi'),
    highlightsEn: list('highlights_en'),
    travelTipsVi: list('travel_tips_vi'),
    travelTipsEn: list('travel_tips_en'),
    createdAt: text('created_at').notNull(),
    updatedAt: text('updated_at').notNull(),
    deletedAt: text('deleted_at'),
    bodyVi: text('body_vi').notNull().default(''),
    bodyEn: text('body_en').notNull().default(''),
    /**
     * The title folded, the Vietnamese one where there is one, so that a list by title is in the
     * order of the alphabet, đ among the d's.
     */
    titleKey: text('title_key').notNull().default(''),
    /** The languages in which it is public when it is public; of a draft, those in which it was. */
    isInVi: integer('is_in_vi', { mode: 'boolean' }).notNull().default(true),
    isInEn: integer('is_in_en', { mode: 'boolean' }).notNull().default(true),
    /** The username of who changed it last; empty for the posts that the site came with. */
    updatedBy: text('updated_by').notNull().default(''),
    isBehind: integer('is_behind', { mode: 'boolean' }).notNull().default(false),
    /**
     * The fields whose text has changed in one language only, by path: which language is behind,
     * and what the other one said before.
     */
    drift: text('drift', { mode: 'json' }).$type<Drift>().notNull().default(sql`'{}'`),
  },
  (table) => [
    // With the languages, so that posts of the other one are passed over in the index, and with all
    // that the sitemap says of a post.
    index('posts_public')
      .on(table.liveAt, table.id, table.isInVi, table.isInEn, table.slug, table.updatedAt)
      .where(sql`status <> 'draft' and deleted_at is null`),
    index('posts_public_featured')
      .on(table.featured, table.liveAt, table.id, table.isInVi, table.isInEn)
      .where(sql`status <> 'draft' and deleted_at is null`),
    index('posts_public_pillar')
      .on(table.contentPillar, table.liveAt, table.id, table.isInVi, table.isInEn)
      .where(sql`status <> 'draft' and deleted_at is null`),
    // The orders of the admin's list. Their filters are columns of the index, so that rows that do
    // not fit are passed over without being read.
    index('posts_edited')
      .on(table.updatedAt, table.id, ...filtersOf(table))
      .where(sql`deleted_at is null`),
    index('posts_live')
      .on(table.liveAt, table.id, ...filtersOf(table))
      .where(sql`deleted_at is null`),
    index('posts_titled')
      .on(table.titleKey, table.id, ...filtersOf(table))
      .where(sql`deleted_at is null`),
    index('posts_viewed')
      .on(table.viewCount, table.id, ...filtersOf(table))
      .where(sql`deleted_at is null`),
    index('posts_scheduled').on(table.liveAt).where(sql`status = 'scheduled'`),
    // Partial, or SQLite would read all that is not deleted through it, and sort that.
    index('posts_deleted').on(table.deletedAt).where(sql`deleted_at is not null`),
    index('posts_public_destination')
      .on(table.destinationSlug, table.liveAt, table.id, table.isInVi, table.isInEn)
      .where(sql`status <> 'draft' and deleted_at is null`),
  ],
)

/**
 * One row per counted reader, post, kind and day, so that repeats do not count; purged after two
 * days.
 */
export const postReaders = sqliteTable(
  'post_marks',
  {
    fingerprint: text('mark').primaryKey(),
    day: text('day').notNull(),
  },
  (table) => [index('post_marks_day').on(table.day)],
)

/** What a post was after each save, oldest first by `id`; the newest fifty of a post are stored. */
export const postRevisions = sqliteTable(
  'post_revisions',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    postId: text('post_id').notNull(),
    savedAt: text('saved_at').notNull(),
    username: text('username').notNull(),
    /** The editable fields of the post. */
    content: text('content', { mode: 'json' }).$type<Record<string, unknown>>().notNull(),
  },
  (table) => [index('post_revisions_post').on(table.postId, table.id)],
)

/** What somebody has typed into the editor and not saved yet, one row a post and person. */
export const postDrafts = sqliteTable(
  'post_drafts',
  {
    postId: text('post_id').notNull(),
    adminId: text('admin_id').notNull(),
    /** The `updated_at` of the post that the typing started from. */
    baseUpdatedAt: text('base_updated_at').notNull(),
    content: text('content', { mode: 'json' }).$type<Record<string, unknown>>().notNull(),
    savedAt: text('saved_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.postId, table.adminId] })],
)

/** Slugs that posts once had in public, and the post that had them: their addresses redirect. */
export const postRedirects = sqliteTable(
  'post_redirects',
  {
    slug: text('slug').primaryKey(),
    postId: text('post_id').notNull(),
    createdAt: text('created_at').notNull(),
  },
  (table) => [
    index('post_redirects_post').on(table.postId),
    index('post_redirects_created').on(table.createdAt, table.slug),
  ],
)

/**
 * The tags of each post with their slugs, which the page of a tag is found by; derived from `tags`,
 * of drafts too.
 */
export const postTags = sqliteTable(
  'post_tags',
  {
    slug: text('slug').notNull(),
    postId: text('post_id').notNull(),
    tag: text('tag').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.slug, table.postId] }),
    index('post_tags_post').on(table.postId),
  ],
)
