import { answerDue } from '../../../../schema/answer-time'
import type { SubmissionWords, TripWords } from '../../../../schema/api/submissions'
import type { Locale } from '../../../../schema/locale'
import { site } from '../../../../schema/site'
import { formatDate, isInstant, vietnamClock } from '../../../../schema/time'
import { headerWords, ownLink, visitorText } from '../clean'
import type { Block, Fact, Letter } from '../letter'
import { fill, mailTexts } from '../texts/mail-texts'
import type { MailContext, MailOf, Received } from '../types'
import { submissionFacts } from './facts'

const adminLanguage: Locale = site.adminLocale
const texts = mailTexts[adminLanguage]

/** Per field, so that all fit into a subject. */
const partLength = 50

function tripInShort({ destination, groupSize }: TripWords): string {
  const where = headerWords(destination, partLength)
  const size = headerWords(groupSize, partLength)
  const people = /^\d+$/.test(size) ? fill(texts.admin.people, { count: size }) : size
  return [where, people].filter((part) => part !== '').join(', ')
}

function subjectOf(words: SubmissionWords): string {
  const { services, admin } = texts
  if (words.kind === 'contact')
    return `${admin.contact}: ${services[words.service]} – ${headerWords(words.name)}`
  const about = [admin.trip, tripInShort(words)].filter((part) => part !== '').join(': ')
  return `${about} – ${headerWords(words.name, partLength)}`
}

/** Empty if the instant is invalid. */
function momentText(instant: string, change = (received: number) => received): string {
  if (!isInstant(instant)) return ''
  const moment = change(Date.parse(instant))
  return fill(texts.admin.moment, {
    time: vietnamClock(moment),
    date: formatDate(moment, adminLanguage),
  })
}

function receivedFacts({ id, language, createdAt }: Received): Fact[] {
  const { admin } = texts
  return [
    { label: admin.language, value: admin.languages[language] },
    { label: admin.received, value: momentText(createdAt) },
    { label: admin.id, value: visitorText(id) },
  ]
}

/** For the admins' shared mailbox. Replies go to the visitor. */
export function submissionAdmin(
  { words, received, adminUrl }: MailOf<'submission-admin'>,
  context: MailContext,
): Letter {
  const { admin } = texts
  const time = momentText(received.createdAt, answerDue)
  const button: Block[] = adminUrl
    ? [{ kind: 'button', link: { label: admin.button, url: ownLink(adminUrl, context.siteUrl) } }]
    : []
  const promise = time ? fill(admin.intro, { time }) : admin.introWithoutTime
  const facts = submissionFacts(words, adminLanguage, receivedFacts(received))
  return {
    to: { email: context.site.company.email, name: site.name },
    replyTo: { email: words.email, name: words.name },
    subject: subjectOf(words),
    language: adminLanguage,
    preheader: time ? fill(admin.preheader, { time }) : admin.introWithoutTime,
    kicker: admin.kicker,
    title: admin[words.kind],
    blocks: [
      { kind: 'text', text: promise },
      facts,
      ...button,
      { kind: 'note', text: admin.reply },
    ],
    footer: [fill(admin.why, { site: site.name })],
    footerLinks: [],
  }
}
