import type { SubmissionWords } from '../../../../schema/api/submissions'
import type { Locale } from '../../../../schema/locale'
import { absoluteUrl, paths } from '../../../../schema/paths'
import { greetedName } from '../clean'
import type { Block, Fact, Letter } from '../letter'
import { mailTexts } from '../texts/mail-texts'
import type { MailContext, MailOf } from '../types'
import { knownDays, knownPlaces } from './known-words'
import { greeting, signOff, visitorLetter } from './visitor-letter'

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
      { kind: 'text', text: greeting(name, language) },
      { kind: 'text', text: texts.intro },
      ...aboutOf(words, language),
      { kind: 'text', text: texts.reply },
      { kind: 'text', text: texts.meanwhile },
      { kind: 'links', links: [{ label: texts.link, url, text: texts.linkText }] },
      { kind: 'text', text: signOff(language) },
    ],
  }
}
