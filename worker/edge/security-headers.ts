import { createMiddleware } from 'hono/factory'
import type { AppEnv } from '../lib/env'
import { documentHeaders } from './policy'

/** Puts the security policy on every answer. Answers of other fetchers have immutable headers, so they are copied first. */
export const securityHeaders = createMiddleware<AppEnv>(async (c, next) => {
  await next()
  c.res = new Response(c.res.body, c.res)
  for (const [name, value] of Object.entries(documentHeaders(c.var.settings))) {
    if (import.meta.env.MODE === 'development' && name === 'Content-Security-Policy') continue
    c.res.headers.set(name, value)
  }
})
