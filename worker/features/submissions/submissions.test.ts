import { env } from 'cloudflare:test'
import { beforeEach, describe, expect, it } from 'vitest'
import type { ErrorBody } from '../../../schema/errors'
import {
  type SubmissionField,
  submissionFields,
  submissionPaths,
  textLimits,
} from '../../../schema/submissions'
import { clearSubmissions } from '../../testing/outbox'
import { post } from '../../testing/site'

const person = { name: 'Trần Văn An', email: 'an@example.com', phone: '+84 555 010 009' }
const sent = { language: 'vi', submittedAt: '2026-03-01T00:00:00.000Z' }
const trip = {
  ...person,
  destination: 'Đồng Tháp',
  travelDates: 'Tuần đầu tháng 3',
  groupSize: '2 người lớn, 1 trẻ em',
  budget: '20 triệu đồng',
  interests: 'Vườn xoài, chợ nổi',
  message: 'Nhà có người ăn chay.',
  ...sent,
}
const contact = { ...person, service: 'tour', message: 'Tháng ba đi miền Tây được không?', ...sent }
const emptyTrip = {
  phone: '',
  destination: '',
  travelDates: '',
  groupSize: '',
  budget: '',
  interests: '',
  message: '',
}

const kinds = [
  { kind: 'trip', valid: trip, needed: { name: person.name, email: person.email } },
  {
    kind: 'contact',
    valid: contact,
    needed: { name: person.name, email: person.email, service: 'tour', message: 'Chào' },
  },
] as const

beforeEach(clearSubmissions)

async function rows() {
  const columns = `kind, name, email, phone, destination, travel_dates as travelDates, group_size as groupSize, budget, interests, service, message,
    language, submitted_at as submittedAt, status, assignee, idempotency_key as idempotencyKey`
  return (await env.DB.prepare(`select ${columns} from submissions order by number`).all()).results
}

/** Makes all stored rows older, so that tests need not wait. */
async function age(minutes: number) {
  const createdAt = new Date(Date.now() - minutes * 60_000).toISOString()
  await env.DB.prepare('update submissions set created_at = ?').bind(createdAt).run()
}

