import { site } from '../../../../schema/site'
import { formatDate } from '../../../../schema/time'
import { headerText, headerWords, ownLink } from '../clean'
import { fill, mailTexts } from '../texts/mail-texts'
import type { Letter, MailContext, MailOf } from '../types'
import { paragraph, visitorLetter } from './visitor-letter'

const preheaderLength = 90

/** An editor wrote all of it; nothing of the guest's is quoted. */
export function leadAnswer(mail: MailOf<'lead-answer'>, context: MailContext): Letter {
  const { language, name, email, subject, title, text } = mail
  const { kicker, why } = mailTexts[language].leadAnswer
  const words = { subject, preheader: headerText(text, preheaderLength), kicker, title, why }
  return {
    ...visitorLetter({ email, name }, language, words, context),
    blocks: text.split(/\n\s*\n/).map(paragraph),
    // A person wrote it (RFC 3834).
    headers: { 'Auto-Submitted': 'no' },
  }
}

export function leadReminder(mail: MailOf<'lead-reminder'>, context: MailContext): Letter {
  const language = site.adminLocale
  const { subject, intro, button, ...words } = mailTexts[language].leadReminder
  const values = { name: headerWords(mail.name), date: formatDate(mail.followUpOn, language) }
  const letter = visitorLetter(
    { email: mail.email },
    language,
    { ...words, subject: fill(subject, values), preheader: fill(intro, values) },
    context,
  )
  const link = { label: button, url: ownLink(mail.adminUrl, context.siteUrl) }
  return { ...letter, blocks: [paragraph(fill(intro, values)), { kind: 'button', link }] }
}
