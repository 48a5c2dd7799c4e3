import { addYears } from 'date-fns'
import { millisecondsInMinute } from 'date-fns/constants'
import type { SendingProgress, SendLetterInput } from '../../../schema/api/letters'
import { letterTexts, morningOf } from '../../../schema/letters'
import { type Locale, locales } from '../../../schema/locale'
import { vietnamDay } from '../../../schema/time'
import { findEntry } from '../../content/admin-entry'
import { labelOf } from '../../content/change-entry'
import { publication } from '../../content/publish-entry'
import type { StoredEntry } from '../../content/stored-entry'
import type { Database } from '../../platform/db/database'
import type { By } from '../../platform/http/env'
import { ApiError } from '../../platform/http/errors'
import type { PrivateSettings } from '../../platform/settings/private-settings'
import { countAudience, languagesOf } from './audience'
import { createSending, readProgress } from './sendings'

/** A letter's entry. Throws NOT_FOUND for another entry. */
export async function findLetter(db: Database, id: string): Promise<StoredEntry> {
  const entry = await findEntry(db, id)
  if (entry.kind !== 'letter') throw new ApiError('NOT_FOUND')
  return entry
}

/**
 * When the readers of each language get a letter. Throws BAD_REQUEST for a time that is over, or
 * more than a year away.
 */
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

/**
 * Sends a letter as it is saved to a list, or a part of it: the cron does, once its time has come.
 * Throws as the contract says.
 */
export async function startSending(
  db: Database,
  {
    id,
    input,
    settings,
    ...by
  }: By & { id: string; input: SendLetterInput; settings: PrivateSettings },
): Promise<SendingProgress> {
  const entry = await findLetter(db, id)
  const { list, language, since, interests, mode, countsClicks, isArchived, version } = input
  const startsAt = startsOf(input, languagesOf({ ...(language && { language }) }), by.now)
  const canSend = settings.mail.adapter !== 'none' && settings.linkSecret && settings.letterRate > 0
  if (entry.deletedAt !== null || entry.version !== version || !canSend)
    throw new ApiError('CONFLICT')
  const content = letterTexts(entry.data)
  const whole = locales.filter((locale) => content[locale])
  if (whole.length === 0)
    throw new ApiError('BAD_REQUEST', {
      issues: [{ path: 'content', message: 'no language is whole' }],
    })
  // Says now what would keep the letter from its page in the archive.
  if (isArchived) await publication(db, { entry, locales: whole, at: null }, by.now)
  const segment = {
    ...(language && { language }),
    ...(since && { since }),
    ...(interests?.length && { interests }),
  }
  const audience = await countAudience(db, { list, segment, now: by.now, letterId: id })
  const sending = {
    letterId: id,
    list,
    mode,
    segment,
    content,
    countsClicks,
    isArchived,
    startsAt,
    version,
    label: labelOf(entry),
  }
  return readProgress(
    db,
    await createSending(db, { ...sending, recipients: audience.vi + audience.en }, by),
  )
}
