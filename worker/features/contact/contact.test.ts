import { env } from 'cloudflare:test'
import { beforeEach, expect, it } from 'vitest'
import type { ErrorBody } from '../../../schema/errors'
import { clearSubmissions } from '../../testing/outbox'
import { post } from '../../testing/site'

const path = '/api/contact'
const valid = {
  name: 'Trần Văn An',
  email: 'an@example.com',
  phone: '+84 555 010 009',
  service: 'tour',
  message: 'Tháng ba đi miền Tây được không?',
  language: 'vi',
  submittedAt: '2026-03-01T00:00:00.000Z',
}

beforeEach(clearSubmissions)

async function rows() {
  const columns = 'name, email, phone, service, message, language, status, assignee, idempotency_key as idempotencyKey'
  return (await env.DB.prepare(`select ${columns} from contact_messages order by message`).all()).results
}

/** Makes all stored messages older, so that tests need not wait. */
async function age(minutes: number) {
  const createdAt = new Date(Date.now() - minutes * 60_000).toISOString()
  await env.DB.prepare('update contact_messages set created_at = ?').bind(createdAt).run()
}

it('stores a message as new and answers 201', async () => {
  const response = await post(path, { ...valid, idempotencyKey: 'first' })
  expect(response.status).toBe(201)
  expect(await response.json()).toEqual({ ok: true })
  const { submittedAt, ...stored } = valid
  expect(await rows()).toEqual([{ ...stored, status: 'new', assignee: null, idempotencyKey: 'first' }])
})

it('needs neither phone nor language', async () => {
  const { name, email, service, message } = valid
  expect((await post(path, { name, email, service, message })).status).toBe(201)
  expect(await rows()).toMatchObject([{ phone: '', language: 'vi', idempotencyKey: null }])
})

it('trims and composes text and takes control characters out of it', async () => {
  await post(path, {
    ...valid,
    name: '  Trần\r\nBcc: x@example.com\u0000 '.normalize('NFD'),
    email: ' An@Example.com ',
    phone: '+84\n555\t1',
    message: ' Dòng một\r\nDòng hai\u0007 \n'.normalize('NFD'),
  })
  expect(await rows()).toMatchObject([
    { name: 'Trần Bcc: x@example.com', email: 'an@example.com', phone: '+84 555 1', message: 'Dòng một\nDòng hai' },
  ])
})

it('stores the same content once within ten minutes', async () => {
  const first = await post(path, valid)
  const second = await post(path, { ...valid, name: ` ${valid.name}`, submittedAt: '2026-03-01T00:01:00.000Z', idempotencyKey: 'later' })
  expect([second.status, await second.text()]).toEqual([first.status, await first.text()])
  expect(await rows()).toHaveLength(1)
  await age(9)
  await post(path, valid)
  expect(await rows()).toHaveLength(1)
  await age(11)
  await post(path, valid)
  expect(await rows()).toHaveLength(2)
})

it('stores what differs in any field', async () => {
  await post(path, valid)
  await post(path, { ...valid, message: 'Còn tháng tư?' })
  await post(path, { ...valid, service: 'food' })
  await post(path, { ...valid, phone: '' })
  expect(await rows()).toHaveLength(4)
})

it('stores one row for an idempotency key, however late it comes again', async () => {
  const first = await post(path, { ...valid, idempotencyKey: 'k-1' })
  await age(60)
  const second = await post(path, { ...valid, idempotencyKey: 'k-1' })
  expect([second.status, await second.text()]).toEqual([first.status, await first.text()])
  expect(await rows()).toHaveLength(1)
})

it('stores one row for tries at the same moment', async () => {
  const answers = await Promise.all([1, 2, 3].map(() => post(path, valid)))
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201])
  expect(await rows()).toHaveLength(1)
})

it('answers a program that fills the hidden field as a success and keeps what it sent as spam', async () => {
  const response = await post(path, { ...valid, website: 'https://spam.example' })
  expect(response.status).toBe(201)
  expect(await response.json()).toEqual({ ok: true })
  expect(await rows()).toMatchObject([{ email: valid.email, status: 'spam' }])
})

it.each([
  ['name', { ...valid, name: ' \n ' }],
  ['name', { ...valid, name: 'a'.repeat(121) }],
  ['email', { ...valid, email: 'nobody' }],
  ['email', { ...valid, email: `${'a'.repeat(250)}@example.com` }],
  ['phone', { ...valid, phone: '1'.repeat(33) }],
  ['service', { ...valid, service: 'visa' }],
  ['message', { ...valid, message: '' }],
  ['message', { ...valid, message: 'a'.repeat(5001) }],
  ['language', { ...valid, language: 'fr' }],
  ['submittedAt', { ...valid, submittedAt: 'now' }],
  ['idempotencyKey', { ...valid, idempotencyKey: 'k'.repeat(65) }],
  ['', []],
  ['', 'null'],
])('refuses a wrong %s', async (field, body) => {
  const response = await post(path, body)
  expect(response.status).toBe(400)
  const answer = await response.json<ErrorBody>()
  expect(answer.code).toBe('BAD_REQUEST')
  expect(answer.issues?.map((issue) => issue.path)).toEqual([field])
  expect(await rows()).toEqual([])
})

it('refuses broken JSON, other content types, large bodies and other sites', async () => {
  expect(await (await post(path, '{')).json()).toMatchObject({ code: 'BAD_JSON' })
  expect((await post(path, 'a=b', { 'Content-Type': 'application/x-www-form-urlencoded' })).status).toBe(415)
  expect((await post(path, { ...valid, filler: 'x'.repeat(70_000) })).status).toBe(413)
  expect((await post(path, valid, { 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403)
  expect(await rows()).toEqual([])
})
