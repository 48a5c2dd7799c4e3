import { DatabaseSync } from 'node:sqlite'
import { beforeEach, expect, it } from 'vitest'
import { migrationNames } from '../tools/backup/migrations'
import { applyMigrations } from '../tools/testing/memory-database'
import { trendingScore } from './api/products'

let sqlite: DatabaseSync
const all = (query: string) =>
  sqlite
    .prepare(query)
    .all()
    .map((row) => Object.values(row))
const numbers = (to: number) => `with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < ${to})`

beforeEach(() => {
  sqlite = new DatabaseSync(':memory:')
  applyMigrations(sqlite, migrationNames().at(-1) ?? '')
})

/** Articles whose days are spread without order; every seventh is a draft, every eleventh in the trash, every thirteenth without a day. */
function addPosts(to: number): void {
  sqlite.exec(`${numbers(to)} insert into posts (id, slug, title_vi, title_en, summary_vi, summary_en, status, published_at, content_pillar, created_at,
      updated_at, deleted_at)
    select 'p' || n, 's' || n, '', '', '', '', iif(n % 7, 'published', 'draft'),
      iif(n % 13, strftime('%Y-%m-%dT%H:%M:%fZ', '2026-11-01', '-' || (n * 7919 % 2880000) || ' minutes'), null), 'x', '', '2026-11-02T00:00:00.000Z',
      iif(n % 11, null, '2026-11-03') from numbers`)
}

function expectPostCounts(): void {
  const counted = "status <> 'draft' and deleted_at is null"
  expect(all('select month, posts from post_months order by 1')).toEqual(
    all(
      `select strftime('%Y-%m', live_at, '+7 hours') as month, count(*) from posts where ${counted} and live_at <> '' group by 1 order by 1`,
    ),
  )
  const files = all(`select posts, (select count(*) from posts p where p.status <> 'draft' and p.deleted_at is null
      and (p.live_at, p.id) >= (from_live_at, from_id) and (p.live_at, p.id) < (to_live_at, to_id))
    from (select *, lead(from_live_at, 1, '~') over places as to_live_at, lead(from_id, 1, '') over places as to_id
      from sitemap_files window places as (order by from_live_at, from_id))`)
  for (const [told, found] of files) expect(told).toBe(found)
  expect(files.reduce((sum, [told]) => sum + Number(told), 0)).toBe(all(`select count(*) from posts where ${counted}`)[0]?.[0])
  expect(files.every(([told]) => Number(told) <= 10_000)).toBe(true)
}

it('counts articles by month and sitemap file, whatever becomes of them', () => {
  addPosts(13_500)
  expectPostCounts()
  expect(all('select count(*) from sitemap_files')).toEqual([[2]])
  sqlite.exec(`update posts set status = 'published' where id like '%3'; update posts set deleted_at = null where id like '%5';
    update posts set deleted_at = '2026-11-04' where id like '%8'; update posts set published_at = '2026-10-31T17:00:00Z' where id like '%2';
    update posts set status = 'draft' where id like '%9'; delete from posts where id like '%4'`)
  expectPostCounts()
  sqlite.exec('delete from posts')
  expect([all('select * from post_months'), all('select * from sitemap_files')]).toEqual([[], []])
}, 60_000)

it('counts listed products by what listings filter by', () => {
  sqlite.exec(`${numbers(300)} insert into products (external_id, listed, category, country, in_stock, price_order, is_hot, viral_score, created_at)
    select 'p' || n, n % 5 > 0, iif(n % 3, 'food', 'outdoor'), iif(n % 2, '', 'VN'), n % 4 > 0, 0, n % 6 = 0, ${trendingScore - 3} + n % 7, '' from numbers`)
  const expectCounts = () =>
    expect(
      all(
        'select category, country, in_stock, is_trending, is_hot, products from product_counts where products > 0 order by 1, 2, 3, 4, 5',
      ),
    ).toEqual(
      all(`select category, country, in_stock, viral_score >= ${trendingScore}, is_hot, count(*) from products where listed = 1
        group by 1, 2, 3, 4, 5 order by 1, 2, 3, 4, 5`),
    )
  expectCounts()
  sqlite.exec(`update products set listed = 1 - listed where id % 7 = 0; update products set viral_score = viral_score + 2, is_hot = 1 where id % 3 = 0;
    update products set category = 'food', country = 'US', in_stock = 0 where id % 10 = 0; delete from products where id % 9 = 0;
    insert into products (external_id, category, price_order, created_at) values ('p1', 'food', 0, '')
      on conflict (external_id) do update set category = 'accessories'`)
  expectCounts()
})

it('counts subscriptions by state and Vietnam day', () => {
  sqlite.exec(`${numbers(200)} insert into newsletter_subscriptions (email, language, status, subscribed_at, created_at)
    select n || '@example.com', 'vi', iif(n % 3, 'pending', 'confirmed'), '', strftime('%Y-%m-%dT%H:%M:%fZ', '2026-11-01', '+' || n || ' hours') from numbers`)
  const expectCounts = () =>
    expect(all('select status, day, subscriptions from subscription_days where subscriptions > 0 order by 1, 2')).toEqual(
      all(`select status, date(created_at, '+7 hours') as day, count(*) from newsletter_subscriptions group by 1, 2
        union all select status, '', count(*) from newsletter_subscriptions group by 1 order by 1, 2`),
    )
  expectCounts()
  sqlite.exec(`update newsletter_subscriptions set status = 'confirmed' where email like '7%'; delete from newsletter_subscriptions where email like '%1@%';
    update newsletter_subscriptions set created_at = '2026-11-20T17:00:00.000Z', status = 'unsubscribed' where email like '%2@%'`)
  expectCounts()
})

it('keeps nothing of a request that is deleted in the index of words', () => {
  sqlite.exec(`${numbers(500)} insert into trip_leads (id, name, email, phone, destination, travel_dates, group_size, budget, interests, message, language,
      submitted_at, search_text, content_hash, created_at)
    select 't' || n, '', '', '', '', '', '', '', '', '', 'vi', '', 'guest' || n || ' hanoi', '', '2026-11-01T00:00:00.000Z' from numbers`)
  const matching = (match: string) =>
    sqlite.prepare('select count(*) as rows from leads_search where leads_search match ?').get(match)?.rows
  sqlite.exec("update trip_leads set status = 'spam', assignee = 'mai' where id = 't77'")
  expect(['guest77', 'state : spam', 'state : kept', 'state : by6d6169'].map(matching)).toEqual([1, 1, 499, 1])
  sqlite.exec("delete from trip_leads where id <> 't5'")
  expect([matching('"guest"*'), all('select id from lead_places')]).toEqual([1, [['t5']]])
  sqlite.exec('delete from trip_leads')
  sqlite.exec("insert into leads_search (leads_search) values ('integrity-check')")
  const blocks = sqlite.prepare("select count(*) as rows from leads_search_data where instr(block, cast('guest' as blob)) > 0")
  expect(blocks.get()?.rows).toBe(0)
})
