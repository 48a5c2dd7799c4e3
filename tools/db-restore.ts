import { parseArgs } from 'node:util'
import { restoreBackup } from './backup/restore-backup'
import { placeFlags, wranglerDatabase } from './backup/wrangler-database'

/**
 * `npm run db:restore -- FILE [--remote] [--env preview] [--replace]`: brings a backup into a new or empty database, with `--replace` into
 * one that is emptied first, and makes the search indexes anew. Works on the local database (`STATE_DIR`) unless told `--remote`.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { remote: { type: 'boolean', default: false }, env: { type: 'string' }, replace: { type: 'boolean', default: false } },
})
const [file] = positionals
if (!file || positionals.length !== 1) {
  process.stderr.write('Say: npm run db:restore -- FILE [--remote] [--env preview] [--replace]\n')
  process.exit(1)
}
try {
  const database = wranglerDatabase(placeFlags({ isRemote: values.remote, environment: values.env }))
  const header = await restoreBackup(database, file, { replace: values.replace })
  const rows = header.tables.reduce((sum, table) => sum + table.rows, 0)
  process.stdout.write(
    `${rows} rows of ${header.tables.length} tables as they were at ${header.madeAt}; checksums compared, search indexes made anew\n`,
  )
} catch (error) {
  process.stderr.write(`Not restored: ${error instanceof Error ? error.message : error}\n`)
  process.exitCode = 1
}
