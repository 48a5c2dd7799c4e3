import { createHash } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import type { Send } from './bare-workerd'
import type { Sizes } from './growth-rows'

export interface Endpoint {
  /** The table that it grows with. */
  table: keyof Sizes
  name: string
  path: string
  /** Undefined for a GET. */
  send?: (turn: number, database: DatabaseSync) => Send
}

const token = 'the token of the growth benchmark'
/** The header of the session that {@link addStaff} makes. */
export const staffCookie = { Cookie: `__Host-session=${encodeURIComponent(token)}` }

/** Makes a member of the staff who is logged in. */
export function addStaff(database: DatabaseSync): void {
  const hash = createHash('sha256').update(token).digest('hex')
  const [now, later] = [new Date(), new Date(Date.now() + 6 * 3_600_000)].map((at) => at.toISOString())
  database.exec(`insert into admins (id, username, password_hash, created_at, password_changed_at) values ('bench', 'bench', '', '${now}', '${now}');
    insert into admin_sessions (id, token_hash, admin_id, user_agent, created_at, last_seen_at, expires_at) values ('bench', '${hash}', 'bench', '', '${now}', '${now}', '${later}')`)
}

const get = (table: Endpoint['table'], name: string, path: string): Endpoint => ({ table, name, path })
const person = (turn: number) => ({
  name: 'Mai',
  email: `mai-${turn}-${Date.now()}@example.com`,
  language: 'vi',
  message: `Hỏi lần ${turn} ${Date.now()}`,
})

const lastChange = (database: DatabaseSync) =>
  database.prepare("select updated_at as at from trip_leads where id = 'trip-20'").get()?.at ?? null

/** Every read and write whose time could depend on how many rows there are. The products' import is measured by bench:products. */
export const endpoints: readonly Endpoint[] = [
  get('posts', 'list', '/api/posts?limit=12'),
  get('posts', 'featured', '/api/posts/featured'),
  get('posts', 'of the day', '/api/posts/daily-inspiration'),
  get('posts', 'months', '/api/posts/months'),
  get('posts', 'of a pillar', '/api/posts/by-pillar/practical-travel'),
  get('posts', 'one, as its page reads it', '/api/posts/growth-5?locale=vi'),
  get('posts', 'search, rare word', '/api/search?q=road%20number%2017'),
  get('posts', 'search, common word', '/api/search?q=road'),
  { table: 'posts', name: 'count a view', path: '/api/posts/growth-5/view', send: () => ({ method: 'POST' }) },
  get('posts', 'home page', '/'),
  get('posts', 'articles page', '/inspiration'),
  get('posts', 'journal page', '/my-journal'),
  get('posts', 'feed', '/rss.xml'),
  get('posts', 'sitemap', '/sitemap.xml'),
  get('posts', 'sitemap of posts', '/sitemap-posts-1.xml'),
  get('posts', 'admin: list', '/api/admin/posts'),
  get('posts', 'admin: list by title', '/api/admin/posts?sort=title'),
  get('posts', 'admin: list, page 4', '/api/admin/posts?page=4'),
  get('posts', 'admin: drafts', '/api/admin/posts?status=draft'),
  get('posts', 'admin: trash', '/api/admin/posts?status=trash'),
  get('posts', 'admin: search', '/api/admin/posts?q=story'),
  get('posts', 'admin: one', '/api/admin/posts/growth-5'),
  {
    table: 'posts',
    name: 'admin: save',
    path: '/api/admin/posts/growth-7',
    send: (turn) => ({ method: 'PUT', body: { titleEn: `Saved ${turn}` } }),
  },
  {
    table: 'posts',
    name: 'admin: create',
    path: '/api/admin/posts',
    send: (turn) => ({ method: 'POST', body: { titleVi: `Bài mới ${turn}` } }),
  },
  get('posts', 'admin: redirects', '/api/admin/redirects'),
  { table: 'leads', name: 'send a trip request', path: '/api/trip-leads', send: (turn) => ({ method: 'POST', body: person(turn) }) },
  {
    table: 'leads',
    name: 'send a message',
    path: '/api/contact',
    send: (turn) => ({ method: 'POST', body: { ...person(turn), service: 'tour' } }),
  },
  { table: 'leads', name: 'subscribe', path: '/api/newsletter', send: (turn) => ({ method: 'POST', body: person(turn) }) },
  get('leads', 'admin: dashboard', '/api/admin/dashboard'),
  get('leads', 'admin: list', '/api/admin/leads'),
  get('leads', 'admin: list, trips that are won', '/api/admin/leads?kind=trip&status=won'),
  get('leads', 'admin: list, mine', '/api/admin/leads?assignee=me'),
  get('leads', 'admin: search, a word', '/api/admin/leads?q=hanoi'),
  get('leads', 'admin: search, an address', '/api/admin/leads?q=khach-20@example.com'),
  get('leads', 'admin: one', '/api/admin/leads/trip/trip-20'),
  {
    table: 'leads',
    name: 'admin: note',
    path: '/api/admin/leads/trip/trip-20/notes',
    send: (turn) => ({ method: 'POST', body: { text: `Đã gọi lần ${turn}` } }),
  },
  {
    table: 'leads',
    name: 'admin: change status',
    path: '/api/admin/leads/trip/trip-20',
    send: (turn, database) => ({
      method: 'PUT',
      body: { status: turn % 2 ? 'waiting' : 'won', assignee: null, updatedAt: lastChange(database) },
    }),
  },
  get('leads', 'admin: outbox', '/api/admin/outbox'),
  get('leads', 'admin: audit', '/api/admin/audit'),
  get('leads', 'admin: subscribers', '/api/admin/subscribers'),
  get('products', 'shop, first page', '/api/products/infinite?limit=24&inStock=true&sortBy=trending&isHot=true&page=1'),
  get('products', 'shop, page 10', '/api/products/infinite?limit=24&inStock=true&sortBy=price-low&page=10'),
  get('products', 'shop, a category', '/api/products/infinite?limit=24&categories=food&page=1'),
  get('products', 'shop, a rare word', '/api/products/infinite?limit=24&q=hammock&page=1'),
  get('products', 'shop, a common word', '/api/products/infinite?limit=24&q=edition&page=1'),
  get('products', 'click out', '/r/catalogue-7'),
  get('products', 'admin: list', '/api/admin/products'),
  get('products', 'admin: search', '/api/admin/products?q=edition'),
  get('products', 'admin: withdrawn', '/api/admin/products?listed=no'),
  get('products', 'admin: one', '/api/admin/products/7'),
]
