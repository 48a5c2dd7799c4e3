import { env } from 'cloudflare:test'
import { utc } from '@date-fns/utc'
import { subMonths } from 'date-fns'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Figures } from '../../../schema/api/admin-figures'
import { addDays, vietnamDay } from '../../../schema/time'
import { openDatabase } from '../../platform/db/database'
import { runSchedule } from '../../schedule'
import { clearAdmins, sessionCookie } from '../../testing/admins'
import { clearLetters, insertLetter } from '../../testing/delivery-runs'
import { type Desk, openDesk } from '../../testing/newsroom'
import { clearSubmissions } from '../../testing/outbox'
import { planOf } from '../../testing/plans'
import { newClient, post, request } from '../../testing/site'
import { periodsOf } from './periods'
import { selectClicks, selectLeads, selectSearches, selectViews } from './queries'

let desk: Desk
beforeEach(async () => {
  await env.DB.batch(
    ['view_counts', 'search_counts', 'product_clicks'].map((table) =>
      env.DB.prepare(`delete from ${table}`),
    ),
  )
  await Promise.all([clearSubmissions(), clearLetters(), clearAdmins()])
  desk = await openDesk()
})

const run = (query: string, ...values: unknown[]) =>
  env.DB.prepare(query)
    .bind(...values)
    .run()
const today = vietnamDay(new Date())
const reader = { 'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0' }

async function view(page: string, headers: Record<string, string> = reader, locale = 'vi') {
  const sent = { ...newClient(), ...headers }
  return (await post('/api/views', { page, locale }, sent)).status
}
const stored = async () =>
  (await env.DB.prepare('select * from view_counts order by page, locale').all()).results

const insertViews = (day: string, page: string, views: number) =>
  run("insert into view_counts (day, page, locale, views) values (?, ?, 'vi', ?)", day, page, views)

async function read(range = '30') {
  const { status, body } = await desk<Figures>('GET', `/figures?range=${range}`)
  expect(status).toBe(200)
  const all = body.groups.flatMap(({ series }) => series)
  const of = (name: string) => all.find((series) => series.name === name)
  const sumOf = (name: string) => of(name)?.counts.reduce((sum, count) => sum + count, 0)
  return { ...body, of, sumOf }
}

describe('POST /api/views', () => {
  it('adds up a day by kind of page and language, and stores nothing else', async () => {
    expect(await view('home')).toBe(204)
    await view('month-3')
    await view('destination')
    await view('destination', reader, 'en')
    await view('a-page-of-next-year')
    const row = { day: today, views: 1 }
    expect(await stored()).toEqual([
      { ...row, page: 'destinations', locale: 'en' },
      { ...row, page: 'destinations', locale: 'vi', views: 2 },
      { ...row, page: 'home', locale: 'vi' },
      { ...row, page: 'other', locale: 'vi' },
    ])
  })

  it('counts no bots, no admins, and nobody who asks not to be counted', async () => {
    const unwanted = [
      { 'User-Agent': 'Googlebot/2.1' },
      { ...reader, 'Sec-GPC': '1' },
      { ...reader, DNT: '1' },
      { ...reader, Cookie: '__Host-staff=1' },
      { ...reader, ...(await sessionCookie('mai')), Cookie: '__Host-session=x; __Host-staff=1' },
    ]
    for (const headers of unwanted) expect(await view('home', headers)).toBe(204)
    expect(await stored()).toEqual([])
  })

  it('refuses what is no view', async () => {
    for (const body of [{}, { page: '', locale: 'vi' }, { page: 'home', locale: 'fr' }])
      expect((await post('/api/views', body, { ...newClient(), ...reader })).status).toBe(400)
  })

  it('forgets days after 25 months', async () => {
    const scheduledTime = Date.now()
    const oldest = vietnamDay(subMonths(scheduledTime, 25, { in: utc }))
    await insertViews(addDays(oldest, -1), 'home', 1)
    await insertViews(oldest, 'home', 2)
    await runSchedule({ scheduledTime, cron: '17 * * * *', noRetry: () => {} }, env)
    expect((await stored()).map(({ day }) => day)).toEqual([oldest])
  })
})

