import { laterPart } from '../lib/later-part'

/** The newsletter block at the end of a page. */
export const NewsletterLater = laterPart(async () => (await import('./newsletter-form')).NewsletterForm)
