import { addYears } from 'date-fns'
import { millisecondsInMinute } from 'date-fns/constants'
import type { SendingProgress, SendLetterInput } from '../../../schema/api/letters'
import { letterTexts, morningOf } from '../../../schema/letters'
import { type Locale, locales } from '../../../schema/locale'
import { vietnamDay } from '../../../schema/time'
import { findEntry } from '../../content/admin-entry'
import { publication } from '../../content/publish-entry'
import type { StoredEntry } from '../../content/stored-entry'
import type { Database } from '../../platform/db/database'
import type { Ctx } from '../../platform/http/env'
import { ApiError } from '../../platform/http/errors'
import type { PrivateSettings } from '../../platform/settings/private-settings'
import { countAudience, languagesOf, segmentOf } from './audience'
import { createDeliveryRun, readProgress } from './delivery-runs'

export async function findLetter(db: Database, id: string): Promise<StoredEntry> {
  const entry = await findEntry(db, id)
  if (entry.kind !== 'letter') throw new ApiError('NOT_FOUND')
  return entry
}

/** Throws BAD_REQUEST for a time in the past or more than a year ahead. */
function startsOf(
  { mode, at }: SendLetterInput,
  languages: readonly Locale[],
  now: Date,
): Partial<Record<Locale, string>> {
  const refuse = (message: string) =>
    new ApiError('BAD_REQUEST', { issues: [{ path: 'at', message }] })
  if (mode === 'now' || at === undefined)
    return Object.fromEntries(languages.map((language) => [language, now.toISOString()]))
  const startOf = (language: Locale) =>
    mode === 'at' ? new Date(at).toISOString() : morningOf(vietnamDay(at), language)
  const starts = languages.map((language) => [language, startOf(language)] as const)
  if (starts.some(([, start]) => Date.parse(start) < now.getTime() - millisecondsInMinute))
    throw refuse('this time is over')
  if (starts.some(([, start]) => Date.parse(start) > addYears(now, 1).getTime()))
    throw refuse('this is more than a year away')
  return Object.fromEntries(starts)
}

/** The cron sends it. Throws NOT_FOUND, CONFLICT, BAD_REQUEST. */
export async function startDeliveryRun(
  ctx: Ctx,
  { id, ...input }: SendLetterInput & { id: string },
  { mail, linkSecret, letterRate }: PrivateSettings,
): Promise<SendingProgress> {
  const { db, now } = ctx
  const entry = await findLetter(db, id)
  const { list, mode, countsClicks, isArchived, version } = input
  const segment = segmentOf(input)
  const startsAt = startsOf(input, languagesOf(segment), now)
  const canSend = mail.adapter !== 'none' && linkSecret && letterRate > 0
  if (entry.deletedAt !== null || entry.version !== version || !canSend)
    throw new ApiError('CONFLICT')
  const content = letterTexts(entry.data)
  const whole = locales.filter((locale) => content[locale])
  if (whole.length === 0)
    throw new ApiError('BAD_REQUEST', {
      issues: [{ path: 'content', message: 'no language is whole' }],
    })
  // Throws now what would prevent the archive page later.
  if (isArchived) await publication(ctx, { entry, locales: whole, at: null })
  const audience = await countAudience(db, { list, segment, now, letterId: id })
  const recipients = audience.vi + audience.en
  const run = { list, mode, segment, content, countsClicks, isArchived, startsAt, recipients }
  return readProgress(db, await createDeliveryRun(ctx, entry, run))
}
