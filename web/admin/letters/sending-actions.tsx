import { useTranslation } from 'react-i18next'
import type { SendingProgress } from '../../../schema/api/letters'
import type { SendingState } from '../../../schema/letters'
import { formatNumber } from '../../../schema/numbers'
import { errorCodeOf } from '../../lib/api'
import { useLocale } from '../../lib/locale-context'
import { buttonStyles } from '../../ui/button-styles'
import { showToast } from '../../ui/toast-store'
import { useIsOwner, writeAdmin } from '../kit/admin-api'
import { ConfirmButton } from '../kit/confirm-button'
import { useAttempt } from '../kit/use-attempt'
import { letterApi } from './letter-api'

type Step = 'pause' | 'resume' | 'cancel'

/** What a state allows. */
const allowed: Record<SendingState, readonly Step[]> = {
  scheduled: ['cancel'],
  sending: ['pause', 'cancel'],
  paused: ['resume', 'cancel'],
  cancelled: [],
  sent: [],
}
const done = { pause: 'paused', resume: 'resumed', cancel: 'cancelled' } as const

interface SendingActionsProps {
  sending: SendingProgress
  onChanged: () => Promise<unknown>
}

/** Pauses, resumes and cancels a sending; owners only. */
export function SendingActions({ sending, onChanged }: SendingActionsProps) {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  const isOwner = useIsOwner()
  const { attempt, isPending, errorText } = useAttempt()
  const steps = allowed[sending.state]
  if (!isOwner || steps.length === 0) return null

  async function run(step: Step) {
    await attempt(
      async () => {
        await writeAdmin('POST', letterApi[step](sending.id))
        showToast({ title: t(`letters.sending.${done[step]}`) })
      },
      (error) => ({
        text: errorCodeOf(error) === 'CONFLICT' ? t('letters.sending.changed') : errorText(error),
      }),
    )
    await onChanged()
  }

  return (
    <div className="flex flex-wrap gap-2">
      {steps.map((step) =>
        step === 'cancel' ? (
          <ConfirmButton
            key={step}
            className={buttonStyles.secondary}
            title={t('letters.sending.cancelAsk')}
            cancel={t('letters.sending.goOn')}
            text={t('letters.sending.cancelText', { number: formatNumber(sending.sent, locale) })}
            action={t('letters.sending.cancel')}
            onConfirm={() => void run(step)}
          >
            {t('letters.sending.cancel')}
          </ConfirmButton>
        ) : (
          <button
            key={step}
            type="button"
            className={step === 'resume' ? buttonStyles.primary : buttonStyles.secondary}
            disabled={isPending}
            onClick={() => void run(step)}
          >
            {t(`letters.sending.${step}`)}
          </button>
        ),
      )}
    </div>
  )
}
