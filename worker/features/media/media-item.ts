import { eq, getTableColumns, notExists, type SQL } from 'drizzle-orm'
import type { MediaItem } from '../../../schema/api/admin-media'
import { fold } from '../../../schema/fold'
import { mediaAddress } from '../../../schema/media'
import { media, mediaUses } from '../../../schema/tables/media'
import type { Database } from '../../platform/db/database'
import { ApiError } from '../../platform/http/errors'

export type StoredMedia = typeof media.$inferSelect

export function newMediaId(): string {
  const alphabet = 'abcdefghijklmnopqrstuvwxyz0123456789'
  return Array.from(
    crypto.getRandomValues(new Uint8Array(10)),
    (byte) => alphabet[byte % alphabet.length],
  ).join('')
}

export async function findMedia(db: Database, id: string): Promise<StoredMedia> {
  const [row] = await db.select().from(media).where(eq(media.id, id))
  if (!row) throw new ApiError('NOT_FOUND')
  return row
}

export function isUnused(db: Database, id: string | typeof media.id): SQL {
  return notExists(
    db.select({ id: mediaUses.mediaId }).from(mediaUses).where(eq(mediaUses.mediaId, id)),
  )
}

export function selectMediaItems(db: Database) {
  const { owner, ownerId, mediaId } = mediaUses
  // A saved entry and its autosaves are one use.
  const uses = db
    .selectDistinct({ owner, ownerId })
    .from(mediaUses)
    .where(eq(mediaId, media.id))
    .as('uses')
  return db
    .select({
      ...getTableColumns(media),
      useCount: db.$count(uses),
    })
    .from(media)
    .$dynamic()
}

export function toMediaItem({
  version,
  colour,
  sha256: _,
  searchText: __,
  ...row
}: StoredMedia & { useCount: number }): MediaItem {
  const { id, width, height } = row
  return { ...row, src: mediaAddress({ id, version, width, height, colour }) }
}

const searched = [
  'fileName',
  'altVi',
  'altEn',
  'captionVi',
  'captionEn',
  'credit',
  'place',
] as const satisfies (keyof StoredMedia)[]

export function mediaSearchText(row: Pick<StoredMedia, (typeof searched)[number] | 'tags'>) {
  return fold([...searched.map((name) => row[name] ?? ''), ...row.tags].join(' '))
}
