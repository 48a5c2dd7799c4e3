import { closeSync, mkdirSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { makeBackup } from './backup/backup'
import { fetchBackup } from './backup/from-bucket'
import { wranglerBucket } from './backup/media-bucket'
import { openDatabase } from './backup/open-database'
import { readOriginals } from './backup/originals'
import { restoreBackup } from './backup/restore'

/**
 * `npm run db:backup -- [FILE]` writes everything that the database holds into one file, which
 * holds visitors' data and the site's keys, and beside it a list of the photographs, whose files
 * `npm run media:backup` copies. `npm run db:restore -- FILE [--replace]` brings it back into an
 * empty database, or with `--replace` into one that is emptied first, and holds all mail unless
 * given `--resume`. `--from-bucket DAY` takes the backup that the Worker made on that Vietnam day:
 * `db:backup` copies it into the file, `db:restore` restores it. All use the local database and
 * bucket (`STATE_DIR`) unless given `--remote [--env preview]`.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    remote: { type: 'boolean', default: false },
    env: { type: 'string' },
    replace: { type: 'boolean', default: false },
    resume: { type: 'boolean', default: false },
    'from-bucket': { type: 'string' },
  },
})
const [action, given] = positionals
const now = new Date().toISOString()
const place = { isRemote: values.remote, environment: values.env }
const database = openDatabase(place)
const day = values['from-bucket']

const fetchDay = (from: string, file: string) =>
  fetchBackup(wranglerBucket(place, 'BACKUPS'), from, file)

async function restore(file: string): Promise<void> {
  const { replace, resume } = values
  const { madeAt, tables } = await restoreBackup(database, file, { replace, resume })
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  process.stdout.write(
    `${rows} rows restored as of ${madeAt}, checksums compared; ${
      resume ? 'mail goes out again' : 'mail is held until an owner lets it go in the admin'
    }\n`,
  )
}

/**
 * Writes id, SHA-256 and bytes of every photograph into a file; returns how many there are, and
 * their bytes.
 */
async function listPhotographs(file: string): Promise<{ count: number; bytes: number }> {
  const list = openSync(file, 'w', 0o600)
  const total = { count: 0, bytes: 0 }
  try {
    writeSync(list, 'id,sha256,bytes\n')
    for (const { id, sha256, bytes } of await readOriginals(database)) {
      writeSync(list, `${id},${sha256},${bytes}\n`)
      total.count += 1
      total.bytes += bytes
    }
  } finally {
    closeSync(list)
  }
  return total
}

if (action === 'backup' && day && given) {
  await fetchDay(day, given)
} else if (action === 'backup' && !day) {
  const file =
    given ??
    `backups/${values.remote ? (values.env ?? 'live') : 'local'}-${now.replace(/[:.]/g, '-')}.jsonl.gz`
  mkdirSync(dirname(file), { recursive: true })
  const { migration, tables } = await makeBackup(database, file, now)
  for (const { name, rows } of tables)
    process.stdout.write(`${name.padEnd(26)} ${String(rows).padStart(8)} rows\n`)
  process.stdout.write(`${file}: version ${migration}\n`)
  const list = `${file.replace(/\.jsonl\.gz$/, '')}-photographs.csv`
  const { count, bytes } = await listPhotographs(list)
  process.stdout.write(
    `${list}: ${count} photographs, ${(bytes / 1e6).toFixed(1)} MB; npm run media:backup copies their files\n`,
  )
} else if (action === 'restore' && day && !given) {
  const folder = mkdtempSync(join(tmpdir(), 'travel-site-restore-'))
  try {
    await fetchDay(day, join(folder, 'backup.jsonl.gz'))
    await restore(join(folder, 'backup.jsonl.gz'))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
} else if (action === 'restore' && given && !day) {
  await restore(given)
} else {
  process.stderr.write(
    `Usage: npm run db:backup -- [FILE], or -- FILE --from-bucket DAY
or npm run db:restore -- FILE or --from-bucket DAY, with [--replace] [--resume]
each with [--remote [--env preview]]\n`,
  )
  process.exitCode = 1
}
