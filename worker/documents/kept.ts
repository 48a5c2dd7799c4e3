import { vietnamDay } from '../../schema/time'
import { policyOf } from '../edge/security-headers'
import { askEachTime } from '../platform/cache/caching'
import { contentVersion } from '../platform/cache/content-version'
import type { Bindings } from '../platform/http/env'
import { readPrivateSettings } from '../platform/settings/private-settings'
import { readSettings } from '../platform/settings/settings'
import { documentKey, findDocument, type KeptDocument } from './cache'

export const htmlType = 'text/html; charset=UTF-8'

/** Whether a reader has exactly this document already. */
export function isKnown({ status, etag }: Pick<KeptDocument, 'status' | 'etag'>, asked: string | null | undefined): boolean {
  if (status !== 200 || !asked) return false
  const tags = asked.split(/\s*,\s*/)
  return tags.includes(etag) || tags.includes(etag.slice(2))
}

/** Content versions that were read for requests that found nothing kept, so that they are not read again. */
const readFor = new WeakMap<Request, { key: string; version: string }>()

/** What looking for a kept document has found out about a request already. */
export function lookedUp(request: Request): { key: string; version: string } | undefined {
  return readFor.get(request)
}

/** Never pages, or pages with a query string, of which only some parameters count: that is for the route table to know. */
const elsewhere = /\?|^https?:\/\/[^/]*\/(?:api|assets|share|r)(?:\/|$)/

/**
 * The short way of most visits: a page that is kept goes out as it is stored, before any route is looked for. A key was only ever written
 * for an address that is a page's own. Undefined where there is more to do, or trouble, which is then met and told on the long way.
 */
export async function answerKept(request: Request, env: Bindings): Promise<Response | undefined> {
  if (request.method !== 'GET' || elsewhere.test(request.url)) return undefined
  try {
    readPrivateSettings(env)
    const settings = readSettings(env)
    const version = await contentVersion(env.CACHE)
    const key = documentKey(request.url, undefined, { version, settings, today: vietnamDay(Date.now()) })
    const kept = await findDocument(key)
    if (kept && kept.status !== 301) return answerWith(kept, request, policyOf(settings))
    if (!kept) readFor.set(request, { key, version })
  } catch {
    // Told by the long way, which meets it again.
  }
  return undefined
}

function answerWith(kept: KeptDocument, request: Request, policy: Record<string, string>): Response {
  const known = isKnown(kept, request.headers.get('If-None-Match'))
  const headers = {
    ...policy,
    'X-Request-Id': crypto.randomUUID(),
    'Cache-Control': askEachTime,
    ETag: kept.etag,
    ...(!known && { 'Content-Type': htmlType }),
  }
  return known ? new Response(null, { status: 304, headers }) : new Response(kept.html, { status: kept.status, headers })
}
