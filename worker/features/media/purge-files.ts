import { and, eq, inArray, lt } from 'drizzle-orm'
import { media, mediaUses } from '../../../schema/tables/media'
import { type Database, idList, rowExists } from '../../platform/db/database'
import { hasChanged } from '../../platform/db/writes'
import { originalKey, variantPrefix } from './media-files'

/** R2's limit of a list and of a delete. */
const pageSize = 1000

export async function deleteVariants(
  bucket: R2Bucket,
  id: string,
  version?: number,
): Promise<void> {
  const prefix = variantPrefix(id, version)
  for (;;) {
    const { objects, truncated } = await bucket.list({ prefix, limit: pageSize })
    if (objects.length > 0) await bucket.delete(objects.map(({ key }) => key))
    if (!truncated) return
  }
}

/** Each costs a few calls of R2, of which a run has a thousand. */
const photosPerPurge = 50

interface Stores {
  db: Database
  bucket: R2Bucket
}

/**
 * Before an instant (UTC ISO). Renditions go first, so that a failure is retried; the original
 * last, and `sweepOrphans` deletes it if that fails.
 */
export async function purgeMedia({ db, bucket }: Stores, before: string): Promise<void> {
  const isDue = lt(media.deletedAt, before)
  const due = await db
    .select({ id: media.id, sha256: media.sha256 })
    .from(media)
    .where(isDue)
    .orderBy(media.deletedAt)
    .limit(photosPerPurge)
  for (const { id, sha256 } of due) {
    await deleteVariants(bucket, id)
    const row = and(eq(media.id, id), isDue)
    const results = await db.batch([
      db.delete(mediaUses).where(and(eq(mediaUses.mediaId, id), rowExists(db, media, row))),
      db.delete(media).where(row),
    ])
    if (hasChanged(results)) await bucket.delete(originalKey(sha256))
  }
}

const originalsPerSweep = 500

/** Deletes originals without a row, as a crash leaves them; each run checks one of 256 prefixes. */
export async function sweepOrphans(
  { db, bucket }: Stores,
  before: Date,
  run: number,
): Promise<void> {
  const prefix = originalKey((run % 256).toString(16).padStart(2, '0'))
  const { objects } = await bucket.list({ prefix, limit: originalsPerSweep })
  const old = objects.filter(({ uploaded }) => uploaded < before).map(({ key }) => key)
  if (old.length === 0) return
  const hashOf = (key: string) => key.slice(originalKey('').length)
  const rows = await db
    .select({ sha256: media.sha256 })
    .from(media)
    .where(inArray(media.sha256, idList(old.map(hashOf))))
  const known = new Set(rows.map(({ sha256 }) => sha256))
  const orphans = old.filter((key) => !known.has(hashOf(key)))
  if (orphans.length > 0) await bucket.delete(orphans)
}
