import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { D1Database } from '@cloudflare/workers-types'
import { getPlatformProxy } from 'wrangler'
import { type Statement, seedDatabase } from './recorder'

export interface RowCounter {
  /** The file of the database, with what a new site has. */
  database: DatabaseSync
  /** How many rows D1 reads for some statements, in one transaction; what they write stays. */
  count: (statements: Statement[]) => Promise<number>
  stop: () => Promise<void>
}

/** A local D1 database. Node's SQLite does not tell what D1 tells of each statement: the rows that it read, which its price depends on. */
export async function openRowCounter(): Promise<RowCounter> {
  const path = mkdtempSync(join(tmpdir(), 'mango-road-rows-'))
  const { env, dispose } = await getPlatformProxy<{ DB: D1Database }>({ persist: { path } })
  await env.DB.prepare('select 1').all()
  const folder = join(path, 'd1/miniflare-D1DatabaseObject')
  const [file] = readdirSync(folder).filter((name) => name.endsWith('.sqlite') && name !== 'metadata.sqlite')
  if (!file) throw new Error(`there is no database in ${folder}`)
  const database = new DatabaseSync(join(folder, file), { timeout: 30_000 })
  database.exec('pragma synchronous = off; pragma cache_size = -400000')
  seedDatabase(database)
  const count = async (statements: Statement[]) => {
    if (statements.length === 0) return 0
    const results = await env.DB.batch(statements.map(({ sql, params }) => env.DB.prepare(sql).bind(...params)))
    return results.reduce((sum, { meta }) => sum + meta.rows_read, 0)
  }
  const stop = async () => {
    database.close()
    await dispose()
    rmSync(path, { recursive: true, force: true })
  }
  return { database, count, stop }
}
