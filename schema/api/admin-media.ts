import * as z from 'zod'
import { mediaStates } from '../admin-fields'
import { type Licence, licenceNames, mediaIdPattern } from '../media'
import { oneLine } from './text-fields'

/**
 * `POST /api/admin/media`: the file is the body, whatever its Content-Type says; its name comes
 * percent-encoded in the header {@link fileNameHeader}. 201, or 200 with the photograph that has
 * this file already (out of the trash, where it was there). A file that is not taken is BAD_REQUEST
 * with one issue: path `file`, the message a {@link MediaRefusal}. `PUT /api/admin/media/{id}/file`
 * replaces the file of a photograph and is refused alike.
 */
export const fileNameHeader = 'X-File-Name'

/**
 * `POST /api/admin/media/copy`: fetches a picture from another site into the library; answers as an
 * upload does.
 */
export const copyMediaInput = z.object({ url: z.url({ protocol: /^https$/ }).max(2000) })

export const adminMediaParam = z.object({ id: z.string().regex(mediaIdPattern) })

const fraction = z.number().min(0).max(1)

/** The most tags of a photograph. */
export const maxTags = 20

/**
 * `PUT /api/admin/media/{id}`: all that editors say of a photograph. CONFLICT where somebody
 * changed it since `updatedAt`.
 */
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
  place: z
    .string()
    .regex(/^[a-z0-9-]{1,80}$/)
    .nullable(),
  tags: z.array(oneLine(60).min(1)).max(maxTags),
})
export type MediaDetails = Omit<z.output<typeof updateMediaInput>, 'updatedAt'>

/**
 * `DELETE /api/admin/media/{id}`: to the trash for thirty days. MEDIA_IN_USE, unless `force` says
 * that its uses may lose it.
 */
export const deleteMediaQuery = z.object({ force: z.enum(['true']).optional() })

const bulkIds = z.array(adminMediaParam.shape.id).min(1).max(100)

/**
 * `POST /api/admin/media/bulk`: the same for each by itself; the response is a BulkResult of
 * bulk.ts. `tag` adds one to the tags that a photograph has.
 */
export const bulkMediaInput = z.discriminatedUnion('action', [
  z.object({ action: z.literal('trash'), ids: bulkIds, force: z.boolean().default(false) }),
  z.object({ action: z.literal('restore'), ids: bulkIds }),
  z.object({ action: z.literal('tag'), ids: bulkIds, tag: oneLine(60).min(1) }),
  z.object({ action: z.literal('place'), ids: bulkIds, place: updateMediaInput.shape.place }),
])

export const mediaPageSize = 48

/** `GET /api/admin/media`, the newest first, {@link mediaPageSize} a page. */
export const listMediaQuery = z.object({
  /** Words of names, texts, place, tags and credit, without marks. */
  q: z.string().trim().max(100).default(''),
  state: z.enum(mediaStates).default('all'),
  place: z.string().max(80).default(''),
  tag: z.string().max(60).default(''),
  page: z.coerce.number().int().min(1).max(1000).default(1),
})

export interface MediaItem extends MediaDetails {
  id: string
  /** Its address in {@link Photo.src}'s form. */
  src: string
  fileName: string
  mimeType: string
  bytes: number
  /** Upright, in pixels. */
  width: number
  height: number
  licence: Licence
  /** How many articles, entries and products use it, drafts and autosaves included. */
  useCount: number
  createdAt: string
  updatedAt: string
  uploadedBy: string
  deletedAt: string | null
}

export interface MediaList {
  items: MediaItem[]
  hasNext: boolean
  /** The tags of the whole library, the most used first, at most fifty. */
  tags: string[]
}

/** An article, entry or product that uses a photograph. */
export interface MediaUse {
  noun: 'entry' | 'product'
  id: string
  titleVi: string
  titleEn: string
  /** The admin path of its editor. */
  path: string
}

/** The response of `GET /api/admin/media/{id}`, of uploads and of every write. */
export interface MediaDetail extends MediaItem {
  uses: MediaUse[]
}
