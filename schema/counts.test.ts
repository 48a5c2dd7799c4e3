import { DatabaseSync } from 'node:sqlite'
import { beforeEach, expect, it } from 'vitest'
import { applyMigrations, migrationNames } from '../tools/backup/migrations'
import { trendingScore } from './api/products'

let sqlite: DatabaseSync
const all = (query: string) =>
  sqlite
    .prepare(query)
    .all()
    .map((row) => Object.values(row))
const numbers = (to: number) =>
  `with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < ${to})`

beforeEach(() => {
  sqlite = new DatabaseSync(':memory:')
  applyMigrations(sqlite, migrationNames().at(-1) ?? '')
})

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

it('drops the other counts of a database in use, and leaves its rows, product counts and search', () => {
  const old = new DatabaseSync(':memory:')
  sqlite = old
  applyMigrations(old, '0009_growth.sql')
  sqlite.exec(`${numbers(60)} insert into posts (id, slug, title_vi, title_en, summary_vi, summary_en, status, published_at, content_pillar, created_at,
      updated_at)
    select 'p' || n, 's' || n, 'Huế', '', '', '', iif(n % 7, 'published', 'draft'), '2026-10-' || (10 + n % 20) || 'T00:00:00Z', 'x', '', '' from numbers;
    insert into posts_search (rowid, slug, title, summary, tags, body) select rowid, slug, 'hue', '', '', '' from posts;
    ${numbers(60)} insert into products (external_id, category, in_stock, price_order, created_at) select 'p' || n, 'food', n % 4 > 0, 0, '' from numbers;
    ${numbers(60)} insert into newsletter_subscriptions (email, language, status, subscribed_at, created_at)
    select n || '@example.com', 'vi', 'confirmed', '', '2026-11-01T00:00:00.000Z' from numbers`)
  // Migrations since have added columns.
  const columnsOf = (table: string) =>
    all(`select group_concat(name) from pragma_table_info('${table}')`)
  const [posts, subscriptions] = [columnsOf('posts'), columnsOf('newsletter_subscriptions')]
  const read = () =>
    [
      `select ${posts} from posts order by rowid`,
      'select * from products order by id',
      'select * from product_counts order by 1, 2, 3, 4, 5',
      `select ${subscriptions} from newsletter_subscriptions order by email`,
      "select rowid from posts_search where posts_search match 'hu*'",
    ].map(all)
  const before = read()
  expect(before.every((rows) => rows.length > 0)).toBe(true)
  applyMigrations(old, migrationNames().at(-1) ?? '')
  expect(read()).toEqual(before)
  // No trigger is left that writes to a dropped table.
  sqlite.exec(`update posts set status = 'published', deleted_at = '2026-11-02'; delete from posts where id = 'p1';
    update newsletter_subscriptions set status = 'unsubscribed'; delete from newsletter_subscriptions; update products set in_stock = 1`)
  expect(all('select sum(products) from product_counts where in_stock = 1')).toEqual([[60]])
  expect(
    all(
      "select name from sqlite_master where name in ('post_months', 'sitemap_files', 'subscription_days', 'post_steps')",
    ),
  ).toEqual([])
})
