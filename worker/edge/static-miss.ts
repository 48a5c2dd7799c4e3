import type { Context } from 'hono'
import type { AppEnv } from '../lib/env'

/**
 * A file that the assets layer does not have. It must be a 404 that nobody keeps: a missing chunk answered with a page would be
 * cached as a script for a year (platform trap 2).
 */
export function serveStaticMiss(c: Context<AppEnv>): Response {
  return c.text('Not found', 404, { 'Cache-Control': 'no-store' })
}
