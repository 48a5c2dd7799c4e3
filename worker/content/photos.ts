import { and, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { AnySQLiteColumn } from 'drizzle-orm/sqlite-core'
import { mediaAddress, mediaIdsIn, withMediaAddresses } from '../../schema/media'
import type { Photo, WithPhotos } from '../../schema/photo-texts'
import { media } from '../../schema/tables/media'
import { type Database, idList } from '../platform/db/database'

/** What readers are told of photographs, as a query; those in the trash are left out. */
async function selectPhotos(db: Database, ids: readonly string[]): Promise<Photo[]> {
  const rows = await db
    .select({
      id: media.id,
      version: media.version,
      width: media.width,
      height: media.height,
      colour: media.colour,
      altVi: media.altVi,
      altEn: media.altEn,
      captionVi: media.captionVi,
      captionEn: media.captionEn,
      credit: media.credit,
      creditUrl: media.creditUrl,
      licence: media.licence,
    })
    .from(media)
    .where(and(inArray(media.id, idList(ids)), isNull(media.deletedAt)))
  return rows.map(({ version, width, height, colour, ...photo }) => ({
    ...photo,
    src: mediaAddress({ id: photo.id, version, width, height, colour }),
  }))
}

/**
 * A stored picture path where it names a photograph, else null: for queries that need no drawings.
 */
export function photographIn(picture: SQL<string | null> | AnySQLiteColumn): SQL<string | null> {
  return sql<string | null>`case when ${picture} like 'media:%' then ${picture} end`
}

/** What a response says of its photographs; nothing where it shows none. */
export function photosOf(photos: Photo[]): WithPhotos {
  return photos.length === 0 ? {} : { photos }
}

/**
 * Stored content with the addresses of its photographs in the place of `media:<id>`, in fields and
 * Markdown alike, and what readers are told of them. Reads D1 only where there are any. A
 * photograph that is gone stays a reference, which pages show as the default cover.
 */
export async function fillPhotos<Content>(
  db: Database,
  content: Content,
): Promise<{ content: Content; photos: Photo[] }> {
  const text = JSON.stringify(content)
  const ids = mediaIdsIn(text)
  if (ids.length === 0) return { content, photos: [] }
  const photos = await selectPhotos(db, ids)
  const addresses = new Map(photos.map(({ id, src }) => [id, src]))
  return {
    content: JSON.parse(withMediaAddresses(text, (id) => addresses.get(id))) as Content,
    photos,
  }
}
