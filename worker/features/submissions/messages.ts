import { absoluteUrl } from '../../../schema/paths'
import { site } from '../../../schema/site'
import { leadPath } from '../../../schema/submissions'
import { renderMail } from '../../platform/mail/render'
import type { MakeParcel } from '../../platform/outbox/parcel'
import { staffNotice } from '../../platform/outbox/staff-notice'
import { findSubmission, wordsOf } from './queries'

/** What is sent about a submission: mails to the admins and to the visitor, and a notice without personal data to the admins' chat. */
export const makeSubmissionMessage: MakeParcel = async ({ db, settings, privateSettings }, { kind: outboxKind, subject }) => {
  const row = await findSubmission(db, subject)
  if (!row) return undefined
  const { id, kind, language, createdAt, service, destination, travelDates, groupSize } = row
  if (outboxKind === 'contact-channel') return staffNotice(privateSettings, 'tin nhắn mới', [service ?? '', language])
  if (outboxKind === 'trip-channel')
    return staffNotice(privateSettings, 'yêu cầu chuyến đi mới', [destination, travelDates, groupSize, language])
  const words = wordsOf(row)
  if (outboxKind.endsWith('-acknowledged'))
    return { to: 'mail', message: renderMail({ template: 'submission-acknowledged', language, words }, settings) }
  const adminUrl = absoluteUrl(settings.siteUrl, leadPath(kind, id), site.staffLocale, settings.defaultLocale)
  return {
    to: 'mail',
    message: renderMail({ template: 'submission-staff', words, received: { id, language, createdAt }, adminUrl }, settings),
  }
}
