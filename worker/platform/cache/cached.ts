import type { Context } from 'hono'
import { vietnamDay } from '../../../schema/time'
import type { AppEnv } from '../http/env'
import { isRefusal, notFound } from '../http/errors'
import { withTimeout } from '../http/timeout'
import { logError, logFailure } from '../log/log'
import {
  type CacheAddress,
  type CacheEntry,
  type CacheLookup,
  edgeCache,
  etagOf,
} from './cache-store'
import { readContentVersion } from './content-version'

/** Browsers may store a response but revalidate it each time. */
export const revalidate = 'public, max-age=0, must-revalidate'

/** How long to wait for a new response while an outdated one could be sent. */
const staleTimeoutMs = 3000

/** Not 404: there are any number of such addresses. */
const storedStatuses = new Set([200, 301, 410])

/** Address and `query`, with build, settings and Vietnam day. */
export function urlKey(c: Context<AppEnv>, query = new URLSearchParams()): string {
  const { defaultLocale, siteUrl } = c.var.settings
  const key = new URL(c.req.url)
  key.search = ''
  for (const [name, value] of [...query].sort()) key.searchParams.append(name, value)
  key.searchParams.set(
    '~',
    [__BUILD_ID__, defaultLocale, siteUrl, vietnamDay(new Date())].join('~'),
  )
  return key.href
}

/** Store errors are logged and count as a miss; a KV error as content version '0'. */
export async function lookUp<Env extends AppEnv>(
  c: Context<Env>,
  address: CacheAddress,
): Promise<CacheLookup> {
  const { store, key } = address
  const [version = '0', entry] = await Promise.all([
    c.get('contentVersion') ??
      logFailure('the content version could not be read', readContentVersion(c.env.CACHE)),
    logFailure('the cache could not be read', store.read(key)),
  ])
  const isFresh =
    entry?.version === version &&
    Math.abs(Date.now() - entry.storedAt) < address.freshSeconds * 1000
  return { ...address, version, entry, isFresh }
}

export function responseOf({ body, status, headers }: CacheEntry): Response {
  return new Response(body, { status, headers })
}

/** A JSON response made of cached ones: as current as the least current, with its own ETag. */
export async function madeOf(
  parts: readonly [Response, ...Response[]],
  answer: object,
): Promise<Response> {
  const [first] = parts
  const outdated = parts.find(({ headers }) => headers.has('Warning'))
  const body = JSON.stringify(answer)
  const headers = new Headers((outdated ?? first).headers)
  if (headers.has('ETag')) headers.set('ETag', await etagOf(body))
  return new Response(body, { headers })
}

/** Stores a response unless it is `no-store`, `private` or failed; returns it with its ETag. */
export async function storeResponse<Env extends AppEnv>(
  c: Context<Env>,
  lookup: CacheLookup,
  response: Response,
): Promise<Response> {
  const { status } = response
  if (
    !storedStatuses.has(status) ||
    /no-store|private/.test(response.headers.get('Cache-Control') ?? '')
  )
    return response
  const body = await response.text()
  const headers = new Headers(response.headers)
  if (status === 200) headers.set('ETag', await etagOf(body))
  const { 'server-timing': _, ...lasting } = Object.fromEntries(headers)
  const { store, key, version, freshSeconds, keepSeconds = freshSeconds } = lookup
  const note = { status, headers: lasting, version, storedAt: Date.now() }
  const write = async () => store.write(key, body, note, keepSeconds)
  c.executionCtx.waitUntil(logFailure('the cache could not be written', write()))
  return new Response(body, { status, headers })
}

function withTiming(response: Response, timing: string) {
  const before = response.headers.get('Server-Timing')
  response.headers.set('Server-Timing', before ? `${timing}, ${before}` : timing)
  return response
}

/** Marks a response older than the database: nothing made of it may be cached. */
export const staleWarning = '110 - "the database is in trouble, this is the last good copy"'

function staleResponse(entry: CacheEntry) {
  const response = responseOf(entry)
  response.headers.delete('ETag')
  response.headers.set('Cache-Control', 'no-store')
  response.headers.set('Warning', staleWarning)
  return withTiming(response, 'cache;desc=stale')
}

/** If `make` throws or is late, sends the last good copy with `Warning: 110`. */
export async function cached<Env extends AppEnv>(
  c: Context<Env>,
  address: CacheAddress,
  make: () => Promise<Response>,
): Promise<Response> {
  const lookup = await lookUp(c, address)
  const { entry, isFresh } = lookup
  if (entry && isFresh) return withTiming(responseOf(entry), 'cache;desc=hit')
  const lastGood = address.keepSeconds === undefined ? undefined : entry
  try {
    const response = await (lastGood ? withTimeout(make(), staleTimeoutMs) : make())
    return withTiming(await storeResponse(c, lookup, response), 'cache;desc=miss')
  } catch (error) {
    // A refusal, such as GONE, is a result too.
    if (!lastGood || isRefusal(error)) throw error
    logError('the last good copy was sent', error)
    return staleResponse(lastGood)
  }
}

const freshSeconds = 300

/** Caches a text file made from content; 404 if `make` returns undefined. */
export function serveTextFile(
  c: Context<AppEnv>,
  type: string,
  make: () => Promise<string | undefined>,
): Promise<Response> {
  return cached(c, { store: edgeCache, key: urlKey(c), freshSeconds }, async () => {
    const text = await make()
    if (text === undefined) return notFound(c)
    return c.body(text, 200, {
      'Content-Type': `${type}; charset=utf-8`,
      'Cache-Control': `public, max-age=${freshSeconds}`,
    })
  })
}
