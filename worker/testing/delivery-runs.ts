import { env } from 'cloudflare:test'
import type { SendingProgress } from '../../schema/api/letters'
import { insertEntry, newEntry } from '../content/change-entry'
import { budgetAfter, sendLetters, sendWindowMs } from '../features/letters/send-letters'
import { openDatabase } from '../platform/db/database'
import type { Bindings } from '../platform/http/env'
import { readSettings } from '../platform/settings/settings'
import { localMail } from './outbox'
import { post, request } from './site'

export const letter = {
  subjectVi: 'Thư tháng Chạp',
  subjectEn: 'The December letter',
  previewVi: 'Chợ hoa và mứt gừng',
  previewEn: 'Flower markets and ginger jam',
  contentVi: 'Chào bạn,\n\n[Chợ hoa](https://mangoroad.example/where-to-go/hanoi) đã mở.',
  contentEn:
    'Hello,\n\nthe [flower market](https://mangoroad.example/en/where-to-go/hanoi) is open.',
  sentOn: '2026-12-01',
}

export async function clearLetters(): Promise<void> {
  const tables = ['letter_sendings', 'letter_runs', 'letter_links', 'mail_suppressions']
  await env.DB.batch([
    ...tables.map((table) => env.DB.prepare(`delete from ${table}`)),
    env.DB.prepare("delete from entries where kind = 'letter'"),
  ])
}

/** Stores a letter that nobody has published; returns its id. */
export async function insertLetter(
  data: Record<string, unknown> = letter,
  slug = 'thu-thang-chap',
): Promise<string> {
  const ctx = {
    db: openDatabase(env.DB),
    actor: { username: 'mai' },
    now: new Date(),
    settings: readSettings(env),
  }
  const id = `letter.${slug}`
  await insertEntry(ctx, newEntry(ctx, { id, kind: 'letter', slug, data }), 'entry.create')
  return id
}

/** Readers `<name><number>@example.com` of a language, who have confirmed. */
export async function insertReaders(
  name: string,
  language: string,
  count: number,
  list = 'newsletter',
): Promise<void> {
  await env.DB.prepare(
    `with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < ?3)
    insert into ${list}_subscriptions (email, language, status, subscribed_at, confirmed_at, created_at)
    select ?1 || printf('%03d', n) || '@example.com', ?2, 'confirmed', '2026-10-01T00:00:00.000Z', '2026-10-01T00:00:00.000Z',
      '2026-10-01T00:00:00.000Z' from numbers`,
  )
    .bind(name, language, count)
    .run()
}

/** Asks for a letter to be sent, as an owner. */
export function send(
  id: string,
  headers: Record<string, string>,
  input: Record<string, unknown> = {},
): Promise<Response> {
  const body = { mode: 'now', countsClicks: false, isArchived: false, version: 1, ...input }
  return post(`/api/admin/letters/${id}/send`, body, headers, localMail)
}

/** Sends letters as the cron does, so many minutes from now. */
export function sendBatches(minutes = 1, bindings: Partial<Bindings> = localMail): Promise<number> {
  const now = new Date(Date.now() + minutes * 60_000)
  return sendLetters(
    { ...env, ...bindings },
    { now, until: new Date(now.getTime() + sendWindowMs), budget: budgetAfter(0) },
  )
}

/** How far the latest sending of a letter is. */
export async function progress(
  id: string,
  headers: Record<string, string>,
): Promise<SendingProgress> {
  const detail = await (await request(`/api/admin/letters/${id}`, { headers })).json<{
    sendings: SendingProgress[]
  }>()
  const [latest] = detail.sendings
  if (!latest) throw new Error('it was never sent')
  return latest
}

/** Whom mail of the dev mailbox went to, in the order of their addresses. */
export async function recipients(): Promise<string[]> {
  const { results } = await env.DB.prepare(
    'select recipient from kept_mails order by recipient',
  ).all<{ recipient: string }>()
  return results.map(({ recipient }) => recipient)
}