describe.each(kinds)('a $kind', ({ kind, valid, needed }) => {
  const path = submissionPaths[kind]
  const texts = submissionFields[kind].filter((field) => field !== 'service')

  it('is stored as new and answered with 201', async () => {
    const response = await post(path, { ...valid, idempotencyKey: 'first' })
    expect(response.status).toBe(201)
    expect(await response.json()).toEqual({ ok: true })
    const state = { kind, status: 'new', assignee: null, idempotencyKey: 'first' }
    expect(await rows()).toEqual([{ ...emptyTrip, service: null, ...valid, ...state }])
  })

  it('needs only what its form requires', async () => {
    const before = new Date().toISOString()
    expect((await post(path, needed)).status).toBe(201)
    const [stored] = await rows()
    expect(stored).toMatchObject({ ...emptyTrip, ...needed, language: 'vi', idempotencyKey: null })
    expect(String(stored?.submittedAt) >= before).toBe(true)
  })

  it('has its text trimmed and composed, control characters taken out, and instants in UTC', async () => {
    await post(path, {
      ...valid,
      name: '  Trần\r\nBcc: x@example.com\u0000 '.normalize('NFD'),
      email: ' An@Example.com ',
      phone: '+84\n555\t1',
      message: ' Dòng một\r\nDòng hai\u0007 \n'.normalize('NFD'),
      submittedAt: '2026-03-01T07:00:00+07:00',
    })
    expect(await rows()).toMatchObject([
      {
        name: 'Trần Bcc: x@example.com',
        email: 'an@example.com',
        phone: '+84 555 1',
        message: 'Dòng một\nDòng hai',
        submittedAt: '2026-03-01T00:00:00.000Z',
      },
    ])
  })

  it('takes texts of exactly the longest length, counted when composed, and none that is longer', async () => {
    const long = texts.filter((field) => field !== 'email')
    const longest = Object.fromEntries(long.map((field) => [field, 'ế'.repeat(textLimits[field])]))
    const typed = Object.fromEntries(
      Object.entries(longest).map(([field, text]) => [field, text.normalize('NFD')]),
    )
    expect((await post(path, { ...valid, ...typed })).status).toBe(201)
    expect(await rows()).toMatchObject([longest])
    const tooLong = Object.fromEntries(
      Object.entries(longest).map(([field, text]) => [field, `${text}ế`]),
    )
    const refused = await post(path, {
      ...valid,
      ...tooLong,
      email: `${'a'.repeat(textLimits.email)}@example.com`,
    })
    expect((await refused.json<ErrorBody>()).issues?.map((issue) => issue.path)).toEqual(texts)
  })

  it('is stored once within ten minutes', async () => {
    const first = await post(path, valid)
    const later = {
      name: ` ${valid.name}`,
      submittedAt: '2026-03-01T00:01:00.000Z',
      idempotencyKey: 'later',
    }
    const second = await post(path, { ...valid, ...later })
    expect([second.status, await second.text()]).toEqual([first.status, await first.text()])
    expect(await rows()).toHaveLength(1)
    await age(9)
    await post(path, valid)
    expect(await rows()).toHaveLength(1)
    await age(11)
    await post(path, valid)
    expect(await rows()).toHaveLength(2)
  })

  it.each<SubmissionField | 'language'>([...submissionFields[kind], 'language'])(
    'is another one with another %s',
    async (field) => {
      await post(path, valid)
      const other = { email: 'binh@example.com', service: 'food', language: 'en' }
      await post(path, { ...valid, [field]: new Map(Object.entries(other)).get(field) ?? 'khác' })
      expect(await rows()).toHaveLength(2)
    },
  )

  it('is stored once for an idempotency key, however late it comes again', async () => {
    const first = await post(path, { ...valid, idempotencyKey: 'k-1' })
    await age(60)
    const second = await post(path, { ...valid, idempotencyKey: 'k-1' })
    expect([second.status, await second.text()]).toEqual([first.status, await first.text()])
    expect(await rows()).toHaveLength(1)
  })

  it('is stored once for tries at the same moment', async () => {
    const tries = [
      valid,
      valid,
      { ...valid, idempotencyKey: 'k-1' },
      { ...valid, idempotencyKey: 'k-2' },
    ]
    const answers = await Promise.all(tries.map((body) => post(path, body)))
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201])
    expect(await rows()).toHaveLength(1)
  })

  it('is refused with the idempotency key of another one, also at the same moment', async () => {
    const tries = ['a', 'b', 'c'].map((message) => ({ ...valid, message, idempotencyKey: 'k-1' }))
    const answers = await Promise.all(tries.map((body) => post(path, body)))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409])
    const refused = await post(path, { ...valid, name: 'Somebody else', idempotencyKey: 'k-1' })
    expect([refused.status, (await refused.json<ErrorBody>()).code]).toEqual([409, 'KEY_REUSED'])
    const stored = await rows()
    expect(stored).toHaveLength(1)
    expect(
      (await post(path, { ...valid, message: stored[0]?.message, idempotencyKey: 'k-1' })).status,
    ).toBe(201)
  })

  it.each([
    '9999-12-31T23:59:59-23:59',
    '1999-12-31T23:59:59Z',
    '1970-01-01T00:00:00Z',
    '2101-01-01T00:00:00Z',
    '2000-01-01T00:00:00+01:00',
  ])('is stored with our own clock where the visitor’s says %s', async (submittedAt) => {
    const before = new Date().toISOString()
    expect((await post(path, { ...valid, submittedAt })).status).toBe(201)
    const [stored] = await rows()
    expect(String(stored?.submittedAt) >= before).toBe(true)
    expect(String(stored?.submittedAt) <= new Date().toISOString()).toBe(true)
  })

  it('of a program that fills the hidden field looks like a success and is stored as spam, and a person may send the same', async () => {
    const response = await post(path, { ...valid, website: 'https://spam.example' })
    expect(response.status).toBe(201)
    expect(await response.json()).toEqual({ ok: true })
    expect(await rows()).toMatchObject([{ email: valid.email, status: 'spam' }])
    await post(path, valid)
    expect((await rows()).map(({ status }) => status)).toEqual(['spam', 'new'])
  })

  it.each([
    ['name', { ...valid, name: ' \n ' }],
    ['name', { ...valid, name: undefined }],
    ['email', { ...valid, email: 'nobody' }],
    ['email', { ...valid, email: undefined }],
    ['phone', { ...valid, phone: 84 }],
    ['language', { ...valid, language: 'fr' }],
    ['submittedAt', { ...valid, submittedAt: 'now' }],
    ['idempotencyKey', { ...valid, idempotencyKey: 'k'.repeat(65) }],
    ['', []],
    ['', 'null'],
  ])('is refused with a wrong %s', async (field, body) => {
    const response = await post(path, body)
    expect(response.status).toBe(400)
    const answer = await response.json<ErrorBody>()
    expect(answer.code).toBe('BAD_REQUEST')
    expect(answer.issues?.map((issue) => issue.path)).toEqual([field])
    expect(await rows()).toEqual([])
  })

  it('is refused as broken JSON, another content type, a large body and from other sites', async () => {
    expect(await (await post(path, '{')).json()).toMatchObject({ code: 'BAD_JSON' })
    expect(
      (await post(path, 'a=b', { 'Content-Type': 'application/x-www-form-urlencoded' })).status,
    ).toBe(415)
    expect((await post(path, { ...valid, filler: 'x'.repeat(70_000) })).status).toBe(413)
    expect((await post(path, valid, { 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403)
    expect(await rows()).toEqual([])
  })
})

it('takes a trip with the empty fields that its form sends', async () => {
  const { name, email } = person
  expect((await post(submissionPaths.trip, { name, email, ...emptyTrip })).status).toBe(201)
  expect(await rows()).toHaveLength(1)
})

it('knows a text by the field that it is in', async () => {
  await post(submissionPaths.trip, { ...trip, budget: 'x', interests: '' })
  await post(submissionPaths.trip, { ...trip, budget: '', interests: 'x' })
  expect(await rows()).toHaveLength(2)
})

it.each([
  ['service', { ...contact, service: 'visa' }],
  ['message', { ...contact, message: '' }],
])('refuses a message with a wrong %s', async (field, body) => {
  const response = await post(submissionPaths.contact, body)
  expect((await response.json<ErrorBody>()).issues?.map((issue) => issue.path)).toEqual([field])
})

it('distinguishes the idempotency keys of the two forms', async () => {
  await post(submissionPaths.trip, { ...trip, idempotencyKey: 'k-1' })
  await post(submissionPaths.contact, { ...contact, idempotencyKey: 'k-1' })
  expect(await rows()).toHaveLength(2)
})
