import { eq } from 'drizzle-orm'
import { letterTexts } from '../../../schema/letters'
import { type Locale, localizedPath, otherLocale } from '../../../schema/locale'
import { paths } from '../../../schema/paths'
import { site } from '../../../schema/site'
import { entries } from '../../../schema/tables/entries'
import { letterSendings } from '../../../schema/tables/letters'
import { publicLocales } from '../../content/queries'
import { storedColumns, upgradeEntry } from '../../content/stored-entry'
import type { MailMessage } from '../../platform/mail/types'
import type { MessageContext } from '../../platform/outbox/outbox'
import { makeReaderLinks } from '../newsletter/reader-links'
import { countedLinks } from './counted-links'
import { letterFor, type RenderedLetter, renderLetter } from './render-letter'

type Sending = typeof letterSendings.$inferSelect

/**
 * What was read and rendered for the deliveries of a turn: a letter is rendered once for all
 * readers of a language.
 */
interface Prepared {
  sendings: Map<string, Promise<Sending | undefined>>
  letters: Map<string, Promise<RenderedLetter>>
}

const prepared = new WeakMap<MessageContext, Prepared>()

function preparedOf(context: MessageContext): Prepared {
  const known = prepared.get(context) ?? { sendings: new Map(), letters: new Map() }
  prepared.set(context, known)
  return known
}

function once<Value>(
  known: Map<string, Promise<Value>>,
  key: string,
  make: () => Promise<Value>,
): Promise<Value> {
  const value = known.get(key) ?? make()
  known.set(key, value)
  return value
}

async function readSending({ db }: MessageContext, id: string): Promise<Sending | undefined> {
  return (await db.select().from(letterSendings).where(eq(letterSendings.id, id)).limit(1))[0]
}

/** The sending of a delivery, read once a turn. */
export function sendingFor(context: MessageContext, id: string): Promise<Sending | undefined> {
  return once(preparedOf(context).sendings, id, () => readSending(context, id))
}

/** The address in the archive of a letter that is public in a language. */
async function archivedSlug(
  { db }: MessageContext,
  letterId: string,
  language: Locale,
): Promise<string | undefined> {
  const [entry] = await db
    .select({
      slug: entries.slug,
      statusVi: entries.statusVi,
      statusEn: entries.statusEn,
      deletedAt: entries.deletedAt,
    })
    .from(entries)
    .where(eq(entries.id, letterId))
    .limit(1)
  return entry && publicLocales(entry).includes(language) ? entry.slug : undefined
}

async function render(
  context: MessageContext,
  sending: Sending,
  readerLanguage: Locale,
): Promise<RenderedLetter> {
  const { db, settings } = context
  const language = sending.content[readerLanguage] ? readerLanguage : otherLocale(readerLanguage)
  const text = sending.content[language]
  if (!text) throw new Error(`sending ${sending.id} has no text`)
  const slug = await archivedSlug(context, sending.letterId, language)
  const input = { text, language, readerLanguage, settings, ...(slug && { slug }) }
  const letter = await renderLetter(db, input)
  if (!sending.countsClicks) return letter
  const linkOf = await countedLinks(db, {
    sendingId: sending.id,
    links: letter.links,
    siteUrl: settings.siteUrl,
  })
  return renderLetter(db, { ...input, linkOf })
}

interface Reader {
  email: string
  readerId: string
  language: Locale
}

/**
 * The mail of a sending to a reader, in the reader's language or the one that there is. Throws
 * without LINK_SECRET.
 */
export async function letterMail(
  context: MessageContext,
  sending: Sending,
  { email, readerId, language }: Reader,
): Promise<MailMessage> {
  const { settings, privateSettings } = context
  const secret = privateSettings.linkSecret
  if (!secret) throw new Error('LINK_SECRET is not set')
  const letter = await once(preparedOf(context).letters, `${sending.id} ${language}`, () =>
    render(context, sending, language),
  )
  const { list } = sending
  const links = await makeReaderLinks({
    readerId,
    list,
    letter: sending.id,
    language,
    settings,
    secret,
  })
  const { hostname } = new URL(settings.siteUrl)
  const { subject, html, text } = letterFor(letter, {
    preferences: links.preferencesUrl,
    unsubscribe: links.unsubscribeUrl,
  })
  return {
    to: { email },
    replyTo: { email: settings.site.company.email, name: site.name },
    subject,
    html,
    text,
    headers: {
      'List-Id': `${site.name} <${list}.${hostname}>`,
      'List-Unsubscribe': `<${links.oneClickUrl}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      // The same for every try, as the delivery's key is.
      'Message-ID': `<letter.${sending.id}.${readerId}@${hostname}>`,
    },
  }
}

/**
 * A letter as it is saved, for a colleague to look at; nothing where it is gone, or the language is
 * not whole.
 */
export async function testMail(
  context: MessageContext,
  { letterId, language, email }: { letterId: string; language: Locale; email: string },
): Promise<MailMessage | undefined> {
  const { db, settings } = context
  const [row] = await db
    .select(storedColumns)
    .from(entries)
    .where(eq(entries.id, letterId))
    .limit(1)
  const text = row && letterTexts(upgradeEntry(row).data)[language]
  if (!text) return undefined
  const letter = await renderLetter(db, { text, language, readerLanguage: language, settings })
  const urlOf = (path: string) =>
    settings.siteUrl + localizedPath(path, language, settings.defaultLocale)
  const own = {
    preferences: urlOf(paths.newsletterPreferences),
    unsubscribe: urlOf(paths.newsletterUnsubscribe),
  }
  const { subject, html, text: plain } = letterFor(letter, own)
  return { to: { email }, subject: `[Test] ${subject}`, html, text: plain, headers: {} }
}
