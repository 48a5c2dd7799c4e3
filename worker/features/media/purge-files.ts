import { and, asc, eq, exists, inArray, lt } from 'drizzle-orm'
import { media, mediaUses } from '../../../schema/tables/media'
import type { Database } from '../../platform/db/database'
import { hasChanged } from '../../platform/db/writes'
import { originalKey, variantPrefix } from './media-files'

/** How many objects R2 lists and deletes at once. */
const pageSize = 1000

/** Deletes all objects whose keys begin so. */
async function deletePrefix(bucket: R2Bucket, prefix: string): Promise<void> {
  for (;;) {
    const { objects, truncated } = await bucket.list({ prefix, limit: pageSize })
    if (objects.length > 0) await bucket.delete(objects.map(({ key }) => key))
    if (!truncated) return
  }
}

/**
 * Deletes the renditions of a version that is no longer shown: after a new file or focal point;
 * those of all versions on the way into the trash.
 */
export function forgetVariants(bucket: R2Bucket, id: string, version?: number): Promise<void> {
  return deletePrefix(bucket, variantPrefix(id, version))
}

/** Each costs a few calls of R2, of which a run has a thousand. */
const photosPerPurge = 50

interface Stores {
  db: Database
  bucket: R2Bucket
}

/**
 * Permanently deletes photographs trashed before an instant (UTC ISO). Renditions go first, so that
 * a failure leaves a row to try again with; the original goes last, once nobody can restore it, and
 * is swept where that fails.
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
    await deletePrefix(bucket, variantPrefix(id))
    // Unless it was taken out of the trash meanwhile.
    const row = and(eq(media.id, id), isDue)
    const results = await db.batch([
      db
        .delete(mediaUses)
        .where(
          and(
            eq(mediaUses.mediaId, id),
            exists(db.select({ id: media.id }).from(media).where(row)),
          ),
        ),
      db.delete(media).where(row),
    ])
    if (hasChanged(results)) await bucket.delete(originalKey(sha256))
  }
}

const originalsPerSweep = 500
/** D1's limit of bound parameters in one statement. */
const maxParameters = 100

async function knownHashes(db: Database, hashes: string[]): Promise<Set<string>> {
  const pages: string[][] = []
  for (let at = 0; at < hashes.length; at += maxParameters)
    pages.push(hashes.slice(at, at + maxParameters))
  const rows = await Promise.all(
    pages.map((page) =>
      db
        .select({ sha256: media.sha256 })
        .from(media)
        .where(inArray(media.sha256, page))
        .orderBy(asc(media.sha256)),
    ),
  )
  return new Set(rows.flat().map(({ sha256 }) => sha256))
}

/**
 * Deletes originals stored before an instant that no photograph has, as a crash between R2 and D1
 * leaves them. Looks at a page a run; which one, the hour says: hashes are spread evenly, so that
 * of a library of any size each page has its turn.
 */
export async function sweepOrphans(
  { db, bucket }: Stores,
  before: Date,
  run: number,
): Promise<void> {
  const prefix = originalKey((run % 256).toString(16).padStart(2, '0'))
  const { objects } = await bucket.list({ prefix, limit: originalsPerSweep })
  const old = objects.filter(({ uploaded }) => uploaded < before).map(({ key }) => key)
  if (old.length === 0) return
  const start = originalKey('').length
  const known = await knownHashes(
    db,
    old.map((key) => key.slice(start)),
  )
  const orphans = old.filter((key) => !known.has(key.slice(start)))
  if (orphans.length > 0) await bucket.delete(orphans)
}
