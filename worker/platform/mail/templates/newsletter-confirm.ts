import { ownLink } from '../clean'
import type { Letter } from '../letter'
import { mailTexts } from '../texts/mail-texts'
import type { MailContext, MailOf } from '../types'
import { newsletterLetter } from './newsletter-letter'
import { signOff } from './visitor-letter'

/** Asks to confirm a subscription. */
export function newsletterConfirm(mail: MailOf<'newsletter-confirm'>, context: MailContext): Letter {
  const words = mailTexts[mail.language].newsletterConfirm
  const link = { label: words.button, url: ownLink(mail.confirmUrl, context.siteUrl) }
  return newsletterLetter(
    mail,
    'newsletterConfirm',
    [
      { kind: 'text', text: words.intro },
      { kind: 'text', text: words.ask },
      { kind: 'button', link, fallback: words.fallback },
      { kind: 'note', text: words.note },
      { kind: 'text', text: signOff(mail.language) },
    ],
    context,
  )
}
