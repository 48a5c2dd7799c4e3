import type { SubmissionWords } from '../../../schema/api/submissions'
import type { Locale } from '../../../schema/locale'
import { absoluteUrl } from '../../../schema/paths'
import { site } from '../../../schema/site'
import { leadPath } from '../../../schema/submissions'
import { renderMail } from '../../platform/mail/render'
import { knownDays, knownPlaces } from '../../platform/mail/templates/trip-words'
import { fill, mailTexts } from '../../platform/mail/texts/mail-texts'
import type { Mail } from '../../platform/mail/types'
import type { MakeMessage, Message } from '../../platform/outbox/outbox'
import type { PrivateSettings } from '../../platform/settings/private-settings'
import { findSubmission, wordsOf } from './queries'

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

export const makeSubmissionMessage: MakeMessage = async (
  { db, settings, privateSettings },
  { kind: outboxKind, subject },
) => {
  const row = await findSubmission(db, subject)
  if (!row) return undefined
  const { id, kind, language, createdAt } = row
  const words = wordsOf(row)
  if (outboxKind.endsWith('-channel')) return chatNotice(privateSettings, words, language)
  const { adminLocale } = site
  const page = leadPath(kind, id)
  const mail: Mail = outboxKind.endsWith('-acknowledged')
    ? { template: 'submission-acknowledged', language, words }
    : {
        template: 'submission-admin',
        words,
        received: { id, language, createdAt },
        adminUrl: absoluteUrl(settings.siteUrl, page, adminLocale, settings.defaultLocale),
      }
  return { to: 'mail', mail: await renderMail(mail, settings) }
}
