import { absoluteUrl, paths } from '../../../../schema/paths'
import { ownLink } from '../clean'
import type { Block, Letter } from '../letter'
import { mailTexts } from '../texts/mail-texts'
import type { MailContext, MailOf } from '../types'
import { signOff, visitorLetter } from './visitor-letter'

type NewsletterMail = MailOf<'newsletter-confirm'> | MailOf<'newsletter-welcome'>
type NewsletterWords = 'newsletterConfirm' | 'newsletterWelcome'

/** What letters of the newsletter share: they can be ended with one click, in the letter and in the mail program (RFC 8058). */
function newsletterLetter(mail: NewsletterMail, words: NewsletterWords, blocks: Block[], context: MailContext): Letter {
  const texts = mailTexts[mail.language]
  const letter = visitorLetter({ email: mail.email }, mail.language, texts[words], context)
  const url = ownLink(mail.unsubscribeUrl, context.siteUrl)
  return {
    ...letter,
    blocks: [...blocks, { kind: 'text', text: signOff(mail.language) }],
    footerLinks: [{ label: texts.unsubscribe, url }, ...letter.footerLinks],
    headers: { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
  }
}

export function newsletterConfirm(mail: MailOf<'newsletter-confirm'>, context: MailContext): Letter {
  const words = mailTexts[mail.language].newsletterConfirm
  const link = { label: words.button, url: ownLink(mail.confirmUrl, context.siteUrl) }
  const blocks: Block[] = [
    { kind: 'text', text: words.intro },
    { kind: 'text', text: words.ask },
    { kind: 'button', link, fallback: words.fallback },
    { kind: 'note', text: words.note },
  ]
  return newsletterLetter(mail, 'newsletterConfirm', blocks, context)
}

/** The first letter to a confirmed address, with three places to start from. */
export function newsletterWelcome(mail: MailOf<'newsletter-welcome'>, context: MailContext): Letter {
  const words = mailTexts[mail.language].newsletterWelcome
  const url = (path: string) => absoluteUrl(context.siteUrl, path, mail.language, context.defaultLocale)
  const links = [
    { label: words.guides, url: url(paths.guides), text: words.guidesText },
    { label: words.destinations, url: url(paths.destinations), text: words.destinationsText },
    { label: words.deals, url: url(paths.deals), text: words.dealsText },
  ]
  const blocks: Block[] = [
    { kind: 'text', text: words.intro },
    { kind: 'text', text: words.start },
    { kind: 'links', links },
    { kind: 'text', text: words.reply },
  ]
  return newsletterLetter(mail, 'newsletterWelcome', blocks, context)
}
