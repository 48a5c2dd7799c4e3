import type { Context } from 'hono'
import { loadApi } from '../load-api'
import type { AppEnv } from '../platform/http/env'

/**
 * Mail programs unsubscribe by themselves with a POST to the address that the mail names (RFC 8058), which is the page's; it must not be
 * redirected, so the API answers in its place.
 */
export async function answerOneClick(c: Context<AppEnv>): Promise<Response> {
  const url = new URL(c.req.url)
  const target = new URL(`/api/newsletter/unsubscribe/one-click${url.search}`, url)
  return (await loadApi()).fetch(new Request(target, c.req.raw), c.env, c.executionCtx)
}
