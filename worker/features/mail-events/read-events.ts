import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Context } from 'hono'
import * as z from 'zod'
import { mailEventInput } from '../../../schema/api/newsletter'
import type { MailAdapter } from '../../../schema/mail-services'
import type { SuppressionReason } from '../../../schema/mailing-lists'
import { sha256 } from '../../platform/auth/hash'
import type { ApiEnv } from '../../platform/http/env'
import { ApiError } from '../../platform/http/errors'
import { readSigned } from '../../platform/http/signed-body'
import { confirmSubscription, readSns } from './sns'

/** What the site takes from any service: an address that mail no longer goes to. */
export interface MailEvent {
  to: string | string[]
  reason: Exclude<SuppressionReason, 'manual'>
  detail: string
}

interface Told {
  events: MailEvent[]
  /** Of a signed message, which counts once. */
  id?: string
}

type ReadEvents = (c: Context<ApiEnv>, secret: string) => Promise<Told>

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** `undefined` if they mean no lasting failure, such as a full mailbox. */
const event = (
  to: string | string[],
  reason: MailEvent['reason'] | undefined,
  detail = '',
): MailEvent[] => (reason ? [{ to, reason, detail }] : [])

/** Signed as Standard Webhooks: Resend, and whatever translates into its events. */
const readStandard: ReadEvents = async (c, secret) => {
  const { data: told } = mailEventInput.safeParse(await readSigned(c, secret))
  const id = c.req.header('webhook-id') ?? c.req.header('svix-id') ?? ''
  if (!told) return { id, events: [] }
  const { type, data } = told
  const isPermanent = (data.bounce?.type ?? 'permanent').toLowerCase() === 'permanent'
  const isBounce = type === 'email.bounced' && isPermanent
  const reason = type === 'email.complained' ? 'complaint' : isBounce ? 'bounce' : undefined
  return { id, events: event(data.to, reason, data.bounce?.message) }
}

const digestOf = async (text: string) => Buffer.from(await sha256(text))

/** Throws UNAUTHENTICATED unless the header has the password: `Bearer` or as any user's. */
async function requirePassword(c: Context<ApiEnv>, secret: string): Promise<void> {
  const [scheme = '', given = ''] = (c.req.header('Authorization') ?? '').split(' ')
  const password =
    scheme === 'Basic'
      ? Buffer.from(given, 'base64')
          .toString()
          .replace(/^[^:]*:/, '')
      : given
  const isSame = timingSafeEqual(await digestOf(password), await digestOf(secret))
  if (!['Basic', 'Bearer'].includes(scheme) || !isSame) throw new ApiError('UNAUTHENTICATED')
}

const postmarkEvent = z.object({
  RecordType: z.string(),
  Type: z.string().optional(),
  Email: z.string(),
  Description: z.string().optional(),
})

const readPostmark: ReadEvents = async (c, secret) => {
  await requirePassword(c, secret)
  const { data: told } = postmarkEvent.safeParse(jsonOf(await c.req.text()))
  if (!told) return { events: [] }
  const isBounce =
    told.RecordType === 'Bounce' && ['HardBounce', 'BadEmailAddress'].includes(told.Type ?? '')
  const isComplaint = told.RecordType === 'SpamComplaint'
  const reason = isComplaint ? 'complaint' : isBounce ? 'bounce' : undefined
  return { events: event(told.Email, reason, told.Description) }
}

const brevoEvent = z.object({
  event: z.string(),
  email: z.string(),
  reason: z.string().optional(),
})
const brevoReasons: Record<string, MailEvent['reason']> = {
  hard_bounce: 'bounce',
  invalid_email: 'bounce',
  spam: 'complaint',
  complaint: 'complaint',
}

/** Batched webhooks are lists. */
const readBrevo: ReadEvents = async (c, secret) => {
  await requirePassword(c, secret)
  const told = [jsonOf(await c.req.text())].flat()
  const events = told.flatMap((one) => brevoEvent.safeParse(one).data ?? [])
  return {
    events: events.flatMap(({ event: name, email, reason }) =>
      event(email, brevoReasons[name], reason),
    ),
  }
}

