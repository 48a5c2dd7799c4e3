import { type Page, test } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import type { AdminPost, UpdatePostInput } from '../../schema/api/admin-posts'

export const password = 'a password of the browser tests'

/** The code that an authenticator app shows for a secret, so many time steps from now. */
export function codeOf(secret: string, steps = 0): string {
  const totp = new TOTP({ secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: 6, period: 30 })
  return totp.generate({ timestamp: Date.now() + steps * 30_000 })
}

/** How many members of the staff each worker of Playwright has to itself. */
const staffPerWorker = 100

/** Staff of the site under test, as many as the workers of playwright.config.ts need. */
export const usernames = Array.from({ length: 2 * staffPerWorker }, (_, index) => `staff-${index}`)

let taken = 0

/** Somebody whom no other test is at the same time, so that none meets another's sessions, password and limits. */
export function nextUsername(): string {
  const name = usernames[test.info().parallelIndex * staffPerWorker + (taken % staffPerWorker)]
  if (!name) throw new Error('more workers than staff')
  taken += 1
  return name
}

/** Requests of the test itself, which the Worker takes for the page's. */
const ownHeaders = { 'Sec-Fetch-Site': 'same-origin' }

/** Sends something to the API with the page's cookies and returns the response's JSON. Throws unless it is OK. */
export async function send<Answer>(page: Page, method: 'POST' | 'PUT' | 'DELETE', path: string, data: object = {}): Promise<Answer> {
  const response = await page.request.fetch(path, { method, data, headers: ownHeaders })
  if (!response.ok()) throw new Error(`${method} ${path} returned ${response.status()}: ${await response.text()}`)
  return response.json()
}

/** Reads something of the API with the page's cookies. Throws unless the response is OK. */
export async function read<Answer>(page: Page, path: string): Promise<Answer> {
  const response = await page.request.get(path)
  if (!response.ok()) throw new Error(`${path} returned ${response.status()}: ${await response.text()}`)
  return response.json()
}

/** Logs the page's browser in through the API and returns who it is: somebody new each time unless told. */
export async function logIn(page: Page, who = nextUsername()): Promise<string> {
  await send(page, 'POST', '/api/admin/login', { username: who, password })
  return who
}

/** Publishes an article that only one test knows. The page must be logged in. */
export async function publishPost(page: Page, content: UpdatePostInput): Promise<AdminPost> {
  const { id } = await send<AdminPost>(page, 'POST', '/api/admin/posts', {})
  const { updatedAt } = await send<AdminPost>(page, 'PUT', `/api/admin/posts/${id}`, content)
  return send<AdminPost>(page, 'POST', `/api/admin/posts/${id}/publish`, { updatedAt })
}
