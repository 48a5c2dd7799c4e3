import { site } from '../../../../schema/site'
import { ownLink } from '../clean'
import { fill, mailTexts } from '../texts/mail-texts'
import type { Letter, MailContext, MailOf } from '../types'
import { paragraph, signOff, visitorLetter } from './visitor-letter'

export function adminInvitation(mail: MailOf<'admin-invitation'>, context: MailContext): Letter {
  const { language, email, username, role, invitedBy, inviteUrl } = mail
  const words = mailTexts[language].adminInvitation
  const values = { site: site.name, username, invitedBy, role: words.roles[role] }
  const link = { label: words.button, url: ownLink(inviteUrl, context.siteUrl) }
  return {
    ...visitorLetter({ email }, language, words, context),
    subject: fill(words.subject, values),
    blocks: [
      paragraph(fill(words.intro, values)),
      paragraph(fill(words.ask, values)),
      { kind: 'button', link, fallback: words.fallback },
      { kind: 'note', text: words.note },
      paragraph(signOff(language)),
    ],
  }
}
