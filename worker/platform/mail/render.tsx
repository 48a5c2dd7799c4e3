import { Heading, render, Text } from 'react-email'
import type { SiteSettings } from '../../../schema/content/site-settings'
import { headerAddress, headerText, headerWords } from './clean'
import { MailBlock } from './components/mail-blocks'
import { MailFooter, MailPage } from './components/mail-page'
import { set, setTitle } from './look'
import { plainTextOf } from './plain-text'
import { bookingAdmin, bookingLetter } from './templates/bookings'
import { leadAnswer, leadReminder } from './templates/leads'
import { newsletterConfirm, newsletterWelcome } from './templates/newsletter'
import { submissionAcknowledged, submissionAdmin } from './templates/submissions'
import { adminInvitation, adminNotice } from './templates/visitor-letter'
import { senderOf } from './texts/mail-texts'
import type { Letter, Mail, MailAddress, MailContext, MailMessage } from './types'

function SiteMail({ letter, settings }: { letter: Letter; settings: SiteSettings }) {
  const { language, subject, preheader, kicker, title, blocks, footer, footerLinks } = letter
  return (
    <MailPage
      language={language}
      subject={subject}
      preview={preheader}
      footer={<MailFooter texts={[...footer, senderOf(language, settings)]} links={footerLinks} />}
    >
      <Text
        className="accent"
        style={set(13, 'accent', {
          margin: '0 0 6px',
          fontWeight: 600,
          lineHeight: 1.5,
          letterSpacing: '.04em',
        })}
      >
        {kicker}
      </Text>
      <Heading className="ink display title" style={setTitle(29, { margin: '0 0 18px' })}>
        {title}
      </Heading>
      {blocks.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: blocks never move
        <MailBlock key={index} block={block} />
      ))}
    </MailPage>
  )
}

function write(mail: Mail, context: MailContext): Letter {
  const { template } = mail
  switch (template) {
    case 'newsletter-confirm':
      return newsletterConfirm(mail, context)
    case 'newsletter-welcome':
      return newsletterWelcome(mail, context)
    case 'admin-invitation':
      return adminInvitation(mail, context)
    case 'admin-notice':
      return adminNotice(mail, context)
    case 'submission-acknowledged':
      return submissionAcknowledged(mail, context)
    case 'submission-admin':
      return submissionAdmin(mail, context)
    case 'lead-answer':
      return leadAnswer(mail, context)
    case 'lead-reminder':
      return leadReminder(mail, context)
    case 'booking':
      return bookingLetter(mail, context)
    case 'booking-admin':
      return bookingAdmin(mail, context)
    default:
      throw new RangeError(`there is no mail '${template satisfies never}'`)
  }
}

function addressOf({ email, name }: MailAddress): MailAddress {
  const shown = headerWords(name ?? '')
  return { email: headerAddress(email), ...(shown !== '' && { name: shown }) }
}

/** Throws a RangeError for an unknown template or a link off the site. */
export async function renderMail(mail: Mail, context: MailContext): Promise<MailMessage> {
  const letter = write(mail, context)
  return {
    to: addressOf(letter.to),
    replyTo: addressOf(letter.replyTo),
    subject: headerText(letter.subject),
    html: await render(<SiteMail letter={letter} settings={context.site} />),
    text: plainTextOf(letter, context.site),
    headers: { 'Auto-Submitted': 'auto-generated', ...letter.headers },
  }
}