describe('GET /api/admin/figures', () => {
  it('has a step for each day, and the span before beside it', async () => {
    await insertViews(today, 'home', 5)
    await insertViews(addDays(today, -29), 'home', 7)
    await insertViews(addDays(today, -30), 'home', 11)
    await insertViews(addDays(today, -59), 'shop', 13)
    await insertViews(addDays(today, -60), 'home', 17)
    const figures = await read()
    expect(figures.steps).toHaveLength(30)
    const home = figures.of('home')
    expect([home?.counts[0], home?.counts.at(-1), home?.before]).toEqual([7, 5, 11])
    expect([figures.sumOf('vi'), figures.of('vi')?.before]).toEqual([12, 24])
    expect(figures.sumOf('en')).toBe(0)
    expect((await read('90')).sumOf('home')).toBe(40)
  })

  it('adds up months, and compares them with a year before up to the same day', async () => {
    const month = today.slice(0, 7)
    await insertViews(today, 'home', 5)
    if (!today.endsWith('-01')) await insertViews(`${month}-01`, 'home', 2)
    const { steps, of } = await read('12m')
    expect([steps.length, steps.at(-1)]).toEqual([12, month])
    expect(of('home')?.counts.at(-1)).toBe(today.endsWith('-01') ? 5 : 7)
    const { beforeStart, beforeEnd, start } = periodsOf('12m', new Date('2026-11-29T05:00:00Z'))
    expect([beforeStart, beforeEnd, start]).toEqual(['2024-12-01', '2025-11-29', '2025-12-01'])
  })

  it('separates searches, clicks, letters and requests', async () => {
    const search =
      "insert into search_counts (day, locale, query, searches, results) values (?, 'vi', ?, ?, ?)"
    await run(search, today, 'pho', 3, 9)
    await run(search, today, 'khong co', 2, 0)
    for (const [id, clicks] of [
      ['hotel:hue', 4],
      ['activity:ve-thuyen', 3],
      ['dry-bag-20', 2],
    ])
      await run(
        'insert into product_clicks (id, external_id, day, clicks) values (?1, ?1, ?2, ?3)',
        id,
        today,
        clicks,
      )
    await post('/api/trip-leads', { name: 'An', email: 'an@example.com' })
    await run(
      `insert into letter_sendings (id, letter_id, list, state, mode, segment, content, counts_clicks, is_archived,
        recipients, sent, created_by, created_at, started_at)
        values ('s', ?, 'newsletter', 'sent', 'now', '{}', '{}', 1, 0, 9, 8, 'mai', '', ?)`,
      await insertLetter(),
      new Date().toISOString(),
    )
    for (const position of [1, 2])
      await run("insert into letter_links values ('s', ?, 'https://x.example', 3)", position)
    const { sumOf } = await read()
    const names = ['found', 'empty', 'hotel', 'activity', 'product', 'trip', 'contact']
    expect(names.map(sumOf)).toEqual([3, 2, 4, 3, 2, 1, 0])
    expect([sumOf('sent'), sumOf('clicked')]).toEqual([8, 6])
  })

  it('is a spreadsheet with a row for each step', async () => {
    await insertViews(today, 'home', 5)
    const headers = await sessionCookie('mai')
    const response = await request('/api/admin/figures.csv?range=30&locale=vi', { headers })
    expect(response.headers.get('Content-Type')).toBe('text/csv; charset=utf-8')
    const bytes = new Uint8Array(await response.arrayBuffer())
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
    const lines = new TextDecoder().decode(bytes).trim().split(/\r?\n/)
    expect(lines).toHaveLength(31)
    expect(lines[0]).toMatch(/^"Ngày","Lượt xem tiếng Việt",/)
    expect(lines.at(-1)).toMatch(new RegExp(`^"${today}","5","0","5",`))
  })

  it('refuses an unknown span', async () => {
    expect((await desk('GET', '/figures?range=7')).status).toBe(400)
  })

  it('reads its days alone', async () => {
    const db = openDatabase(env.DB)
    const periods = periodsOf('12m', new Date())
    const plans = await Promise.all(
      [
        selectViews(db, periods, 'page'),
        selectSearches(db, periods),
        selectClicks(db, periods),
        selectLeads(db, periods),
      ].map((query) => planOf(query.getSQL())),
    )
    expect(plans.map(([first]) => first)).toEqual([
      expect.stringContaining('SEARCH view_counts USING INDEX sqlite_autoindex'),
      expect.stringContaining('SEARCH search_counts USING INDEX sqlite_autoindex'),
      expect.stringContaining('SEARCH product_clicks USING INDEX product_clicks_day'),
      expect.stringContaining('SEARCH submissions USING INDEX submissions_created'),
    ])
  })
})
