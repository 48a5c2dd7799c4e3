import { env } from 'cloudflare:test'
import { Webhook } from 'standardwebhooks'
import { beforeEach, expect, it } from 'vitest'
import type { ErrorBody } from '../../../schema/errors'
import type { Bindings } from '../../platform/http/env'
import { clearAdmins, insertAdmin, sessionCookie } from '../../testing/admins'
import {
  clearLetters,
  insertLetter,
  insertReaders,
  progress,
  send,
  sendBatches,
} from '../../testing/delivery-runs'
import { clearSubmissions } from '../../testing/outbox'
import { newClient, request } from '../../testing/site'

const secret = 'whsec_bWFuZ28tcm9hZC1tYWlsLWV2ZW50cy1zZWNyZXQ='
const setUp: Partial<Bindings> = { MAIL_EVENTS_SECRET: secret }

/** Sends an event as the mail service does, signed at an instant. */
function tell(
  event: unknown,
  { at = new Date(), key = secret, bindings = setUp, id = crypto.randomUUID() as string } = {},
): Promise<Response> {
  const body = typeof event === 'string' ? event : JSON.stringify(event)
  const signature = new Webhook(key).sign(id, at, body)
  const headers = {
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
    'webhook-signature': signature,
  }
  const init = {
    method: 'POST',
    body,
    headers: { 'Content-Type': 'application/json', ...newClient(), ...headers },
  }
  return request('/api/mail-events', init, bindings)
}

const bounced = (to: string, type = 'Permanent') => ({
  type: 'email.bounced',
  data: { to: [to], bounce: { type, message: 'no such user' } },
})
const complained = (to: string) => ({ type: 'email.complained', data: { to } })
const suppressed = async () =>
  (await env.DB.prepare('select email, reason, detail from mail_suppressions order by email').all())
    .results

let mai: Record<string, string>
let id: string

beforeEach(async () => {
  await clearSubmissions()
  await clearAdmins()
  await clearLetters()
  await insertAdmin('mai')
  mai = await sessionCookie('mai')
  id = await insertLetter()
  await insertReaders('an', 'vi', 3)
  await send(id, mai)
  await sendBatches()
})

it('suppresses whose mail came back and who complained, and counts each once on the letter', async () => {
  for (let time = 0; time < 2; time += 1) {
    expect((await tell(bounced('An <AN001@example.com>'))).status).toBe(200)
    expect((await tell(complained('an002@example.com'))).status).toBe(200)
  }
  await tell(complained('an001@example.com'))
  expect(await progress(id, mai)).toMatchObject({ bounced: 1, complained: 1 })
  expect(await suppressed()).toEqual([
    { email: 'an001@example.com', reason: 'bounce', detail: 'no such user' },
    { email: 'an002@example.com', reason: 'complaint', detail: '' },
  ])
  await tell(bounced('la@example.com'))
  expect(await progress(id, mai)).toMatchObject({ bounced: 1 })
  const next = await insertLetter(undefined, 'thu-sau')
  await send(next, mai)
  await sendBatches(2)
  expect(await progress(next, mai)).toMatchObject({ state: 'sent', taken: 1 })
})

it('changes nothing for what passes, what it does not know, and what is no event', async () => {
  const events = [
    bounced('an001@example.com', 'Transient'),
    { type: 'email.delivered', data: { to: ['an001@example.com'] } },
    { type: 1 },
    null,
  ]
  for (const event of events) expect((await tell(event)).status).toBe(200)
  expect(await suppressed()).toEqual([])
  expect(await progress(id, mai)).toMatchObject({ bounced: 0, complained: 0 })
})

it('believes only what is signed with the secret, and lately', async () => {
  const event = bounced('an001@example.com')
  expect((await tell(event, { key: 'whsec_YW5vdGhlciBzZWNyZXQgYWx0b2dldGhlcg==' })).status).toBe(
    401,
  )
  expect((await tell(event, { at: new Date(Date.now() - 10 * 60_000) })).status).toBe(401)
  expect(
    (await request('/api/mail-events', { method: 'POST', body: JSON.stringify(event) }, setUp))
      .status,
  ).toBe(401)
  expect((await tell(event, { bindings: {} })).status).toBe(404)
  expect(await suppressed()).toEqual([])
})

it('acts on a message once: what an owner allowed again is not stopped by its repetition', async () => {
  await tell(bounced('an001@example.com'), { id: 'msg_1' })
  await env.DB.prepare('delete from mail_suppressions').run()
  expect((await tell(bounced('an001@example.com'), { id: 'msg_1' })).status).toBe(200)
  expect(await suppressed()).toEqual([])
  await tell(bounced('an001@example.com'), { id: 'msg_2' })
  expect(await suppressed()).toHaveLength(1)
})

it.each(['{', 'x=1', '<xml/>', '[1,'])(
  'refuses a signed body that is no JSON: %j',
  async (body) => {
    const response = await tell(body)
    expect([response.status, (await response.json<ErrorBody>()).code]).toEqual([400, 'BAD_JSON'])
  },
)

it.each([
  [],
  null,
  7,
  { type: 'email.bounced', data: { to: Array(6000).fill('a@x.io') } },
  { type: 'email.bounced', data: { to: 'x'.repeat(60_000) } },
])('bounds what one message may suppress', async (event) => {
  expect((await tell(event)).status).toBe(200)
  expect((await suppressed()).length).toBeLessThan(2)
})
