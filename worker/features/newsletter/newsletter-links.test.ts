import { env } from 'cloudflare:test'
import { beforeEach, describe, expect, it } from 'vitest'
import { openDatabase } from '../../platform/db/database'
import { clearSubmissions, localMail, mailsTo, outboxRows } from '../../testing/outbox'
import { inEnglish, newClient, origin, pathIn, post, request } from '../../testing/site'
import { purgeNewsletter } from './queries'

const email = 'an@example.com'
beforeEach(clearSubmissions)

async function subscribe(language = 'vi') {
  await post('/api/newsletter', { email, language }, {}, localMail)
}

async function tokenOf(purpose: 'xac-nhan' | 'huy-dang-ky', number = 0): Promise<string> {
  const text = (await mailsTo(email))[number]?.text ?? ''
  return new RegExp(`/ban-tin/${purpose}\\?token=([\\w-]+)`).exec(text)?.[1] ?? ''
}

async function status(): Promise<unknown> {
  return (
    await env.DB.prepare('select status from newsletter_subscriptions').first<{ status: string }>()
  )?.status
}

const read = async (purpose: string, token: string) =>
  (await request(`/api/newsletter/${purpose}?token=${token}`)).json()
const follow = async (purpose: string, token: string) =>
  (await post(`/api/newsletter/${purpose}`, { token }, {}, localMail)).json()

describe('a link to confirm', () => {
  it('is mailed in the visitor’s language, and only its hash is stored', async () => {
    await subscribe('en')
    const [mail] = await mailsTo(email)
    expect(mail?.text).toContain('/ban-tin/xac-nhan?token=')
    const token = await tokenOf('xac-nhan')
    expect(token.length).toBeGreaterThan(40)
    expect(
      JSON.stringify((await env.DB.prepare('select * from newsletter_tokens').all()).results),
    ).not.toContain(token)
  })

  it('leads to the page in the reader’s language, with English as the default', async () => {
    for (const [language, prefix] of [
      ['en', ''],
      ['vi', '/vi'],
    ]) {
      await clearSubmissions()
      await post('/api/newsletter', { email, language }, {}, { ...localMail, ...inEnglish })
      const [mail] = await mailsTo(email)
      expect(mail?.text).toContain(`${origin}${prefix}/ban-tin/xac-nhan?token=`)
    }
  })

  it('changes nothing when it is only opened', async () => {
    await subscribe()
    const token = await tokenOf('xac-nhan')
    for (const method of ['GET', 'HEAD'])
      await request(`/ban-tin/xac-nhan?token=${token}`, { method })
    expect(await read('confirm', token)).toMatchObject({ state: 'ready' })
    expect(await status()).toBe('pending')
  })

  it('confirms when it is followed, once, and a welcome is sent', async () => {
    await subscribe()
    const token = await tokenOf('xac-nhan')
    const states = await Promise.all([follow('confirm', token), follow('confirm', token)])
    expect(states).toContainEqual({ state: 'done', list: 'letter' })
    expect(await status()).toBe('confirmed')
    expect(await follow('confirm', token)).toMatchObject({ state: 'used' })
    expect((await outboxRows()).map(({ kind, status: state }) => [kind, state])).toEqual([
      ['newsletter-confirm', 'sent'],
      ['newsletter-welcome', 'sent'],
    ])
  })

  it('runs out after seven days', async () => {
    await subscribe()
    const token = await tokenOf('xac-nhan')
    const justBefore = new Date(Date.now() + 60_000).toISOString()
    await env.DB.prepare('update newsletter_tokens set expires_at = ?').bind(justBefore).run()
    expect(await read('confirm', token)).toMatchObject({ state: 'ready' })
    await env.DB.prepare('update newsletter_tokens set expires_at = ?')
      .bind(new Date(Date.now() - 1000).toISOString())
      .run()
    expect(await read('confirm', token)).toMatchObject({ state: 'expired' })
    expect(await follow('confirm', token)).toMatchObject({ state: 'expired' })
    expect(await status()).toBe('pending')
  })

  it('lives for seven days', async () => {
    await subscribe()
    const row = await env.DB.prepare(
      "select expires_at, created_at from newsletter_tokens where purpose = 'confirm'",
    ).first<{
      expires_at: string
      created_at: string
    }>()
    expect(Date.parse(row?.expires_at ?? '') - Date.parse(row?.created_at ?? '')).toBe(
      7 * 24 * 60 * 60 * 1000,
    )
  })

  it.each(['', 'x', 'a'.repeat(43), "' or 1=1 --", '%00'])(
    'that is forged (%j) does nothing',
    async (token) => {
      await subscribe()
      expect(await read('confirm', encodeURIComponent(token))).toMatchObject({ state: 'invalid' })
      expect(await follow('confirm', token)).toMatchObject({ state: 'invalid' })
      expect(await follow('unsubscribe', token)).toMatchObject({ state: 'invalid' })
      expect(await status()).toBe('pending')
    },
  )

  it('is for one purpose', async () => {
    await subscribe()
    expect(await follow('unsubscribe', await tokenOf('xac-nhan'))).toMatchObject({
      state: 'invalid',
    })
    expect(await follow('confirm', await tokenOf('huy-dang-ky'))).toMatchObject({
      state: 'invalid',
    })
  })
})

