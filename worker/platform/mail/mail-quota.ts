import { differenceInCalendarDays } from 'date-fns'
import type { MailQuota } from '../../../schema/api/letters'
import { vietnamDay } from '../../../schema/time'
import { readFigure } from '../db/daily-figures'
import type { Database } from '../db/database'
import type { PrivateSettings } from '../settings/private-settings'

type QuotaSettings = Pick<PrivateSettings['mail'], 'dailyQuota' | 'warmupFrom'>

/** Mails on the first day of a warm-up. */
const firstDay = 200
/** Of a day's quota: the rest is kept for answers and confirmations. */
const shareOfLetters = 0.9

/**
 * Mails on a Vietnam day, undefined for any number: MAIL_DAILY_QUOTA, in a warm-up no more than
 * 200 × 2^days since MAIL_WARMUP_FROM.
 */
export function quotaOn(
  day: string,
  { dailyQuota, warmupFrom }: QuotaSettings,
): number | undefined {
  const most = dailyQuota || Number.POSITIVE_INFINITY
  const grown = warmupFrom
    ? firstDay * 2 ** Math.max(0, differenceInCalendarDays(day, warmupFrom))
    : most
  const quota = Math.min(most, grown)
  return Number.isFinite(quota) ? quota : undefined
}

/** Null for no quota. */
export async function readQuota(
  db: Database,
  settings: QuotaSettings,
  now: Date,
): Promise<MailQuota | null> {
  const day = vietnamDay(now)
  const perDay = quotaOn(day, settings)
  if (perDay === undefined) return null
  const sent = await readFigure(db, day, 'mails-sent')
  const lettersLeft = Math.max(0, Math.floor(perDay * shareOfLetters) - sent)
  return { perDay, sent, lettersLeft }
}
