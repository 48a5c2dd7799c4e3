import * as z from 'zod'
import { locales } from '../locale'
import { type MailingList, mailingLists } from '../mailing-lists'
import { clockField, emailField, humanFields } from './text-fields'

export const newsletterInput = z.object({
  email: emailField,
  language: z.enum(locales),
  list: z.enum(mailingLists).default('letter'),
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
