import { sql } from 'drizzle-orm'
import { Hono } from 'hono'
import { healthQuery } from '../../../schema/api/health'
import { readContentVersion } from '../../platform/cache/content-version'
import type { Database } from '../../platform/db/database'
import type { ApiEnv } from '../../platform/http/env'
import { isWithinCounts, rateLimited } from '../../platform/http/rate-limit'
import { withTimeout } from '../../platform/http/timeout'
import { validate } from '../../platform/http/validate'
import { logError } from '../../platform/log/log'
import { findTroubles } from './find-troubles'

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

async function nameTroubles(db: Database, look: Parameters<typeof findTroubles>[1]) {
  try {
    const found = await withTimeout(findTroubles(db, look), timeoutMs)
    return found.map(({ name }) => name)
  } catch (error) {
    logError('troubles could not be looked for', error)
    return ['database']
  }
}

/**
 * 200, or 503 if the database does not respond; the cache may be down. With `deep` also 503 for
 * whatever is wrong on the site, named in `troubles`.
 */
export const healthRoutes = new Hono<ApiEnv>().get(
  '/',
  validate('query', healthQuery),
  async (c) => {
    const { db, now, privateSettings } = c.var
    const isDeep = c.req.valid('query').deep !== undefined
    if (isDeep && !(await isWithinCounts(c))) throw rateLimited(60)
    const health = await checkHealth(db, c.env.CACHE)
    const headers = { 'Cache-Control': 'no-store' }
    if (!isDeep) return c.json(health, health.ok ? 200 : 503, headers)
    const troubles = await nameTroubles(db, { now, mail: privateSettings.mail })
    const ok = health.ok && troubles.length === 0
    return c.json({ ...health, ok, troubles }, ok ? 200 : 503, headers)
  },
)
