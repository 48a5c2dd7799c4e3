import { type Cookie, expect, type Page, test } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import type { AdminEntry } from '../../schema/api/admin-entries'
import type { EntryKind } from '../../schema/content/choices'
import type { PostContent } from '../../schema/content/post'
import { password, staffPerWorker, usernames } from '../../tools/testing/test-site'
import { resent } from './site'

export { password, usernames }

/** The code that an authenticator app shows for a secret, so many time steps from now. */
export function codeOf(secret: string, steps = 0): string {
  const totp = new TOTP({
    secret: Secret.fromBase32(secret),
    algorithm: 'SHA1',
    digits: 6,
    period: 30,
  })
  return totp.generate({ timestamp: Date.now() + steps * 30_000 })
}

let taken = 0

/**
 * Somebody whom no other test is at the same time, so that none meets another's sessions, password
 * and limits.
 */
export function nextUsername(): string {
  const name = usernames[(test.info().workerIndex * staffPerWorker + taken) % usernames.length]
  if (!name) throw new Error('there is no staff')
  taken += 1
  return name
}

/** Requests of the test itself, which the Worker takes for the page's. */
const ownHeaders = { 'Sec-Fetch-Site': 'same-origin' }

/**
 * Sends something to the API with the page's cookies and returns the response's JSON. Throws unless
 * it is OK.
 */
export async function send<Answer>(
  page: Page,
  method: 'POST' | 'PUT' | 'DELETE',
  path: string,
  data: object = {},
): Promise<Answer> {
  const ask = () => page.request.fetch(path, { ...resent, method, data, headers: ownHeaders })
  let response = await ask()
  // `resent` again, within wrangler: its proxy may lose a connection to the Worker that rested.
  if (response.status() === 500 && (await response.text()).includes('Network connection lost'))
    response = await ask()
  if (!response.ok())
    throw new Error(`${method} ${path} returned ${response.status()}: ${await response.text()}`)
  return response.json()
}

/** Reads something of the API with the page's cookies. Throws unless the response is OK. */
export async function read<Answer>(page: Page, path: string): Promise<Answer> {
  const response = await page.request.get(path, resent)
  if (!response.ok())
    throw new Error(`${path} returned ${response.status()}: ${await response.text()}`)
  return response.json()
}

/**
 * The session that the tests of a worker share: who it is, the cookies, and when it began, in
 * milliseconds since 1970.
 */
let shared: { who: string; cookies: Cookie[]; since: number } | undefined

/** Half of the time after which sensitive acts ask for the password again. */
const sharedMs = 5 * 60_000

/**
 * Logs the page's browser in and returns who it is: whoever this worker's tests share, or, for
 * tests that change accounts, whoever is named.
 */
export async function logIn(page: Page, who?: string): Promise<string> {
  if (!who && shared && Date.now() - shared.since < sharedMs) {
    await page.context().addCookies(shared.cookies)
    return shared.who
  }
  const name = who ?? nextUsername()
  await send(page, 'POST', '/api/admin/login', { username: name, password })
  if (!who)
    shared = {
      who: name,
      since: Date.now(),
      cookies: (await page.context().cookies()).filter(({ name: cookie }) =>
        /session|staff/.test(cookie),
      ),
    }
  return name
}

interface NewEntry {
  kind: EntryKind
  /** Without it, it is made of the title. */
  slug?: string | undefined
  data?: Record<string, unknown>
}

/** Makes an entry that only one test knows, a draft. The page must be logged in. */
export const createEntry = (page: Page, entry: NewEntry): Promise<AdminEntry> =>
  send(page, 'POST', '/api/admin/entries', entry)

/** What a test writes of an article. */
type TestPost = Partial<PostContent> & Pick<NewEntry, 'slug'>

/**
 * Publishes an article that only one test knows, in both languages. The page must be logged in.
 */
export async function publishPost(page: Page, { slug, ...words }: TestPost): Promise<AdminEntry> {
  const data = { contentPillar: 'destination-discovery', ...words }
  const { id, version } = await createEntry(page, { kind: 'post', slug, data })
  const publication = { version, locales: ['vi', 'en'] }
  return send(page, 'POST', `/api/admin/entries/${id}/publish`, publication)
}

/** Opens every folded part of a long form, which must be on its way. */
export async function unfoldForm(page: Page): Promise<void> {
  await expect(page.locator('details > summary').filter({ visible: true }).first()).toBeVisible()
  const folded = page.locator('details:not([open]) > summary').filter({ visible: true })
  while ((await folded.count()) > 0) await folded.first().click()
}

/** Publishes what is open, and waits until it is: some screens say "Đã đăng" before, too. */
export async function publishNow(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Đăng ngay' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('Đã đăng', { exact: true }).first()).toBeVisible()
}
