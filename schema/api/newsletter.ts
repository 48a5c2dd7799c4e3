import * as z from 'zod'
import { type Frequency, frequencies, type Interest, interests } from '../letters'
import { type Locale, locales } from '../locale'
import type { MailingList } from '../mailing-lists'
import { clockField, emailField, humanFields, listField } from './text-fields'

export const newsletterInput = z.object({
  email: emailField,
  language: z.enum(locales),
  list: listField,
  subscribedAt: clockField,
  ...humanFields,
})

/** The secret of a mailed link; malformed ones are handled like forged ones. */
export const newsletterTokenInput = z.object({ token: z.string().max(200).default('') })

/** `used`: already confirmed or unsubscribed. */
export type NewsletterLinkState = 'ready' | 'done' | 'used' | 'expired' | 'invalid'
export interface NewsletterLink {
  state: NewsletterLinkState
  /** `letter` when the link is unknown. */
  list: MailingList
}

/** Bounces and complaints from the mail service, signed as Standard Webhooks. */
export const mailEventInput = z.object({
  type: z.string(),
  created_at: z.string().optional(),
  data: z
    .object({
      to: z.union([z.string(), z.array(z.string())]),
      bounce: z.object({ type: z.string().optional(), message: z.string().optional() }).optional(),
    })
    .loose(),
})

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
