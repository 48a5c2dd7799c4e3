import { absoluteUrl, paths } from '../../../../schema/paths'
import type { Letter } from '../letter'
import { mailTexts } from '../texts/mail-texts'
import type { MailContext, MailOf } from '../types'
import { submissionFacts } from './facts'
import { greeting, signOff, visitorLetter } from './visitor-letter'

const linked = { trip: paths.guides, contact: paths.contact } as const

/** Confirms to a visitor that the submission has arrived. Its subject has nothing of theirs: anybody can enter anybody's address. */
export function submissionAcknowledged({ language, words }: MailOf<'submission-acknowledged'>, context: MailContext): Letter {
  const texts = mailTexts[language].acknowledged[words.kind]
  const url = absoluteUrl(context.siteUrl, linked[words.kind], language, context.defaultLocale)
  return {
    ...visitorLetter({ email: words.email, name: words.name }, language, texts, context),
    blocks: [
      { kind: 'text', text: greeting(words.name, language) },
      { kind: 'text', text: texts.intro },
      { kind: 'text', text: texts.quote },
      submissionFacts(words, language),
      { kind: 'text', text: texts.meanwhile },
      { kind: 'links', links: [{ label: texts.link, url, text: texts.linkText }] },
      { kind: 'text', text: signOff(language) },
    ],
  }
}
