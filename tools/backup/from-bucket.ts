import { createWriteStream, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { gzipSync } from 'node:zlib'
import { footerSchema, manifestKey, manifestSchema } from '../../schema/backup/format'
import type { MediaBucket } from './media-bucket'

/**
 * Copies the backup that the Worker made on a Vietnam day into one file, as `db:backup` writes it,
 * readable by its owner only. Throws where the bucket lacks it or a piece of it; restoring compares
 * the checksums.
 */
export async function fetchBackup(
  bucket: Pick<MediaBucket, 'get'>,
  day: string,
  file: string,
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'travel-site-pieces-'))
  const part = join(folder, 'part')
  const fetch = async (key: string) => {
    if (!(await bucket.get(key, part))) throw new Error(`the bucket of backups has no ${key}`)
  }
  try {
    await fetch(manifestKey(day))
    const manifest = manifestSchema.parse(JSON.parse(readFileSync(part, 'utf8')))
    const footer = footerSchema.parse(manifest)
    const parts = async function* () {
      for (const { key } of manifest.pieces) {
        await fetch(key)
        yield readFileSync(part)
      }
      // Parts of a gzip file one after another are a gzip file.
      yield gzipSync(`${JSON.stringify(footer)}\n`)
    }
    await pipeline(parts, createWriteStream(file, { mode: 0o600 }))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
