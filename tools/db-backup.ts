import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { parseArgs } from 'node:util'
import { makeBackup } from './backup/make-backup'
import { placeFlags, wranglerDatabase } from './backup/wrangler-database'

/**
 * `npm run db:backup -- [FILE] [--remote] [--env preview]`: everything that the database holds, in one file (decision J5). Works on the
 * local database (`STATE_DIR`) unless told `--remote`. The file holds visitors' data and the site's keys: keep it as such.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { remote: { type: 'boolean', default: false }, env: { type: 'string' } },
})
const now = new Date()
const file =
  positionals[0] ?? `backups/${values.remote ? (values.env ?? 'live') : 'local'}-${now.toISOString().replace(/[:.]/g, '-')}.jsonl.gz`
mkdirSync(dirname(file), { recursive: true })
const header = await makeBackup(wranglerDatabase(placeFlags({ isRemote: values.remote, environment: values.env })), file, now)
for (const { name, rows, sha256 } of header.tables)
  process.stdout.write(`${name.padEnd(26)} ${String(rows).padStart(8)} rows  ${sha256.slice(0, 12)}\n`)
process.stdout.write(`${file}: version ${header.migration}, ${header.tables.reduce((sum, { rows }) => sum + rows, 0)} rows\n`)
