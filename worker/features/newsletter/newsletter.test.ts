import { env } from 'cloudflare:test'
import { beforeEach, expect, it } from 'vitest'
import type { ErrorBody } from '../../../schema/errors'
import { clearSubmissions } from '../../testing/outbox'
import { post } from '../../testing/site'

const path = '/api/newsletter'
const valid = { email: 'an@example.com', language: 'vi', subscribedAt: '2026-03-01T00:00:00.000Z' }

beforeEach(clearSubmissions)

async function rows() {
  return (
    await env.DB.prepare('select email, language, status from newsletter_subscriptions').all()
  ).results
}

it('stores a subscription as pending, trimmed and in lower case', async () => {
  expect((await post(path, { ...valid, email: '  An@Example.com ' })).status).toBe(200)
  expect(await rows()).toEqual([{ email: 'an@example.com', language: 'vi', status: 'pending' }])
})

it('stores when somebody subscribed as a UTC instant, whatever offset the browser names', async () => {
  await post(path, { ...valid, subscribedAt: '2026-03-01T07:00:00+07:00' })
  const { results } = await env.DB.prepare(
    'select subscribed_at as subscribedAt from newsletter_subscriptions',
  ).all()
  expect(results).toEqual([{ subscribedAt: '2026-03-01T00:00:00.000Z' }])
})

it('stores our own clock where the browser’s cannot be right', async () => {
  await post(path, { ...valid, subscribedAt: '9999-12-31T23:59:59-23:59' })
  const { results } = await env.DB.prepare(
    'select subscribed_at as subscribedAt from newsletter_subscriptions',
  ).all()
  expect(String(results[0]?.subscribedAt).slice(0, 4)).toBe(String(new Date().getUTCFullYear()))
})

it.each([{}, { website: 'trap' }])(
  'answers a known address like an unknown one and changes nothing of it (%j)',
  async (trap) => {
    const first = await post(path, valid)
    await env.DB.prepare("update newsletter_subscriptions set status = 'confirmed'").run()
    const second = await post(path, { ...valid, ...trap, language: 'en' })
    expect(await second.text()).toBe(await first.text())
    expect(await rows()).toEqual([{ email: 'an@example.com', language: 'vi', status: 'confirmed' }])
  },
)

it('takes the language of the last try until the reader confirms', async () => {
  await post(path, valid)
  await post(path, { ...valid, language: 'en' })
  expect(await rows()).toEqual([{ email: 'an@example.com', language: 'en', status: 'pending' }])
})

it.each([
  {},
  { ...valid, email: 'nobody' },
  { ...valid, language: 'fr' },
  { ...valid, email: `${'a'.repeat(260)}@example.com` },
  { ...valid, subscribedAt: 'now' },
  [],
  'null',
])('refuses %j with issues', async (body) => {
  const response = await post(path, body)
  expect(response.status).toBe(400)
  const answer = await response.json<ErrorBody>()
  expect(answer.code).toBe('BAD_REQUEST')
  expect(answer.issues?.length).toBeGreaterThan(0)
  expect(await rows()).toEqual([])
})

it('refuses broken JSON, other content types, large bodies and other sites', async () => {
  expect(await (await post(path, '{')).json()).toMatchObject({ code: 'BAD_JSON' })
  expect(
    (await post(path, 'a=b', { 'Content-Type': 'application/x-www-form-urlencoded' })).status,
  ).toBe(415)
  expect((await post(path, { ...valid, filler: 'x'.repeat(70_000) })).status).toBe(413)
  expect((await post(path, valid, { 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403)
  expect(await rows()).toEqual([])
})
