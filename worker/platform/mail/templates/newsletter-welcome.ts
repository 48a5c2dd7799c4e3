import { absoluteUrl, paths } from '../../../../schema/paths'
import type { Letter } from '../letter'
import { mailTexts } from '../texts/mail-texts'
import type { MailContext, MailOf } from '../types'
import { newsletterLetter } from './newsletter-letter'
import { signOff } from './visitor-letter'

/** The first letter to a confirmed address, with three places to start from. */
export function newsletterWelcome(mail: MailOf<'newsletter-welcome'>, context: MailContext): Letter {
  const words = mailTexts[mail.language].newsletterWelcome
  const url = (path: string) => absoluteUrl(context.siteUrl, path, mail.language, context.defaultLocale)
  const links = [
    { label: words.guides, url: url(paths.guides), text: words.guidesText },
    { label: words.destinations, url: url(paths.destinations), text: words.destinationsText },
    { label: words.deals, url: url(paths.deals), text: words.dealsText },
  ]
  return newsletterLetter(
    mail,
    'newsletterWelcome',
    [
      { kind: 'text', text: words.intro },
      { kind: 'text', text: words.start },
      { kind: 'links', links },
      { kind: 'text', text: words.reply },
      { kind: 'text', text: signOff(mail.language) },
    ],
    context,
  )
}
