import { renderMail } from '../../platform/mail/render'
import type { MakeMessage } from '../../platform/outbox/message'
import { makeLinks } from './links'
import { findSubscription } from './queries'

/** The mails of the newsletter; their links are made anew for every try. Nothing where the subscription has moved on since. */
export const makeNewsletterMessage: MakeMessage = async ({ db, settings, now }, { kind, subject: email }) => {
  const subscription = await findSubscription(db, email)
  const wanted = kind === 'newsletter-confirm' ? 'pending' : 'confirmed'
  if (subscription?.status !== wanted) return undefined
  const { language } = subscription
  const { confirmUrl, unsubscribeUrl } = await makeLinks(db, { email, language, settings, now })
  const mail =
    kind === 'newsletter-confirm'
      ? { template: kind, language, email, confirmUrl, unsubscribeUrl }
      : { template: 'newsletter-welcome' as const, language, email, unsubscribeUrl }
  return { to: 'mail', mail: renderMail(mail, settings) }
}
