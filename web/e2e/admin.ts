import type { Page } from '@playwright/test'
import type { AdminPost, UpdatePostInput } from '../../schema/api/admin-posts'
import { paths } from '../../schema/paths'
import { at } from './site'

export const password = 'a password of the journeys'

/** Staff of the site under test, many, so that no journey meets another's sessions, drafts and limits. */
export const usernames = Array.from({ length: 200 }, (_, index) => `staff-${index}`)

/** One that is always there, for journeys that type it. */
export const username = 'staff-0'

/** Somebody whom most likely no other journey is. */
export function anyUsername(): string {
  return usernames[1 + Math.floor(Math.random() * (usernames.length - 1))] ?? username
}

/**
 * Logs in through the API, in the page itself, so that it is the browser that keeps the cookie; afterwards the page stands at the login.
 * Answers who it is: somebody new each time unless told.
 */
export async function logIn(page: Page, who = anyUsername()): Promise<string> {
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
