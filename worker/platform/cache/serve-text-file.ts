import type { Context } from 'hono'
import type { AppEnv } from '../http/env'
import { edgeCache } from './cache-store'
import { cached, urlKey } from './cached'

const freshSeconds = 300

/** Sends a file that is made from content, cached; 404 where `make` returns nothing. */
export function serveTextFile(
  c: Context<AppEnv>,
  type: string,
  make: () => Promise<string | undefined>,
): Promise<Response> {
  return cached(c, { store: edgeCache, key: urlKey(c), freshSeconds }, async () => {
    const text = await make()
    if (text === undefined) return c.text('Not found', 404, { 'Cache-Control': 'no-store' })
    return c.body(text, 200, {
      'Content-Type': `${type}; charset=utf-8`,
      'Cache-Control': `public, max-age=${freshSeconds}`,
    })
  })
}
