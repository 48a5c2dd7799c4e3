import * as z from 'zod'
import { outboxStatuses } from '../admin-fields'
import type { MailAdapter } from '../mail-services'
import { outboxKinds } from '../outbox-kinds'
import type { SubmissionKind } from '../submissions'
import type { devMails, outbox } from '../tables/outbox'
import { pageField } from './text-fields'

export type OutboxStatus = (typeof outboxStatuses)[number]

const page = pageField(400)

export const listOutboxQuery = z.object({
  status: z.enum(['all', ...outboxStatuses]).default('all'),
  kind: z.enum(outboxKinds).optional(),
  page,
})
export type ListOutboxQuery = z.output<typeof listOutboxQuery>

export const outboxIdParam = z.object({ id: z.string().min(1).max(100) })
export const listDevMailsQuery = z.object({ page })
/** The id of a dev mail is its delivery's idempotency key. */
export const devMailParam = z.object({ id: z.string().min(1).max(300) })

/** The row that a delivery is about, without personal data. */
export type OutboxSubject =
  | { kind: SubmissionKind; id: string }
  | { kind: 'booking'; code: string }
  | { kind: 'newsletter' }
  | { kind: 'invitation' }
  | { kind: 'colleague' }
  | { kind: 'trouble' }
  | { kind: 'article'; slug: string; locale: string }

export interface OutboxEntry
  extends Pick<
    typeof outbox.$inferSelect,
    'id' | 'kind' | 'status' | 'attempts' | 'lastError' | 'createdAt' | 'settledAt'
  > {
  about: OutboxSubject
  /** UTC ISO instant; null unless pending. */
  nextAttemptAt: string | null
}

/** Optional settings; a bad value switches off its own part only. */
export const optionalVariables = [
  'MAIL_ADAPTER',
  'MAIL_FROM',
  'MAIL_API_URL',
  'MAIL_API_TOKEN',
  'MAIL_REGION',
  'MAIL_DAILY_QUOTA',
  'MAIL_WARMUP_FROM',
  'TELEGRAM_API_URL',
  'TELEGRAM_BOT_TOKEN',
  'TELEGRAM_CHANNEL',
  'TELEGRAM_STAFF_CHAT',
  'TURNSTILE_SITE_KEY',
  'TURNSTILE_SECRET_KEY',
  'IMPORT_TOKEN',
  'OWNER_SECOND_FACTOR',
  'FACTOR_KEY',
  'HSTS',
  'LINK_CHECKS',
  'LINK_SECRET',
  'LETTER_RATE',
  'MAIL_EVENTS_SECRET',
  'MAIL_INBOUND_SECRET',
  'TRANSLATE_ADAPTER',
  'TRANSLATE_URL',
  'TRANSLATE_SECRET',
  'PAYMENTS',
  'STRIPE_API_URL',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'BANK_BIN',
  'BANK_ACCOUNT',
  'BANK_HOLDER',
  'BANK_WEBHOOK_SECRET',
] as const
export type OptionalVariable = (typeof optionalVariables)[number]

/** The configured transports. Deliveries without one wait in the outbox for up to a week. */
export interface DeliverySetup {
  mail: MailAdapter
  channel: boolean
  staffChat: boolean
  badVariables: OptionalVariable[]
}

/** Pending ones by next attempt, all others newest first. */
export interface OutboxList {
  entries: OutboxEntry[]
  hasNext: boolean
  setup: DeliverySetup
}

export interface RetriedDead {
  retried: number
}

export interface DevMailList {
  mails: DevMailRow[]
  hasNext: boolean
}

export type DevMailRow = Pick<
  typeof devMails.$inferSelect,
  'id' | 'recipient' | 'subject' | 'createdAt'
>

export interface DevMailDetail extends DevMailRow {
  text: string
}
