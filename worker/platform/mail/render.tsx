import { render } from 'react-email'
import { headerAddress, headerText, headerWords } from './clean'
import { SiteMail } from './components/site-mail'
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

/**
 * Rejects with a RangeError for an unknown template or a link off the site, a TypeError for a
 * relative link.
 */
export async function renderMail(mail: Mail, context: MailContext): Promise<MailMessage> {
  const letter = write(mail, context)
  return {
    to: addressOf(letter.to),
    replyTo: addressOf(letter.replyTo),
    subject: headerText(letter.subject),
    html: await render(<SiteMail letter={letter} settings={context.site} />),
    text: plainTextOf(letter, context.site),
    headers: { 'Auto-Submitted': 'auto-generated', ...letter.headers },
  }
}
