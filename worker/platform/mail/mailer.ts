import { lt } from 'drizzle-orm'
import { site } from '../../../schema/site'
import { devMails } from '../../../schema/tables/outbox'
import type { Database } from '../db/database'
import type { Bindings } from '../http/env'
import { postToPeer } from '../outbox/delivery-failure'
import type { PrivateSettings } from '../settings/private-settings'
import type { MailMessage } from './types'

/** Rejects if the message was not accepted. */
type SendMail = (message: MailMessage, key: string) => Promise<void>

interface MailerInput {
  db: Database
  env: Pick<Bindings, 'MAILER'>
  settings: PrivateSettings['mail']
  now: Date
}

function storeMail({ db, now }: MailerInput): SendMail {
  return async ({ to, replyTo: _, ...content }, key) => {
    await db
      .insert(devMails)
      .values({ id: key, recipient: to.email, ...content, createdAt: now.toISOString() })
      .onConflictDoNothing()
  }
}

function sendThroughCloudflare({ env, settings }: MailerInput): SendMail {
  return async ({ to, replyTo, headers, ...message }, key) => {
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
  }
}

/** The JSON that the services of Cloudflare and Resend have in common. */
function sendThroughHttp({ settings }: MailerInput): SendMail {
  const { apiToken, apiUrl, from } = settings
  return async ({ to, replyTo, ...message }, key) => {
    await postToPeer({
      url: apiUrl,
      key,
      body: { from, to: [to.email], ...(replyTo && { reply_to: replyTo.email }), ...message },
      headers: apiToken ? { Authorization: `Bearer ${apiToken}` } : {},
      secret: apiToken,
    })
  }
}

const adapters = {
  local: storeMail,
  cloudflare: sendThroughCloudflare,
  http: sendThroughHttp,
} as const

/** Undefined if mail is not set up. */
export function mailerOf(input: MailerInput): SendMail | undefined {
  const { adapter } = input.settings
  return adapter === 'none' ? undefined : adapters[adapter](input)
}

/** Deletes mails from before an instant (UTC ISO). */
export async function purgeDevMails(db: Database, before: string): Promise<void> {
  await db.delete(devMails).where(lt(devMails.createdAt, before))
}
