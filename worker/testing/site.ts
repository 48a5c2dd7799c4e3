import { createExecutionContext, env, waitOnExecutionContext } from 'cloudflare:test'
import { answer } from '../answer'
import type { Bindings } from '../lib/env'

export const origin = 'https://mangoroad.example'

/** Sends a request through the whole Worker as a browser's navigation; `bindings` replace parts of the environment. */
export async function request(path: string, init: RequestInit = {}, bindings: Partial<Bindings> = {}): Promise<Response> {
  const ctx = createExecutionContext()
  const headers = new Headers({ 'Sec-Fetch-Mode': 'navigate', 'Sec-Fetch-Site': 'same-origin' })
  for (const [name, value] of new Headers(init.headers)) headers.set(name, value)
  const response = await answer(new Request(origin + path, { redirect: 'manual', ...init, headers }), { ...env, ...bindings }, ctx)
  await waitOnExecutionContext(ctx)
  return response
}

let clients = 0

/** The header of a client that has sent nothing yet, so that the limits of one test are not another's. */
export function newClient(): { 'CF-Connecting-IP': string } {
  clients += 1
  return { 'CF-Connecting-IP': `10.${(clients >> 16) & 255}.${(clients >> 8) & 255}.${clients & 255}` }
}

/** Sends a JSON body to an API path, from a new client. */
export function post(
  path: string,
  body: unknown,
  headers: Record<string, string> = {},
  bindings: Partial<Bindings> = {},
): Promise<Response> {
  const init = {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...newClient(), ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  }
  return request(path, init, bindings)
}

/** The part of an HTML page that a pattern's first group finds. */
export function find(html: string, pattern: RegExp): string | undefined {
  return pattern.exec(html)?.[1]
}
