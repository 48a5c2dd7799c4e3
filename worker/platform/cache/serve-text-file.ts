import type { Context } from 'hono'
import type { AppEnv } from '../http/env'
import { edgeCache } from './cache-store'
import { cached, urlKey } from './cached'

const freshSeconds = 300

/** Caches a text file made from content; 404 if `make` returns undefined. */
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
