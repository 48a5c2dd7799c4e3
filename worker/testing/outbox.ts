import { env } from 'cloudflare:test'
import { vi } from 'vitest'
import type { Bindings } from '../platform/http/env'
import { runSchedule } from '../schedule'

/** What a test's mail service and Telegram are set up as: both are reached through `fetch`. */
export const peers: Partial<Bindings> = {
  MAIL_ADAPTER: 'http',
  MAIL_API_URL: 'https://mail.example/send',
  MAIL_API_TOKEN: 'mail-secret',
  TELEGRAM_BOT_TOKEN: 'bot-secret',
  TELEGRAM_STAFF_CHAT: '-100',
  TELEGRAM_CHANNEL: '@mangoroad',
}
export const localMail: Partial<Bindings> = { MAIL_ADAPTER: 'local' }

export interface Carried {
  url: string
  key: string | null
  body: Record<string, unknown>
}

/** A stub of the peers: responds with `answer` and records what they were sent. */
export function standInForPeers(
  answer: (carried: Carried, number: number) => Response | Promise<Response>,
): Carried[] {
  const carried: Carried[] = []
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const one = {
      url,
      key: new Headers(init.headers).get('Idempotency-Key'),
      body: JSON.parse(String(init.body)),
    }
    carried.push(one)
    return answer(one, carried.length)
  })
  return carried
}

/** In ms; a minute later where the cron would look for troubles, and tell of them. */
export const quietMinute = (time: number): number =>
  new Date(time).getUTCMinutes() % 5 === 0 ? time + 60_000 : time

/** Runs the Cron Trigger that delivers, so many minutes from now, or one more (`quietMinute`). */
export async function deliverLater(minutes: number, bindings: Partial<Bindings>): Promise<void> {
  const scheduledTime = quietMinute(Date.now() + minutes * 60_000)
  await runSchedule(
    { scheduledTime, cron: '* * * * *', noRetry: () => {} },
    { ...env, ...bindings },
  )
}

export async function clearSubmissions(): Promise<void> {
  const submitted = [
    'submissions',
    'lead_notes',
    'lead_messages',
    'newsletter_subscriptions',
    'orchard_subscriptions',
    'newsletter_tokens',
  ]
  const tables = [...submitted, 'outbox', 'kept_mails', 'rate_counts']
  await env.DB.batch(tables.map((table) => env.DB.prepare(`delete from ${table}`)))
}

export interface OutboxState {
  kind: string
  status: string
  attempts: number
  lastError: string | null
}

export async function outboxRows(): Promise<OutboxState[]> {
  const query = 'select kind, status, attempts, last_error as lastError from outbox order by kind'
  return (await env.DB.prepare(query).all<OutboxState>()).results
}

export interface KeptMail {
  recipient: string
  subject: string
  text: string
  html: string
  headers: string
}

/** The dev mailbox of an address, the oldest first. */
export async function mailsTo(recipient: string): Promise<KeptMail[]> {
  const query =
    'select recipient, subject, text, html, headers from kept_mails where recipient = ? order by created_at'
  return (await env.DB.prepare(query).bind(recipient).all<KeptMail>()).results
}
