import { env } from 'cloudflare:test'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { mailAdapters, mailServices } from '../../../schema/mail-services'
import { openDatabase } from '../db/database'
import type { Bindings } from '../http/env'
import { readPrivateSettings } from '../settings/private-settings'
import { quotaOn } from './mail-quota'
import { mailerOf } from './mailer'
import type { OutgoingMail } from './service-requests'

interface Asked {
  url: string
  headers: Headers
  body: string
}
let asked: Asked[]
let answer: Response

beforeEach(() => {
  asked = []
  answer = new Response('{}')
  vi.stubGlobal('fetch', async (url: string, { headers, body }: RequestInit) => {
    asked.push({ url, headers: new Headers(headers), body: String(body) })
    return answer
  })
})
afterEach(() => vi.unstubAllGlobals())

const set = (adapter: string, more: Partial<Bindings> = {}) =>
  readPrivateSettings({
    MAIL_ADAPTER: adapter,
    MAIL_FROM: 'letters@news.mangoroad.example',
    MAIL_API_TOKEN: 'the-token',
    ...more,
  })

function letterTo(email: string): OutgoingMail {
  return {
    key: `letter:1:${email}`,
    mail: {
      to: { email },
      replyTo: { email: 'hello@mangoroad.example' },
      subject: 'Thư tháng Chạp',
      html: '<p>Chào bạn</p>',
      text: 'Chào bạn',
      headers: {
        'List-Id': 'Mango Road <letter.mangoroad.example>',
        'List-Unsubscribe': '<https://mangoroad.example/leave>',
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        'Message-ID': `<letter.1.${email}>`,
      },
    },
  }
}
const an = letterTo('an@example.com')
const ben = letterTo('ben@example.com')

async function sendThrough(adapter: string, mails: OutgoingMail[], more: Partial<Bindings> = {}) {
  const settings = set(adapter, more).mail
  const mailer = mailerOf({ db: openDatabase(env.DB), env, settings, now: new Date() })
  const refusals = await mailer?.send(mails)
  return { refusals, request: asked.at(-1) }
}
const jsonOf = (request: Asked | undefined) => JSON.parse(request?.body ?? '')

const sender = '"Mango Road" <letters@news.mangoroad.example>'
const unsubscribe = { Name: 'List-Unsubscribe', Value: '<https://mangoroad.example/leave>' }

const breaking = 'Khẩn\r\nBcc: x@y.z'

