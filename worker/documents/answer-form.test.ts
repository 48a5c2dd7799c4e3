import { env } from 'cloudflare:test'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { locales, localizedPath } from '../../schema/locale'
import { encodePlan } from '../../web/domain/plan/plan-link'
import { brokenDatabase } from '../testing/failures'
import { clearSubmissions, localMail, mailsTo, outboxRows } from '../testing/outbox'
import { find, inEnglish, newClient, origin, request } from '../testing/site'

const defaultLocale = env.DEFAULT_LOCALE === 'en' ? 'en' : 'vi'
const message = {
  name: 'Trần Văn An',
  email: 'an@example.com',
  phone: '',
  service: 'food',
  message: 'Dòng một\nDòng "hai" <b>',
}
const trip = {
  name: 'Lan',
  email: 'lan@example.com',
  destination: 'Huế',
  budget: '10 triệu',
  message: 'Đi tàu',
}

beforeEach(clearSubmissions)
afterEach(() => vi.restoreAllMocks())

/** Posts a form as a browser without scripts does, from a new client. */
function send(
  path: string,
  fields: Record<string, string> | string,
  headers: Record<string, string> = {},
  bindings = {},
) {
  const body = typeof fields === 'string' ? fields : new URLSearchParams(fields).toString()
  const type = { 'Content-Type': 'application/x-www-form-urlencoded' }
  return request(
    path,
    { method: 'POST', body, headers: { ...type, ...newClient(), ...headers } },
    bindings,
  )
}

async function rows(
  table: 'submissions' | 'newsletter_subscriptions' | 'orchard_subscriptions',
): Promise<Record<string, unknown>[]> {
  return (await env.DB.prepare(`select * from ${table}`).all()).results
}

/** The value of a field of a page. */
const inputValue = (html: string, name: string) =>
  find(html, new RegExp(`<input[^>]* name="${name}"[^>]* value="([^"]*)"`))

describe.each(locales)('a form without scripts in %s', (locale) => {
  const at = (path: string) => localizedPath(path, locale, defaultLocale)

  it.each([
    ['/lien-he', 'contact', message, 'submissions'],
    ['/', 'trip', trip, 'submissions'],
    ['/lien-he/trip-planning', 'trip', trip, 'submissions'],
    ['/lap-ke-hoach', 'trip', trip, 'submissions'],
    ['/travel-deals/ha-giang-motorbike-loop', 'trip', trip, 'submissions'],
    ['/', 'newsletter', { email: 'an@example.com' }, 'newsletter_subscriptions'],
    ['/tour-nong-trai', 'orchard', { email: 'an@example.com' }, 'orchard_subscriptions'],
    ['/inspiration', 'newsletter', { email: 'an@example.com' }, 'newsletter_subscriptions'],
    ['/travel-deals', 'newsletter', { email: 'an@example.com' }, 'newsletter_subscriptions'],
  ] as const)(
    '%s stores %s once and leads to a page that says so',
    async (path, form, fields, table) => {
      const html = await (await request(at(path))).text()
      expect(html).toContain(`action="?form=${form}#form-${form}"`)
      for (const _ of [1, 2]) {
        const response = await send(`${at(path)}?form=${form}`, fields)
        expect(response.status).toBe(303)
        expect(response.headers.get('Location')).toBe(`${at(path)}?sent=${form}#form-${form}`)
      }
      expect(await rows(table)).toMatchObject([
        { ...('name' in fields && { name: fields.name }), language: locale },
      ])
      const page = await request(`${at(path)}?sent=${form}`)
      const sent = await page.text()
      expect([page.status, page.headers.get('Cache-Control')]).toEqual([200, 'no-store'])
      expect(find(sent, new RegExp(`<div[^>]*id="form-${form}"([^>]*)>`))).toContain(
        'role="status"',
      )
      expect(sent).toContain('name="robots" content="noindex"')
      expect(sent).not.toContain(`action="?form=${form}#`)
    },
  )

  it('responds to invalid fields with the page, every word in its place', async () => {
    const response = await send(`${at('/lien-he')}?form=contact`, {
      ...message,
      name: ' ',
      email: 'an@example',
    })
    const html = await response.text()
    expect([response.status, response.headers.get('Cache-Control')]).toEqual([422, 'no-store'])
    expect(html).toContain(`<html lang="${locale}">`)
    expect(html).toContain('name="robots" content="noindex"')
    expect(inputValue(html, 'email')).toBe('an@example')
    expect(html).toContain('Dòng một\nDòng &quot;hai&quot; &lt;b&gt;</textarea>')
    expect(html).toMatch(
      /<option[^>]*value="food"[^>]* selected=""|<option[^>]* selected=""[^>]*value="food"/,
    )
    for (const field of ['name', 'email']) {
      expect(html).toContain(`href="#form-contact-${field}"`)
      expect(html).toContain(`aria-describedby="form-contact-${field}-error"`)
    }
    expect(html).not.toContain('href="#form-contact-message"')
    expect(await rows('submissions')).toEqual([])
  })
})

