import { absoluteUrl, paths } from '../../../../schema/paths'
import type { Letter } from '../letter'
import { mailTexts } from '../texts/mail-texts'
import type { MailContext, MailOf } from '../types'
import { contactFacts } from './facts'
import { greeting, signOff, visitorLetter } from './visitor-letter'

/** Tells a visitor that the message has arrived. Its subject holds nothing of theirs: anybody can enter anybody's address. */
export function contactAcknowledged({ language, message }: MailOf<'contact-acknowledged'>, context: MailContext): Letter {
  const words = mailTexts[language].contactAcknowledged
  const url = absoluteUrl(context.siteUrl, paths.contact, language, context.defaultLocale)
  return {
    ...visitorLetter({ email: message.email, name: message.name }, language, words, context),
    blocks: [
      { kind: 'text', text: greeting(message.name, language) },
      { kind: 'text', text: words.intro },
      { kind: 'text', text: words.quote },
      contactFacts(message, language),
      { kind: 'text', text: words.meanwhile },
      { kind: 'links', links: [{ label: words.contact, url, text: words.contactText }] },
      { kind: 'text', text: signOff(language) },
    ],
  }
}
