import { leadPath } from '../../../schema/leads'
import { absoluteUrl } from '../../../schema/paths'
import { site } from '../../../schema/site'
import { renderMail } from '../../platform/mail/render'
import type { MakeParcel } from '../../platform/outbox/parcel'
import { staffNotice } from '../../platform/outbox/staff-notice'
import { findTripLead } from './queries'

/** What is sent of a trip request: to the staff, to the visitor, and without personal data into the staff's chat. */
export const makeTripParcel: MakeParcel = async ({ db, settings, privateSettings }, { kind, subject }) => {
  const lead = await findTripLead(db, subject)
  if (!lead) return undefined
  const { language, destination, travelDates, groupSize } = lead
  if (kind === 'trip-channel') return staffNotice(privateSettings, 'yêu cầu chuyến đi mới', [destination, travelDates, groupSize, language])
  const adminUrl = absoluteUrl(settings.siteUrl, leadPath('trip', lead.id), site.staffLocale, settings.defaultLocale)
  const mail = kind === 'trip-staff' ? { template: kind, lead, adminUrl } : { template: 'trip-acknowledged' as const, language, lead }
  return { to: 'mail', message: renderMail(mail, settings) }
}
