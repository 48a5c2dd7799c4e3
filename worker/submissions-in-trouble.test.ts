import { beforeEach, expect, it } from 'vitest'
import type { ErrorBody } from '../schema/errors'
import { brokenDatabase } from './testing/failures'
import { clearSubmissions, localMail, mailsTo, outboxRows } from './testing/outbox'
import { post } from './testing/site'

const bodies = [
  ['/api/trip-leads', { name: 'Lan', email: 'lan@example.com' }],
  ['/api/contact', { name: 'Lan', email: 'lan@example.com', service: 'tour', message: 'Xin chào' }],
  ['/api/newsletter', { email: 'lan@example.com', language: 'vi' }],
] as const

beforeEach(clearSubmissions)

it.each(bodies)(
  '%s says that nothing was stored while the database refuses',
  async (path, body) => {
    const response = await post(path, body, {}, { DB: brokenDatabase(), ...localMail })
    expect(response.status).toBe(503)
    expect(await response.json<ErrorBody>()).toMatchObject({ code: 'UNAVAILABLE' })
    expect(await outboxRows()).toEqual([])
  },
)

it('removes line breaks and other people’s headers from mails', async () => {
  const name = 'Lan\r\nBcc: all@example.com\u0000\u2028Subject: x'
  await post(
    '/api/trip-leads',
    { name, email: 'lan@example.com', destination: 'Huế\nTo: b@example.com' },
    {},
    localMail,
  )
  await post(
    '/api/trip-leads',
    { name, email: 'lan@example.com\r\nBcc: all@example.com' },
    {},
    localMail,
  )
  const [mail] = await mailsTo('lan@example.com')
  expect(mail?.subject).not.toMatch(/\p{Cc}|\p{Zl}|\p{Zp}/u)
  expect(Object.values(JSON.parse(mail?.headers ?? '{}')).join('')).not.toMatch(/\p{Cc}/u)
  expect(await mailsTo('all@example.com')).toEqual([])
})
