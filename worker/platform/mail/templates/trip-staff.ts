import { headerText } from '../clean'
import type { Letter } from '../letter'
import { fill, mailTexts } from '../texts/mail-texts'
import type { MailContext, MailOf, TripWords } from '../types'
import { tripFacts } from './facts'
import { receivedFacts, staffLanguage, staffLetter } from './staff-letter'

/** So much of each field that all of them fit into a subject. */
const partLength = 50

/** “Huế, 2 người”: where and how many, as far as the visitor told. */
function tripInShort({ destination, groupSize }: TripWords): string {
  const where = headerText(destination, partLength)
  const size = headerText(groupSize, partLength)
  const people = /^\d+$/.test(size) ? fill(mailTexts[staffLanguage].staff.people, { count: size }) : size
  return [where, people].filter((part) => part !== '').join(', ')
}

/** Tells the staff of a trip request. */
export function tripStaff({ lead, adminUrl }: MailOf<'trip-staff'>, context: MailContext): Letter {
  const { trip } = mailTexts[staffLanguage].staff
  const about = [trip, tripInShort(lead)].filter((part) => part !== '').join(': ')
  return staffLetter(
    {
      subject: `${about} – ${headerText(lead.name, partLength)}`,
      title: trip,
      visitor: { email: lead.email, name: lead.name },
      createdAt: lead.createdAt,
      adminUrl,
      facts: tripFacts(lead, staffLanguage, receivedFacts(lead)),
    },
    context,
  )
}
