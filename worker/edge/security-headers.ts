import { createMiddleware } from 'hono/factory'
import { styleHash } from '../documents/client-build'
import type { AppEnv } from '../platform/http/env'
import { documentHeaders } from './policy'

/** Puts the security policy on every response; Vite's development server needs scripts of its own. */
export const securityHeaders = createMiddleware<AppEnv>(async (c, next) => {
  await next()
  const { 'Content-Security-Policy': content = '', ...policy } = documentHeaders(c.var.settings, styleHash)
  for (const [name, value] of Object.entries(policy)) c.res.headers.set(name, value)
  if (import.meta.env.MODE !== 'development') c.res.headers.set('Content-Security-Policy', content)
})
