import { and, count, desc, eq, isNull, notExists, sql } from 'drizzle-orm'
import { media, mediaUses } from '../../schema/tables/media'
import { selectCount } from '../platform/db/counts'
import type { Database } from '../platform/db/database'

// Literals, because SQLite uses a partial index only where it sees its condition.
export const lacksAlt = sql`(${media.altVi} = '' or ${media.altEn} = '')`

/** Above it, a number says no more to an editor. */
export const photoCap = 100
/** Unused ones have no index, so they are looked for among the newest. */
const newestPhotos = 1000

/** How many photographs lack an alternative text. */
export function selectMissingAlt(db: Database) {
  return selectCount(db, {
    table: media,
    where: and(isNull(media.deletedAt), lacksAlt),
    cap: photoCap,
  })
}

/** How many of the newest photographs nothing uses. */
export function selectUnused(db: Database) {
  const newest = db
    .select({ id: media.id })
    .from(media)
    .where(isNull(media.deletedAt))
    .orderBy(desc(media.createdAt), desc(media.id))
    .limit(newestPhotos)
    .as('newest')
  const isUnused = notExists(
    db.select({ id: mediaUses.mediaId }).from(mediaUses).where(eq(mediaUses.mediaId, newest.id)),
  )
  const unused = db
    .select({ id: newest.id })
    .from(newest)
    .where(isUnused)
    .limit(photoCap)
    .as('unused')
  return db.select({ count: count() }).from(unused)
}
