import { useTranslation } from 'react-i18next'
import type { LeadDelivery } from '../../../schema/api/admin-leads'
import { buttonStyles } from '../../ui/button-styles'
import { showToast } from '../../ui/toast-store'
import { writeAdmin } from '../kit/admin-api'
import { StatusMark, type Tone } from '../kit/status-mark'
import { useAttempt } from '../kit/use-attempt'

const tones: Record<LeadDelivery['status'], Tone> = {
  pending: 'plain',
  sent: 'good',
  dead: 'bad',
  gone: 'bad',
}

/** The Worker sends after its response. */
export const sendingMs = 1500

/** A delivery is deleted thirty days after it was sent. */
export function DeliveryMark({ delivery }: { delivery: LeadDelivery | undefined }) {
  const { t } = useTranslation('admin')
  const status = delivery?.status ?? 'sent'
  // Such as a reminder of a lead that was put off meanwhile.
  if (status === 'gone' && !delivery?.messageId)
    return <StatusMark tone="plain">{t('leads.deliveries.gone')}</StatusMark>
  return <StatusMark tone={tones[status]}>{t(`leads.answerStates.${status}`)}</StatusMark>
}

interface DeliveryFailureProps {
  delivery: LeadDelivery
  onRetried: () => Promise<unknown>
}

/** Why a mail did not leave, and the button that tries again. */
export function DeliveryFailure({ delivery, onRetried }: DeliveryFailureProps) {
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
