import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import type { BackupSource } from '../../schema/backup/tables'

/** The file of a photograph as it was uploaded, as the database knows it. */
export interface Original {
  id: string
  sha256: string
  bytes: number
  mimeType: string
}

const pageSize = 1000

/**
 * The originals of all photographs, those in the trash too; none in a database of before
 * photographs.
 */
export async function readOriginals(database: BackupSource): Promise<Original[]> {
  const originals: Original[] = []
  const [[known] = []] = await database.ask([
    "select count(*) as known from sqlite_master where type = 'table' and name = 'media'",
  ])
  if (!known?.known) return originals
  for (let after = '', isLast = false; !isLast; ) {
    const [page = []] = await database.ask([
      `select id, sha256, bytes, mime_type from media where id > '${after.replaceAll("'", "''")}' order by id limit ${pageSize}`,
    ])
    for (const { id, sha256, bytes, mime_type: mimeType } of page)
      originals.push({
        id: String(id),
        sha256: String(sha256),
        bytes: Number(bytes),
        mimeType: String(mimeType),
      })
    after = String(page.at(-1)?.id ?? '')
    isLast = page.length < pageSize
  }
  return originals
}

/**
 * The SHA-256 of a file in hexadecimal digits; undefined where there is none. Reads it in pieces.
 */
export async function hashFile(file: string): Promise<string | undefined> {
  const hash = createHash('sha256')
  try {
    await pipeline(createReadStream(file), hash)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
  return hash.digest('hex')
}
