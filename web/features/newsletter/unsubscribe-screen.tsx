import { NewsletterLinkPage } from './newsletter-link'

export { newsletterUnsubscribeHead as head } from './heads'

export function Screen() {
  return <NewsletterLinkPage purpose="unsubscribe" />
}
