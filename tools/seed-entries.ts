import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { entryStatements, knownKinds, unseeded } from '../schema/seed/entries-sql'
import { readEntryFiles } from '../schema/seed/entry-files'
import { scriptOf } from '../schema/seed/sql'

const environment = { ...process.env, WRANGLER_SEND_METRICS: 'false' }

const targetOf = (env: string | undefined) => [
  'd1',
  'execute',
  'DB',
  '--remote',
  '--yes',
  ...(env ? ['--env', env] : []),
]

/** The rows of a query on the remote database. Throws what wrangler throws. */
function askRemote<Row>(env: string | undefined, query: string): Row[] {
  const answer = execFileSync('wrangler', [...targetOf(env), '--json', '--command', query], {
    env: environment,
    encoding: 'utf8',
  })
  const [{ results }] = JSON.parse(answer) as [{ results: Row[] }]
  return results
}

/**
 * The settings that the remote database publishes; undefined where it has none yet. Throws what
 * wrangler throws.
 */
export function readRemoteSettings(env: string | undefined): unknown {
  if (askRemote(env, "select name from sqlite_master where name = 'entries'").length === 0)
    return undefined
  const [row] = askRemote<{ live: string | null }>(
    env,
    "select live from entries where kind = 'settings' and live is not null",
  )
  return row?.live ? JSON.parse(row.live) : undefined
}

/**
 * Gives the remote database the entries of the kinds that it has never had: without them the site
 * lacks pages. Throws what wrangler throws.
 */
export function seedRemoteEntries(env: string | undefined): void {
  const target = targetOf(env)
  const files = unseeded(readEntryFiles(), askRemote<{ kind: string }>(env, knownKinds))
  if (files.length === 0) return
  const folder = mkdtempSync(join(tmpdir(), 'mango-road-'))
  try {
    const file = join(folder, 'entries.sql')
    writeFileSync(file, scriptOf(entryStatements(files, new Date().toISOString())))
    execFileSync('wrangler', [...target, '--file', file], { env: environment, stdio: 'inherit' })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
