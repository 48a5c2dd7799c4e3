import { env } from 'cloudflare:test'
import { beforeEach, expect, it } from 'vitest'
import { eraseStatements, exportQueries } from '../schema/sql/privacy-queries'
import { clearSubmissions, localMail } from './testing/outbox'
import { post } from './testing/site'

beforeEach(clearSubmissions)

async function heldAbout(email: string): Promise<Record<string, Record<string, unknown>[]>> {
  const tables = Object.entries(exportQueries(email)).map(async ([table, sql]) => [table, (await env.DB.prepare(sql).all()).results])
  return Object.fromEntries(await Promise.all(tables))
}

async function submitAll(name: string, email: string): Promise<void> {
  await post('/api/trip-leads', { name, email, message: `Chuyến của ${name}` }, {}, localMail)
  await post('/api/contact', { name, email, service: 'tour', message: `Lời nhắn của ${name}` }, {}, localMail)
  await post('/api/newsletter', { email, language: 'vi' }, {}, localMail)
  await post('/api/newsletter', { email, language: 'vi', list: 'orchard' }, {}, localMail)
  const ids = await env.DB.prepare('select id from submissions where email = ?').bind(email).all<{ id: string }>()
  const note = env.DB.prepare(
    "insert into lead_notes (lead_id, username, text, created_at) values (?, 'mai', ?, '2026-11-21T00:00:00.000Z')",
  )
  await env.DB.batch(ids.results.map(({ id }) => note.bind(id, `Đã gọi cho ${name}`)))
}

const counts = (held: Record<string, unknown[]>) => Object.fromEntries(Object.entries(held).map(([table, rows]) => [table, rows.length]))
const everything = {
  submissions: 2,
  lead_notes: 2,
  newsletter_subscriptions: 1,
  orchard_subscriptions: 1,
  newsletter_tokens: 4,
  outbox: 6,
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

it('erases everything about one address, and nothing else', async () => {
  await submitAll('Lan', 'lan@example.com')
  await submitAll('Bình', 'binh@example.com')
  await env.DB.batch(eraseStatements('lan@example.com').map((sql) => env.DB.prepare(sql)))
  expect(Object.values(await heldAbout('lan@example.com')).flat()).toEqual([])
  expect(counts(await heldAbout('binh@example.com'))).toEqual(everything)
})

it('takes an address as text, whatever is in it', async () => {
  await submitAll("o'neil", "o'neil@example.com")
  await env.DB.batch(eraseStatements("x' or '1'='1").map((sql) => env.DB.prepare(sql)))
  expect(counts(await heldAbout("o'neil@example.com"))).toEqual(everything)
})
