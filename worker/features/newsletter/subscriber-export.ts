import { and, eq } from 'drizzle-orm'
import type { Locale } from '../../../schema/locale'
import { subscriptionTables } from '../../../schema/tables/newsletter'
import { vietnamMinute } from '../../../schema/time'
import type { Database } from '../../platform/db/database'
import { readAll } from '../../platform/db/keyset'
import { type SubscriberFilter, selectSubscribers } from './subscriber-queries'

const pageRows = 2000

const headers: Record<Locale, string[]> = {
  vi: [
    'E-mail',
    'Ngôn ngữ',
    'Đăng ký lúc (giờ Việt Nam)',
    'Xác nhận lúc (giờ Việt Nam)',
    'Quan tâm',
    'Tần suất',
    'Tạm nghỉ đến (giờ Việt Nam)',
    'Nguồn đồng ý',
    'Đồng ý lúc (giờ Việt Nam)',
  ],
  en: [
    'E-mail',
    'Language',
    'Subscribed (Vietnam time)',
    'Confirmed (Vietnam time)',
    'Interests',
    'Frequency',
    'Paused until (Vietnam time)',
    'Consent from',
    'Consented (Vietnam time)',
  ],
}

export function subscriberHeader(locale: Locale): string[] {
  return headers[locale]
}

type ExportFilter = Pick<SubscriberFilter, 'list' | 'language'>

/** The one uncapped count: the file omits nobody. */
export async function countConfirmed(
  db: Database,
  { list, language }: ExportFilter,
): Promise<number> {
  const subscriptions = subscriptionTables[list]
  const ofLanguage = language === 'all' ? undefined : eq(subscriptions.language, language)
  return db.$count(subscriptions, and(eq(subscriptions.status, 'confirmed'), ofLanguage))
}

const minuteOf = (at: string | null) => (at === null ? '' : vietnamMinute(at))

export async function* subscriberLines(
  db: Database,
  asked: ExportFilter,
): AsyncGenerator<string[], void> {
  const filter = { ...asked, status: 'confirmed', q: '' } as const
  for await (const row of readAll((page) => selectSubscribers(db, filter, page), pageRows)) {
    const {
      email,
      language,
      createdAt,
      confirmedAt,
      interests,
      frequency,
      pausedUntil,
      consentSource,
      consentAt,
    } = row
    const choice = [(interests ?? []).join(' '), frequency, minuteOf(pausedUntil)]
    yield [
      email,
      language,
      vietnamMinute(createdAt),
      minuteOf(confirmedAt),
      ...choice,
      consentSource ?? '',
      minuteOf(consentAt),
    ]
  }
}
