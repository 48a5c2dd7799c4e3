import type { TFunction } from 'i18next'
import type { Audience, SendLetterInput } from '../../../../schema/api/letters'
import {
  type FrozenLetter,
  type Interest,
  interests,
  type LetterMode,
} from '../../../../schema/letters'
import type { Locale } from '../../../../schema/locale'
import type { MailingList } from '../../../../schema/mailing-lists'
import { formatNumber } from '../../../../schema/numbers'
import { addDays, formatDate, vietnamDay, vietnamOffset } from '../../../../schema/time'
import { formatInstant } from '../../kit/format-instant'
import { fromVietnamInput, toVietnamInput } from '../../kit/schedule-form'

export interface SendChoices {
  list: MailingList
  language: Locale | 'all'
  /** A Vietnam day; empty for everybody. */
  since: string
  interests: readonly Interest[]
  mode: LetterMode
  /** Vietnam time, as `datetime-local`. */
  at: string
  /** `YYYY-MM-DD` */
  day: string
  countsClicks: boolean
  isArchived: boolean
}

const hourMs = 60 * 60 * 1000

export function startChoices(list: MailingList, now: Date): SendChoices {
  const tomorrow = addDays(vietnamDay(now), 1)
  const when = {
    mode: 'now',
    at: toVietnamInput(new Date(now.getTime() + hourMs)),
    day: tomorrow,
  } as const
  return {
    list,
    language: 'all',
    since: '',
    interests: [],
    ...when,
    countsClicks: false,
    isArchived: true,
  }
}

export function audiencePath(
  letter: string,
  { list, language, since, interests: chosen }: SendChoices,
) {
  const query = new URLSearchParams({
    letter,
    list,
    ...(language !== 'all' && { language }),
    ...(since && { since }),
    ...(chosen.length > 0 && { interests: interests.filter((one) => chosen.includes(one)).join() }),
  })
  return `/api/admin/letters/audience?${query}` as const
}

export const peopleIn = ({ vi, en }: Audience) => vi + en

const noonOf = (day: string) => new Date(`${day}T12:00:00${vietnamOffset}`)
const yearMs = 365 * 24 * hourMs

/** Returns undefined for now, `invalid` if past or over a year away. */
export function instantOf(
  { mode, at, day }: SendChoices,
  now: Date,
): string | undefined | 'invalid' {
  if (mode === 'now') return undefined
  // Noon in Vietnam is the same day in America.
  const instant =
    mode === 'at'
      ? fromVietnamInput(at)
      : /^\d{4}-\d\d-\d\d$/.test(day)
        ? noonOf(day).toISOString()
        : undefined
  if (instant === undefined) return 'invalid'
  const isToCome = mode === 'at' ? Date.parse(instant) > now.getTime() : day > vietnamDay(now)
  return isToCome && Date.parse(instant) < now.getTime() + yearMs ? instant : 'invalid'
}

export function sendInput(
  choices: SendChoices,
  version: number,
  at: string | undefined,
): Omit<SendLetterInput, 'interests'> & { interests?: readonly Interest[] } {
  const { list, language, since, interests: chosen, mode, countsClicks, isArchived } = choices
  return {
    list,
    ...(language !== 'all' && { language }),
    ...(since && { since }),
    ...(chosen.length > 0 && { interests: chosen }),
    mode,
    ...(at !== undefined && { at }),
    countsClicks,
    isArchived,
    version,
  }
}

interface SummaryInput {
  audience: Audience
  texts: FrozenLetter
  choices: SendChoices
  at: string | undefined
}

export function summaryOf(
  t: TFunction<'admin'>,
  locale: Locale,
  { audience, texts, choices, at }: SummaryInput,
): string[] {
  const number = (value: number) => formatNumber(value, locale)
  const people = peopleIn(audience)
  const sentences = [
    t('letters.send.summary.people', {
      count: people,
      number: number(people),
      vi: number(audience.vi),
      en: number(audience.en),
    }),
  ]
  if (!texts.en && audience.en > 0)
    sentences.push(t('letters.send.summary.onlyVi', { number: number(audience.en) }))
  if (!texts.vi && audience.vi > 0)
    sentences.push(t('letters.send.summary.onlyEn', { number: number(audience.vi) }))
  if (choices.mode === 'now') sentences.push(t('letters.send.summary.now'))
  if (choices.mode === 'at')
    sentences.push(t('letters.send.summary.at', { time: formatInstant(at ?? null, locale) }))
  if (choices.mode === 'morning')
    sentences.push(t('letters.send.summary.morning', { day: formatDate(choices.day, locale) }))
  sentences.push(t(`letters.send.summary.${choices.countsClicks ? 'clicks' : 'noClicks'}`))
  sentences.push(t(`letters.send.summary.${choices.isArchived ? 'archived' : 'notArchived'}`))
  return sentences
}
