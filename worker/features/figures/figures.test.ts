import { env } from 'cloudflare:test'
import { utc } from '@date-fns/utc'
import { subMonths } from 'date-fns'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Figures } from '../../../schema/api/admin-figures'
import { splitLocale } from '../../../schema/locale'
import { addDays, vietnamDay } from '../../../schema/time'
import { openDatabase } from '../../platform/db/database'
import { clearAdmins, sessionCookie } from '../../testing/admins'
import { clearLetters, insertLetter } from '../../testing/delivery-runs'
import { keepFewEntries } from '../../testing/entries'
import { type Desk, openDesk } from '../../testing/newsroom'
import { clearSubmissions } from '../../testing/outbox'
import { planOf } from '../../testing/plans'
import { runHour } from '../../testing/schedule'
import { newClient, pathIn, post, request } from '../../testing/site'
import { periodsOf } from './periods'
import {
  selectClicks,
  selectLeads,
  selectSearches,
  selectTopPages,
  selectTopSources,
  selectViews,
} from './queries'

let desk: Desk
beforeAll(() => keepFewEntries('hue', 'home', 'privacy'))
beforeEach(async () => {
  await env.DB.batch(
    ['view_counts', 'entry_views', 'arrival_counts', 'search_counts', 'product_clicks'].map(
      (table) => env.DB.prepare(`delete from ${table}`),
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
const stored = async (table = 'view_counts') =>
  (await env.DB.prepare(`select * from ${table} order by 1, 2, 3`).all()).results

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

async function exported(table: string): Promise<string[]> {
  const headers = await sessionCookie('mai')
  const path = `/api/admin/figures.csv?range=30&locale=vi&table=${table}`
  const response = await request(path, { headers })
  expect(response.headers.get('Content-Disposition')).toContain(`-figures-${table}-30.csv`)
  return (await response.text()).trim().split(/\r?\n/)
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
    for (const day of [addDays(oldest, -1), oldest]) {
      await run("insert into entry_views values (?, 'x', 'vi', 1)", day)
      await run("insert into arrival_counts values (?, 'direct', 1)", day)
    }
    await runHour(scheduledTime)
    for (const table of ['view_counts', 'entry_views', 'arrival_counts'])
      expect((await stored(table)).map(({ day }) => day)).toEqual([oldest])
  })
})

/** A page that a reader sees, and where the reader came from. */
async function visit(path: string, from?: string, headers: Record<string, string> = newClient()) {
  const { locale } = splitLocale(path, env.DEFAULT_LOCALE === 'en' ? 'en' : 'vi')
  const body = { page: 'other', locale, path, from }
  expect((await post('/api/views', body, { ...reader, ...headers })).status).toBe(204)
}

describe('of the pages that readers see', () => {
  const shown = (rows: Figures['pages']['rows']) =>
    rows.map(({ kind, slug, locale, views }) => [kind, slug, locale, views])

  it('lists the most read entries by language', async () => {
    const [vi, en] = [pathIn('vi', '/where-to-go/hue'), pathIn('en', '/where-to-go/hue')]
    for (const path of [pathIn('vi', '/'), en, vi, vi, pathIn('vi', '/chinh-sach-bao-mat')])
      await visit(path)
    const { pages } = await read()
    expect(shown(pages.rows).slice(0, 1)).toEqual([['destination', 'hue', 'vi', 2]])
    expect(shown(pages.rows)).toHaveLength(4)
    expect(shown(pages.rows)).toEqual(
      expect.arrayContaining([
        ['destination', 'hue', 'en', 1],
        ['home', 'home', 'vi', 1],
        ['page', 'privacy', 'vi', 1],
      ]),
    )
    expect(pages.rows.map(({ isPublic }) => isPublic)).not.toContain(false)
    expect((await exported('pages'))[1]).toMatch(
      /^"[^"]+","Điểm đến","Tiếng Việt","https?:[^"]+\/where-to-go\/hue","2"/,
    )
  })

  it('counts only what is there and public in that language', async () => {
    await run("update entries set status_en = 'draft' where slug = 'hue'")
    await run("update entries set deleted_at = '2026-01-01' where slug = 'privacy'")
    const hue = pathIn('en', '/where-to-go/hue')
    for (const path of [hue, '/chinh-sach-bao-mat', '/where-to-go/nowhere', '/%']) await visit(path)
    await run("update entries set status_en = 'published' where slug = 'hue'")
    await run("update entries set deleted_at = null where slug = 'privacy'")
    expect((await read()).pages.rows).toEqual([])
  })

  it('counts neither page nor source of bots and of those who do not want it', async () => {
    await visit('/', 'example.org', { ...newClient(), DNT: '1' })
    await visit('/', 'example.org', { ...newClient(), 'User-Agent': 'Googlebot/2.1' })
    const { pages, sources } = await read()
    expect([pages.rows, sources.rows]).toEqual([[], []])
  })
})

describe('of where readers come from', () => {
  const shown = async () =>
    (await read()).sources.rows.map(({ source, kind, arrivals }) => [source, kind, arrivals])

  it('adds up search engines, social networks, other sites and none', async () => {
    const hosts = [
      'www.google.com.vn',
      'google.com',
      'WWW.Example.org:443',
      'l.facebook.com',
      'x y',
    ]
    for (const from of [...hosts, '', new URL(env.SITE_URL).host]) await visit('/', from)
    await visit('/where-to-go/hue')
    expect(await shown()).toEqual([
      ['Google', 'search', 2],
      ['direct', 'direct', 2],
      ['Facebook', 'social', 1],
      ['example.org', 'site', 1],
      ['other', 'site', 1],
    ])
    expect((await exported('sources')).slice(0, 2)).toEqual([
      '"Nguồn","Loại","Lượt ghé"',
      '"Google","Công cụ tìm kiếm","2"',
    ])
  })

  it('tells at most 200 sites a day apart, and 20 new ones of a client', async () => {
    const client = newClient()
    for (const n of Array(21).keys()) await visit('/', `site-${n}.example`, client)
    expect(await shown()).toHaveLength(21)
    expect(await shown()).toContainEqual(['other', 'site', 1])
    await run(
      `with recursive n(i) as (select 1 union all select i + 1 from n where i < 179)
        insert into arrival_counts (day, source, arrivals) select ?, 'full-' || i || '.example', 1 from n`,
      today,
    )
    await visit('/', 'one-too-many.example')
    await visit('/', 'site-1.example')
    await visit('/', 'google.com')
    const rows = await stored('arrival_counts')
    expect(rows).toHaveLength(201)
    expect(rows).toContainEqual({ day: today, source: 'other', arrivals: 2 })
    expect(rows).toContainEqual({ day: today, source: 'site-1.example', arrivals: 2 })
    expect(rows).toContainEqual({ day: today, source: 'Google', arrivals: 1 })
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

  it('says where the oldest days are missing from a sum', async () => {
    const clicks = (count: number) =>
      run(
        `with recursive n(i) as (select 1 union all select i + 1 from n where i < ?1)
          insert or ignore into product_clicks (id, external_id, day, clicks)
          select 'x' || i, 'x' || i, ?2, 1 from n`,
        count,
        today,
      )
    const cutGroups = async () =>
      (await read()).groups.filter(({ isCut }) => isCut).map(({ group }) => group)
    await clicks(10)
    expect(await cutGroups()).toEqual([])
    await clicks(100_001)
    expect(await cutGroups()).toEqual(['clicks'])
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
        selectTopPages(db, periods, 9),
        selectTopSources(db, periods, 9),
      ].map((query) => planOf(query.getSQL())),
    )
    const steps = plans.map((plan) => plan.filter((step) => !step.startsWith('CO-ROUTINE')))
    const sorted = steps.map((plan) => plan.filter((step) => step.includes('ORDER BY')))
    const byCount = ['USE TEMP B-TREE FOR ORDER BY']
    expect(sorted).toEqual([[], [], [], [], byCount, byCount])
    expect(steps.map(([first]) => first)).toEqual([
      expect.stringContaining('SEARCH view_counts USING INDEX sqlite_autoindex'),
      expect.stringContaining('SEARCH search_counts USING INDEX sqlite_autoindex'),
      expect.stringContaining('SEARCH product_clicks USING INDEX product_clicks_day'),
      expect.stringContaining('SEARCH submissions USING INDEX submissions_created'),
      expect.stringContaining('SEARCH entry_views USING INDEX sqlite_autoindex'),
      expect.stringContaining('SEARCH arrival_counts USING INDEX sqlite_autoindex'),
    ])
  })
})
