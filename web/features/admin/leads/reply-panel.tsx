import { useTranslation } from 'react-i18next'
import type { LeadDetail } from '../../../../schema/api/admin-leads'
import { buttonStyles } from '../../../ui/button-styles'
import { phoneLinks } from './phone'
import { replyLink } from './reply-letter'

interface ReplyPanelProps {
  lead: LeadDetail['lead']
  /** Somebody answers. */
  onReply: () => void
}

/** The ways to answer a visitor. */
export function ReplyPanel({ lead, onReply }: ReplyPanelProps) {
  const { t } = useTranslation('admin')
  const links = phoneLinks(lead.phone, lead.language)
  const chats = [
    { href: links?.whatsapp, label: t('leads.byWhatsapp') },
    { href: links?.zalo, label: t('leads.byZalo') },
  ]
  return (
    <section aria-label={t('leads.reply')} className="grid gap-2 rounded-card border border-line bg-card p-4">
      <h2 className="text-heading">{t('leads.reply')}</h2>
      <a href={replyLink(lead)} className={buttonStyles.primary} onClick={onReply}>
        {t('leads.byMail')}
      </a>
      {chats.map(
        ({ href, label }) =>
          href && (
            <a key={href} href={href} target="_blank" rel="noreferrer" className={buttonStyles.secondary} onClick={onReply}>
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
