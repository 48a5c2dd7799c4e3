import { useTranslation } from 'react-i18next'
import type { LeadDetail } from '../../../schema/api/admin-leads'
import { phoneLinks } from '../../../schema/phone'
import { site } from '../../../schema/site'
import { buttonStyles } from '../../ui/button-styles'

type Lead = LeadDetail['lead']

/** In the visitor's language, so not in the admin's text files. */
const words = {
  vi: {
    trip: (destination: string) => `Về chuyến đi ${destination} của bạn`,
    anyTrip: 'Về chuyến đi của bạn',
    message: 'Về lời nhắn của bạn',
    greeting: (name: string) => `Chào ${name},`,
    thanks: `Cảm ơn bạn đã viết cho ${site.name}.`,
  },
  en: {
    trip: (destination: string) => `Your trip: ${destination}`,
    anyTrip: 'Your trip to Vietnam',
    message: 'Your message',
    greeting: (name: string) => `Hello ${name},`,
    thanks: `Thank you for writing to ${site.name}.`,
  },
}

export function subjectOf(lead: Lead): string {
  const { trip, anyTrip, message } = words[lead.language]
  if (lead.kind === 'contact') return message
  return lead.destination ? trip(lead.destination) : anyTrip
}

/** Returns a `mailto:` address with subject, greeting and thanks in the visitor's language. */
export function replyLink(lead: Lead): string {
  const { greeting, thanks } = words[lead.language]
  const subject = `${subjectOf(lead)} | ${site.name}`
  const body = `${greeting(lead.name)}\r\n\r\n${thanks}\r\n\r\n`
  const to = encodeURIComponent(lead.email).replaceAll('%40', '@')
  return `mailto:${to}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`
}

interface ReplyPanelProps {
  lead: Lead
  /** Opens the form for an answer. */
  onWrite: () => void
  onReply: () => void
}

export function ReplyPanel({ lead, onWrite, onReply }: ReplyPanelProps) {
  const { t } = useTranslation('admin')
  const links = phoneLinks(lead.phone, lead.language === 'vi' ? 'VN' : undefined)
  const chats = [
    { href: links?.whatsapp, label: t('leads.byWhatsapp') },
    { href: links?.zalo, label: t('leads.byZalo') },
  ]
  return (
    <section
      aria-label={t('leads.reply')}
      className="grid gap-2 rounded-card border border-line bg-card p-4"
    >
      <h2 className="text-heading">{t('leads.reply')}</h2>
      {lead.email && (
        <>
          <button type="button" className={buttonStyles.primary} onClick={onWrite}>
            {t('leads.write')}
          </button>
          <a href={replyLink(lead)} className={buttonStyles.secondary} onClick={onReply}>
            {t('leads.byMail')}
          </a>
        </>
      )}
      {chats.map(
        ({ href, label }) =>
          href && (
            <a
              key={href}
              href={href}
              target="_blank"
              rel="noreferrer"
              className={buttonStyles.secondary}
              onClick={onReply}
            >
              {label}
            </a>
          ),
      )}
      {links && (
        <a href={links.call} className={buttonStyles.secondary} onClick={onReply}>
          {t('leads.byPhone', { phone: lead.phone })}
        </a>
      )}
      <p className="text-sm text-muted">{t('leads.replyHint')}</p>
    </section>
  )
}
