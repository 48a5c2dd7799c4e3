import * as z from 'zod'
import { type Frequency, frequencies, type Interest, interests } from '../letters'
import { type Locale, locales } from '../locale'
import type { MailingList } from '../mailing-lists'

/* What readers of the letters choose: `/api/newsletter/preferences`, with the signed token of a letter. */

/** Signed tokens are longer than those of confirmations. */
export const readerTokenInput = z.object({ token: z.string().max(1000).default('') })

/**
 * `GET /api/newsletter/preferences?token=`. The address is shown in part: a letter may be passed
 * on.
 */
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
 * `POST /api/newsletter/preferences`: returns what holds then. No interests means everything.
 * `isPaused` true pauses for `pauseMonths` from now, false ends a pause, absent leaves it.
 */
export const preferencesInput = z.object({
  token: z.string().max(1000),
  language: z.enum(locales),
  interests: z.array(z.enum(interests)).max(interests.length).default([]),
  frequency: z.enum(frequencies),
  isPaused: z.boolean().optional(),
})
/* `POST /api/newsletter/preferences/leave` ends the subscription, `/export` returns what the site holds about the address as a JSON file, `/delete` deletes it. Each takes {@link readerTokenInput}. */
