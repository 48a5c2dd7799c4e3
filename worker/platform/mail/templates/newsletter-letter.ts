import { ownLink } from '../clean'
import type { Block, Letter } from '../letter'
import { mailTexts } from '../texts/mail-texts'
import type { MailContext, MailOf } from '../types'
import { visitorLetter } from './visitor-letter'

type NewsletterMail = MailOf<'newsletter-confirm'> | MailOf<'newsletter-welcome'>
type NewsletterWords = 'newsletterConfirm' | 'newsletterWelcome'

/** What letters of the newsletter share: they can be ended with one click, in the letter and in the mail program (RFC 8058). */
export function newsletterLetter(mail: NewsletterMail, words: NewsletterWords, blocks: Block[], context: MailContext): Letter {
  const texts = mailTexts[mail.language]
  const letter = visitorLetter({ email: mail.email }, mail.language, texts[words], context)
  const url = ownLink(mail.unsubscribeUrl, context.siteUrl)
  return {
    ...letter,
    blocks,
    footerLinks: [{ label: texts.unsubscribe, url }, ...letter.footerLinks],
    headers: {
      'List-Unsubscribe': `<${url}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  }
}
