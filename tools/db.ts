import { closeSync, mkdirSync, openSync, writeSync } from 'node:fs'
import { dirname } from 'node:path'
import { parseArgs } from 'node:util'
import { makeBackup } from './backup/backup'
import { readOriginals } from './backup/originals'
import { restoreBackup } from './backup/restore'
import { wranglerDatabase } from './backup/wrangler-database'

/**
 * `npm run db:backup -- [FILE]` writes everything that the database holds into one file, which
 * holds visitors' data and the site's keys, and beside it a list of the photographs, whose files
 * `npm run media:backup` copies. `npm run db:restore -- FILE [--replace]` brings it back into an
 * empty database, or with `--replace` into one that is emptied first. Both use the local database
 * (`STATE_DIR`) unless given `--remote [--env preview]`.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    remote: { type: 'boolean', default: false },
    env: { type: 'string' },
    replace: { type: 'boolean', default: false },
  },
})
const [action, given] = positionals
const now = new Date().toISOString()
const database = wranglerDatabase({ isRemote: values.remote, environment: values.env })

/**
 * Writes id, SHA-256 and bytes of every photograph into a file; returns how many there are, and
 * their bytes.
 */
function listPhotographs(file: string): { count: number; bytes: number } {
  const list = openSync(file, 'w', 0o600)
  const total = { count: 0, bytes: 0 }
  try {
    writeSync(list, 'id,sha256,bytes\n')
    for (const { id, sha256, bytes } of readOriginals(database)) {
      writeSync(list, `${id},${sha256},${bytes}\n`)
      total.count += 1
      total.bytes += bytes
    }
  } finally {
    closeSync(list)
  }
  return total
}

if (action === 'backup') {
  const file =
    given ??
    `backups/${values.remote ? (values.env ?? 'live') : 'local'}-${now.replace(/[:.]/g, '-')}.jsonl.gz`
  mkdirSync(dirname(file), { recursive: true })
  const { migration, tables } = await makeBackup(database, file, now)
  for (const { name, rows } of tables)
    process.stdout.write(`${name.padEnd(26)} ${String(rows).padStart(8)} rows\n`)
  process.stdout.write(`${file}: version ${migration}\n`)
  const list = `${file.replace(/\.jsonl\.gz$/, '')}-photographs.csv`
  const { count, bytes } = listPhotographs(list)
  process.stdout.write(
    `${list}: ${count} photographs, ${(bytes / 1e6).toFixed(1)} MB; npm run media:backup copies their files\n`,
  )
} else if (action === 'restore' && given) {
  const { madeAt, tables } = await restoreBackup(database, given, { replace: values.replace })
  process.stdout.write(
    `${tables.reduce((sum, { rows }) => sum + rows, 0)} rows restored as of ${madeAt}, checksums compared\n`,
  )
} else {
  process.stderr.write(
    'Usage: npm run db:backup -- [FILE] or npm run db:restore -- FILE [--replace], with [--remote [--env preview]]\n',
  )
  process.exitCode = 1
}
