import { beforeEach, expect, it } from 'vitest'
import { clearAdmins } from '../testing/admins'
import { newClient, request } from '../testing/site'

beforeEach(clearAdmins)

const chunk = new Uint8Array(64 * 1024).fill(120)

/** A body of so many KiB, and what became of it. */
function bodyOf(kibibytes: number) {
  let left = kibibytes / 64
  const state = { isRead: false, isCancelled: false }
  const body = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      if (left > 0) controller.enqueue(chunk)
      else {
        state.isRead = true
        controller.close()
      }
      left -= 1
    },
    cancel: () => {
      state.isCancelled = true
    },
  })
  return { body, state }
}

const json = { 'Content-Type': 'application/json' }
const declared = { ...json, 'Content-Length': String(1024 * 1024) }

const refusals: [string, string, string, number, Record<string, string>][] = [
  ['too large', 'POST', '/api/contact', 413, declared],
  ['too large, which it does not say', 'POST', '/api/contact', 413, json],
  [
    'too large without scripts',
    'POST',
    '/lien-he?form=contact',
    413,
    { 'Content-Type': 'application/x-www-form-urlencoded' },
  ],
  [
    'of another type',
    'POST',
    '/lien-he?form=contact',
    415,
    { ...declared, 'Content-Type': 'text/plain' },
  ],
  [
    'of another site',
    'POST',
    '/api/trip-leads',
    403,
    { ...declared, 'Sec-Fetch-Site': 'cross-site' },
  ],
  ['without a session', 'PUT', '/api/admin/posts/x', 401, declared],
  ['without the token', 'POST', '/api/admin/products/import', 401, declared],
  ['to an unknown route', 'POST', '/api/nothing', 404, declared],
  ['of a method that is not allowed', 'PUT', '/where-to-go', 405, declared],
  [
    'to the login page',
    'POST',
    '/admin/login',
    303,
    { 'Content-Type': 'application/x-www-form-urlencoded' },
  ],
  ['that nothing is read of', 'POST', '/api/posts/nothing/view', 204, declared],
]

it.each(refusals)(
  'reads or cancels a body %s (%s %s: %d)',
  async (_, method, path, status, headers) => {
    const { body, state } = bodyOf(1024)
    const response = await request(path, { method, body, headers: { ...newClient(), ...headers } })
    expect(response.status).toBe(status)
    expect(state.isRead || state.isCancelled).toBe(true)
  },
)

it('reads a refused body to its end, but no endless one', async () => {
  const [small, endless] = [bodyOf(1024), bodyOf(1024 * 1024)]
  const send = (body: BodyInit) =>
    request('/api/nothing', { method: 'POST', body, headers: { ...newClient(), ...json } })
  expect((await send(small.body)).status).toBe(404)
  expect((await send(endless.body)).status).toBe(404)
  expect([small.state.isRead, endless.state]).toEqual([true, { isRead: false, isCancelled: true }])
})
