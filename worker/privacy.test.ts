import { env } from 'cloudflare:test'
import { beforeEach, expect, it } from 'vitest'
import { eraseStatements, exportQueries, keptTables } from '../schema/sql/privacy-queries'
import { clearSubmissions, localMail } from './testing/outbox'
import { post } from './testing/site'

beforeEach(async () => {
  await clearSubmissions()
  await env.DB.batch(
    ['letter_sendings', 'mail_suppressions', 'bookings', 'payments', 'tour_reviews'].map((table) =>
      env.DB.prepare(`delete from ${table}`),
    ),
  )
  await env.DB.prepare(
    `insert into letter_sendings (id, letter_id, list, state, mode, segment, content, counts_clicks, is_archived, recipients, created_by, created_at)
    values ('sending-1', 'entry-1', 'letter', 'sent', 'now', '{}', '{}', 0, 0, 2, 'mai', '2026-11-20T00:00:00.000Z')`,
  ).run()
})

async function heldAbout(email: string): Promise<Record<string, Record<string, unknown>[]>> {
  const tables = Object.entries(exportQueries(email)).map(async ([table, sql]) => [
    table,
    (await env.DB.prepare(sql).all()).results,
  ])
  return Object.fromEntries(await Promise.all(tables))
}

async function submitAll(name: string, email: string): Promise<void> {
  await post('/api/trip-leads', { name, email, message: `Chuyến của ${name}` }, {}, localMail)
  await post(
    '/api/contact',
    { name, email, service: 'tour', message: `Lời nhắn của ${name}` },
    {},
    localMail,
  )
  await post('/api/newsletter', { email, language: 'vi' }, {}, localMail)
  await post('/api/newsletter', { email, language: 'vi', list: 'orchard' }, {}, localMail)
  const ids = await env.DB.prepare('select id from submissions where email = ?')
    .bind(email)
    .all<{ id: string }>()
  const note = env.DB.prepare(
    "insert into lead_notes (lead_id, username, text, created_at) values (?, 'mai', ?, '2026-11-21T00:00:00.000Z')",
  )
  await env.DB.batch(ids.results.map(({ id }) => note.bind(id, `Đã gọi cho ${name}`)))
  const message = env.DB.prepare(
    `insert into lead_messages (id, lead_id, direction, subject, text, created_at)
      values (?, ?, 'out', 'Chuyến đi', ?, '2026-11-21T00:00:00.000Z')`,
  )
  const answer = env.DB.prepare(
    `insert into outbox (id, kind, subject, idempotency_key, status, next_attempt_at, created_at)
      values (?1, 'trip-answer', ?2 || ':m-' || ?2, ?1, 'sent', '2026-11-21', '2026-11-21')`,
  )
  await env.DB.batch(
    ids.results.flatMap(({ id }) => [
      message.bind(`m-${id}`, id, `Chào ${name}`),
      answer.bind(`answer-${id}`, id),
    ]),
  )
  const booking = [
    `insert into bookings (code, tour, day, adults, children, status, held_until, language, name,
        email, phone, total, due, terms, idempotency_key, created_at, updated_at)
      values (?1, 'mango-farm-day', '2026-11-02', 1, 0, 'checkedIn', '', 'vi', ?2, ?3, '0901', 1000,
        0, '{}', ?1, '2026-11-01', '2026-11-01')`,
    `insert into payments (id, code, direction, method, reference, amount, state, note, created_at)
      values (?1, ?1, 'in', 'bank', ?1, 1000, 'done', 'Từ ' || ?2 || ' ' || ?3, '2026-11-01')`,
    `insert into tour_reviews (code, tour, mark, text, first_name, language, month, created_at)
      values (?1, 'mango-farm-day', 5, ?3, ?2, 'vi', '2026-11', '2026-11-03')`,
    `insert into outbox (id, kind, subject, idempotency_key, status, next_attempt_at, created_at)
      values ('o' || ?1, 'booking-thanks', ?1, 'thanks' || ?2 || ?3, 'sent', '2026-11', '2026-11')`,
  ]
  await env.DB.batch(booking.map((sql) => env.DB.prepare(sql).bind(`MR${name}`, name, email)))
  await env.DB.batch([
    env.DB.prepare(
      `insert into outbox (id, kind, subject, idempotency_key, status, next_attempt_at, created_at)
      select 'letter ' || reader_id, 'newsletter-letter', 'sending-1:' || reader_id, 'letter:sending-1:' || reader_id, 'sent', created_at, created_at
      from newsletter_subscriptions where email = ?`,
    ).bind(email),
    env.DB.prepare(
      "insert into mail_suppressions (email, reason, created_at) values (?, 'complaint', '2026-11-21')",
    ).bind(email),
  ])
}

const counts = (held: Record<string, unknown[]>) =>
  Object.fromEntries(Object.entries(held).map(([table, rows]) => [table, rows.length]))
const everything = {
  submissions: 2,
  lead_notes: 2,
  lead_messages: 2,
  newsletter_subscriptions: 1,
  orchard_subscriptions: 1,
  newsletter_tokens: 4,
  mail_suppressions: 1,
  bookings: 1,
  payments: 1,
  tour_reviews: 1,
  outbox: 10,
  kept_mails: 6,
}

it('shows everything that a visitor sent, and what was sent about it', async () => {
  await submitAll('Lan', 'lan@example.com')
  await submitAll('Bình', 'binh@example.com')
  const held = await heldAbout('lan@example.com')
  expect(counts(held)).toEqual(everything)
  expect(JSON.stringify(held)).toContain('Lời nhắn của Lan')
  expect(JSON.stringify(held)).toContain('Đã gọi cho Lan')
  expect(JSON.stringify(held)).not.toContain('Bình')
})

it('erases everything about one address but that it gets no mail, and nothing else', async () => {
  await submitAll('Lan', 'lan@example.com')
  await submitAll('Bình', 'binh@example.com')
  await env.DB.batch(eraseStatements('lan@example.com').map((sql) => env.DB.prepare(sql)))
  const left = Object.entries(await heldAbout('lan@example.com')).filter(
    ([, rows]) => rows.length > 0,
  )
  expect(left.map(([table]) => table)).toEqual(keptTables)
  expect(counts(await heldAbout('binh@example.com'))).toEqual(everything)
  const [booking, payment] = await env.DB.batch([
    env.DB.prepare("select name, email, phone, total from bookings where code = 'MRLan'"),
    env.DB.prepare("select note, amount from payments where code = 'MRLan'"),
  ])
  expect(booking?.results).toEqual([{ name: '', email: '', phone: '', total: 1000 }])
  expect(payment?.results).toEqual([{ note: '', amount: 1000 }])
})

it('takes an address as text, whatever is in it', async () => {
  await submitAll("o'neil", "o'neil@example.com")
  await env.DB.batch(eraseStatements("x' or '1'='1").map((sql) => env.DB.prepare(sql)))
  expect(counts(await heldAbout("o'neil@example.com"))).toEqual(everything)
})
