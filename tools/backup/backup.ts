import { createReadStream, createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import {
  addSums,
  type BackupFooter,
  parseBackupLine,
  startFooter,
} from '../../schema/backup/format'
import { type BackupSource, createSums, type Line, readRows } from '../../schema/backup/tables'

/**
 * Writes all rows as compressed JSON lines with a footer of checksums, readable by its owner only.
 * Throws on a database without tables.
 */
export async function makeBackup(
  database: BackupSource,
  file: string,
  madeAt: string,
): Promise<BackupFooter> {
  let footer = await startFooter(database, madeAt)
  const sums = createSums(footer.tables.map(({ name }) => name))
  async function* content() {
    for await (const line of readRows(database, footer.tables)) {
      sums.add(line)
      yield `${JSON.stringify(line)}\n`
    }
    footer = addSums(footer, sums.digest())
    yield `${JSON.stringify(footer)}\n`
  }
  await pipeline(Readable.from(content()), createGzip(), createWriteStream(file, { mode: 0o600 }))
  return footer
}

/**
 * The rows of a backup and, as the last value, its footer. Not `node:readline`, which also breaks
 * at U+2028 within a text.
 */
export async function* readBackup(file: string): AsyncGenerator<Line | BackupFooter> {
  const source = createReadStream(file)
  const unzipped = source.pipe(createGunzip()).setEncoding('utf8')
  source.on('error', (error) => unzipped.destroy(error))
  let rest = ''
  for await (const chunk of unzipped) {
    const lines = (rest + chunk).split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) yield parseBackupLine(line)
  }
}

/**
 * Reads a whole backup and returns its footer. Throws where it is cut off, or where a table's count
 * or checksum is wrong.
 */
export async function verifyBackup(file: string): Promise<BackupFooter> {
  let footer: BackupFooter | undefined
  for await (const value of readBackup(file)) if (!Array.isArray(value)) footer = value
  if (!footer) throw new Error(`${file} is damaged: its end is missing`)
  const sums = createSums(footer.tables.map(({ name }) => name))
  for await (const value of readBackup(file)) if (Array.isArray(value)) sums.add(value)
  const found = sums.digest()
  for (const { name, rows, sha256 } of footer.tables) {
    if (found.get(name)?.rows !== rows || found.get(name)?.sha256 !== sha256)
      throw new Error(`${file} is damaged: checksum of ${name}`)
  }
  return footer
}
