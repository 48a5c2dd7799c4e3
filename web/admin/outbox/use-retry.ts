import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { RetriedDead } from '../../../schema/api/admin-outbox'
import { errorCodeOf } from '../../lib/api'
import { showToast } from '../../ui/toast-store'
import { writeAdmin } from '../kit/admin-api'
import { useAttempt } from '../kit/use-attempt'

/** The Worker sends after its response, so the table is read once more after this time. */
const sendingMs = 1500

export function useRetry(refresh: () => Promise<unknown>) {
  const { t } = useTranslation('admin')
  const { attempt, errorText } = useAttempt()
  const [pendingId, setPendingId] = useState<string>()

  async function resend(work: () => Promise<{ title: string; text?: string }>) {
    await attempt(
      async () => {
        showToast(await work())
        setTimeout(() => void refresh(), sendingMs)
      },
      (error) => ({
        title: t('outbox.retryFailed'),
        text: errorCodeOf(error) === 'CONFLICT' ? t('outbox.alreadyDone') : errorText(error),
      }),
    )
    await refresh()
  }

  async function retry(id: string) {
    setPendingId(id)
    await resend(async () => {
      await writeAdmin('POST', `/api/admin/outbox/${id}/retry`)
      return { title: t('outbox.retried'), text: t('outbox.retriedText') }
    })
    setPendingId(undefined)
  }

  function retryDead() {
    void resend(async () => {
      const { retried } = await writeAdmin<RetriedDead>('POST', '/api/admin/outbox/retry-dead')
      return { title: t('outbox.retriedAll', { count: retried }) }
    })
  }

  return { retry, retryDead, pendingId }
}
