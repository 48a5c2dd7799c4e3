import { createHash } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import { type GrowthRead, growthReads } from '../../worker/testing/growth-reads'
import type { Send } from './bare-workerd'

export interface Endpoint extends GrowthRead {
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

const person = (turn: number) => ({
  name: 'Mai',
  email: `mai-${turn}-${Date.now()}@example.com`,
  language: 'vi',
  message: `Hỏi lần ${turn} ${Date.now()}`,
})

const lastChange = (database: DatabaseSync) =>
  database.prepare("select updated_at as at from submissions where id = 'trip-20'").get()?.at ?? null

/** The products' import is measured by bench:products. */
const writes: readonly Endpoint[] = [
  { table: 'posts', name: 'count a view', path: '/api/posts/growth-5/view', send: () => ({ method: 'POST' }) },
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
  { table: 'leads', name: 'send a trip request', path: '/api/trip-leads', send: (turn) => ({ method: 'POST', body: person(turn) }) },
  {
    table: 'leads',
    name: 'send a message',
    path: '/api/contact',
    send: (turn) => ({ method: 'POST', body: { ...person(turn), service: 'tour' } }),
  },
  { table: 'leads', name: 'subscribe', path: '/api/newsletter', send: (turn) => ({ method: 'POST', body: person(turn) }) },
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
]

/** Every read and write whose time could depend on how many rows there are. */
export const endpoints: readonly Endpoint[] = (['posts', 'leads', 'products'] as const).flatMap((table) =>
  [...growthReads, ...writes].filter((endpoint) => endpoint.table === table),
)