describe('a mail', () => {
  it.each(['resend', 'http', 'postmark', 'ses', 'brevo', 'mailgun'])(
    'goes to %s without a line break in any header',
    async (adapter) => {
      answer = Response.json(adapter === 'postmark' ? [] : {})
      const { request } = await sendThrough(
        adapter,
        [
          {
            key: 'k',
            mail: {
              ...an.mail,
              to: { email: 'an@example.com\r\nBcc: x@y.z' },
              replyTo: { email: 'hello@mangoroad.example\n', name: breaking },
              subject: breaking,
              html: '',
              text: '',
              headers: { 'X-Letter': breaking },
            },
          },
        ],
        {
          MAIL_API_URL: 'https://mail.example/',
          ...(adapter === 'ses' && { MAIL_API_TOKEN: 'id:secret', MAIL_REGION: 'ap-southeast-1' }),
        },
      )
      expect(request?.body).toContain('Bcc')
      expect(decodeURIComponent(request?.body ?? '')).not.toMatch(/\\r|\\n|[\r\n](?!--|Content)Bcc/)
    },
  )

  it.each(['resend', 'http'])('goes to %s with its sender’s name and its key', async (adapter) => {
    const { request } = await sendThrough(adapter, [an], { MAIL_API_URL: 'https://mail.example/' })
    expect(request?.url).toBe(
      adapter === 'http' ? 'https://mail.example/' : 'https://api.resend.com/emails',
    )
    expect(request?.headers.get('Authorization')).toBe('Bearer the-token')
    expect(request?.headers.get('Idempotency-Key')).toBe(an.key)
    expect(jsonOf(request)).toEqual({
      from: sender,
      to: ['an@example.com'],
      reply_to: 'hello@mangoroad.example',
      subject: an.mail.subject,
      html: an.mail.html,
      text: an.mail.text,
      headers: an.mail.headers,
    })
  })

  it('goes to Postmark by the stream of mail to many if it is a letter', async () => {
    answer = Response.json([{ ErrorCode: 0, Message: 'OK' }])
    const single = { ...ben, mail: { ...ben.mail, headers: {} } }
    await sendThrough('postmark', [an])
    answer = Response.json([{ ErrorCode: 0, Message: 'OK' }])
    await sendThrough('postmark', [single])
    const [letter, other] = asked
    expect(letter?.url).toBe('https://api.postmarkapp.com/email/batch')
    expect(letter?.headers.get('X-Postmark-Server-Token')).toBe('the-token')
    expect(jsonOf(letter)).toEqual([
      {
        From: sender,
        To: 'an@example.com',
        ReplyTo: 'hello@mangoroad.example',
        Subject: an.mail.subject,
        HtmlBody: an.mail.html,
        TextBody: an.mail.text,
        Headers: expect.arrayContaining([unsubscribe]),
        MessageStream: 'broadcast',
      },
    ])
    expect(jsonOf(other)).toMatchObject([{ MessageStream: 'outbound' }])
  })

  it('goes to Amazon SES signed for its region', async () => {
    const { request } = await sendThrough('ses', [an], {
      MAIL_API_TOKEN: 'AKIDEXAMPLE:a/secret+key',
      MAIL_REGION: 'ap-southeast-1',
    })
    expect(request?.url).toBe('https://email.ap-southeast-1.amazonaws.com/v2/email/outbound-emails')
    expect(request?.headers.get('Authorization')).toMatch(
      /^AWS4-HMAC-SHA256 Credential=AKIDEXAMPLE\/\d{8}\/ap-southeast-1\/ses\/aws4_request, SignedHeaders=host;x-amz-date, Signature=[0-9a-f]{64}$/,
    )
    const { FromEmailAddress, Destination, ReplyToAddresses, Content } = jsonOf(request)
    expect(FromEmailAddress).toBe(sender)
    expect(Destination).toEqual({ ToAddresses: ['an@example.com'] })
    expect(ReplyToAddresses).toEqual(['hello@mangoroad.example'])
    expect(Content.Simple.Subject).toEqual({ Data: an.mail.subject, Charset: 'UTF-8' })
    expect(Content.Simple.Headers).toContainEqual(unsubscribe)
    // SES makes its own.
    expect(request?.body).not.toContain('Message-ID')
  })

  it('goes to Brevo with a UUID of its key, the same with every try', async () => {
    const { request } = await sendThrough('brevo', [an])
    expect(request?.url).toBe('https://api.brevo.com/v3/smtp/email')
    expect(request?.headers.get('api-key')).toBe('the-token')
    const body = jsonOf(request)
    expect(body).toMatchObject({
      sender: { name: 'Mango Road', email: 'letters@news.mangoroad.example' },
      to: [{ email: 'an@example.com' }],
      replyTo: { email: 'hello@mangoroad.example' },
      htmlContent: an.mail.html,
      textContent: an.mail.text,
      headers: an.mail.headers,
    })
    const key = body.headers.idempotencyKey
    expect(key).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/)
    answer = new Response('{}')
    expect(jsonOf((await sendThrough('brevo', [an])).request).headers.idempotencyKey).toBe(key)
    answer = new Response('{}')
    expect(jsonOf((await sendThrough('brevo', [ben])).request).headers.idempotencyKey).not.toBe(key)
  })

  it('that Brevo has taken already is sent; one that it refuses is not', async () => {
    answer = Response.json({ code: 'duplicate_parameter', message: 'x' }, { status: 400 })
    expect((await sendThrough('brevo', [an])).refusals?.size).toBe(0)
    answer = Response.json({ code: 'invalid_parameter', message: 'x' }, { status: 400 })
    await expect(sendThrough('brevo', [an])).rejects.toThrow('400')
  })

  it.each([
    [undefined, 'api.mailgun.net'],
    ['eu', 'api.eu.mailgun.net'],
  ])('goes to Mailgun’s region %s as a form of the sender’s domain', async (region, host) => {
    const { request } = await sendThrough('mailgun', [an], region ? { MAIL_REGION: region } : {})
    expect(request?.url).toBe(`https://${host}/v3/news.mangoroad.example/messages`)
    expect(request?.headers.get('Authorization')).toBe(`Basic ${btoa('api:the-token')}`)
    expect(request?.headers.get('Content-Type')).toBe('application/x-www-form-urlencoded')
    const form = Object.fromEntries(new URLSearchParams(request?.body))
    expect(form).toMatchObject({
      from: sender,
      to: 'an@example.com',
      subject: an.mail.subject,
      'h:Reply-To': 'hello@mangoroad.example',
      'h:List-Unsubscribe': unsubscribe.Value,
    })
  })
})

