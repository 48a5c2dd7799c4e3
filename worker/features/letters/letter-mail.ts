import { eq } from 'drizzle-orm'
import { letterTexts } from '../../../schema/letters'
import { isLocale, type Locale, otherLocale } from '../../../schema/locale'
import { site } from '../../../schema/site'
import { entries } from '../../../schema/tables/entries'
import { letterSendings } from '../../../schema/tables/letters'
import { subscriptionTables } from '../../../schema/tables/newsletter'
import { publicLocales } from '../../content/queries'
import { pick, storedColumns, upgradeEntry } from '../../content/stored-entry'
import type { MailMessage } from '../../platform/mail/types'
import type { MakeMessage, MessageContext } from '../../platform/outbox/outbox'
import { unlessSuppressed } from '../../platform/outbox/transport'
import { makeReaderLinks } from '../newsletter/links'
import { countedLinks } from './letter-links'
import { letterFor, linksWithoutReader, type RenderedLetter, renderLetter } from './render-letter'

type DeliveryRun = typeof letterSendings.$inferSelect

/** Caches per context, so that a letter is rendered once for all readers of a language. */
interface Prepared {
  deliveryRuns: Map<string, Promise<DeliveryRun | undefined>>
  letters: Map<string, Promise<RenderedLetter>>
}

const prepared = new WeakMap<MessageContext, Prepared>()

function preparedOf(context: MessageContext): Prepared {
  const known = prepared.get(context) ?? { deliveryRuns: new Map(), letters: new Map() }
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

export function deliveryRunFor(
  context: MessageContext,
  id: string,
): Promise<DeliveryRun | undefined> {
  return once(preparedOf(context).deliveryRuns, id, async () => {
    const isIt = eq(letterSendings.id, id)
    return (await context.db.select().from(letterSendings).where(isIt).limit(1))[0]
  })
}

async function archivedSlug(
  { db }: MessageContext,
  letterId: string,
  language: Locale,
): Promise<string | undefined> {
  const [entry] = await db
    .select(pick(entries, 'slug', 'statusVi', 'statusEn', 'deletedAt'))
    .from(entries)
    .where(eq(entries.id, letterId))
    .limit(1)
  return entry && publicLocales(entry).includes(language) ? entry.slug : undefined
}

async function render(
  context: MessageContext,
  run: DeliveryRun,
  readerLanguage: Locale,
): Promise<RenderedLetter> {
  const { db, settings } = context
  const language = run.content[readerLanguage] ? readerLanguage : otherLocale(readerLanguage)
  const text = run.content[language]
  if (!text) throw new Error(`sending ${run.id} has no text`)
  const slug = await archivedSlug(context, run.letterId, language)
  const input = { text, language, readerLanguage, settings, ...(slug && { slug }) }
  const letter = await renderLetter(db, input)
  if (!run.countsClicks) return letter
  const linkOf = await countedLinks(db, {
    sendingId: run.id,
    links: letter.links,
    siteUrl: settings.siteUrl,
  })
  return renderLetter(db, { ...input, linkOf })
}

/** In the reader's language if the letter has it. Throws without LINK_SECRET. */
export async function letterMail(
  context: MessageContext,
  run: DeliveryRun,
  { email, readerId, language }: { email: string; readerId: string; language: Locale },
): Promise<MailMessage> {
  const { settings, privateSettings } = context
  const secret = privateSettings.linkSecret
  if (!secret) throw new Error('LINK_SECRET is not set')
  const letter = await once(preparedOf(context).letters, `${run.id} ${language}`, () =>
    render(context, run, language),
  )
  const { list } = run
  const links = await makeReaderLinks({
    readerId,
    list,
    letter: run.id,
    language,
    settings,
    secret,
  })
  const { hostname } = new URL(settings.siteUrl)
  const { subject, html, text } = letterFor(letter, links)
  return {
    to: { email },
    replyTo: { email: settings.site.company.email, name: site.name },
    subject,
    html,
    text,
    headers: {
      'List-Id': `${site.name} <${list}.${hostname}>`,
      'List-Unsubscribe': `<${links.unsubscribe}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      // Must be the same for every try.
      'Message-ID': `<letter.${run.id}.${readerId}@${hostname}>`,
    },
  }
}

async function testMail(
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
  const { subject, html, text: plain } = letterFor(letter, linksWithoutReader(settings, language))
  return { to: { email }, subject: `[Test] ${subject}`, html, text: plain, headers: {} }
}

export const testSubject = (input: { letterId: string; language: string; email: string }) =>
  `${input.letterId}:${input.language}:${input.email}`

const makeTestMessage: MakeMessage = async (context, { subject }) => {
  const [, letterId = '', language = '', email = ''] = /^([^:]*):([^:]*):(.*)$/.exec(subject) ?? []
  const mail = isLocale(language)
    ? await testMail(context, { letterId, language, email })
    : undefined
  return mail && { to: 'mail', mail }
}

/** Undefined if the reader has left, paused or was erased, or the run was cancelled. */
const makeReaderMessage: MakeMessage = async (context, row) => {
  const { db, now } = context
  const [sendingId = '', readerId = ''] = row.subject.split(':')
  const run = await deliveryRunFor(context, sendingId)
  if (!run || run.state === 'cancelled') return undefined
  const readers = subscriptionTables[run.list]
  const [reader] = await db.select().from(readers).where(eq(readers.readerId, readerId)).limit(1)
  if (
    reader?.status !== 'confirmed' ||
    (reader.pausedUntil !== null && reader.pausedUntil > now.toISOString())
  )
    return undefined
  const { email, language } = reader
  return { to: 'mail', mail: await letterMail(context, run, { email, readerId, language }) }
}

export const makeLetterMessage = unlessSuppressed((context, row) => {
  const make = row.kind === 'newsletter-test' ? makeTestMessage : makeReaderMessage
  return make(context, row)
})
