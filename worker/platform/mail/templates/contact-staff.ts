import { headerText } from '../clean'
import type { Letter } from '../letter'
import { mailTexts } from '../texts/mail-texts'
import type { MailContext, MailOf } from '../types'
import { contactFacts } from './facts'
import { receivedFacts, staffLanguage, staffLetter } from './staff-letter'

/** Tells the staff of a message of the contact page. */
export function contactStaff({ message, adminUrl }: MailOf<'contact-staff'>, context: MailContext): Letter {
  const { services, staff } = mailTexts[staffLanguage]
  return staffLetter(
    {
      subject: `${staff.contact}: ${services[message.service]} – ${headerText(message.name)}`,
      title: staff.contact,
      visitor: { email: message.email, name: message.name },
      createdAt: message.createdAt,
      adminUrl,
      facts: contactFacts(message, staffLanguage, receivedFacts(message)),
    },
    context,
  )
}