describe('mails in a batch', () => {
  it('go to Resend in one request with one key of all, and are refused one by one', async () => {
    answer = Response.json({ data: [{ id: '1' }], errors: [{ index: 1, message: 'bad address' }] })
    const { refusals, request } = await sendThrough('resend', [an, ben])
    expect(request?.url).toBe('https://api.resend.com/emails/batch')
    expect(request?.headers.get('x-batch-validation')).toBe('permissive')
    expect(jsonOf(request)).toMatchObject([{ to: ['an@example.com'] }, { to: ['ben@example.com'] }])
    expect([...(refusals ?? [])].map(([index, { message }]) => [index, message])).toEqual([
      [1, 'bad address'],
    ])
    const key = request?.headers.get('Idempotency-Key')
    expect(key).toMatch(/^batch:[0-9a-f]{64}$/)
    answer = new Response('{}')
    const again = await sendThrough('resend', [an, ben])
    expect(again.request?.headers.get('Idempotency-Key')).toBe(key)
    answer = new Response('{}')
    const others = await sendThrough('resend', [an, letterTo('chi@example.com')])
    expect(others.request?.headers.get('Idempotency-Key')).not.toBe(key)
  })

  it('go to Postmark in one request, and are refused one by one', async () => {
    answer = Response.json([
      { ErrorCode: 406, Message: 'inactive recipient' },
      { ErrorCode: 0, Message: 'OK' },
    ])
    const { refusals } = await sendThrough('postmark', [an, ben])
    expect([...(refusals ?? [])].map(([index, { message }]) => [index, message])).toEqual([
      [0, '406: inactive recipient'],
    ])
    expect(asked).toHaveLength(1)
  })
})

it('sends letters at the rate of the service, unless LETTER_RATE says another', () => {
  const services = { MAIL_API_URL: 'https://mail.example/', MAIL_REGION: 'eu-west-1' }
  for (const adapter of mailAdapters) {
    const token = { MAIL_API_TOKEN: 'id:secret' }
    expect(set(adapter, { ...services, ...token }).letterRate).toBe(mailServices[adapter].rate)
    const more = { ...services, ...token, LETTER_RATE: '7' }
    expect(set(adapter, more).letterRate).toBe(7)
  }
  expect(set('resend', { LETTER_RATE: '' }).letterRate).toBe(60)
  expect(set('ses', { ...services, MAIL_API_TOKEN: 'id:secret' }).letterRate).toBe(1)
})

it.each([
  ['resend', { MAIL_API_TOKEN: '' }, 'MAIL_API_TOKEN'],
  ['ses', { MAIL_REGION: 'eu-west-1', MAIL_API_TOKEN: 'only-an-id' }, 'MAIL_API_TOKEN'],
  ['ses', { MAIL_API_TOKEN: 'id:secret' }, 'MAIL_REGION'],
  ['ses', { MAIL_REGION: 'evil.example/', MAIL_API_TOKEN: 'id:secret' }, 'MAIL_REGION'],
])('is off for %s with %o', (adapter, change, variable) => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  expect(set(adapter, change)).toMatchObject({
    mail: { adapter: 'none' },
    badVariables: expect.arrayContaining([variable]),
  })
})

it('sends no letter while the quota or the first day of a warm-up cannot be read', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  for (const bad of [{ MAIL_DAILY_QUOTA: 'many' }, { MAIL_WARMUP_FROM: 'soon' }])
    expect(set('resend', bad)).toMatchObject({ letterRate: 0, mail: { adapter: 'resend' } })
})

it.each([
  ['2026-12-01', 0, undefined, undefined],
  ['2026-12-01', 5000, undefined, 5000],
  ['2026-11-29', 5000, '2026-12-01', 200],
  ['2026-12-01', 5000, '2026-12-01', 200],
  ['2026-12-02', 5000, '2026-12-01', 400],
  ['2026-12-05', 5000, '2026-12-01', 3200],
  ['2026-12-06', 5000, '2026-12-01', 5000],
  ['2026-12-05', 0, '2026-12-01', 3200],
])('on %s of a quota of %s, warmed up from %s, %s mails may go', (day, dailyQuota, from, mails) => {
  expect(quotaOn(day, { dailyQuota, warmupFrom: from })).toBe(mails)
})
