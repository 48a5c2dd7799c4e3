import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, real, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { licenceNames } from '../media'
import type { MediaEdit } from '../media-edit'

const words = (name: string) => text(name).notNull().default('')

const exists = sql`deleted_at is null`

/** Files are in R2 under `originals/<sha256>`. */
export const media = sqliteTable(
  'media',
  {
    id: text('id').primaryKey(),
    /** Of the uploaded file, 64 hex digits; the same file is stored once. */
    sha256: text('sha256').notNull().unique(),
    /** Incremented by a new file, focal point or crop; part of public addresses. */
    version: integer('version').notNull().default(1),
    mimeType: text('mime_type').notNull(),
    /** As uploaded; shown in the library only. */
    fileName: text('file_name').notNull(),
    bytes: integer('bytes').notNull(),
    /** Of what is shown: upright, turned and cropped by `edit`; in pixels. */
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    /** Dominant colour, six hex digits. */
    colour: text('colour').notNull(),
    /** 0 to 1 from the left and top; crops keep it in view. */
    focalX: real('focal_x').notNull().default(0.5),
    focalY: real('focal_y').notNull().default(0.5),
    /** Turn and crop of the stored original; null for all of it. */
    edit: text('edit', { mode: 'json' }).$type<MediaEdit>(),
    altVi: words('alt_vi'),
    altEn: words('alt_en'),
    captionVi: words('caption_vi'),
    captionEn: words('caption_en'),
    credit: words('credit'),
    creditUrl: words('credit_url'),
    licence: text('licence', { enum: licenceNames }).notNull().default('own'),
    /** Last day on which the picture may be shown, `YYYY-MM-DD`. */
    licenceUntil: text('licence_until'),
    /** An id of schema/places.ts or a destination slug. */
    place: text('place'),
    tags: text('tags', { mode: 'json' }).$type<string[]>().notNull().default(sql`'[]'`),
    /** Folded names, texts, place, tags and credit for the library's search. */
    searchText: words('search_text'),
    createdAt: text('created_at').notNull(),
    updatedAt: text('updated_at').notNull(),
    uploadedBy: text('uploaded_by').notNull(),
    deletedAt: text('deleted_at'),
  },
  (table) => [
    index('media_newest').on(table.createdAt, table.id).where(exists),
    index('media_missing_alt')
      .on(table.createdAt, table.id)
      .where(sql`deleted_at is null and (alt_vi = '' or alt_en = '')`),
    index('media_place').on(table.place, table.createdAt, table.id).where(exists),
    index('media_tagged')
      .on(table.deletedAt, table.tags)
      .where(sql`deleted_at is null and tags <> '[]'`),
    index('media_licence_until')
      .on(table.licenceUntil)
      .where(sql`licence_until is not null and deleted_at is null`),
    index('media_deleted').on(table.deletedAt).where(sql`deleted_at is not null`),
  ],
)

/** Uses of photographs, drafts and autosaves included; written with what uses them. */
export const mediaUses = sqliteTable(
  'media_uses',
  {
    mediaId: text('media_id').notNull(),
    owner: text('noun', { enum: ['entry', 'product'] }).notNull(),
    /** An entry's id or a product's `externalId`. */
    ownerId: text('noun_id').notNull(),
    /** The admin of an autosave, maintained by a trigger; '' for saved content. */
    adminId: text('admin_id').notNull().default(''),
  },
  (table) => [
    primaryKey({ columns: [table.mediaId, table.owner, table.ownerId, table.adminId] }),
    index('media_uses_noun').on(table.owner, table.ownerId),
  ],
)
