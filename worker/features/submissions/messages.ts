import { absoluteUrl } from '../../../schema/paths'
import { site } from '../../../schema/site'
import { leadPath } from '../../../schema/submissions'
import { renderMail } from '../../platform/mail/render'
import type { MakeMessage, Message } from '../../platform/outbox/message'
import type { PrivateSettings } from '../../platform/settings/private-settings'
import { findSubmission, wordsOf } from './queries'

/** A notice for the admins' chat, a third party, so without personal data. Undefined without such a chat. */
function chatNotice({ telegram }: PrivateSettings, title: string, facts: readonly string[]): Message | undefined {
  if (!telegram?.adminChat) return undefined
  const lines = [`${site.name}: ${title}`, facts.filter(Boolean).join(' · ')]
  return { to: 'telegram', chat: telegram.adminChat, text: lines.filter(Boolean).join('\n') }
}

/** What is sent about a submission: mails to the admins and to the visitor, and a notice without personal data to the admins' chat. */
export const makeSubmissionMessage: MakeMessage = async ({ db, settings, privateSettings }, { kind: outboxKind, subject }) => {
  const row = await findSubmission(db, subject)
  if (!row) return undefined
  const { id, kind, language, createdAt, service, destination, travelDates, groupSize } = row
  if (outboxKind === 'contact-channel') return chatNotice(privateSettings, 'tin nhắn mới', [service ?? '', language])
  if (outboxKind === 'trip-channel')
    return chatNotice(privateSettings, 'yêu cầu chuyến đi mới', [destination, travelDates, groupSize, language])
  const words = wordsOf(row)
  if (outboxKind.endsWith('-acknowledged'))
    return { to: 'mail', mail: renderMail({ template: 'submission-acknowledged', language, words }, settings) }
  const adminUrl = absoluteUrl(settings.siteUrl, leadPath(kind, id), site.adminLocale, settings.defaultLocale)
  return {
    to: 'mail',
    mail: renderMail({ template: 'submission-admin', words, received: { id, language, createdAt }, adminUrl }, settings),
  }
}
