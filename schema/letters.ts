import type { LetterContent } from './content/letter'
import type { Locale } from './locale'

/** `sent`: every reader is in the outbox. */
export const sendingStates = ['scheduled', 'sending', 'paused', 'cancelled', 'sent'] as const
export type SendingState = (typeof sendingStates)[number]

/** `morning`: in the morning of the readers of each language. */
export const letterModes = ['now', 'at', 'morning'] as const
export type LetterMode = (typeof letterModes)[number]

/** Upper limit of `LETTER_RATE`, letters a second (docs/decisions/0607). */
export const maxLetterRate = 75

/** Topics that readers can choose; no choice means all. */
export const interests = ['places', 'food', 'deals', 'stories', 'planning'] as const
export type Interest = (typeof interests)[number]

/** `monthly`: at most one letter in four weeks. */
export const frequencies = ['all', 'monthly'] as const
export type Frequency = (typeof frequencies)[number]

/**
 * Minimum days between monthly letters: four weeks less one, so that one sent an hour earlier than
 * the last is not skipped.
 */
export const monthlyDays = 27
export const pauseMonths = 3

/** Empty for the whole list. */
export interface LetterSegment {
  language?: Locale
  /** Subscribed on this Vietnam day or later, `YYYY-MM-DD`. */
  since?: string
  /** Matches readers with one of these and readers without a choice. */
  interests?: Interest[]
}

export interface LetterText {
  subject: string
  preview: string
  content: string
  plain?: string
}

/** The languages of a letter; readers of the other one get it with a note. */
export type FrozenLetter = { [L in Locale]?: LetterText }

/** Morning hour by language; most readers of English letters are in America. */
export const mornings: Record<Locale, { hour: number; timeZone: string }> = {
  vi: { hour: 7, timeZone: 'Asia/Ho_Chi_Minh' },
  en: { hour: 7, timeZone: 'America/New_York' },
}

/** The texts of the complete languages. */
export function letterTexts(data: Partial<LetterContent>): FrozenLetter {
  const whole = ({ plain, ...texts }: Partial<LetterText>): LetterText | undefined => {
    const { subject, preview, content } = texts
    return subject && preview && content
      ? { subject, preview, content, ...(plain && { plain }) }
      : undefined
  }
  const vi = whole({
    subject: data.subjectVi,
    preview: data.previewVi,
    content: data.contentVi,
    plain: data.plainVi,
  })
  const en = whole({
    subject: data.subjectEn,
    preview: data.previewEn,
    content: data.contentEn,
    plain: data.plainEn,
  })
  return { ...(vi && { vi }), ...(en && { en }) }
}

/** The UTC offset of a zone, such as `-05:00`. */
function offsetAt(instant: Date, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    timeZoneName: 'longOffset',
  }).formatToParts(instant)
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? ''
  return name.slice('GMT'.length) || '+00:00'
}

/** UTC ISO instant of a morning `YYYY-MM-DD`. Throws RangeError on an invalid day. */
export function morningOf(day: string, language: Locale): string {
  const { hour, timeZone } = mornings[language]
  const clock = `${day}T${String(hour).padStart(2, '0')}:00:00`
  // Clocks change at night: at noon UTC the morning's offset applies in America and Asia.
  return new Date(`${clock}${offsetAt(new Date(`${day}T12:00:00Z`), timeZone)}`).toISOString()
}
