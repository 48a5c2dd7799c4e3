import { execFileSync } from 'node:child_process'
import { eraseStatements, exportQueries, keptTables } from '../schema/sql/privacy-queries'

/**
 * `npm run privacy -- export|erase <e-mail> [--remote]`: answers a request to see or to delete what
 * we hold about an address. Works on the local database (`STATE_DIR`) unless told `--remote`.
 * `export` prints JSON; `erase` prints how many rows are gone; that an address gets no mail any
 * more is not erased.
 */
const [action, address = '', ...flags] = process.argv.slice(2)
const email = address.trim().toLowerCase()
const stateDir = process.env.STATE_DIR ?? '.state'
const place = flags.includes('--remote') ? ['--remote'] : ['--local', '--persist-to', stateDir]

function ask(sql: string): Record<string, unknown>[] {
  const answer = execFileSync(
    'wrangler',
    ['d1', 'execute', 'DB', ...place, '--json', '--yes', '--command', sql],
    {
      env: { ...process.env, WRANGLER_SEND_METRICS: 'false' },
      stdio: ['ignore', 'pipe', 'inherit'],
      maxBuffer: 256 * 1024 * 1024,
    },
  )
  const statements = JSON.parse(answer.toString()) as { results: Record<string, unknown>[] }[]
  return statements.flatMap(({ results }) => results)
}

if ((action !== 'export' && action !== 'erase') || !email.includes('@')) {
  process.stderr.write('Say: npm run privacy -- export|erase <e-mail address> [--remote]\n')
  process.exit(1)
}

const held = Object.fromEntries(
  Object.entries(exportQueries(email)).map(([table, sql]) => [table, ask(sql)]),
)
if (action === 'export') {
  process.stdout.write(
    `${JSON.stringify({ email, exportedAt: new Date().toISOString(), ...held }, null, 2)}\n`,
  )
} else {
  ask(eraseStatements(email).join('; '))
  for (const [table, rows] of Object.entries(held)) {
    const isKept = keptTables.includes(table)
    process.stdout.write(
      `${table}: ${rows.length} ${isKept ? 'kept: no mail may go to the address' : 'erased'}\n`,
    )
  }
  const left = Object.entries(exportQueries(email)).flatMap(([table, sql]) =>
    keptTables.includes(table) ? [] : ask(sql),
  )
  if (left.length > 0) throw new Error(`${left.length} rows are still there`)
}
