import { createExecutionContext, env, waitOnExecutionContext } from 'cloudflare:test'
import { app } from '../app'
import type { Bindings } from '../platform/http/env'
import { origin } from './site'

/**
 * Sends a request through the whole Worker with just these headers: nothing of a browser is added.
 */
export async function rawRequest(
  path: string,
  init: RequestInit = {},
  bindings: Partial<Bindings> = {},
): Promise<Response> {
  const ctx = createExecutionContext()
  const response = await app.fetch(
    new Request(origin + path, { redirect: 'manual', ...init }),
    { ...env, ...bindings },
    ctx,
  )
  await waitOnExecutionContext(ctx)
  return response
}
