import { millisecondsInWeek } from 'date-fns/constants'
import { eq } from 'drizzle-orm'
import { sign, verify } from 'hono/jwt'
import * as z from 'zod'
import type { NewsletterLink, NewsletterLinkState } from '../../../schema/api/newsletter'
import { type Locale, localizedPath } from '../../../schema/locale'
import { type MailingList, mailingLists } from '../../../schema/mailing-lists'
import { paths } from '../../../schema/paths'
import {
  type newsletterSubscriptions,
  newsletterTokens,
  subscriptionTables,
} from '../../../schema/tables/newsletter'
import { randomToken, sha256 } from '../../platform/auth/hash'
import type { Database } from '../../platform/db/database'
import { renderMail } from '../../platform/mail/render'
import type { MakeMessage } from '../../platform/outbox/outbox'
import type { Settings } from '../../platform/settings/settings'
import {
  confirmByToken,
  type FoundToken,
  findSubscription,
  findToken,
  mailKinds,
  type Subscriber,
  unsubscribe,
} from './queries'

const algorithm = 'HS256'

export interface NamedReader {
  readerId: string
  list: MailingList
  letter?: string
}

const claims = z.object({
  sub: z.string().min(1),
  list: z.enum(mailingLists),
  letter: z.string().min(1).optional(),
})

interface LinkInput {
  language: Locale
  settings: Pick<Settings, 'siteUrl' | 'defaultLocale'>
}

const tokenUrl = (path: string, token: string, { language, settings }: LinkInput) =>
  `${settings.siteUrl}${localizedPath(path, language, settings.defaultLocale)}?token=${token}`

/** They contain no address, are not stored, and work as long as the subscription exists. */
export async function makeReaderLinks(
  input: NamedReader & LinkInput & { secret: string },
): Promise<{ preferences: string; unsubscribe: string }> {
  const { readerId, list, letter, secret } = input
  const token = await sign({ sub: readerId, list, ...(letter && { letter }) }, secret, algorithm)
  return {
    preferences: tokenUrl(paths.newsletterPreferences, token, input),
    // The page also accepts the POST of mail programs (RFC 8058).
    unsubscribe: tokenUrl(paths.newsletterUnsubscribe, token, input),
  }
}

export async function readReaderToken(
  token: string,
  secret: string | undefined,
): Promise<NamedReader | undefined> {
  if (!secret) return undefined
  try {
    const { sub, list, letter } = claims.parse(await verify(token, secret, algorithm))
    return { readerId: sub, list, ...(letter && { letter }) }
  } catch {
    return undefined
  }
}

export type Reader = typeof newsletterSubscriptions.$inferSelect

export async function findReader(
  db: Database,
  { readerId, list }: NamedReader,
): Promise<Reader | undefined> {
  const readers = subscriptionTables[list]
  return (await db.select().from(readers).where(eq(readers.readerId, readerId)).limit(1))[0]
}

export async function findReaderOf(
  db: Database,
  token: string,
  secret: string | undefined,
): Promise<(NamedReader & { reader: Reader }) | undefined> {
  const named = await readReaderToken(token, secret)
  const reader = named && (await findReader(db, named))
  return reader && { ...named, reader }
}

/** Only hashes are stored. The confirm link expires after seven days, the other never. */
async function makeLinks(
  db: Database,
  input: Subscriber & LinkInput & { now: Date },
): Promise<{ confirmUrl: string; unsubscribeUrl: string }> {
  const { email, list, now } = input
  const confirm = randomToken()
  const end = randomToken()
  const createdAt = now.toISOString()
  const expiresAt = new Date(now.getTime() + millisecondsInWeek).toISOString()
  await db.insert(newsletterTokens).values([
    { hash: await sha256(confirm), email, list, purpose: 'confirm', expiresAt, createdAt },
    { hash: await sha256(end), email, list, purpose: 'unsubscribe', createdAt },
  ])
  return {
    confirmUrl: tokenUrl(paths.newsletterConfirm, confirm, input),
    unsubscribeUrl: tokenUrl(paths.newsletterUnsubscribe, end, input),
  }
}

function confirmState(found: FoundToken | undefined, now: Date): NewsletterLinkState {
  if (!found?.status) return 'invalid'
  if (found.usedAt !== null || found.status !== 'pending') return 'used'
  return found.expiresAt !== null && found.expiresAt <= now.toISOString() ? 'expired' : 'ready'
}

function unsubscribeState(found: FoundToken | undefined): NewsletterLinkState {
  if (!found?.status) return 'invalid'
  return found.status === 'unsubscribed' ? 'used' : 'ready'
}

const linkOf = (found: FoundToken | undefined, state: NewsletterLinkState): NewsletterLink => ({
  state,
  list: found?.list ?? 'letter',
})

/** Changes nothing: mail scanners open links. */
export async function readConfirmLink(
  db: Database,
  token: string,
  now: Date,
): Promise<NewsletterLink> {
  const found = await findToken(db, await sha256(token), 'confirm')
  return linkOf(found, confirmState(found, now))
}

export async function followConfirmLink(
  db: Database,
  token: string,
  now: Date,
): Promise<{ link: NewsletterLink; email?: string }> {
  const hash = await sha256(token)
  const found = await findToken(db, hash, 'confirm')
  const state = confirmState(found, now)
  if (state !== 'ready' || !found) return { link: linkOf(found, state) }
  await confirmByToken(db, { ...found, hash, now })
  return { link: linkOf(found, 'done'), email: found.email }
}

type Found = (FoundToken & { letter?: string | undefined }) | undefined

/** Tokens of letters are signed, those of other mails are found by hash. */
async function findUnsubscribe(
  db: Database,
  token: string,
  secret: string | undefined,
): Promise<Found> {
  if (!token.includes('.')) return findToken(db, await sha256(token), 'unsubscribe')
  const found = await findReaderOf(db, token, secret)
  if (!found) return undefined
  const { reader, list, letter } = found
  return { email: reader.email, list, letter, status: reader.status, expiresAt: null, usedAt: null }
}

export async function readUnsubscribeLink(
  db: Database,
  token: string,
  secret: string | undefined,
): Promise<NewsletterLink> {
  const found = await findUnsubscribe(db, token, secret)
  return linkOf(found, unsubscribeState(found))
}

export async function followUnsubscribeLink(
  db: Database,
  { token, secret, now }: { token: string; secret: string | undefined; now: Date },
): Promise<NewsletterLink> {
  const found = await findUnsubscribe(db, token, secret)
  const state = unsubscribeState(found)
  if (state !== 'ready' || !found) return linkOf(found, state)
  await unsubscribe(db, { ...found, now })
  return linkOf(found, 'done')
}

/** Links are made anew for every try. Undefined if the subscription has changed since. */
export const makeNewsletterMessage: MakeMessage = async (
  { db, settings, now },
  { kind, subject: email },
) => {
  const list: MailingList = Object.values<string>(mailKinds.orchard).includes(kind)
    ? 'orchard'
    : 'letter'
  const isConfirm = kind === mailKinds[list].confirm
  const subscription = await findSubscription(db, { email, list })
  if (subscription?.status !== (isConfirm ? 'pending' : 'confirmed')) return undefined
  const { language } = subscription
  const { confirmUrl, unsubscribeUrl } = await makeLinks(db, {
    email,
    list,
    language,
    settings,
    now,
  })
  const shared = { list, language, email, unsubscribeUrl }
  const mail = isConfirm
    ? { template: 'newsletter-confirm' as const, confirmUrl, ...shared }
    : { template: 'newsletter-welcome' as const, ...shared }
  return { to: 'mail', mail: await renderMail(mail, settings) }
}