const mailgunMessage = z.object({
  signature: z.object({
    timestamp: z.coerce.string().regex(/^\d{1,12}$/),
    token: z.string().min(1).max(100),
    signature: z.string(),
  }),
  'event-data': z.unknown(),
})
const mailgunEvent = z.object({
  event: z.string(),
  severity: z.string().optional(),
  reason: z.string().optional(),
  recipient: z.string(),
  'delivery-status': z
    .object({ description: z.string().nullish(), message: z.string().nullish() })
    .optional(),
})
const mailgunMaxAgeSeconds = 15 * 60

const readMailgun: ReadEvents = async (c, secret) => {
  const { data: told } = mailgunMessage.safeParse(jsonOf(await c.req.text()))
  if (!told) throw new ApiError('UNAUTHENTICATED')
  const { timestamp, token, signature } = told.signature
  const made = createHmac('sha256', secret)
    .update(timestamp + token)
    .digest('hex')
  const isOld = Math.abs(c.var.now.getTime() / 1000 - Number(timestamp)) > mailgunMaxAgeSeconds
  if (isOld || !timingSafeEqual(await digestOf(made), await digestOf(signature)))
    throw new ApiError('UNAUTHENTICATED')
  const { data: what } = mailgunEvent.safeParse(told['event-data'])
  if (!what) return { id: token, events: [] }
  // `old`: given up after temporary failures.
  const isBounce = what.event === 'failed' && what.severity === 'permanent' && what.reason !== 'old'
  const reason = what.event === 'complained' ? 'complaint' : isBounce ? 'bounce' : undefined
  const status = what['delivery-status']
  const detail = status?.message || status?.description || undefined
  return { id: token, events: event(what.recipient, reason, detail) }
}

const recipient = z.object({ emailAddress: z.string(), diagnosticCode: z.string().optional() })
const sesEvent = z.object({
  bounce: z.object({ bounceType: z.string(), bouncedRecipients: z.array(recipient) }).optional(),
  complaint: z
    .object({
      complaintFeedbackType: z.string().nullish(),
      complainedRecipients: z.array(recipient),
    })
    .optional(),
})

const readSes: ReadEvents = async (c, topic) => {
  const message = await readSns(jsonOf(await c.req.text()), topic, c.var.now)
  const { MessageId: id, Type: type } = message
  if (type === 'SubscriptionConfirmation') await confirmSubscription(message)
  const { data: told } = sesEvent.safeParse(jsonOf(message.Message))
  if (type !== 'Notification' || !told) return { id, events: [] }
  const { bounce, complaint } = told
  const bounced = bounce?.bounceType === 'Permanent' ? bounce.bouncedRecipients : []
  const complained =
    complaint && complaint.complaintFeedbackType !== 'not-spam'
      ? complaint.complainedRecipients
      : []
  return {
    id,
    events: [
      ...bounced.flatMap((one) => event(one.emailAddress, 'bounce', one.diagnosticCode)),
      ...complained.flatMap((one) => event(one.emailAddress, 'complaint')),
    ],
  }
}

const readers: Partial<Record<MailAdapter, ReadEvents>> = {
  postmark: readPostmark,
  ses: readSes,
  brevo: readBrevo,
  mailgun: readMailgun,
}

/**
 * What the mail service tells. Throws NOT_FOUND without MAIL_EVENTS_SECRET, UNAUTHENTICATED for
 * what is forged or late.
 */
export function readMailEvents(c: Context<ApiEnv>): Promise<Told> {
  const { mail, mailEventsSecret } = c.var.privateSettings
  if (!mailEventsSecret) throw new ApiError('NOT_FOUND')
  return (readers[mail.adapter] ?? readStandard)(c, mailEventsSecret)
}
