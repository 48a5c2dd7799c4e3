import { createMiddleware } from 'hono/factory'
import { styleHash } from '../documents/client-build'
import type { AppEnv } from '../platform/http/env'
import type { Settings } from '../platform/settings/settings'
import { documentHeaders } from './policy'

const policies = new WeakMap<Settings, Record<string, string>>()

/** The security policy of every answer under some settings; Vite's development server needs scripts of its own. */
export function policyOf(settings: Settings): Record<string, string> {
  const known = policies.get(settings)
  if (known) return known
  const { 'Content-Security-Policy': content = '', ...rest } = documentHeaders(settings, styleHash)
  const policy = import.meta.env.MODE === 'development' ? rest : { ...rest, 'Content-Security-Policy': content }
  policies.set(settings, policy)
  return policy
}

/** An answer with the security policy on it. Answers of other fetchers have immutable headers, so they are copied first. */
export function withPolicy(answer: Response, settings: Settings): Response {
  const policy = Object.entries(policyOf(settings))
  try {
    for (const [name, value] of policy) answer.headers.set(name, value)
    return answer
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    const copy = new Response(answer.body, answer)
    for (const [name, value] of policy) copy.headers.set(name, value)
    return copy
  }
}

/** Puts the security policy on every answer. */
export const securityHeaders = createMiddleware<AppEnv>(async (c, next) => {
  await next()
  const answer = c.res
  const safe = withPolicy(answer, c.var.settings)
  if (safe === answer) return
  // Hono would put the headers of the answer before on top, one by one.
  c.res = undefined
  c.res = safe
})
