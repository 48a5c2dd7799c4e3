import { lt } from 'drizzle-orm'
import * as z from 'zod'
import { mailServices } from '../../../schema/mail-services'
import { site } from '../../../schema/site'
import { devMails } from '../../../schema/tables/outbox'
import type { Database } from '../db/database'
import type { Bindings } from '../http/env'
import { DeliveryFailure, postToPeer } from '../outbox/delivery-failure'
import type { PrivateSettings } from '../settings/private-settings'
import { headerAddress, headerText } from './clean'
import { type OutgoingMail, serviceRequests } from './service-requests'
import type { MailAddress } from './types'

/** Why single mails were refused, by their place among those sent. */
export type Refusals = ReadonlyMap<number, DeliveryFailure>
/** Rejects if no mail was accepted. Takes one mail, or as many as the service's `batch`. */
export type SendMails = (mails: readonly OutgoingMail[]) => Promise<Refusals>

interface MailerInput {
  db: Database
  env: Pick<Bindings, 'MAILER'>
  settings: PrivateSettings['mail']
  now: Date
}

const noRefusals: Refusals = new Map()

function oneByOne(send: (one: OutgoingMail) => Promise<unknown>): SendMails {
  return async (mails) => {
    for (const one of mails) await send(one)
    return noRefusals
  }
}

function storeMail({ db, now }: MailerInput): SendMails {
  return oneByOne(({ mail: { to, replyTo: _, ...content }, key }) =>
    db
      .insert(devMails)
      .values({ id: key, recipient: to.email, ...content, createdAt: now.toISOString() })
      .onConflictDoNothing(),
  )
}

function sendThroughCloudflare({ env, settings }: MailerInput): SendMails {
  return oneByOne(async ({ mail: { to, replyTo, headers, ...message }, key }) => {
    // Cloudflare makes its own and refuses a second one.
    const { 'Message-ID': _own, ...others } = headers
    if (!env.MAILER) throw new Error('the send_email binding MAILER is missing in wrangler.toml')
    await env.MAILER.send({
      from: { email: settings.from, name: site.name },
      to: to.email,
      ...(replyTo && { replyTo: { email: replyTo.email, name: replyTo.name ?? '' } }),
      ...message,
      headers: { ...others, 'X-Delivery-Key': key },
    })
  })
}

const resendAnswer = z.object({
  errors: z.array(z.object({ index: z.int(), message: z.string() })).default([]),
})
const postmarkAnswer = z.array(z.object({ ErrorCode: z.int(), Message: z.string() }))

/** Of mails in a batch that was accepted; services without batches refuse by their status. */
function refusalsIn(answer: string, adapter: keyof typeof serviceRequests): Refusals {
  const refused: { index: number; message: string }[] = []
  if (adapter === 'resend') refused.push(...resendAnswer.parse(JSON.parse(answer)).errors)
  if (adapter === 'postmark')
    for (const [index, { ErrorCode, Message }] of postmarkAnswer
      .parse(JSON.parse(answer))
      .entries())
      if (ErrorCode !== 0) refused.push({ index, message: `${ErrorCode}: ${Message}` })
  return new Map(
    refused.map(({ index, message }) => [index, new DeliveryFailure(message.slice(0, 200))]),
  )
}

/** Brevo refuses what it has taken already. */
const isTakenAlready = (error: unknown) =>
  error instanceof DeliveryFailure && error.message.includes('duplicate_parameter')

function sendThroughService(
  { settings }: MailerInput,
  adapter: keyof typeof serviceRequests,
): SendMails {
  return async ([first, ...others]) => {
    if (!first) return noRefusals
    const request = await serviceRequests[adapter](settings, [first, ...others])
    try {
      const sent = { key: first.key, ...request, secret: settings.apiToken }
      return refusalsIn(await postToPeer(sent), adapter)
    } catch (error) {
      if (adapter === 'brevo' && isTakenAlready(error)) return noRefusals
      throw error
    }
  }
}

const nameAndAddress = ({ email, name }: MailAddress): MailAddress => ({
  email: headerAddress(email),
  ...(name !== undefined && { name: headerText(name) }),
})

/** The last guard: whatever made a mail, no service gets a line break in a header. */
function withCleanHeaders({ mail, key }: OutgoingMail): OutgoingMail {
  const headers = Object.entries(mail.headers).map(([name, value]) => [
    name,
    headerText(value, Number.POSITIVE_INFINITY),
  ])
  return {
    key,
    mail: {
      ...mail,
      to: nameAndAddress(mail.to),
      ...(mail.replyTo && { replyTo: nameAndAddress(mail.replyTo) }),
      subject: headerText(mail.subject),
      headers: Object.fromEntries(headers),
    },
  }
}

function adapterOf(input: MailerInput): SendMails | undefined {
  const { adapter } = input.settings
  switch (adapter) {
    case 'none':
      return undefined
    case 'local':
      return storeMail(input)
    case 'cloudflare':
      return sendThroughCloudflare(input)
    default:
      return sendThroughService(input, adapter)
  }
}

/** Undefined if mail is not set up. `batch`: mails that it takes at once. */
export function mailerOf(input: MailerInput): { batch: number; send: SendMails } | undefined {
  const send = adapterOf(input)
  const { batch } = mailServices[input.settings.adapter]
  return send && { batch, send: (mails) => send(mails.map(withCleanHeaders)) }
}

/** Deletes mails from before an instant (UTC ISO). */
export async function purgeDevMails(db: Database, before: string): Promise<void> {
  await db.delete(devMails).where(lt(devMails.createdAt, before))
}
