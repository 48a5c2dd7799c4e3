import { sql } from 'drizzle-orm'
import { Hono } from 'hono'
import { readContentVersion } from '../../platform/cache/content-version'
import type { Database } from '../../platform/db/database'
import type { ApiEnv } from '../../platform/http/env'
import { withTimeout } from '../../platform/http/timeout'
import { logError } from '../../platform/log/log'

const timeoutMs = 3000

async function readMigration(db: Database): Promise<string | null> {
  const rows = await db.all<{ name: string }>(
    sql`select name from d1_migrations order by id desc limit 1`,
  )
  return rows[0]?.name ?? null
}

/** Reads one row of D1 and one key of KV. Never throws. */
async function checkHealth(db: Database, kv: KVNamespace) {
  const [database, cache] = await Promise.allSettled([
    withTimeout(readMigration(db), timeoutMs),
    withTimeout(readContentVersion(kv), timeoutMs),
  ])
  if (database.status === 'rejected') logError('the database does not answer', database.reason)
  if (cache.status === 'rejected') logError('KV does not answer', cache.reason)
  return {
    ok: database.status === 'fulfilled',
    build: __BUILD_ID__,
    /** The file name of the last applied one; null if unknown. */
    migration: database.status === 'fulfilled' ? database.value : null,
    database: database.status === 'fulfilled' ? 'up' : 'down',
    cache: cache.status === 'fulfilled' ? 'up' : 'down',
  }
}

/** 200, or 503 if the database does not respond; the cache may be down. */
export const healthRoutes = new Hono<ApiEnv>().get('/', async (c) => {
  const health = await checkHealth(c.var.db, c.env.CACHE)
  return c.json(health, health.ok ? 200 : 503, { 'Cache-Control': 'no-store' })
})
