import type { SubmissionWords, TripWords } from '../../../../schema/api/submissions'
import { headerWords } from '../clean'
import type { Letter } from '../letter'
import { fill, mailTexts } from '../texts/mail-texts'
import type { MailContext, MailOf } from '../types'
import { adminLanguage, adminLetter, receivedFacts } from './admin-letter'
import { submissionFacts } from './facts'

/** In a trip's subject, so much of each field that all of them fit. */
const partLength = 50

/** “Huế, 2 người”: where and how many, as far as the visitor wrote it. */
function tripInShort({ destination, groupSize }: TripWords): string {
  const where = headerWords(destination, partLength)
  const size = headerWords(groupSize, partLength)
  const people = /^\d+$/.test(size) ? fill(mailTexts[adminLanguage].admin.people, { count: size }) : size
  return [where, people].filter((part) => part !== '').join(', ')
}

function subjectOf(words: SubmissionWords): string {
  const { services, admin } = mailTexts[adminLanguage]
  if (words.kind === 'contact') return `${admin.contact}: ${services[words.service]} – ${headerWords(words.name)}`
  const about = [admin.trip, tripInShort(words)].filter((part) => part !== '').join(': ')
  return `${about} – ${headerWords(words.name, partLength)}`
}

/** Tells the editors of a submission. */
export function submissionAdmin({ words, received, adminUrl }: MailOf<'submission-admin'>, context: MailContext): Letter {
  return adminLetter(
    {
      subject: subjectOf(words),
      title: mailTexts[adminLanguage].admin[words.kind],
      visitor: { email: words.email, name: words.name },
      createdAt: received.createdAt,
      adminUrl,
      facts: submissionFacts(words, adminLanguage, receivedFacts(received)),
    },
    context,
  )
}
