import { and, eq } from 'drizzle-orm'
import type { Locale } from '../../../schema/locale'
import { newsletterSubscriptions as subscriptions } from '../../../schema/tables/newsletter'
import { vietnamMinute } from '../../../schema/time'
import type { Database } from '../../platform/db/database'
import { readAll } from '../../platform/db/keyset'
import { selectSubscribers } from './subscriber-queries'

const pageRows = 2000

const headers: Record<Locale, string[]> = {
  vi: ['E-mail', 'Ngôn ngữ', 'Đăng ký lúc (giờ Việt Nam)', 'Xác nhận lúc (giờ Việt Nam)'],
  en: ['E-mail', 'Language', 'Subscribed (Vietnam time)', 'Confirmed (Vietnam time)'],
}

export function subscriberHeader(locale: Locale): string[] {
  return headers[locale]
}

/** How many confirmed addresses a file will have, for the audit log. The one list that is counted whole: the file leaves nobody out. */
export async function countConfirmed(db: Database, language: Locale | 'all'): Promise<number> {
  const ofLanguage = language === 'all' ? undefined : eq(subscriptions.language, language)
  return db.$count(subscriptions, and(eq(subscriptions.status, 'confirmed'), ofLanguage))
}

/** The confirmed addresses, the newest first. Nobody else gets mail. */
export async function* subscriberLines(db: Database, language: Locale | 'all'): AsyncGenerator<string[], void> {
  const filter = { status: 'confirmed', language, q: '' } as const
  for await (const { email, language: tongue, createdAt, confirmedAt } of readAll((page) => selectSubscribers(db, filter, page), pageRows))
    yield [email, tongue, vietnamMinute(createdAt), confirmedAt === null ? '' : vietnamMinute(confirmedAt)]
}