it('takes the day plan of its page along with a trip request', async () => {
  const path = localizedPath('/lien-he/trip-planning', 'vi', defaultLocale)
  const query = `?plan=${encodePlan({ id: 'abc123', start: '2027-03-01', days: [[{ kind: 'destination', slug: 'hue' }]], extras: [] })}`
  const html = await (await request(path + query)).text()
  const plan = (inputValue(html, 'plan') ?? '').replaceAll('&quot;', '"')
  expect(JSON.parse(plan)).toMatchObject({
    start: '2027-03-01',
    days: [[{ kind: 'destination', slug: 'hue', title: 'Huế' }]],
  })
  expect((await send(`${path}${query}&form=trip`, { ...trip, plan })).status).toBe(303)
  const [stored] = await rows('submissions')
  expect(JSON.parse(String(stored?.plan))).toMatchObject({ start: '2027-03-01' })
  expect(
    (await send(`${path}?form=trip`, { ...trip, message: 'Khác', plan: '{no plan' })).status,
  ).toBe(422)
})

const contactPath = `${localizedPath('/lien-he', 'vi', defaultLocale)}?form=contact`

it('refuses forms of other sites with a page that repeats none of their words', async () => {
  const others: Record<string, string>[] = [
    { 'Sec-Fetch-Site': 'cross-site' },
    { 'Sec-Fetch-Site': 'same-site' },
    { 'Sec-Fetch-Site': '', Origin: 'https://evil.example' },
    { 'Sec-Fetch-Site': '' },
  ]
  for (const headers of others) {
    const response = await send(contactPath, message, headers)
    expect([response.status, response.headers.get('Content-Type')]).toEqual([
      403,
      'text/html; charset=UTF-8',
    ])
    const html = await response.text()
    expect(html).toContain('role="alert"')
    expect(html).not.toContain('Trần Văn An')
  }
  expect(await rows('submissions')).toEqual([])
})

it('takes a form of its own page where the browser sends its origin only', async () => {
  expect((await send(contactPath, message, { 'Sec-Fetch-Site': '', Origin: origin })).status).toBe(
    303,
  )
})

it('stores what a program sent as spam, with the response of a success', async () => {
  const response = await send(contactPath, { ...message, website: 'https://spam.example' })
  expect(response.status).toBe(303)
  expect(await rows('submissions')).toMatchObject([{ status: 'spam' }])
  expect(await outboxRows()).toEqual([])
})

it.each([
  [413, { ...message, message: 'x'.repeat(70_000) }, {}],
  [415, 'whatever', { 'Content-Type': 'multipart/form-data; boundary=x' }],
  [415, JSON.stringify(message), { 'Content-Type': 'application/json' }],
])('answers %i as a page', async (status, body, headers) => {
  const response = await send(contactPath, body, headers)
  expect([response.status, response.headers.get('Content-Type')]).toEqual([
    status,
    'text/html; charset=UTF-8',
  ])
  expect(await response.text()).toContain('role="alert"')
  expect(await rows('submissions')).toEqual([])
})

it('loses no word while the database is down', async () => {
  const response = await send(contactPath, message, {}, { DB: brokenDatabase() })
  expect(response.status).toBe(503)
  const html = await response.text()
  expect(inputValue(html, 'name')).toBe('Trần Văn An')
  expect(html).toContain('Dòng một\nDòng &quot;hai&quot;')
  expect(html).toContain('mailto:')
})

it('takes fewer forms without scripts of one client, and renders the words of the next', async () => {
  const client = newClient()
  const unlimited = { FORM_LIMITER: { limit: async () => ({ success: true }) } }
  const attempt = (index: number) =>
    send(contactPath, { ...message, email: `an-${index}@example.com` }, client, unlimited)
  for (let index = 0; index < 10; index += 1) expect((await attempt(index)).status).toBe(303)
  const refused = await attempt(10)
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0)
  const html = await refused.text()
  expect(html).toMatch(/sau \d+ phút/)
  expect(inputValue(html, 'email')).toBe('an-10@example.com')
})

