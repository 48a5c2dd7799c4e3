import type { Context } from 'hono'
import { answerJson } from '../../platform/http/answer-json'
import type { ApiEnv } from '../../platform/http/api-env'
import { ApiError } from '../../platform/http/errors'
import { logFault } from '../../platform/log/log'
import type { Listing } from './listing'
import { currentVersion, type KeptListing, keepListing, listingKey, readListing } from './listing-cache'
import { readProductPage } from './queries'

/** How long browsers keep a listing, in seconds; the shop's own cache is five minutes. */
const cacheControl = 'public, max-age=60'

function staleAnswer(c: Context<ApiEnv>, kept: KeptListing): Response {
  return answerJson(c, kept.body, {
    'Cache-Control': 'no-store',
    'Server-Timing': 'cache;desc=stale',
    Warning: '110 - "the database is in trouble, this is the last good copy"',
  })
}

/**
 * A page of the shop: kept and fresh, or read from the database and kept, or, while the database is in trouble, the last good copy, marked
 * stale (decision H6). Throws UNAVAILABLE where there is none.
 */
export async function answerListing(c: Context<ApiEnv>, listing: Listing): Promise<Response> {
  const kv = c.env.CACHE
  const now = c.var.now.getTime()
  const key = await listingKey(listing)
  const kept = await readListing(kv, key, now)
  if (kept?.isFresh) return answerJson(c, kept.body, { 'Cache-Control': cacheControl, 'Server-Timing': 'cache;desc=hit' })

  const version = await currentVersion(kv, now)
  try {
    const { page, durationMs } = await readProductPage(c.var.db, listing)
    const body = JSON.stringify(page)
    if (version !== undefined) c.executionCtx.waitUntil(keepListing(kv, key, { version, body, now }))
    return answerJson(c, body, { 'Cache-Control': cacheControl, 'Server-Timing': `cache;desc=miss, db;dur=${durationMs.toFixed(2)}` })
  } catch (error) {
    if (!kept) throw new ApiError('UNAVAILABLE', { cause: error })
    logFault('the products could not be read, the last good copy was answered', error)
    return staleAnswer(c, kept)
  }
}
