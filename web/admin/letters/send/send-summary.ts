import type { TFunction } from 'i18next'
import type { Audience } from '../../../../schema/api/letters'
import type { FrozenLetter } from '../../../../schema/letters'
import type { Locale } from '../../../../schema/locale'
import { formatNumber } from '../../../../schema/numbers'
import { formatDate } from '../../../../schema/time'
import { formatInstant } from '../../kit/format-instant'
import { peopleIn, type SendChoices } from './send-choices'

interface SummaryInput {
  audience: Audience
  /** The languages that are whole. */
  texts: FrozenLetter
  choices: SendChoices
  /** Of a sending at a time. */
  at: string | undefined
}

/** What a sending will do, a sentence each, as it is read before the last button. */
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
