import { millisecondsInDay } from 'date-fns/constants'
import type { Locale } from '../../../../schema/locale'
import { site } from '../../../../schema/site'
import { contentTimeZone, formatDate, isInstant } from '../../../../schema/time'
import { ownLink, visitorText } from '../clean'
import type { Block, Fact, Letter } from '../letter'
import { fill, mailTexts } from '../texts/mail-texts'
import type { MailAddress, MailContext, Received } from '../types'

export const adminLanguage: Locale = site.adminLocale

/** The promised time to reply. */
const answerMs = millisecondsInDay

const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone: contentTimeZone })

function moment(instant: number): string {
  const values = { time: clock.format(instant), date: formatDate(instant, adminLanguage) }
  return fill(mailTexts[adminLanguage].admin.moment, values)
}

/** What the site knows of a submission beside its words. */
export function receivedFacts({ id, language, createdAt }: Received): Fact[] {
  const words = mailTexts[adminLanguage].admin
  return [
    { label: words.language, value: words.languages[language] },
    { label: words.received, value: isInstant(createdAt) ? moment(new Date(createdAt).getTime()) : '' },
    { label: words.id, value: visitorText(id) },
  ]
}

interface AdminWords {
  subject: string
  title: string
  visitor: MailAddress
  createdAt: string
  /** The lead in the admin. */
  adminUrl: string | undefined
  facts: Block
}

/** A letter to the shared mailbox of the admins. Replies go to the visitor. */
export function adminLetter(input: AdminWords, context: MailContext): Letter {
  const words = mailTexts[adminLanguage].admin
  const time = isInstant(input.createdAt) && moment(new Date(input.createdAt).getTime() + answerMs)
  const { adminUrl } = input
  const button: Block[] = adminUrl ? [{ kind: 'button', link: { label: words.button, url: ownLink(adminUrl, context.siteUrl) } }] : []
  const promise = time ? fill(words.intro, { time }) : words.introWithoutTime
  return {
    to: { email: site.company.email, name: site.name },
    replyTo: input.visitor,
    subject: input.subject,
    language: adminLanguage,
    preheader: time ? fill(words.preheader, { time }) : words.introWithoutTime,
    kicker: words.kicker,
    title: input.title,
    blocks: [{ kind: 'text', text: promise }, input.facts, ...button, { kind: 'note', text: words.reply }],
    footer: [fill(words.why, { site: site.name })],
    footerLinks: [],
  }
}
