import fc from 'fast-check'
import { beforeEach, describe, expect, inject, it } from 'vitest'
import { expectErrorShape, sendMany } from '../testing/fuzz'
import { clearSubmissions } from '../testing/outbox'
import { post } from '../testing/site'

/** Every endpoint that takes something from visitors, with the fields that it knows. */
const endpoints: readonly (readonly [path: string, fields: readonly string[]])[] = [
  [
    '/api/trip-leads',
    [
      'name',
      'email',
      'phone',
      'destination',
      'travelDates',
      'groupSize',
      'budget',
      'interests',
      'message',
      'language',
      'submittedAt',
      'plan',
    ],
  ],
  [
    '/api/contact',
    [
      'name',
      'email',
      'phone',
      'service',
      'message',
      'language',
      'startedAt',
      'website',
      'idempotencyKey',
    ],
  ],
  ['/api/newsletter', ['email', 'language', 'list', 'subscribedAt', 'startedAt', 'website']],
  ['/api/newsletter/confirm', ['token']],
  ['/api/newsletter/unsubscribe', ['token']],
  ['/api/newsletter/unsubscribe/one-click', ['token']],
  ['/api/telegram/post', ['slug', 'locale', 'title', 'summary', 'url']],
  ['/api/posts/to-pho/view', ['slug']],
  ['/api/posts/to-pho/share', ['slug']],
]

/** What a field may hold: nearly right, wrong in kind, or hostile. */
const value = fc.oneof(
  { weight: 4, arbitrary: fc.string({ unit: 'binary', maxLength: 300 }) },
  { weight: 3, arbitrary: fc.emailAddress() },
  {
    weight: 3,
    arbitrary: fc.constantFrom(
      'vi',
      'en',
      'tour',
      'hoi-an',
      '',
      ' ',
      '2026-03-01T00:00:00.000Z',
      '\u0000',
      'a\r\nBcc: x@y.example',
    ),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      '\ud800',
      '‮',
      'é'.repeat(6000),
      "'; drop table posts; --",
      '__proto__',
    ),
  },
  { weight: 2, arbitrary: fc.jsonValue() },
)

function bodyOf(fields: readonly string[]): fc.Arbitrary<string> {
  const record = fc
    .record(Object.fromEntries(fields.map((field) => [field, value])), { requiredKeys: [] })
    .map((body) => JSON.stringify(body))
  return fc.oneof(
    { weight: 6, arbitrary: record },
    { weight: 2, arbitrary: fc.json() },
    { weight: 1, arbitrary: fc.string({ unit: 'binary' }) },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        '',
        '{',
        '[]',
        'null',
        '{"name":',
        '"x"',
        '0',
        `{"message":"${'x'.repeat(70_000)}"}`,
      ),
    },
  )
}

const contentTypes = fc.oneof(
  { weight: 9, arbitrary: fc.constant('application/json') },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data',
      'APPLICATION/JSON; charset=x',
      '',
    ),
  },
)

async function expectSound(path: string, [body, type]: readonly [string, string]): Promise<void> {
  const response = await post(path, body, { 'Content-Type': type })
  expect(response.status).toBeLessThan(500)
  const text = await response.text()
  if (response.status >= 400) expectErrorShape(text)
}

const count = inject('isDeep') ? 5000 : 100

beforeEach(clearSubmissions)

describe.each(endpoints)('%s', (path, fields) => {
  it(
    `handles ${count} arbitrary bodies, never with a failure of its own`,
    { timeout: 1_200_000 },
    () => sendMany(fc.tuple(bodyOf(fields), contentTypes), count, (one) => expectSound(path, one)),
  )
})
