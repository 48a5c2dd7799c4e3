import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, real, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { licenceNames } from '../media'

const words = (name: string) => text(name).notNull().default('')

const isThere = sql`deleted_at is null`

/** The photographs of the library. The file itself is in R2 under `originals/<sha256>`. */
export const media = sqliteTable(
  'media',
  {
    id: text('id').primaryKey(),
    /**
     * Of the file as it was uploaded, as 64 hexadecimal digits. The same file twice is one
     * photograph.
     */
    sha256: text('sha256').notNull().unique(),
    /** Raised by a new file and a new focal point: part of its public addresses. */
    version: integer('version').notNull().default(1),
    /** As its bytes say. */
    mimeType: text('mime_type').notNull(),
    /** As its uploader called it; shown in the library only. */
    fileName: text('file_name').notNull(),
    bytes: integer('bytes').notNull(),
    /** Size once upright, in pixels. */
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    /** The dominant colour, as six hexadecimal digits. */
    colour: text('colour').notNull(),
    /** What crops keep in view: 0 to 1 from the left and from the top. */
    focalX: real('focal_x').notNull().default(0.5),
    focalY: real('focal_y').notNull().default(0.5),
    altVi: words('alt_vi'),
    altEn: words('alt_en'),
    captionVi: words('caption_vi'),
    captionEn: words('caption_en'),
    credit: words('credit'),
    creditUrl: words('credit_url'),
    licence: text('licence', { enum: licenceNames }).notNull().default('own'),
    /** The id of a place of schema/places.ts or the slug of a destination; null without one. */
    place: text('place'),
    tags: text('tags', { mode: 'json' }).$type<string[]>().notNull().default(sql`'[]'`),
    /** Names, texts, place, tags and credit folded, which the library's search looks into. */
    searchText: words('search_text'),
    createdAt: text('created_at').notNull(),
    updatedAt: text('updated_at').notNull(),
    uploadedBy: text('uploaded_by').notNull(),
    deletedAt: text('deleted_at'),
  },
  (table) => [
    index('media_newest').on(table.createdAt, table.id).where(isThere),
    index('media_missing_alt')
      .on(table.createdAt, table.id)
      .where(sql`deleted_at is null and (alt_vi = '' or alt_en = '')`),
    index('media_place').on(table.place, table.createdAt, table.id).where(isThere),
    index('media_tagged')
      .on(table.deletedAt, table.tags)
      .where(sql`deleted_at is null and tags <> '[]'`),
    index('media_deleted').on(table.deletedAt).where(sql`deleted_at is not null`),
  ],
)

/**
 * Where photographs are used, drafts and autosaves included; derived from what articles, entries
 * and products say, and written with them.
 */
export const mediaUses = sqliteTable(
  'media_uses',
  {
    mediaId: text('media_id').notNull(),
    owner: text('noun', { enum: ['entry', 'product'] }).notNull(),
    /** The id of the entry, or a product's `externalId`. */
    ownerId: text('noun_id').notNull(),
    /** Whose autosave uses it, by a trigger until that is deleted; empty for what is saved. */
    adminId: text('admin_id').notNull().default(''),
  },
  (table) => [
    primaryKey({ columns: [table.mediaId, table.owner, table.ownerId, table.adminId] }),
    index('media_uses_noun').on(table.owner, table.ownerId),
  ],
)
