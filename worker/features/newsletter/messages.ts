import type { MailingList } from '../../../schema/mailing-lists'
import { renderMail } from '../../platform/mail/render'
import type { MakeMessage } from '../../platform/outbox/outbox'
import { makeLinks } from './links'
import { findSubscription, mailKinds } from './queries'

/**
 * The mails of both lists; their links are made anew for every try. Nothing where the subscription
 * has moved on since.
 */
export const makeNewsletterMessage: MakeMessage = async (
  { db, settings, now },
  { kind, subject: email },
) => {
  const list: MailingList = Object.values<string>(mailKinds.orchard).includes(kind)
    ? 'orchard'
    : 'letter'
  const isConfirm = kind === mailKinds[list].confirm
  const subscription = await findSubscription(db, { email, list })
  if (subscription?.status !== (isConfirm ? 'pending' : 'confirmed')) return undefined
  const { language } = subscription
  const { confirmUrl, unsubscribeUrl } = await makeLinks(db, {
    email,
    list,
    language,
    settings,
    now,
  })
  const shared = { list, language, email, unsubscribeUrl }
  const mail = isConfirm
    ? { template: 'newsletter-confirm' as const, confirmUrl, ...shared }
    : { template: 'newsletter-welcome' as const, ...shared }
  return { to: 'mail', mail: await renderMail(mail, settings) }
}
