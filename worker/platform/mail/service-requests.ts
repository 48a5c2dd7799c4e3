import { AwsV4Signer } from 'aws4fetch'
import type { MailAdapter } from '../../../schema/mail-services'
import { site } from '../../../schema/site'
import { sha256 } from '../auth/hash'
import type { PrivateSettings } from '../settings/private-settings'
import type { MailMessage } from './types'

export interface OutgoingMail {
  mail: MailMessage
  /** The delivery's key, the same with every try. */
  key: string
}

export interface ServiceRequest {
  url: string
  headers: Record<string, string>
  body: object
  /** The key of the request, where it holds several mails. */
  key?: string
}

type MailSettings = PrivateSettings['mail']

const quoted = (name: string) => `"${name.replace(/["\\]/g, '\\$&')}"`
const basic = (user: string, password = '') => `Basic ${btoa(`${user}:${password}`)}`
const withReply = (name: string, { replyTo }: MailMessage) =>
  replyTo ? { [name]: replyTo.email } : {}

/** The JSON of Resend, which other services take, too. */
function resendMail({ from }: MailSettings, { mail }: OutgoingMail): object {
  const { to, replyTo: _, ...message } = mail
  return {
    from: `${quoted(site.name)} <${from}>`,
    to: [to.email],
    ...withReply('reply_to', mail),
    ...message,
  }
}

/** Different mails at once need one key for all: a repetition has the same mails. */
async function resendRequest(settings: MailSettings, mails: readonly OutgoingMail[]) {
  const [only, ...others] = mails.map((one) => resendMail(settings, one))
  const headers = { Authorization: `Bearer ${settings.apiToken}` }
  const url = 'https://api.resend.com/emails'
  if (only && others.length === 0) return { url, headers, body: only }
  return {
    url: `${url}/batch`,
    headers: { ...headers, 'x-batch-validation': 'permissive' },
    body: [only, ...others],
    key: `batch:${await sha256(mails.map(({ key }) => key).join('\n'))}`,
  }
}

function httpRequest(settings: MailSettings, one: OutgoingMail): ServiceRequest {
  const { apiToken, apiUrl } = settings
  return {
    url: apiUrl,
    headers: apiToken ? { Authorization: `Bearer ${apiToken}` } : {},
    body: resendMail(settings, one),
  }
}

const pairs = (headers: Record<string, string>) =>
  Object.entries(headers).map(([Name, Value]) => ({ Name, Value }))

function postmarkRequest(settings: MailSettings, mails: readonly OutgoingMail[]): ServiceRequest {
  const bodies = mails.map(({ mail }) => ({
    From: `${quoted(site.name)} <${settings.from}>`,
    To: mail.to.email,
    ...withReply('ReplyTo', mail),
    Subject: mail.subject,
    HtmlBody: mail.html,
    TextBody: mail.text,
    Headers: pairs(mail.headers),
    // Mail to many must not leave by the stream of single mails.
    MessageStream: mail.headers['List-Id'] ? 'broadcast' : 'outbound',
  }))
  return {
    url: 'https://api.postmarkapp.com/email/batch',
    headers: { Accept: 'application/json', 'X-Postmark-Server-Token': settings.apiToken ?? '' },
    body: bodies,
  }
}

/** RFC 2047, because SES takes ASCII only. */
const encodedWord = (name: string) =>
  /^[\x20-\x7e]*$/.test(name) ? quoted(name) : `=?UTF-8?B?${Buffer.from(name).toString('base64')}?=`

async function sesRequest(settings: MailSettings, { mail }: OutgoingMail) {
  const { region, apiToken = '', from } = settings
  const [accessKeyId = '', secretAccessKey = ''] = apiToken.split(/:(.*)/s)
  // SES makes its own.
  const { 'Message-ID': _own, ...headers } = mail.headers
  const text = (Data: string) => ({ Data, Charset: 'UTF-8' })
  const url = `https://email.${region}.amazonaws.com/v2/email/outbound-emails`
  const body = {
    FromEmailAddress: `${encodedWord(site.name)} <${from}>`,
    Destination: { ToAddresses: [mail.to.email] },
    ...(mail.replyTo && { ReplyToAddresses: [mail.replyTo.email] }),
    Content: {
      Simple: {
        Subject: text(mail.subject),
        Body: { Html: text(mail.html), Text: text(mail.text) },
        Headers: pairs(headers),
      },
    },
  }
  const signer = new AwsV4Signer({
    method: 'POST',
    url,
    body: JSON.stringify(body),
    accessKeyId,
    secretAccessKey,
    service: 'ses',
    ...(region && { region }),
  })
  return { url, headers: Object.fromEntries((await signer.sign()).headers), body }
}

/** Brevo takes UUIDs only. */
async function uuidOf(key: string): Promise<string> {
  const digits = await sha256(key)
  return digits.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-4$3-8$4-$5')
}

async function brevoRequest(settings: MailSettings, { mail, key }: OutgoingMail) {
  const { to, replyTo, subject, html, text, headers } = mail
  return {
    url: 'https://api.brevo.com/v3/smtp/email',
    headers: { 'api-key': settings.apiToken ?? '' },
    body: {
      sender: { name: site.name, email: settings.from },
      to: [{ email: to.email }],
      ...(replyTo && { replyTo: { email: replyTo.email } }),
      subject,
      htmlContent: html,
      textContent: text,
      headers: { ...headers, idempotencyKey: await uuidOf(key) },
    },
  }
}

function mailgunRequest(settings: MailSettings, { mail }: OutgoingMail): ServiceRequest {
  const { apiToken, from, region } = settings
  const host = region === 'eu' ? 'api.eu.mailgun.net' : 'api.mailgun.net'
  const { to, subject, html, text, headers } = mail
  const given = Object.entries(headers).map(([name, value]) => [`h:${name}`, value])
  return {
    url: `https://${host}/v3/${from.split('@')[1]}/messages`,
    headers: { Authorization: basic('api', apiToken) },
    body: new URLSearchParams({
      from: `${quoted(site.name)} <${from}>`,
      to: to.email,
      subject,
      html,
      text,
      ...withReply('h:Reply-To', mail),
      ...Object.fromEntries(given),
    }),
  }
}

type MakeRequest = (
  settings: MailSettings,
  mails: readonly [OutgoingMail, ...OutgoingMail[]],
) => ServiceRequest | Promise<ServiceRequest>

type HttpAdapter = Exclude<MailAdapter, 'none' | 'local' | 'cloudflare'>

/** What each service is asked. Those whose `batch` is 1 are given one mail. */
export const serviceRequests: Record<HttpAdapter, MakeRequest> = {
  resend: resendRequest,
  postmark: postmarkRequest,
  ses: (settings, [one]) => sesRequest(settings, one),
  brevo: (settings, [one]) => brevoRequest(settings, one),
  mailgun: (settings, [one]) => mailgunRequest(settings, one),
  http: (settings, [one]) => httpRequest(settings, one),
}
