import * as z from 'zod'
import { type Frequency, frequencies, type Interest, interests } from '../letters'
import { type Locale, locales } from '../locale'
import type { MailingList } from '../mailing-lists'

/** Signed tokens of letters are longer than those of confirmations. */
export const readerTokenInput = z.object({ token: z.string().max(1000).default('') })

/** The address is masked because a letter may be forwarded. */
export type ReaderPreferences =
  | { state: 'invalid' }
  | {
      state: 'ready'
      list: MailingList
      /** Such as `l…@example.com`. */
      address: string
      isSubscribed: boolean
      language: Locale
      interests: Interest[]
      frequency: Frequency
      pausedUntil: string | null
    }

/**
 * No interests means everything. `isPaused`: true pauses for `pauseMonths`, false ends a pause,
 * absent changes nothing.
 */
export const preferencesInput = z.object({
  token: z.string().max(1000),
  language: z.enum(locales),
  interests: z.array(z.enum(interests)).max(interests.length).default([]),
  frequency: z.enum(frequencies),
  isPaused: z.boolean().optional(),
})
