import * as z from 'zod'
import { locales } from '../locale'

export const newsletterInput = z.object({
  email: z.string().trim().max(254).toLowerCase().pipe(z.email('a valid e-mail address is needed')),
  language: z.enum(locales),
  subscribedAt: z.iso.datetime({ offset: true }).optional(),
})
export type NewsletterInput = z.input<typeof newsletterInput>
