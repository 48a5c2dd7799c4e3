import { answerDue } from '../../../../schema/answer-time'
import type { SubmissionWords, TripWords } from '../../../../schema/api/submissions'
import type { Locale } from '../../../../schema/locale'
import { absoluteUrl, paths } from '../../../../schema/paths'
import { site } from '../../../../schema/site'
import { type SubmissionField, submissionFields } from '../../../../schema/submissions'
import { formatDate, isInstant, vietnamClock } from '../../../../schema/time'
import { greetedName, headerWords, ownLink, visitorText } from '../clean'
import { fill, mailTexts } from '../texts/mail-texts'
import type { Block, Fact, Letter, MailContext, MailOf, Received } from '../types'
import { knownDays, knownPlaces, planText } from './trip-words'
import { greeting, paragraph, signOff, visitorLetter } from './visitor-letter'

function submissionFacts(words: SubmissionWords, language: Locale, more: Fact[] = []): Block {
  const { labels, services } = mailTexts[language]
  const written = new Map<string, unknown>(Object.entries(words))
  if (words.kind === 'contact') written.set('service', services[words.service])
  const fact = (field: SubmissionField) => ({
    label: labels[field],
    value: visitorText(String(written.get(field) ?? '')),
  })
  const short = submissionFields[words.kind].filter((field) => field !== 'message')
  const plan =
    words.kind === 'trip' && words.plan ? visitorText(planText(words.plan, language)) : ''
  const isFilled = ({ value }: Fact) => value !== ''
  return {
    kind: 'facts',
    facts: [...short.map(fact), ...more].filter(isFilled),
    long: [fact('message'), { label: labels.plan, value: plan }].filter(isFilled),
  }
}

const adminLanguage: Locale = site.adminLocale
const texts = mailTexts[adminLanguage]

const partLength = 50

function tripInShort({ destination, groupSize }: TripWords) {
  const where = headerWords(destination, partLength)
  const size = headerWords(groupSize, partLength)
  const people = /^\d+$/.test(size) ? fill(texts.admin.people, { count: size }) : size
  return [where, people].filter((part) => part !== '').join(', ')
}

function subjectOf(words: SubmissionWords) {
  const { services, admin } = texts
  if (words.kind === 'contact')
    return `${admin.contact}: ${services[words.service]} – ${headerWords(words.name)}`
  const about = [admin.trip, tripInShort(words)].filter((part) => part !== '').join(': ')
  return `${about} – ${headerWords(words.name, partLength)}`
}

function momentText(instant: string, change = (received: number) => received) {
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
    blocks: [paragraph(promise), facts, ...button, { kind: 'note', text: admin.reply }],
    footer: [fill(admin.why, { site: site.name })],
    footerLinks: [],
  }
}

const linked = { trip: paths.guides, contact: paths.contact } as const

/** Anybody can enter anybody's address, so no text of the visitor is repeated. */
function aboutOf(words: SubmissionWords, language: Locale): Block[] {
  const { labels, services } = mailTexts[language]
  const all: Fact[] =
    words.kind === 'contact'
      ? [{ label: labels.service, value: services[words.service] }]
      : [
          { label: labels.destination, value: knownPlaces(words, language) },
          { label: labels.travelDates, value: knownDays(words, language) },
        ]
  const facts = all.filter(({ value }) => value !== '')
  return facts.length > 0 ? [{ kind: 'facts', facts, long: [] }] : []
}

/** Repeats only the visitor's name, if it is nothing but a name. */
export function submissionAcknowledged(
  { language, words }: MailOf<'submission-acknowledged'>,
  context: MailContext,
): Letter {
  const texts = mailTexts[language].acknowledged[words.kind]
  const url = absoluteUrl(context.siteUrl, linked[words.kind], language, context.defaultLocale)
  const name = greetedName(words.name)
  return {
    ...visitorLetter({ email: words.email, ...(name && { name }) }, language, texts, context),
    blocks: [
      paragraph(greeting(name, language)),
      paragraph(texts.intro),
      ...aboutOf(words, language),
      paragraph(texts.reply),
      paragraph(texts.meanwhile),
      { kind: 'links', links: [{ label: texts.link, url, text: texts.linkText }] },
      paragraph(signOff(language)),
    ],
  }
}