it('says that the check for people needs scripts where it is set up, and offers mail', async () => {
  const keys = { TURNSTILE_SITE_KEY: 'site-key', TURNSTILE_SECRET_KEY: 'secret-key' }
  const response = await send(contactPath, message, {}, keys)
  const html = await response.text()
  expect(response.status).toBe(422)
  expect(html).toContain('JavaScript')
  expect(html).toContain('bạn bật JavaScript rồi gửi lại nhé')
  expect(html).toContain('mailto:')
  expect(inputValue(html, 'name')).toBe('Trần Văn An')
})

it('takes no form on a page that has none, and none that it does not have', async () => {
  for (const path of [
    '/where-to-go?form=contact',
    '/lien-he?form=trip',
    '/lien-he',
    '/travel-deals/atlantis/rooms?form=trip',
  ]) {
    expect((await send(localizedPath(path, 'vi', defaultLocale), message)).status).toBe(405)
  }
})

it('never shows what one visitor wrote to another', async () => {
  await send(contactPath, { ...message, email: 'nobody' })
  const html = await (await request(contactPath)).text()
  expect(html).not.toContain('Trần Văn An')
  expect(html).not.toContain('role="alert"')
})

it('does not say that a link worked which has nothing to do', async () => {
  const token = 'a'.repeat(43)
  for (const [path, form] of [
    ['/ban-tin/xac-nhan', 'confirm'],
    ['/ban-tin/huy-dang-ky', 'unsubscribe'],
  ]) {
    const response = await send(
      `${localizedPath(path ?? '', 'en', defaultLocale)}?token=${token}&form=${form}`,
      '',
    )
    expect(response.status).toBe(303)
    expect(response.headers.get('Location')).not.toContain('sent=')
  }
})

it('confirms and ends a subscription, each with a press of a button', async () => {
  const home = `${localizedPath('/', 'en', defaultLocale)}?form=newsletter`
  await send(home, { email: 'an@example.com' }, {}, localMail)
  const linkOf = async (purpose: string) => {
    const mails = await mailsTo('an@example.com')
    return (
      new RegExp(`https://[^/\\s]+(/\\S*${purpose}\\S*)`).exec(mails.at(-1)?.text ?? '')?.[1] ?? ''
    )
  }
  const confirm = await linkOf('xac-nhan')
  const shown = await (await request(confirm)).text()
  const token = new URL(confirm, origin).searchParams.get('token')
  expect(shown).toContain(`action="?token=${token}&amp;form=confirm#form-confirm"`)
  const confirmed = await send(`${confirm}&form=confirm`, '', {}, localMail)
  expect(confirmed.headers.get('Location')).toBe(`${confirm}&sent=confirm#form-confirm`)
  expect(await rows('newsletter_subscriptions')).toMatchObject([{ status: 'confirmed' }])
  expect(await (await request(`${confirm}&sent=confirm`)).text()).toContain('All set')

  const end = await linkOf('huy-dang-ky')
  expect(
    (await send(`${end}&form=unsubscribe`, '', { 'Sec-Fetch-Site': 'cross-site' })).status,
  ).toBe(403)
  const broken = await send(`${end}&form=unsubscribe`, '', {}, { DB: brokenDatabase() })
  expect(broken.status).toBe(503)
  expect(await broken.text()).toContain('form=unsubscribe#form-unsubscribe')
  expect((await send(`${end}&form=unsubscribe`, '')).status).toBe(303)
  expect(await rows('newsletter_subscriptions')).toMatchObject([{ status: 'unsubscribed' }])
})

it('stores a form in the language of its page, and comes back to it, with English as the default', async () => {
  const sent = async (path: string) =>
    (await send(`${path}?form=contact`, message, {}, inEnglish)).headers.get('Location')
  expect(await sent('/lien-he')).toBe('/lien-he?sent=contact#form-contact')
  expect(await rows('submissions')).toMatchObject([{ language: 'en' }])
  await clearSubmissions()
  expect(await sent('/vi/lien-he')).toBe('/vi/lien-he?sent=contact#form-contact')
  expect(await rows('submissions')).toMatchObject([{ language: 'vi' }])
})
