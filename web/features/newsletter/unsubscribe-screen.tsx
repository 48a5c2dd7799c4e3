import { NewsletterLinkPage } from './newsletter-link'

export function Screen() {
  return <NewsletterLinkPage purpose="unsubscribe" />
}
