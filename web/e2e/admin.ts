import { type Page, test } from '@playwright/test'
import type { AdminPost, UpdatePostInput } from '../../schema/api/admin-posts'
import { paths } from '../../schema/paths'
import { at } from './site'

export const password = 'a password of the browser tests'

/** How many members of the staff each worker of Playwright has to itself. */
const staffPerWorker = 100

/** Staff of the site under test, as many as the workers of playwright.config.ts need. */
export const usernames = Array.from({ length: 2 * staffPerWorker }, (_, index) => `staff-${index}`)

let taken = 0

/** Somebody whom no other journey is at the same time, so that none meets another's sessions, password and limits. */
export function nextUsername(): string {
  const name = usernames[test.info().parallelIndex * staffPerWorker + (taken % staffPerWorker)]
  if (!name) throw new Error('more workers than staff')
  taken += 1
  return name
}

/**
 * Logs in through the API, in the page itself, so that it is the browser that keeps the cookie; afterwards the page stands at the login.
 * Answers who it is: somebody new each time unless told.
 */
export async function logIn(page: Page, who = nextUsername()): Promise<string> {
  await page.goto(at('en', paths.adminLogin))
  const status = await page.evaluate(
    async (credentials) => {
      const body = JSON.stringify(credentials)
      const response = await fetch('/api/admin/login', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body })
      return response.status
    },
    { username: who, password },
  )
  if (status !== 200) throw new Error(`the login of ${who} answered ${status}`)
  return who
}

/** Sends something to the admin's API from the page, with its session. Throws on any answer that is not OK. */
export function sendAdmin<Answer>(page: Page, method: 'POST' | 'PUT' | 'DELETE', path: string, payload: object = {}): Promise<Answer> {
  return page.evaluate(
    async ([how, where, body]) => {
      const response = await fetch(where, { method: how, headers: { 'Content-Type': 'application/json' }, body })
      if (!response.ok) throw new Error(`${how} ${where} answered ${response.status}: ${await response.text()}`)
      return response.json()
    },
    [method, path, JSON.stringify(payload)] as const,
  )
}

/** Reads something of the admin's API from the page, with its session. Throws on any answer that is not OK. */
export function readAdmin<Answer>(page: Page, path: string): Promise<Answer> {
  return page.evaluate(async (where) => {
    const response = await fetch(where)
    if (!response.ok) throw new Error(`${where} answered ${response.status}: ${await response.text()}`)
    return response.json()
  }, path)
}

/** Publishes an article that only one journey knows. The page must be logged in. */
export async function publishPost(page: Page, content: UpdatePostInput): Promise<AdminPost> {
  const { id } = await sendAdmin<AdminPost>(page, 'POST', '/api/admin/posts', {})
  const { updatedAt } = await sendAdmin<AdminPost>(page, 'PUT', `/api/admin/posts/${id}`, content)
  return sendAdmin<AdminPost>(page, 'POST', `/api/admin/posts/${id}/publish`, { updatedAt })
}
