import { createExecutionContext, env, waitOnExecutionContext } from 'cloudflare:test'
import { app } from '../app'
import type { Bindings } from '../lib/env'

export const origin = 'https://mangoroad.example'

/** Sends a request through the whole Worker as a browser's navigation; `bindings` replace parts of the environment. */
export async function request(path: string, init: RequestInit = {}, bindings: Partial<Bindings> = {}): Promise<Response> {
  const ctx = createExecutionContext()
  const headers = new Headers({
    'Sec-Fetch-Mode': 'navigate',
    'Sec-Fetch-Site': 'same-origin',
    ...Object.fromEntries(new Headers(init.headers)),
  })
  const response = await app.fetch(new Request(origin + path, { redirect: 'manual', ...init, headers }), { ...env, ...bindings }, ctx)
  await waitOnExecutionContext(ctx)
  return response
}

/** Sends a JSON body to an API path. */
export function post(
  path: string,
  body: unknown,
  headers: Record<string, string> = {},
  bindings: Partial<Bindings> = {},
): Promise<Response> {
  const init = {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  }
  return request(path, init, bindings)
}

/** The part of an HTML page that a pattern's first group finds. */
export function find(html: string, pattern: RegExp): string | undefined {
  return pattern.exec(html)?.[1]
}
