import { env } from 'cloudflare:test'
import { beforeEach, expect, it } from 'vitest'
import type { ErrorBody } from '../../../schema/errors'
import { clearSubmissions } from '../../testing/outbox'
import { post } from '../../testing/site'

const path = '/api/trip-leads'
const valid = {
  name: 'Trần Văn An',
  email: 'an@example.com',
  phone: '+84 555 010 009',
  destination: 'Đồng Tháp',
  travelDates: 'Tuần đầu tháng 3',
  groupSize: '2 người lớn, 1 trẻ em',
  budget: '20 triệu đồng',
  interests: 'Vườn xoài, chợ nổi',
  message: 'Nhà có người ăn chay.',
  language: 'vi',
  submittedAt: '2026-03-01T00:00:00.000Z',
}

beforeEach(clearSubmissions)

async function rows() {
  const columns = `name, email, phone, destination, travel_dates as travelDates, group_size as groupSize, budget, interests, message,
    language, submitted_at as submittedAt, status, assignee, idempotency_key as idempotencyKey`
  return (await env.DB.prepare(`select ${columns} from trip_leads order by created_at`).all()).results
}

/** Makes all stored requests older, so that tests need not wait. */
async function age(minutes: number) {
  const createdAt = new Date(Date.now() - minutes * 60_000).toISOString()
  await env.DB.prepare('update trip_leads set created_at = ?').bind(createdAt).run()
}

it('stores a request as new and answers 201', async () => {
  const response = await post(path, { ...valid, idempotencyKey: 'first' })
  expect(response.status).toBe(201)
  expect(await response.json()).toEqual({ ok: true })
  expect(await rows()).toEqual([{ ...valid, status: 'new', assignee: null, idempotencyKey: 'first' }])
})

it('needs a name and an e-mail address only', async () => {
  const before = new Date().toISOString()
  expect((await post(path, { name: valid.name, email: valid.email })).status).toBe(201)
  const [stored] = await rows()
  const empty = { phone: '', destination: '', travelDates: '', groupSize: '', budget: '', interests: '', message: '' }
  expect(stored).toMatchObject({ ...empty, language: 'vi', idempotencyKey: null })
  expect(String(stored?.submittedAt) >= before).toBe(true)
})

it('takes the empty fields that the form sends', async () => {
  const { name, email, submittedAt } = valid
  const empty = { phone: '', destination: '', travelDates: '', groupSize: '', budget: '', interests: '', message: '' }
  expect((await post(path, { name, email, ...empty, submittedAt })).status).toBe(201)
  expect(await rows()).toHaveLength(1)
})

it('takes texts of exactly the longest length, counted when composed', async () => {
  const longest = {
    ...valid,
    name: 'ế'.repeat(120).normalize('NFD'),
    phone: '1'.repeat(32),
    destination: 'ế'.repeat(200).normalize('NFD'),
    message: 'ế'.repeat(5000).normalize('NFD'),
    language: 'en',
  }
  expect((await post(path, longest)).status).toBe(201)
  expect(await rows()).toMatchObject([{ name: 'ế'.repeat(120), destination: 'ế'.repeat(200), message: 'ế'.repeat(5000), language: 'en' }])
})

it('trims and composes text, takes control characters out of it and keeps instants in UTC', async () => {
  await post(path, {
    ...valid,
    name: '  Trần\r\nBcc: x@example.com\u0000 '.normalize('NFD'),
    email: ' An@Example.com ',
    destination: ' Huế\u2028Hội An '.normalize('NFD'),
    interests: 'ăn\nchơi\tnghỉ',
    message: ' Dòng một\r\nDòng hai\u0007 \n'.normalize('NFD'),
    submittedAt: '2026-03-01T07:00:00+07:00',
  })
  expect(await rows()).toMatchObject([
    {
      name: 'Trần Bcc: x@example.com',
      email: 'an@example.com',
      destination: 'Huế Hội An',
      interests: 'ăn chơi nghỉ',
      message: 'Dòng một\nDòng hai',
      submittedAt: '2026-03-01T00:00:00.000Z',
    },
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

it.each(['name', 'phone', 'destination', 'travelDates', 'groupSize', 'budget', 'interests', 'message'])(
  'stores what differs in its %s',
  async (field) => {
    await post(path, valid)
    await post(path, { ...valid, [field]: 'khác' })
    expect(await rows()).toHaveLength(2)
  },
)

it('stores what differs in its e-mail address, its language, or the place of a text', async () => {
  await post(path, { ...valid, budget: 'x', interests: '' })
  await post(path, { ...valid, budget: '', interests: 'x' })
  await post(path, { ...valid, budget: 'x', interests: '', email: 'binh@example.com' })
  await post(path, { ...valid, budget: 'x', interests: '', language: 'en' })
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
  const tries = [valid, valid, { ...valid, idempotencyKey: 'k-1' }, { ...valid, idempotencyKey: 'k-2' }]
  const answers = await Promise.all(tries.map((body) => post(path, body)))
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201])
  expect(await rows()).toHaveLength(1)
})

it('stores one row for an idempotency key at the same moment, whatever the content', async () => {
  const tries = ['a', 'b', 'c'].map((message) => ({ ...valid, message, idempotencyKey: 'k-1' }))
  const answers = await Promise.all(tries.map((body) => post(path, body)))
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
  ['name', { ...valid, name: undefined }],
  ['email', { ...valid, email: 'nobody' }],
  ['email', { ...valid, email: `${'a'.repeat(250)}@example.com` }],
  ['email', { ...valid, email: undefined }],
  ['phone', { ...valid, phone: '1'.repeat(33) }],
  ['destination', { ...valid, destination: 'a'.repeat(201) }],
  ['travelDates', { ...valid, travelDates: 'a'.repeat(201) }],
  ['groupSize', { ...valid, groupSize: 2 }],
  ['groupSize', { ...valid, groupSize: '1'.repeat(201) }],
  ['budget', { ...valid, budget: 'a'.repeat(201) }],
  ['interests', { ...valid, interests: 'a'.repeat(201) }],
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
