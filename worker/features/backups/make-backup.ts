import { millisecondsInHour, millisecondsInMinute } from 'date-fns/constants'
import type { BackupSummary } from '../../../schema/api/admin-backups'
import {
  addSums,
  type BackupFooter,
  type BackupManifest,
  manifestKey,
  parseBackupLine,
  startFooter,
} from '../../../schema/backup/format'
import {
  type BackupSource,
  type Cursor,
  createSums,
  hasRowsLeft,
  type Line,
  readMigration,
  readPage,
  startReading,
} from '../../../schema/backup/tables'
import { vietnamDay } from '../../../schema/time'
import { openPrimaryDatabase } from '../../platform/db/database'
import type { Bindings } from '../../platform/http/env'
import { logFailure } from '../../platform/log/log'
import { deleteOldBackups, piecesOf, putManifest } from './stored-backups'

/** A backup under way; replaced after each piece. */
interface Progress {
  day: string
  footer: BackupFooter
  cursors: Cursor[]
  pieces: BackupManifest['pieces']
}
const progressKey = 'progress.json'

/** A day's backup begins at two o'clock in Vietnam. */
const beginsAtMs = 2 * millisecondsInHour
/** Characters before compression; both are held in memory. */
const pageLength = 1_000_000
const pieceLength = 4_000_000
/** An invocation may ask D1 a thousand times, and run for fifteen minutes. */
export const backupLimits = { pages: 600, ms: 8 * millisecondsInMinute }

interface BackupStores {
  source: BackupSource
  bucket: R2Bucket
}

function sourceOf(d1: D1Database): BackupSource {
  const { $client } = openPrimaryDatabase(d1)
  return {
    ask: async (queries) => {
      const results = await $client.batch<Record<string, unknown>>(
        queries.map((query) => $client.prepare(query)),
      )
      return results.map(({ results: rows }) => rows)
    },
  }
}

const gzip = (text: string) =>
  new Response(new Blob([text]).stream().pipeThrough(new CompressionStream('gzip'))).arrayBuffer()

/** What was stored of the day's backup; a new one after a migration and on another day. */
async function openProgress(
  { source, bucket }: BackupStores,
  day: string,
  now: Date,
): Promise<Progress> {
  const stored = await (await bucket.get(progressKey))?.json<Progress>()
  if (stored?.day === day && stored.footer.migration === (await readMigration(source)))
    return stored
  const footer = await startFooter(source, now.toISOString())
  return { day, footer, cursors: startReading(footer.tables), pieces: [] }
}

async function readPiece({ source }: BackupStores, { cursors }: Progress, maxPages: number) {
  const lines: string[] = []
  let pages = 0
  for (let length = 0; length < pieceLength && pages < maxPages && hasRowsLeft(cursors); ) {
    for (const line of await readPage(source, cursors, { atOnce: 1, characters: pageLength })) {
      const text = `${JSON.stringify(line)}\n`
      lines.push(text)
      length += text.length
    }
    pages += 1
  }
  return { lines, pages }
}

/** Reads the pieces back, counts and hashes. Throws where one is missing or lacks rows. */
async function sealBackup(bucket: R2Bucket, { footer, pieces }: Progress): Promise<BackupManifest> {
  const sums = createSums(footer.tables.map(({ name }) => name))
  for (const { key, rows } of pieces) {
    const piece = await bucket.get(key)
    if (!piece) throw new Error(`a piece of the backup is missing: ${key}`)
    const text = await new Response(piece.body.pipeThrough(new DecompressionStream('gzip'))).text()
    const lines = text.split('\n').slice(0, -1)
    if (lines.length !== rows) throw new Error(`a piece of the backup is damaged: ${key}`)
    for (const line of lines) sums.add(parseBackupLine(line) as Line)
  }
  return { ...addSums(footer, sums.digest()), pieces }
}

/**
 * Makes the day's backup, or goes on with it where the last run reached its limits. Returns it when
 * it is whole; undefined when there is more to do, or nothing.
 */
export async function continueBackup(
  stores: BackupStores,
  now: Date,
  limits = backupLimits,
): Promise<BackupSummary | undefined> {
  const { bucket } = stores
  const begun = Date.now()
  const day = vietnamDay(now.getTime() - beginsAtMs)
  if (await bucket.head(manifestKey(day))) return undefined
  const progress = await openProgress(stores, day, now)
  let pages = 0
  while (hasRowsLeft(progress.cursors)) {
    if (pages >= limits.pages || Date.now() - begun >= limits.ms) return undefined
    const piece = await readPiece(stores, progress, limits.pages - pages)
    pages += piece.pages
    if (piece.lines.length > 0) {
      // Names of their own: two runs at the same time each store a whole backup.
      const key = `${piecesOf(day)}${String(progress.pieces.length).padStart(5, '0')}-${crypto.randomUUID()}.jsonl.gz`
      const body = await gzip(piece.lines.join(''))
      await bucket.put(key, body)
      progress.pieces.push({ key, rows: piece.lines.length, bytes: body.byteLength })
    }
    await bucket.put(progressKey, JSON.stringify(progress))
  }
  try {
    return await putManifest(bucket, day, await sealBackup(bucket, progress))
  } finally {
    // A damaged one begins anew.
    await bucket.delete(progressKey)
    await logFailure('old backups were not deleted', deleteOldBackups(bucket, day))
  }
}

/** {@link continueBackup} of a deployment, for the hourly cron. */
export function backUp(
  { DB, BACKUPS }: Pick<Bindings, 'DB' | 'BACKUPS'>,
  now: Date,
): Promise<BackupSummary | undefined> {
  return continueBackup({ source: sourceOf(DB), bucket: BACKUPS }, now)
}
