import { createExecutionContext, env, waitOnExecutionContext } from 'cloudflare:test'
import { type Locale, localizedPath } from '../../schema/locale'
import { app } from '../app'
import type { Bindings } from '../platform/http/env'

export const origin = 'https://mangoroad.example'

/** A screen path in a language, whichever is the default (`npm run test:en`). */
export function pathIn(locale: Locale, path: string): string {
  return localizedPath(path, locale, env.DEFAULT_LOCALE === 'en' ? 'en' : 'vi')
}

/**
 * Sends a request through the whole Worker as a browser's navigation; `bindings` replace parts of
 * the environment.
 */
export async function request(
  path: string,
  init: RequestInit = {},
  bindings: Partial<Bindings> = {},
): Promise<Response> {
  const ctx = createExecutionContext()
  const headers = new Headers({ 'Sec-Fetch-Mode': 'navigate', 'Sec-Fetch-Site': 'same-origin' })
  for (const [name, value] of new Headers(init.headers)) headers.set(name, value)
  const response = await app.fetch(
    new Request(origin + path, { redirect: 'manual', ...init, headers }),
    { ...env, ...bindings },
    ctx,
  )
  await waitOnExecutionContext(ctx)
  return response
}

/** The bindings of a site with English as its default language. */
export const inEnglish: Partial<Bindings> = { DEFAULT_LOCALE: 'en' }

/** The binding of static files, which answers everything with copies of one response. */
export const assetsOf = (response: Response): Fetcher => ({
  ...env.ASSETS,
  fetch: async () => response.clone(),
})

/** The bindings of a site with a list of common passwords, of two. */
export const commonPasswords: Partial<Bindings> = {
  ASSETS: assetsOf(new Response('# credit\nhd764nw5d7e1vb1\nmailcreated5240\n')),
}

let clients = 0

/**
 * The header of a client that has sent nothing yet, so that the limits of one test are not
 * another's.
 */
export function newClient(): { 'CF-Connecting-IP': string } {
  clients += 1
  return {
    'CF-Connecting-IP': `10.${(clients >> 16) & 255}.${(clients >> 8) & 255}.${clients & 255}`,
  }
}

/**
 * Uses up an allowance but for one, and sees that each use counts one: all of them would take their
 * time. `use` is done three times, and once more once the counters are at one less than `most`.
 */
export async function useAllBut(
  most: number,
  use: (number: number) => Promise<void>,
): Promise<void> {
  await env.DB.prepare('delete from rate_counts').run()
  for (const number of [1, 2, 3]) {
    await use(number)
    const row = await env.DB.prepare('select max(count) as most from rate_counts').first<{
      most: number
    }>()
    if (row?.most !== number) throw new Error(`use ${number} counts as ${row?.most}`)
  }
  await env.DB.prepare('update rate_counts set count = ?')
    .bind(most - 1)
    .run()
  await use(4)
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