describe('a link to unsubscribe', () => {
  it('ends a subscription, and a link to confirm that is still under way ends with it', async () => {
    await subscribe()
    const [confirm, end] = [await tokenOf('xac-nhan'), await tokenOf('huy-dang-ky')]
    expect(await read('unsubscribe', end)).toMatchObject({ state: 'ready' })
    expect(await status()).toBe('pending')
    expect(await follow('unsubscribe', end)).toMatchObject({ state: 'done' })
    expect(await status()).toBe('unsubscribed')
    expect(await follow('unsubscribe', end)).toMatchObject({ state: 'used' })
    expect(await follow('confirm', confirm)).toMatchObject({ state: 'used' })
    expect(await status()).toBe('unsubscribed')
  })

  it('works with the one click of mail programs, from anywhere and as a form', async () => {
    await subscribe('en')
    const [mail] = await mailsTo(email)
    const headers = JSON.parse(mail?.headers ?? '{}') as Record<string, string>
    expect(headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click')
    const { pathname, search } = new URL(headers['List-Unsubscribe']?.slice(1, -1) ?? '')
    const response = await request(pathname + search, {
      method: 'POST',
      headers: {
        ...newClient(),
        'Content-Type': 'application/x-www-form-urlencoded',
        'Sec-Fetch-Site': 'cross-site',
      },
      body: 'List-Unsubscribe=One-Click',
    })
    expect(response.status).toBe(200)
    expect(await status()).toBe('unsubscribed')
  })

  it('of an old mail still works after subscribing anew', async () => {
    await subscribe()
    const end = await tokenOf('huy-dang-ky')
    await follow('unsubscribe', end)
    await env.DB.prepare('delete from outbox').run()
    await subscribe()
    expect(await status()).toBe('pending')
    expect(await follow('unsubscribe', end)).toMatchObject({ state: 'done' })
  })
})

describe('subscribing', () => {
  it('sends one mail for two presses, and answers a confirmed address as any other', async () => {
    await Promise.all([subscribe(), subscribe()])
    expect(await mailsTo(email)).toHaveLength(1)
    await follow('confirm', await tokenOf('xac-nhan'))
    const known = await post('/api/newsletter', { email, language: 'vi' }, {}, localMail)
    const unknown = await post(
      '/api/newsletter',
      { email: 'moi@example.com', language: 'vi' },
      {},
      localMail,
    )
    expect([known.status, await known.text()]).toEqual([unknown.status, await unknown.text()])
  })

  it('of a program sends nothing', async () => {
    await post('/api/newsletter', { email, language: 'vi', website: 'x' }, {}, localMail)
    await post(
      '/api/newsletter',
      {
        email,
        language: 'vi',
        startedAt: '2026-01-01T00:00:00Z',
        subscribedAt: '2026-01-01T00:00:01Z',
      },
      {},
      localMail,
    )
    expect(await outboxRows()).toEqual([])
  })
})

it('excludes the pages of links from caches and search engines', async () => {
  for (const path of [pathIn('vi', '/ban-tin/xac-nhan'), pathIn('en', '/ban-tin/huy-dang-ky')]) {
    const response = await request(`${path}?token=x`)
    expect(response.status).toBe(200)
    expect(response.headers.get('Cache-Control')).toBe('no-store')
    expect(await response.text()).toMatch(/<meta name="robots" content="noindex/)
  }
})

describe('the purge', () => {
  const purge = () =>
    purgeNewsletter(openDatabase(env.DB), new Date(Date.now() + 1000).toISOString())

  it('forgets what nobody confirmed', async () => {
    await subscribe()
    await purge()
    expect(await status()).toBeUndefined()
  })

  it('remembers that somebody had left, should the address be given again', async () => {
    await subscribe()
    await follow('unsubscribe', await tokenOf('huy-dang-ky'))
    const left = 'select status, unsubscribed_at, created_at from newsletter_subscriptions'
    const before = await env.DB.prepare(left).first()
    await subscribe()
    expect(await status()).toBe('pending')
    await purge()
    expect(await env.DB.prepare(left).first()).toEqual(before)
  })

  it('leaves alone who had left and has confirmed anew', async () => {
    await subscribe()
    await follow('unsubscribe', await tokenOf('huy-dang-ky'))
    await env.DB.prepare('delete from outbox').run()
    await subscribe()
    await follow('confirm', await tokenOf('xac-nhan', 1))
    await purge()
    expect(
      await env.DB.prepare('select status, unsubscribed_at from newsletter_subscriptions').first(),
    ).toEqual({
      status: 'confirmed',
      unsubscribed_at: null,
    })
  })
})

describe('two lists', () => {
  const join = (list?: string) =>
    post('/api/newsletter', { email, language: 'vi', ...(list && { list }) }, {}, localMail)
  const statuses = async () => {
    const tables = ['newsletter_subscriptions', 'orchard_subscriptions']
    const found = await Promise.all(
      tables.map((table) =>
        env.DB.prepare(`select status from ${table}`).first<{ status: string }>(),
      ),
    )
    return found.map((row) => row?.status)
  }

  it('are confirmed each by itself, in mails and on pages that speak of the one', async () => {
    await join()
    await follow('confirm', await tokenOf('xac-nhan'))
    expect((await join('orchard')).status).toBe(200)
    expect(await statuses()).toEqual(['confirmed', 'pending'])
    const [, , confirm] = await mailsTo(email)
    expect(confirm?.text).toContain('tin mở vườn')
    const token = await tokenOf('xac-nhan', 2)
    expect(await read('confirm', token)).toEqual({ state: 'ready', list: 'orchard' })
    const page = await (await request(`${pathIn('vi', '/ban-tin/xac-nhan')}?token=${token}`)).text()
    expect(page).toContain('Xác nhận nhận tin mở vườn')
    expect(await follow('confirm', token)).toEqual({ state: 'done', list: 'orchard' })
    expect(await statuses()).toEqual(['confirmed', 'confirmed'])
    expect((await outboxRows()).map(({ kind }) => kind)).toEqual([
      'newsletter-confirm',
      'newsletter-confirm-orchard',
      'newsletter-welcome',
      'newsletter-welcome-orchard',
    ])
    expect((await mailsTo(email))[3]?.text).toContain('/tour-nong-trai')
  })

  it.each([
    ['letter', 1, ['unsubscribed', 'confirmed']],
    ['orchard', 3, ['confirmed', 'unsubscribed']],
  ] as const)('are left each by itself: the link of the %s', async (list, mail, left) => {
    await join()
    await follow('confirm', await tokenOf('xac-nhan'))
    await join('orchard')
    await follow('confirm', await tokenOf('xac-nhan', 2))
    expect(await follow('unsubscribe', await tokenOf('huy-dang-ky', mail))).toEqual({
      state: 'done',
      list,
    })
    expect(await statuses()).toEqual(left)
  })

  it('answer known and unknown addresses alike, and take no other list', async () => {
    await join('orchard')
    await follow('confirm', await tokenOf('xac-nhan'))
    const known = await join('orchard')
    const unknown = await post(
      '/api/newsletter',
      { email: 'moi@example.com', language: 'vi', list: 'orchard' },
      {},
      localMail,
    )
    expect([known.status, await known.text()]).toEqual([unknown.status, await unknown.text()])
    expect((await join('partners')).status).toBe(400)
  })

  it('forget what nobody confirmed', async () => {
    await join('orchard')
    await purgeNewsletter(openDatabase(env.DB), new Date(Date.now() + 1000).toISOString())
    expect(await statuses()).toEqual([undefined, undefined])
  })
})
