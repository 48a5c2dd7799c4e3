import { eq } from 'drizzle-orm'
import type { LeadRef } from '../../../schema/api/admin-leads'
import type { SubmissionWords } from '../../../schema/api/submissions'
import type { PublicSettings } from '../../../schema/content/site-settings'
import type { Locale } from '../../../schema/locale'
import { absoluteUrl } from '../../../schema/paths'
import { site } from '../../../schema/site'
import { leadPath, leadReference } from '../../../schema/submissions'
import { leadMessages } from '../../../schema/tables/submissions'
import { findAddress } from '../../content/people'
import { renderMail } from '../../platform/mail/render'
import { knownDays, knownPlaces } from '../../platform/mail/templates/trip-words'
import { fill, mailTexts } from '../../platform/mail/texts/mail-texts'
import type { Mail } from '../../platform/mail/types'
import type { MakeMessage, Message } from '../../platform/outbox/outbox'
import type { PrivateSettings } from '../../platform/settings/private-settings'
import { findSubmission, wordsOf } from './queries'
import { closedStatuses } from './search'

function factsOf(words: SubmissionWords): string[] {
  const { services, admin } = mailTexts[site.adminLocale]
  if (words.kind === 'contact') return [services[words.service]]
  const people = /^[1-9]\d{0,2}$/.test(words.groupSize)
    ? fill(admin.people, { count: words.groupSize })
    : ''
  return [knownPlaces(words, site.adminLocale), knownDays(words, site.adminLocale), people]
}

/** The chat is a third party, so no personal data. Undefined without a chat. */
function chatNotice(
  { telegram }: PrivateSettings,
  words: SubmissionWords,
  language: Locale,
): Message | undefined {
  if (!telegram?.adminChat) return undefined
  const title = words.kind === 'contact' ? 'tin nhắn mới' : 'yêu cầu chuyến đi mới'
  const lines = [
    `${site.name}: ${title}`,
    [...factsOf(words), language].filter(Boolean).join(' · '),
  ]
  return { to: 'telegram', chat: telegram.adminChat, text: lines.join('\n') }
}

function leadUrl({ kind, id }: LeadRef, { siteUrl, defaultLocale }: PublicSettings) {
  return absoluteUrl(siteUrl, leadPath(kind, id), site.adminLocale, defaultLocale)
}

export const makeSubmissionMessage: MakeMessage = async (
  { db, settings, privateSettings },
  { kind: outboxKind, subject },
) => {
  const row = await findSubmission(db, subject)
  if (!row) return undefined
  const { id, kind, language, createdAt } = row
  const words = wordsOf(row)
  if (outboxKind.endsWith('-channel')) return chatNotice(privateSettings, words, language)
  const mail: Mail = outboxKind.endsWith('-acknowledged')
    ? { template: 'submission-acknowledged', language, words }
    : {
        template: 'submission-admin',
        words,
        received: { id, language, createdAt },
        adminUrl: leadUrl({ kind, id }, settings),
      }
  return { to: 'mail', mail: await renderMail(mail, settings) }
}

export const makeAnswerMessage: MakeMessage = async ({ db, settings }, { subject: ids }) => {
  const [leadId = '', messageId = ''] = ids.split(':')
  const [message] = await db.select().from(leadMessages).where(eq(leadMessages.id, messageId))
  const lead = await findSubmission(db, leadId)
  if (!lead || !message) return undefined
  const { name, email, language, number } = lead
  const subject = `${message.subject} ${leadReference(number)}`
  const answer = { language, name, email, subject, title: message.subject, text: message.text }
  return { to: 'mail', mail: await renderMail({ template: 'lead-answer', ...answer }, settings) }
}

/** To whoever is in charge by now; undefined if the lead was put off or closed meanwhile. */
export const makeReminderMessage: MakeMessage = async ({ db, settings }, { subject }) => {
  const lead = await findSubmission(db, subject)
  if (!lead?.assignee || !lead.followUpOn || lead.followUpOn !== lead.remindedOn) return undefined
  if (closedStatuses.includes(lead.status)) return undefined
  const email = await findAddress(db, lead.assignee)
  if (!email) return undefined
  const { name, followUpOn } = lead
  const reminder = { email, name, followUpOn, adminUrl: leadUrl(lead, settings) }
  return {
    to: 'mail',
    mail: await renderMail({ template: 'lead-reminder', ...reminder }, settings),
  }
}
