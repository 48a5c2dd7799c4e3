import type { Locale } from '../../../../schema/locale'
import { absoluteUrl, paths } from '../../../../schema/paths'
import { site } from '../../../../schema/site'
import { headerAddress, ownLink, visitorText } from '../clean'
import { fill, mailTexts } from '../texts/mail-texts'
import type { Block, Letter, MailAddress, MailContext, MailOf } from '../types'

export const paragraph = (text: string): Block => ({ kind: 'text', text })

type VisitorWords = Record<'subject' | 'preheader' | 'kicker' | 'title' | 'why', string>

/** Replies go to the office; the footer states the reason for the mail. */
export function visitorLetter(
  to: MailAddress,
  language: Locale,
  words: VisitorWords,
  context: MailContext,
): Omit<Letter, 'blocks' | 'headers'> {
  const { subject, preheader, kicker, title, why } = words
  const url = absoluteUrl(context.siteUrl, paths.privacy, language, context.defaultLocale)
  return {
    to,
    replyTo: { email: context.site.company.email, name: site.name },
    subject,
    language,
    preheader,
    kicker,
    title,
    footer: [
      fill(why, {
        email: visitorText(headerAddress(to.email)),
        site: site.name,
        months: site.retentionMonths,
      }),
    ],
    footerLinks: [{ label: mailTexts[language].privacy, url }],
  }
}

export function greeting(name: string | undefined, language: Locale): string {
  const { greeting: named, greetingWithoutName } = mailTexts[language]
  return name ? fill(named, { name }) : greetingWithoutName
}

export function signOff(language: Locale): string {
  return fill(mailTexts[language].signOff, { site: site.name })
}

export function adminInvitation(mail: MailOf<'admin-invitation'>, context: MailContext): Letter {
  const { language, email, username, role, invitedBy, inviteUrl } = mail
  const words = mailTexts[language].adminInvitation
  const values = { site: site.name, username, invitedBy, role: words.roles[role] }
  const link = { label: words.button, url: ownLink(inviteUrl, context.siteUrl) }
  return {
    ...visitorLetter({ email }, language, words, context),
    subject: fill(words.subject, values),
    blocks: [
      paragraph(fill(words.intro, values)),
      paragraph(fill(words.ask, values)),
      { kind: 'button', link, fallback: words.fallback },
      { kind: 'note', text: words.note },
      paragraph(signOff(language)),
    ],
  }
}

export function adminNotice(mail: MailOf<'admin-notice'>, context: MailContext): Letter {
  const { about, language, email, text, url } = mail
  const { subjects, ...words } = mailTexts[language].adminNotice
  const values = { who: visitorText(mail.who), title: visitorText(mail.title) }
  const subject = fill(subjects[about], values)
  const link = { label: words.button, url: ownLink(url, context.siteUrl) }
  const said: Block[] = text === undefined ? [] : [{ kind: 'note', text: visitorText(text) }]
  return {
    ...visitorLetter({ email }, language, { ...words, subject, title: subject }, context),
    blocks: [
      ...said,
      { kind: 'button', link, fallback: words.fallback },
      paragraph(signOff(language)),
    ],
  }
}
