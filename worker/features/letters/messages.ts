import { eq } from 'drizzle-orm'
import { isLocale } from '../../../schema/locale'
import { subscriptionTables } from '../../../schema/tables/newsletter'
import type { MakeMessage } from '../../platform/outbox/outbox'
import { unlessSuppressed } from '../../platform/outbox/transport'
import { letterMail, sendingFor, testMail } from './letter-mail'

/** What a test is about: the letter, its language and who gets it. */
export const testSubject = (input: { letterId: string; language: string; email: string }) =>
  `${input.letterId}:${input.language}:${input.email}`

const makeTestMessage: MakeMessage = async (context, { subject }) => {
  const [, letterId = '', language = '', email = ''] = /^([^:]*):([^:]*):(.*)$/.exec(subject) ?? []
  const mail = isLocale(language)
    ? await testMail(context, { letterId, language, email })
    : undefined
  return mail && { to: 'mail', mail }
}

/**
 * The mail of a letter to a reader, tried again; nothing where the reader has left, paused or was
 * erased, or the sending was cancelled.
 */
const makeReaderMessage: MakeMessage = async (context, row) => {
  const { db, now } = context
  const [sendingId = '', readerId = ''] = row.subject.split(':')
  const sending = await sendingFor(context, sendingId)
  if (!sending || sending.state === 'cancelled') return undefined
  const readers = subscriptionTables[sending.list]
  const [reader] = await db.select().from(readers).where(eq(readers.readerId, readerId)).limit(1)
  if (
    reader?.status !== 'confirmed' ||
    (reader.pausedUntil !== null && reader.pausedUntil > now.toISOString())
  )
    return undefined
  const { email, language } = reader
  return { to: 'mail', mail: await letterMail(context, sending, { email, readerId, language }) }
}

export const makeLetterMessage = unlessSuppressed((context, row) => {
  const make = row.kind === 'newsletter-test' ? makeTestMessage : makeReaderMessage
  return make(context, row)
})
