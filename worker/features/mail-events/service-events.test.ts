import { env } from 'cloudflare:test'
import { createHmac } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Bindings } from '../../platform/http/env'
import { clearLetters } from '../../testing/delivery-runs'
import { newClient, request } from '../../testing/site'
import { snsCertificate, snsCertificateUrl, snsMessage, snsTopic } from '../../testing/sns'

const secret = 'a-password-of-the-webhook'
const from = { MAIL_FROM: 'letters@mangoroad.example', MAIL_API_TOKEN: 'id:token' }
const setUp = (adapter: string): Partial<Bindings> => ({
  ...from,
  MAIL_ADAPTER: adapter,
  MAIL_REGION: 'ap-southeast-1',
  MAIL_EVENTS_SECRET: adapter === 'ses' ? snsTopic : secret,
})

function tell(adapter: string, body: unknown, headers: Record<string, string> = {}) {
  const init = {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { ...newClient(), ...headers },
  }
  return request('/api/mail-events', init, setUp(adapter))
}

const suppressed = async () =>
  (await env.DB.prepare('select email, reason, detail from mail_suppressions order by email').all())
    .results
const bounce = { email: 'an@example.com', reason: 'bounce', detail: 'no such user' }
const complaint = { email: 'ben@example.com', reason: 'complaint', detail: '' }

beforeEach(async () => {
  await clearLetters()
  await env.DB.prepare('delete from rate_counts').run()
})
afterEach(() => vi.unstubAllGlobals())

describe.each([
  {
    adapter: 'postmark',
    bounced: {
      RecordType: 'Bounce',
      ID: 42,
      Type: 'HardBounce',
      TypeCode: 1,
      Email: 'an@example.com',
      Description: 'no such user',
      BouncedAt: '2026-11-30T16:33:54Z',
      Inactive: true,
    },
    complained: {
      RecordType: 'SpamComplaint',
      ID: 43,
      Type: 'SpamComplaint',
      Email: 'ben@example.com',
    },
    others: [
      { RecordType: 'Bounce', Type: 'SoftBounce', Email: 'an@example.com' },
      { RecordType: 'Delivery', Recipient: 'an@example.com' },
      null,
    ],
  },
  {
    adapter: 'brevo',
    bounced: {
      event: 'hard_bounce',
      email: 'an@example.com',
      id: 1,
      ts_event: 1764518400,
      reason: 'no such user',
    },
    complained: [{ event: 'spam', email: 'ben@example.com', id: 2, ts_event: 1764518400 }],
    others: [
      { event: 'soft_bounce', email: 'an@example.com' },
      { event: 'delivered', email: 'an@example.com' },
      'nothing',
    ],
  },
])('events of $adapter', ({ adapter, bounced, complained, others }) => {
  const basic = { Authorization: `Basic ${btoa(`webhook:${secret}`)}` }
  const bearer = { Authorization: `Bearer ${secret}` }

  it('stop mail to who is gone and who complained, and nothing else does', async () => {
    for (const other of others) expect((await tell(adapter, other, basic)).status).toBe(200)
    expect(await suppressed()).toEqual([])
    expect((await tell(adapter, bounced, basic)).status).toBe(200)
    expect((await tell(adapter, complained, bearer)).status).toBe(200)
    expect(await suppressed()).toEqual([bounce, complaint])
  })

  it.each([
    ['no password', {}],
    ['another password', { Authorization: `Basic ${btoa('webhook:guessed')}` }],
    ['another scheme', { Authorization: `Digest ${secret}` }],
    ['another token', { Authorization: 'Bearer guessed' }],
  ])('are refused with %s', async (_, headers) => {
    expect((await tell(adapter, bounced, headers)).status).toBe(401)
    expect(await suppressed()).toEqual([])
  })
})

describe('events of Mailgun', () => {
  function signed(
    data: unknown,
    { at = Date.now(), key = secret, token = crypto.randomUUID() } = {},
  ) {
    const timestamp = String(Math.floor(at / 1000))
    const signature = createHmac('sha256', key)
      .update(timestamp + token)
      .digest('hex')
    return { signature: { timestamp, token, signature }, 'event-data': data }
  }
  const bounced = {
    event: 'failed',
    severity: 'permanent',
    reason: 'bounce',
    recipient: 'an@example.com',
    'delivery-status': { code: 550, message: 'no such user', description: null },
  }

  it('stop mail to who is gone and who complained, and nothing else does', async () => {
    const others = [
      { ...bounced, severity: 'temporary' },
      { ...bounced, reason: 'old' },
      { event: 'delivered', recipient: 'an@example.com' },
      null,
    ]
    for (const other of others) expect((await tell('mailgun', signed(other))).status).toBe(200)
    expect(await suppressed()).toEqual([])
    expect((await tell('mailgun', signed(bounced))).status).toBe(200)
    const complained = { event: 'complained', recipient: 'ben@example.com' }
    expect((await tell('mailgun', signed(complained))).status).toBe(200)
    expect(await suppressed()).toEqual([bounce, complaint])
  })

  it('are refused where they are forged or late', async () => {
    const late = Date.now() - 16 * 60_000
    for (const message of [
      signed(bounced, { key: 'another key of some length' }),
      signed(bounced, { at: late }),
      { 'event-data': bounced },
      null,
    ])
      expect((await tell('mailgun', message)).status).toBe(401)
    expect(await suppressed()).toEqual([])
  })

  it('count once: a token that was used says nothing about another address', async () => {
    const token = crypto.randomUUID()
    await tell('mailgun', signed(bounced, { token }))
    await env.DB.prepare('delete from mail_suppressions').run()
    const replayed = signed({ ...bounced, recipient: 'victim@example.com' }, { token })
    expect((await tell('mailgun', replayed)).status).toBe(200)
    expect((await tell('mailgun', signed(bounced, { token }))).status).toBe(200)
    expect(await suppressed()).toEqual([])
  })
})

