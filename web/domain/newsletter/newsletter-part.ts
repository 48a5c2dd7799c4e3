import { pagePart } from '../../ui/page-part'

/** The newsletter form at the end of a page. */
export const NewsletterPart = pagePart(
  async () => (await import('./newsletter-form')).NewsletterForm,
)
