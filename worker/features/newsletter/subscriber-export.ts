import { sql } from 'drizzle-orm'
import type { Locale } from '../../../schema/locale'
import { newsletterSubscriptions as subscriptions } from '../../../schema/tables/newsletter'
import { vietnamMinute } from '../../../schema/time'
import type { Database } from '../../platform/db/database'
import { mergeAll, readAll } from '../../platform/db/keyset'
import { type ListedSubscriber, type SubscriberFilter, selectStream, streamsOf } from './subscriber-queries'

/** So many rows are read at once. */
const rowsAtOnce = 2000

const headers: Record<Locale, string[]> = {
  vi: ['E-mail', 'Ngôn ngữ', 'Đăng ký lúc (giờ Việt Nam)', 'Xác nhận lúc (giờ Việt Nam)'],
  en: ['E-mail', 'Language', 'Subscribed (Vietnam time)', 'Confirmed (Vietnam time)'],
}

/** The first line of the file. */
export function subscriberHeader(locale: Locale): string[] {
  return headers[locale]
}

/** How many confirmed addresses a file will have, for the audit log. The one list that is counted whole: nobody may be left out of it. */
export async function countConfirmed(db: Database, language: Locale | 'all'): Promise<number> {
  const inLanguage = language === 'all' ? sql`` : sql`and language = ${language}`
  const [row] = await db.all<{ count: number }>(sql`
    select count(*) as count from ${subscriptions} where status = 'confirmed' ${inLanguage}`)
  return row?.count ?? 0
}

/** The confirmed addresses, the newest first. Nobody else gets mail. */
export async function* subscriberLines(db: Database, language: Locale | 'all'): AsyncGenerator<string[], void> {
  const filter: SubscriberFilter = { status: 'confirmed', language, q: '' }
  const streams = streamsOf(filter).map((stream) => readAll((page) => db.all<ListedSubscriber>(selectStream(stream, '', page)), rowsAtOnce))
  for await (const { email, language: tongue, createdAt, confirmedAt } of mergeAll(streams))
    yield [email, tongue, vietnamMinute(createdAt), confirmedAt === null ? '' : vietnamMinute(confirmedAt)]
}