describe('events of Amazon SES', () => {
  const asked: string[] = []
  beforeEach(() => {
    asked.length = 0
    vi.stubGlobal('fetch', async (address: string) => {
      asked.push(address)
      return new Response(address === snsCertificateUrl ? snsCertificate : 'ok')
    })
  })
  const bounced = {
    notificationType: 'Bounce',
    bounce: {
      bounceType: 'Permanent',
      bounceSubType: 'General',
      bouncedRecipients: [
        { emailAddress: 'an@example.com', status: '5.1.1', diagnosticCode: 'no such user' },
      ],
      timestamp: '2026-11-30T14:59:38.237Z',
    },
    mail: { source: 'letters@mangoroad.example' },
  }
  const complained = {
    eventType: 'Complaint',
    complaint: {
      complainedRecipients: [{ emailAddress: 'ben@example.com' }],
      complaintFeedbackType: 'abuse',
    },
  }
  const notice = (event: unknown, change = {}) =>
    snsMessage({ Message: JSON.stringify(event), ...change })

  it('stop mail to who is gone and who complained, and nothing else does', async () => {
    const others = [
      { ...bounced, bounce: { ...bounced.bounce, bounceType: 'Transient' } },
      { ...complained, complaint: { ...complained.complaint, complaintFeedbackType: 'not-spam' } },
      { notificationType: 'Delivery' },
    ]
    for (const other of others) expect((await tell('ses', notice(other))).status).toBe(200)
    expect(await suppressed()).toEqual([])
    expect((await tell('ses', notice(bounced, { Subject: 'A bounce' }))).status).toBe(200)
    expect((await tell('ses', notice(complained))).status).toBe(200)
    expect(await suppressed()).toEqual([bounce, complaint])
  })

  it('are refused where they are forged, late, of another topic, or signed by who knows whom', async () => {
    const forged = { ...notice(complained), Message: JSON.stringify(bounced) }
    const elsewhere =
      'https://sns.ap-southeast-1.amazonaws.com.example.com/SimpleNotificationService-0.pem'
    for (const message of [
      forged,
      notice(bounced, { Timestamp: new Date(Date.now() - 61 * 60_000).toISOString() }),
      notice(bounced, { TopicArn: snsTopic.replace('123456789012', '210987654321') }),
      notice(bounced, { SignatureVersion: '1' }),
      notice(bounced, { SigningCertURL: elsewhere }),
      notice(bounced, { SigningCertURL: snsCertificateUrl.replace('https', 'http') }),
      notice(bounced, { SigningCertURL: snsCertificateUrl.replace('ap-southeast-1', 's3') }),
      notice(bounced, { SigningCertURL: `https://sns.ap-southeast-1.amazonaws.com/other.pem` }),
      { ...notice(bounced), Signature: 'bm90IGEgc2lnbmF0dXJl' },
      {},
    ])
      expect((await tell('ses', message)).status).toBe(401)
    expect(await suppressed()).toEqual([])
    expect(asked.filter((address) => address !== snsCertificateUrl)).toEqual([])
  })

  it('count once', async () => {
    const message = notice(bounced)
    await tell('ses', message)
    await env.DB.prepare('delete from mail_suppressions').run()
    expect((await tell('ses', message)).status).toBe(200)
    expect(await suppressed()).toEqual([])
  })

  it('begin once the subscription is confirmed, at Amazon and nowhere else', async () => {
    const subscribe = (address: string) =>
      snsMessage({
        Type: 'SubscriptionConfirmation',
        Token: 'token',
        Message: 'You have chosen to subscribe',
        SubscribeURL: address,
      })
    const address =
      'https://sns.ap-southeast-1.amazonaws.com/?Action=ConfirmSubscription&Token=token'
    expect((await tell('ses', subscribe(address))).status).toBe(200)
    expect(asked).toContain(address)
    const inside = 'https://127.0.0.1/'
    expect((await tell('ses', subscribe(inside))).status).toBe(401)
    expect(asked).not.toContain(inside)
  })
})

it('has no webhook where the secret is not one of the service', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const bad = { ...setUp('ses'), MAIL_EVENTS_SECRET: secret }
  const init = { method: 'POST', body: '{}', headers: newClient() }
  expect((await request('/api/mail-events', init, bad)).status).toBe(404)
})
