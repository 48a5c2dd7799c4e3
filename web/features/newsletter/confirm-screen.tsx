import { NewsletterLinkPage } from './newsletter-link'

export { newsletterConfirmHead as head } from './heads'

export function Screen() {
  return <NewsletterLinkPage purpose="confirm" />
}
