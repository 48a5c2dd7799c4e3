import { sql } from 'drizzle-orm'
import type { Health } from '../../../schema/api/health'
import { contentVersion } from '../../platform/cache/content-version'
import type { Database } from '../../platform/db/database'
import { inTime } from '../../platform/http/in-time'
import { logFault } from '../../platform/log/log'

/** Whoever has not answered by then counts as down, in milliseconds. */
const patienceMs = 3000

function withPatience<Answer>(question: Promise<Answer>): Promise<Answer> {
  return inTime(question, patienceMs, () => {
    throw new Error(`no answer within ${patienceMs} ms`)
  })
}

/** The last migration that `wrangler d1 migrations apply` noted: one row. */
async function readMigration(db: Database): Promise<string | null> {
  const rows = await db.all<{ name: string }>(sql`select name from d1_migrations order by id desc limit 1`)
  return rows[0]?.name ?? null
}

/** What the deployment is and whether its stores answer: one row of the database, one key of KV. Never throws. */
export async function checkHealth(db: Database, kv: KVNamespace): Promise<Health> {
  const [database, cache] = await Promise.allSettled([withPatience(readMigration(db)), withPatience(contentVersion(kv))])
  if (database.status === 'rejected') logFault('the database does not answer', database.reason)
  if (cache.status === 'rejected') logFault('KV does not answer', cache.reason)
  return {
    ok: database.status === 'fulfilled',
    build: __BUILD_ID__,
    migration: database.status === 'fulfilled' ? database.value : null,
    database: database.status === 'fulfilled' ? 'up' : 'down',
    cache: cache.status === 'fulfilled' ? 'up' : 'down',
  }
}
