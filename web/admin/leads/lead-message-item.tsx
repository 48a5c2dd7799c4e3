import { useTranslation } from 'react-i18next'
import type { LeadDelivery, LeadDetail, LeadMessage } from '../../../schema/api/admin-leads'
import { useLocale } from '../../lib/locale-context'
import { buttonStyles } from '../../ui/button-styles'
import { showToast } from '../../ui/toast-store'
import { writeAdmin } from '../kit/admin-api'
import { formatInstant } from '../kit/format-instant'
import { StatusMark, type Tone } from '../kit/status-mark'
import { useAttempt } from '../kit/use-attempt'
import { splitQuote } from './split-quote'

interface LeadMessageItemProps {
  message: LeadMessage
  /** Of an answer of the last thirty days. */
  delivery: LeadDelivery | undefined
  lead: LeadDetail['lead']
  onRetried: () => Promise<unknown>
}

const tones: Record<LeadDelivery['status'], Tone> = {
  pending: 'plain',
  sent: 'good',
  dead: 'bad',
  gone: 'bad',
}

/** The Worker sends after its response. */
export const sendingMs = 1500

export function LeadMessageItem({ message, delivery, lead, onRetried }: LeadMessageItemProps) {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  const { direction, sender, username, subject, text, createdAt } = message
  const isOurs = direction === 'out'
  const { words, quote } = isOurs ? { words: text, quote: '' } : splitQuote(text)
  const status = delivery?.status ?? 'sent'
  return (
    <li
      className={
        'rounded-control border p-3 ' +
        (isOurs ? 'border-line bg-card sm:ms-8' : 'border-ink bg-paper sm:me-8')
      }
    >
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="font-semibold wrap-anywhere">
          {isOurs ? t('leads.answeredBy', { username }) : t('leads.guestWrote')}
        </p>
        {isOurs && (
          <StatusMark tone={tones[status]}>{t(`leads.answerStates.${status}`)}</StatusMark>
        )}
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
      {delivery && <Failure delivery={delivery} onRetried={onRetried} />}
    </li>
  )
}

function Failure({
  delivery,
  onRetried,
}: Pick<LeadMessageItemProps, 'onRetried'> & {
  delivery: LeadDelivery
}) {
  const { t } = useTranslation('admin')
  const { attempt, isPending } = useAttempt()
  const { id, status, lastError } = delivery
  const isOver = status === 'sent' || status === 'gone'
  if (isOver || !lastError) return null

  const retry = () =>
    attempt(async () => {
      await writeAdmin('POST', `/api/admin/outbox/${id}/retry`)
      showToast({ title: t('leads.sentAgain') })
      setTimeout(() => void onRetried(), sendingMs)
    })

  return (
    <div className="mt-2 flex flex-wrap items-center justify-between gap-2">
      <p className="text-sm text-bad wrap-anywhere">{lastError}</p>
      <button
        type="button"
        className={buttonStyles.secondary}
        disabled={isPending}
        onClick={() => void retry()}
      >
        {t('leads.sendAgain')}
      </button>
    </div>
  )
}
