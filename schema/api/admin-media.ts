import * as z from 'zod'
import { mediaStates } from '../admin-fields'
import { licenceNames, mediaIdPattern } from '../media'
import { turns } from '../media-edit'
import type { media } from '../tables/media'
import { oneLine, pageField, searchField } from './text-fields'

/**
 * Name of an uploaded file, percent-encoded; the body is the file. Refusals are BAD_REQUEST with an
 * issue at `file` whose message is a MediaRefusal; a known file returns 200.
 */
export const fileNameHeader = 'X-File-Name'

/** Copies a picture from another site into the library; responds like an upload. */
export const copyMediaInput = z.object({ url: z.url({ protocol: /^https$/ }).max(2000) })

export const adminMediaParam = z.object({ id: z.string().regex(mediaIdPattern) })

const fraction = z.number().min(0).max(1)

export const maxTags = 20

/** CONFLICT when somebody changed the photograph since `updatedAt`. */
export const updateMediaInput = z.object({
  updatedAt: z.string().max(40),
  focalX: fraction,
  focalY: fraction,
  altVi: oneLine(300),
  altEn: oneLine(300),
  captionVi: oneLine(500),
  captionEn: oneLine(500),
  credit: oneLine(160),
  creditUrl: z.union([z.literal(''), z.url({ protocol: /^https?$/ }).max(500)]),
  licence: z.enum(licenceNames),
  licenceUntil: z.iso.date().nullable(),
  place: z
    .string()
    .regex(/^[a-z0-9-]{1,80}$/)
    .nullable(),
  tags: z.array(oneLine(60).min(1)).max(maxTags),
})
export type MediaDetails = Omit<z.output<typeof updateMediaInput>, 'updatedAt'>

const pixels = z.int().min(0).max(12_000)

/** CONFLICT as for {@link updateMediaInput}; no turn and no crop shows the original. */
export const editMediaInput = z.object({
  updatedAt: updateMediaInput.shape.updatedAt,
  rotate: z.literal(turns),
  /** Of the turned original, in pixels. */
  crop: z.object({ left: pixels, top: pixels, width: pixels, height: pixels }).nullable(),
})

/** Moves to the trash for thirty days; MEDIA_IN_USE unless forced. */
export const deleteMediaQuery = z.object({ force: z.enum(['true']).optional() })

const bulkIds = z.array(adminMediaParam.shape.id).min(1).max(100)

/** The response is a BulkResult; `tag` adds to the existing tags. */
export const bulkMediaInput = z.discriminatedUnion('action', [
  z.object({ action: z.literal('trash'), ids: bulkIds, force: z.boolean().default(false) }),
  z.object({ action: z.literal('restore'), ids: bulkIds }),
  z.object({ action: z.literal('tag'), ids: bulkIds, tag: oneLine(60).min(1) }),
  z.object({ action: z.literal('place'), ids: bulkIds, place: updateMediaInput.shape.place }),
])

export const mediaPageSize = 48

export const listMediaQuery = z.object({
  /** Words of names, texts, place, tags and credit, without marks. */
  q: searchField,
  state: z.enum(mediaStates).default('all'),
  place: z.string().max(80).default(''),
  tag: z.string().max(60).default(''),
  page: pageField(1000),
})

export interface MediaItem
  extends Omit<typeof media.$inferSelect, 'sha256' | 'version' | 'colour' | 'searchText'> {
  /** As {@link Photo.src}. */
  src: string
  /** Drafts and autosaves included. */
  useCount: number
}

export interface MediaList {
  items: MediaItem[]
  hasNext: boolean
  tags: string[]
}

export interface MediaUse {
  noun: 'entry' | 'product'
  id: string
  titleVi: string
  titleEn: string
  path: string
}

export interface MediaDetail extends MediaItem {
  uses: MediaUse[]
}
