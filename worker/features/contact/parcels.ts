import { leadPath } from '../../../schema/leads'
import { absoluteUrl } from '../../../schema/paths'
import { site } from '../../../schema/site'
import { renderMail } from '../../platform/mail/render'
import type { MakeParcel } from '../../platform/outbox/parcel'
import { staffNotice } from '../../platform/outbox/staff-notice'
import { findContactMessage } from './queries'

/** What is sent of a message: to the staff, to the visitor, and without personal data into the staff's chat. */
export const makeContactParcel: MakeParcel = async ({ db, settings, privateSettings }, { kind, subject }) => {
  const message = await findContactMessage(db, subject)
  if (!message) return undefined
  const { language, service } = message
  if (kind === 'contact-channel') return staffNotice(privateSettings, 'tin nhắn mới', [service, language])
  const adminUrl = absoluteUrl(settings.siteUrl, leadPath('message', message.id), site.staffLocale, settings.defaultLocale)
  const mail =
    kind === 'contact-staff' ? { template: kind, message, adminUrl } : { template: 'contact-acknowledged' as const, language, message }
  return { to: 'mail', message: renderMail(mail, settings) }
}
