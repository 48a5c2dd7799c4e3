import { millisecondsInDay } from 'date-fns/constants'
import type { BackupSummary } from '../../../schema/api/admin-backups'
import { type BackupManifest, manifestKey } from '../../../schema/backup/format'

const kept = { days: 7, weeks: 4, months: 6 }

export const piecesOf = (day: string) => `pieces/${day}/`

/** Written last: a backup without it is not one. */
export async function putManifest(
  bucket: R2Bucket,
  day: string,
  manifest: BackupManifest,
): Promise<BackupSummary> {
  const sumOf = (of: 'rows' | 'bytes') => manifest.pieces.reduce((sum, one) => sum + one[of], 0)
  const summary = { madeAt: manifest.madeAt, rows: sumOf('rows'), bytes: sumOf('bytes') }
  const { madeAt, rows, bytes } = summary
  await bucket.put(manifestKey(day), JSON.stringify(manifest), {
    customMetadata: { madeAt, rows: String(rows), bytes: String(bytes) },
  })
  return { day, ...summary }
}

/** The newest first. */
export async function listBackups(bucket: R2Bucket): Promise<BackupSummary[]> {
  const { objects } = await bucket.list({
    prefix: manifestKey('').slice(0, -'.json'.length),
    include: ['customMetadata'],
  })
  return objects
    .map(({ key, customMetadata: { madeAt = '', rows, bytes } = {} }) => ({
      day: /(\d{4}-\d{2}-\d{2})\.json$/.exec(key)?.[1] ?? '',
      madeAt,
      rows: Number(rows),
      bytes: Number(bytes),
    }))
    .reverse()
}

/** The Monday of a day's week. */
function weekOf(day: string): number {
  const days = Date.parse(day) / millisecondsInDay
  // 1 January 1970 was a Thursday.
  return days - ((days + 3) % 7)
}

/**
 * Of days with a backup those that stay: the last seven, and the first of each of the last four
 * weeks and six months that have one.
 */
export function keptBackups(days: readonly string[]): Set<string> {
  const newestFirst = days.toSorted().reverse()
  const firstOf = (period: (day: string) => unknown, most: number) =>
    [...Map.groupBy(newestFirst, period).values()].slice(0, most).map((group) => group.at(-1) ?? '')
  return new Set([
    ...newestFirst.slice(0, kept.days),
    ...firstOf(weekOf, kept.weeks),
    ...firstOf((day) => day.slice(0, 7), kept.months),
  ])
}

async function deletePieces(bucket: R2Bucket, day: string): Promise<void> {
  for (let isCut = true; isCut; ) {
    const { objects, truncated } = await bucket.list({ prefix: piecesOf(day) })
    if (objects.length > 0) await bucket.delete(objects.map(({ key }) => key))
    isCut = truncated
  }
}

/** Deletes old backups, and what is left of unfinished ones but that of `today`. */
export async function deleteOldBackups(bucket: R2Bucket, today: string): Promise<void> {
  const stored = (await listBackups(bucket)).map(({ day }) => day)
  const stay = keptBackups(stored)
  // First the manifest: a backup that lost pieces must not look whole.
  for (const day of stored) if (!stay.has(day)) await bucket.delete(manifestKey(day))
  const { delimitedPrefixes } = await bucket.list({ prefix: 'pieces/', delimiter: '/' })
  for (const prefix of delimitedPrefixes) {
    const day = prefix.split('/')[1] ?? ''
    if (day !== today && !stay.has(day)) await deletePieces(bucket, day)
  }
}
