import { absoluteUrl, paths } from '../../../../schema/paths'
import { ownLink } from '../clean'
import { mailTexts } from '../texts/mail-texts'
import type { Block, Letter, MailContext, MailOf } from '../types'
import { paragraph, signOff, visitorLetter } from './visitor-letter'

type NewsletterMail = MailOf<'newsletter-confirm'> | MailOf<'newsletter-welcome'>
type NewsletterWords =
  | 'newsletterConfirm'
  | 'newsletterWelcome'
  | 'orchardConfirm'
  | 'orchardWelcome'

/** Both lists can be left with one click, also in the mail program (RFC 8058). */
function newsletterLetter(
  mail: NewsletterMail,
  words: NewsletterWords,
  blocks: Block[],
  context: MailContext,
): Letter {
  const texts = mailTexts[mail.language]
  const letter = visitorLetter({ email: mail.email }, mail.language, texts[words], context)
  const url = ownLink(mail.unsubscribeUrl, context.siteUrl)
  return {
    ...letter,
    blocks: [...blocks, paragraph(signOff(mail.language))],
    footerLinks: [{ label: texts.unsubscribe, url }, ...letter.footerLinks],
    headers: {
      'List-Unsubscribe': `<${url}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  }
}

export function newsletterConfirm(
  mail: MailOf<'newsletter-confirm'>,
  context: MailContext,
): Letter {
  const name = mail.list === 'orchard' ? 'orchardConfirm' : 'newsletterConfirm'
  const words = mailTexts[mail.language][name]
  const link = { label: words.button, url: ownLink(mail.confirmUrl, context.siteUrl) }
  const blocks: Block[] = [
    paragraph(words.intro),
    paragraph(words.ask),
    { kind: 'button', link, fallback: words.fallback },
    { kind: 'note', text: words.note },
  ]
  return newsletterLetter(mail, name, blocks, context)
}

export function newsletterWelcome(
  mail: MailOf<'newsletter-welcome'>,
  context: MailContext,
): Letter {
  const { newsletterWelcome: letter, orchardWelcome: orchard } = mailTexts[mail.language]
  const url = (path: string) =>
    absoluteUrl(context.siteUrl, path, mail.language, context.defaultLocale)
  const links = {
    letter: [
      { label: letter.guides, url: url(paths.guides), text: letter.guidesText },
      { label: letter.destinations, url: url(paths.destinations), text: letter.destinationsText },
      { label: letter.deals, url: url(paths.deals), text: letter.dealsText },
    ],
    orchard: [{ label: orchard.farm, url: url(paths.farm), text: orchard.farmText }],
  }[mail.list]
  const name = mail.list === 'orchard' ? 'orchardWelcome' : 'newsletterWelcome'
  const words = mailTexts[mail.language][name]
  const blocks: Block[] = [
    paragraph(words.intro),
    paragraph(words.start),
    { kind: 'links', links },
    paragraph(words.reply),
  ]
  return newsletterLetter(mail, name, blocks, context)
}
