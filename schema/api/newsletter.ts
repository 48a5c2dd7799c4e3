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

/** The secret of a mailed link; anything else is as good as a forged one. */
export const newsletterTokenInput = z.object({ token: z.string().max(200).default('') })

/** What a link from a newsletter mail leads to. `used`: what it asks for is so already. */
export type NewsletterLinkState = 'ready' | 'done' | 'used' | 'expired' | 'invalid'
export interface NewsletterLink {
  state: NewsletterLinkState
  /** The list that it is about; that of the letters where nobody knows the link. */
  list: MailingList
}
