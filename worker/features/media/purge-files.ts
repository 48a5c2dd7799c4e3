import { and, asc, eq, inArray, lt } from 'drizzle-orm'
import { media, mediaUses } from '../../../schema/tables/media'
import type { Database } from '../../platform/db/database'
import { hasChanged } from '../../platform/db/writes'
import { originalKey, variantPrefix } from './media-files'
import { mediaExists } from './media-item'

/** R2's limit of a list and of a delete. */
const pageSize = 1000

async function deletePrefix(bucket: R2Bucket, prefix: string): Promise<void> {
  for (;;) {
    const { objects, truncated } = await bucket.list({ prefix, limit: pageSize })
    if (objects.length > 0) await bucket.delete(objects.map(({ key }) => key))
    if (!truncated) return
  }
}

/** Without `version` deletes the renditions of all versions. */
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
 * Permanently deletes photographs trashed before an instant (UTC ISO): renditions first, so that a
 * failure is retried; the original last, and `sweepOrphans` deletes it if that fails.
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
    // It may have been restored meanwhile.
    const row = and(eq(media.id, id), isDue)
    const results = await db.batch([
      db.delete(mediaUses).where(and(eq(mediaUses.mediaId, id), mediaExists(db, row))),
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
 * Deletes originals stored before an instant that no row has, as a crash between R2 and D1 leaves
 * them. Each run checks one of 256 hash prefixes.
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
