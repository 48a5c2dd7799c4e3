import { absoluteUrl, paths } from '../../../../schema/paths'
import type { Letter } from '../letter'
import { mailTexts } from '../texts/mail-texts'
import type { MailContext, MailOf } from '../types'
import { tripFacts } from './facts'
import { greeting, signOff, visitorLetter } from './visitor-letter'

/** Tells a visitor that the trip request has arrived. Its subject holds nothing of theirs: anybody can enter anybody's address. */
export function tripAcknowledged({ language, lead }: MailOf<'trip-acknowledged'>, context: MailContext): Letter {
  const words = mailTexts[language].tripAcknowledged
  const url = absoluteUrl(context.siteUrl, paths.guides, language, context.defaultLocale)
  return {
    ...visitorLetter({ email: lead.email, name: lead.name }, language, words, context),
    blocks: [
      { kind: 'text', text: greeting(lead.name, language) },
      { kind: 'text', text: words.intro },
      { kind: 'text', text: words.quote },
      tripFacts(lead, language),
      { kind: 'text', text: words.meanwhile },
      { kind: 'links', links: [{ label: words.guides, url, text: words.guidesText }] },
      { kind: 'text', text: signOff(language) },
    ],
  }
}
