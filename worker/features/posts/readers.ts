import { and, eq, inArray, lt, notExists } from 'drizzle-orm'
import { entryCounts, readerFingerprints } from '../../../schema/tables/counts'
import { entries } from '../../../schema/tables/entries'
import { vietnamDay } from '../../../schema/time'
import { isPublicPost } from '../../content/posts'
import { sha256 } from '../../platform/auth/hash'
import type { Database } from '../../platform/db/database'
import { plusOne } from '../../platform/db/writes'
import { isBot } from '../../platform/http/client'

interface Reading {
  request: Request
  slug: string
  kind: 'view' | 'share'
  now: Date
}

/** Names nobody, and is purged with the day. */
async function fingerprintOf(request: Request, subject: string, now: Date): Promise<string> {
  const address = request.headers.get('CF-Connecting-IP') ?? ''
  const agent = request.headers.get('User-Agent') ?? ''
  return (await sha256([vietnamDay(now), subject, address, agent].join('\n'))).slice(0, 32)
}

export async function countReader(
  db: Database,
  { request, slug, kind, now }: Reading,
): Promise<void> {
  if (isBot(request)) return
  const fingerprint = await fingerprintOf(request, `${kind}:${slug}`, now)
  const counted = db
    .select({ day: readerFingerprints.day })
    .from(readerFingerprints)
    .where(eq(readerFingerprints.fingerprint, fingerprint))
  const read = db
    .select({ id: entries.id })
    .from(entries)
    .where(and(eq(entries.slug, slug), isPublicPost()))
  const { views, shares } = entryCounts
  await db.batch([
    db
      .update(entryCounts)
      .set(kind === 'view' ? { views: plusOne(views) } : { shares: plusOne(shares) })
      .where(and(inArray(entryCounts.entryId, read), notExists(counted))),
    db
      .insert(readerFingerprints)
      .values({ fingerprint, day: vietnamDay(now) })
      .onConflictDoNothing(),
  ])
}

/** Up to half a million rows an hour: the visits of ten million a day. */
const rowsPerBatch = 5000
const maxBatches = 100

/** In batches below D1's limits; the next purge continues. */
export async function purgePostReaders(db: Database, before: string): Promise<void> {
  const old = db
    .select({ fingerprint: readerFingerprints.fingerprint })
    .from(readerFingerprints)
    .where(lt(readerFingerprints.day, before))
    .limit(rowsPerBatch)
  for (let batch = 0; batch < maxBatches; batch += 1) {
    const { meta } = await db
      .delete(readerFingerprints)
      .where(inArray(readerFingerprints.fingerprint, old))
    if (meta.changes < rowsPerBatch) return
  }
}
