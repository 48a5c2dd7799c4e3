import { env } from 'cloudflare:test'
import { beforeEach, describe, expect, it } from 'vitest'
import type { SearchEvent, SearchLists } from '../../../schema/api/searches'
import { addDays, vietnamDay } from '../../../schema/time'
import { clearAdmins } from '../../testing/admins'
import { type Desk, openDesk } from '../../testing/newsroom'
import { runHour } from '../../testing/schedule'
import { post } from '../../testing/site'

let desk: Desk
beforeEach(async () => {
  await env.DB.prepare('delete from search_counts').run()
  await env.DB.prepare('delete from rate_counts').run()
  await clearAdmins()
  desk = await openDesk()
})

const reader = { 'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0' }

async function send(
  event: Partial<SearchEvent>,
  headers: Record<string, string> = reader,
): Promise<void> {
  const response = await post(
    '/api/search/events',
    { query: 'phở bò', locale: 'vi', results: 4, ...event },
    headers,
  )
  expect(response.status).toBe(204)
}

async function sendTimes(times: number, event: Partial<SearchEvent>): Promise<void> {
  for (let sent = 0; sent < times; sent += 1) await send(event)
}

const rows = async () =>
  (await env.DB.prepare('select * from search_counts order by day, query').all()).results
const lists = async (query = '') => (await desk<SearchLists>('GET', `/searches${query}`)).body
const queriesOf = (list: SearchLists['top']) => list.map(({ query }) => query)

/** Stores three searches of a query so many days ago. */
async function insertOld(query: string, days: number, results = 1): Promise<void> {
  await env.DB.prepare(
    "insert into search_counts (day, locale, query, searches, results) values (?, 'vi', ?, 3, ?)",
  )
    .bind(addDays(vietnamDay(new Date()), -days), query, results)
    .run()
}

describe('POST /api/search/events', () => {
  it('adds up a day, with or without marks, a language apart, and stores nothing else', async () => {
    await send({ query: '  Phở  BÒ ' })
    await send({ query: 'pho bo', results: 7 })
    await send({ query: 'phở bò', position: 1 })
    await send({ query: 'phở bò', position: 4 })
    await send({ locale: 'en' })
    const day = vietnamDay(new Date())
    const row = { day, query: 'pho bo' }
    expect(await rows()).toEqual([
      { ...row, locale: 'en', searches: 1, results: 4, clicks: 0, positions: 0 },
      { ...row, locale: 'vi', searches: 2, results: 7, clicks: 2, positions: 5 },
    ])
  })

  it.each([
    'lan@example.com',
    'hỏi Lan＠example．com nhé',
    'https://example.com/lan',
    'example.com',
    '0901 234 567',
    '+84 (90) 12',
    'hộ chiếu c1234567',
    '٠٩٠١٢٣',
    '???',
    ' ',
  ])('stores nothing of %j', async (query) => {
    await send({ query })
    expect(await rows()).toEqual([])
  })

  it('takes fifty new words a day of one client, and goes on counting known ones', async () => {
    const spammer = { ...reader, 'CF-Connecting-IP': '198.51.100.7' }
    await send({ query: 'chùa cầu' })
    for (let word = 0; word < 52; word += 1) await send({ query: `từ ${word}` }, spammer)
    expect(await rows()).toHaveLength(51)
    await send({ query: 'chùa cầu' }, spammer)
    expect(await rows()).toContainEqual(expect.objectContaining({ query: 'chua cau', searches: 2 }))
    await send({ query: 'bánh mì' }, { ...reader, 'CF-Connecting-IP': '198.51.100.8' })
    expect(await rows()).toHaveLength(52)
  })

  it('counts no robots', async () => {
    await send({}, { 'User-Agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' })
    expect(await rows()).toEqual([])
  })

  it('takes no new queries beyond two thousand a day, but counts those it has', async () => {
    await env.DB.prepare(
      `with recursive n(i) as (select 1 union all select i + 1 from n where i < 2000)
      insert into search_counts (day, locale, query) select ?, 'vi', 'tu ' || i from n`,
    )
      .bind(vietnamDay(new Date()))
      .run()
    await send({ query: 'từ 7' })
    await send({ query: 'một từ mới' })
    const { results } = await env.DB.prepare(
      'select query from search_counts where searches > 0',
    ).all()
    expect(results).toEqual([{ query: 'tu 7' }])
    expect(await rows()).toHaveLength(2000)
  })

  it.each([
    { query: 'a'.repeat(101) },
    { locale: 'fr' },
    { results: -1 },
    { results: 1.5 },
    { position: 0 },
  ])('refuses %j', async (wrong) => {
    const response = await post('/api/search/events', {
      query: 'phở',
      locale: 'vi',
      results: 1,
      ...wrong,
    })
    expect(response.status).toBe(400)
    expect(await rows()).toEqual([])
  })
})

describe('GET /api/admin/searches', () => {
  it('lists the most frequent, those without results and those without clicks', async () => {
    await sendTimes(3, { query: 'phở' })
    await send({ query: 'phở', position: 1 })
    await send({ query: 'phở', position: 2 })
    await sendTimes(4, { query: 'sạc dự phòng', results: 0 })
    await sendTimes(3, { query: 'áo mưa', results: 2 })
    await sendTimes(2, { query: 'hiếm', results: 2 })
    const { top, withoutResults, withoutClicks } = await lists()
    expect(queriesOf(top)).toEqual(['sac du phong', 'ao mua', 'pho', 'hiem'])
    expect(top[2]).toEqual({
      query: 'pho',
      locale: 'vi',
      searches: 3,
      results: 4,
      clicks: 2,
      averagePosition: 1.5,
    })
    expect(top[1]?.averagePosition).toBeNull()
    expect(queriesOf(withoutResults)).toEqual(['sac du phong'])
    expect(queriesOf(withoutClicks)).toEqual(['ao mua'])
  })

  it('sums a period of one language', async () => {
    await send({ query: 'phở' })
    await send({ query: 'phở', locale: 'en' })
    for (const [name, days] of [
      ['tuan', 6],
      ['thang', 7],
      ['quy', 30],
      ['xua', 90],
    ] as const)
      await insertOld(name, days)
    await insertOld('pho', 6)
    const searched = async (query: string) =>
      (await lists(query)).top.map((row) => [row.query, row.locale, row.searches])
    expect(await searched('?days=7&locale=vi')).toEqual([
      ['pho', 'vi', 4],
      ['tuan', 'vi', 3],
    ])
    expect(await searched('?locale=en')).toEqual([['pho', 'en', 1]])
    expect(queriesOf((await lists()).top)).toEqual(['pho', 'thang', 'tuan', 'pho'])
    expect(queriesOf((await lists('?days=90')).top)).toEqual(['pho', 'quy', 'thang', 'tuan', 'pho'])
  })

  it('takes how much a query finds from its last day', async () => {
    await insertOld('moi co', 3, 0)
    await send({ query: 'mới có', results: 5 })
    await insertOld('het co', 3, 5)
    await send({ query: 'hết có', results: 0 })
    const { top, withoutResults } = await lists()
    expect(top.map(({ query, results }) => [query, results])).toEqual([
      ['het co', 0],
      ['moi co', 5],
    ])
    expect(queriesOf(withoutResults)).toEqual(['het co'])
  })
})

it('counts are deleted after ninety days', async () => {
  await insertOld('con', 89)
  await insertOld('het han', 90)
  await runHour(Date.now())
  expect((await rows()).map(({ query }) => query)).toEqual(['con'])
})
