import type { LetterContent } from './content/letter'
import type { Locale } from './locale'

/** Where a sending is: `scheduled` waits for its time, `sent` has taken every reader. */
export const sendingStates = ['scheduled', 'sending', 'paused', 'cancelled', 'sent'] as const
export type SendingState = (typeof sendingStates)[number]

/** At once, at an instant, or in the morning where the readers of a language are. */
export const letterModes = ['now', 'at', 'morning'] as const
export type LetterMode = (typeof letterModes)[number]

/** The most letters a second that `LETTER_RATE` may ask for (docs/decisions/0607). */
export const maxLetterRate = 75

/** What readers may say they want to read of; a reader without a choice wants everything. */
export const interests = ['places', 'food', 'deals', 'stories', 'planning'] as const
export type Interest = (typeof interests)[number]

/** How often a reader wants letters: each, or at most one in four weeks. */
export const frequencies = ['all', 'monthly'] as const
export type Frequency = (typeof frequencies)[number]

/**
 * Days between two letters to a reader who wants one a month: four weeks less a day, so that a
 * letter an hour earlier than the last is not skipped.
 */
export const monthlyDays = 27
/** How long a pause lasts, in months. */
export const pauseMonths = 3

/** To whom of a list; everybody without a condition. */
export interface LetterSegment {
  language?: Locale
  /** Subscribed on this Vietnam day or later, `YYYY-MM-DD`. */
  since?: string
  /** Readers who want one of these, and those without a choice. */
  interests?: Interest[]
}

/** What a letter says in a language. */
export interface LetterText {
  subject: string
  preview: string
  /** Markdown. */
  content: string
  plain?: string
}

/**
 * The languages in which a letter exists; a reader of the other one gets it with a line that says
 * so.
 */
export type FrozenLetter = { [L in Locale]?: LetterText }

/**
 * The hour of the morning, and whose: letters in English go to readers all over the world, most of
 * them in America.
 */
export const mornings: Record<Locale, { hour: number; timeZone: string }> = {
  vi: { hour: 7, timeZone: 'Asia/Ho_Chi_Minh' },
  en: { hour: 7, timeZone: 'America/New_York' },
}

/** What a letter says in the languages that are whole. */
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
