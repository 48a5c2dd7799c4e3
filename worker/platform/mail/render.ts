import { headerAddress, headerText, headerWords } from './clean'
import { layoutOf } from './layout'
import type { Letter } from './letter'
import { plainTextOf } from './plain-text'
import { adminInvitation } from './templates/admin-invitation'
import { newsletterConfirm, newsletterWelcome } from './templates/newsletter'
import { submissionAcknowledged } from './templates/submission-acknowledged'
import { submissionAdmin } from './templates/submission-admin'
import type { Mail, MailAddress, MailContext, MailMessage } from './types'

function write(mail: Mail, context: MailContext): Letter {
  const { template } = mail
  switch (template) {
    case 'newsletter-confirm':
      return newsletterConfirm(mail, context)
    case 'newsletter-welcome':
      return newsletterWelcome(mail, context)
    case 'admin-invitation':
      return adminInvitation(mail, context)
    case 'submission-acknowledged':
      return submissionAcknowledged(mail, context)
    case 'submission-admin':
      return submissionAdmin(mail, context)
    default:
      throw new RangeError(`there is no mail '${template satisfies never}'`)
  }
}

function addressOf({ email, name }: MailAddress): MailAddress {
  const shown = headerWords(name ?? '')
  return { email: headerAddress(email), ...(shown !== '' && { name: shown }) }
}

/** The finished message. Throws a RangeError for a template of another version and a link off the site, a TypeError for a relative link. */
export function renderMail(mail: Mail, context: MailContext): MailMessage {
  const letter = write(mail, context)
  return {
    to: addressOf(letter.to),
    replyTo: addressOf(letter.replyTo),
    subject: headerText(letter.subject),
    html: layoutOf(letter, context.site),
    text: plainTextOf(letter, context.site),
    headers: { 'Auto-Submitted': 'auto-generated', ...letter.headers },
  }
}
