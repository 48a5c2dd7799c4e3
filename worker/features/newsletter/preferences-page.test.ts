import { env } from 'cloudflare:test'
import { beforeEach, expect, it } from 'vitest'
import { brokenDatabase } from '../../testing/failures'
import { clearSubmissions } from '../../testing/outbox'
import { newClient, pathIn, request } from '../../testing/site'
import { makeReaderLinks } from './links'

const settings = { siteUrl: 'https://mangoroad.example', defaultLocale: 'vi' } as const
let page: string

beforeEach(async () => {
  await clearSubmissions()
  const at = '2026-11-01T00:00:00.000Z'
  const sql = `insert into newsletter_subscriptions (email, language, status, subscribed_at, confirmed_at, created_at, reader_id, interests)
    values ('lan@example.com', 'vi', 'confirmed', ?1, ?1, ?1, 'reader-1', '["food"]')`
  await env.DB.prepare(sql).bind(at).run()
  const input = {
    readerId: 'reader-1',
    list: 'letter',
    language: 'en',
    settings,
    secret: env.LINK_SECRET ?? '',
  } as const
  const { search } = new URL((await makeReaderLinks(input)).preferences)
  page = pathIn('en', '/ban-tin/tuy-chon') + search
})

const html = async (path = page) => (await request(path)).text()
const row = () =>
  env.DB.prepare('select * from newsletter_subscriptions').first<Record<string, unknown>>()

/** Posts a form as a browser without scripts does. */
function send(form: string, fields: string[][] = [], bindings = {}) {
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded', ...newClient() }
  return request(
    `${page}&form=${form}`,
    { method: 'POST', headers, body: new URLSearchParams(fields).toString() },
    bindings,
  )
}

/** The fields that are ticked in a page. */
const ticked = (text: string) =>
  [...text.matchAll(/<input[^>]*>/g)].flatMap(([tag]) =>
    tag.includes('checked=""') ? (/ value="(\w+)"/.exec(tag)?.[1] ?? '') : [],
  )

it('shows what a reader has chosen, in the language of the address, to nobody’s cache and no search engine', async () => {
  const response = await request(page)
  const text = await response.text()
  expect([response.status, response.headers.get('Cache-Control')]).toEqual([200, 'no-store'])
  expect(response.headers.get('Referrer-Policy')).toBe('strict-origin-when-cross-origin')
  expect(text).toContain('<html lang="en">')
  expect(text).toContain('name="robots" content="noindex"')
  expect(text).toContain('l…@example.com')
  expect(text).not.toContain('lan@example.com')
  expect(ticked(text)).toEqual(['vi', 'food', 'all'])
  expect((await row())?.status).toBe('confirmed')
})

it('saves, pauses, ends a pause and leaves without scripts, and says so', async () => {
  const choice = [
    ['language', 'en'],
    ['interests', 'places'],
    ['interests', 'deals'],
    ['frequency', 'monthly'],
  ]
  const saved = await send('preferences', choice)
  expect([saved.status, saved.headers.get('Location')]).toEqual([
    303,
    `${page}&sent=preferences#form-preferences`,
  ])
  expect(await row()).toMatchObject({
    language: 'en',
    interests: '["places","deals"]',
    frequency: 'monthly',
    paused_until: null,
  })
  const text = await html(`${page}&sent=preferences`)
  expect(text).toContain('Saved. It applies')
  expect(ticked(text)).toEqual(['en', 'places', 'deals', 'monthly'])

  await send('preferences', [...choice, ['isPaused', 'true']])
  expect((await row())?.paused_until).not.toBeNull()
  expect(await html()).toContain('You’re taking a break until')
  await send('preferences', [
    ...choice.filter(([name]) => name !== 'interests'),
    ['isPaused', 'false'],
  ])
  expect(await row()).toMatchObject({ paused_until: null, interests: null })

  expect((await send('leave')).status).toBe(303)
  expect(await row()).toMatchObject({ status: 'unsubscribed' })
  const left = await html()
  expect(left).toContain('no longer gets letters')
  expect(left).toContain('Get letters again')
  await send('preferences', choice)
  expect(await row()).toMatchObject({ status: 'confirmed' })
})

it('answers 503 and changes nothing while the database is down', async () => {
  const response = await send(
    'preferences',
    [
      ['language', 'en'],
      ['interests', 'deals'],
      ['frequency', 'monthly'],
    ],
    { DB: brokenDatabase() },
  )
  expect(response.status).toBe(503)
  expect(await row()).toMatchObject({ language: 'vi' })
})

it('deletes without scripts, says so, and is no page of theirs any more', async () => {
  const deleted = await send('delete')
  expect(deleted.headers.get('Location')).toBe(`${page}&sent=delete#form-delete`)
  expect(await row()).toBeNull()
  expect(await html(`${page}&sent=delete`)).toContain('holds nothing about you')
  expect(await html()).toContain('This link no longer works')
  expect(
    (
      await send('preferences', [
        ['language', 'en'],
        ['frequency', 'all'],
      ])
    ).headers.get('Location'),
  ).not.toContain('sent=')
})
