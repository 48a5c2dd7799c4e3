import { useTranslation } from 'react-i18next'
import type { LeadDelivery, LeadDetail, LeadMessage } from '../../../schema/api/admin-leads'
import { useLocale } from '../../lib/locale-context'
import { useNames } from '../kit/admin-api'
import { formatInstant } from '../kit/format-instant'
import { DeliveryFailure, DeliveryMark } from './delivery-state'
import { splitQuote } from './mail-words'

interface LeadMessageItemProps {
  message: LeadMessage
  /** Of an answer of the last thirty days. */
  delivery: LeadDelivery | undefined
  lead: LeadDetail['lead']
  onRetried: () => Promise<unknown>
}

export function LeadMessageItem({ message, delivery, lead, onRetried }: LeadMessageItemProps) {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  const nameOf = useNames()
  const { direction, sender, username, subject, text, createdAt } = message
  const isOurs = direction === 'out'
  const { words, quote } = isOurs ? { words: text, quote: '' } : splitQuote(text)
  return (
    <li
      className={
        'rounded-control border p-3 ' +
        (isOurs ? 'border-line bg-card sm:ms-8' : 'border-ink bg-paper sm:me-8')
      }
    >
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="font-semibold wrap-anywhere">
          {isOurs ? t('leads.answeredBy', { username: nameOf(username) }) : t('leads.guestWrote')}
        </p>
        {isOurs && <DeliveryMark delivery={delivery} />}
      </div>
      {!isOurs && sender !== lead.email && (
        <p className="text-sm text-bad wrap-anywhere">{t('leads.otherSender', { sender })}</p>
      )}
      <p className="text-sm text-muted wrap-anywhere">
        {subject} · <time dateTime={createdAt}>{formatInstant(createdAt, locale)}</time>
      </p>
      <p lang={lead.language} className="mt-2 whitespace-pre-wrap wrap-anywhere">
        {words}
      </p>
      {quote && (
        <details className="mt-2 text-muted">
          <summary className="min-h-11 cursor-pointer content-center lg:min-h-8">
            {t('leads.quote')}
          </summary>
          <p lang={lead.language} className="whitespace-pre-wrap wrap-anywhere">
            {quote}
          </p>
        </details>
      )}
      {delivery && <DeliveryFailure delivery={delivery} onRetried={onRetried} />}
    </li>
  )
}
