import { useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { RetriedDead } from '../../../../schema/api/admin-outbox'
import { errorCodeOf } from '../../../ui/states'
import { showToast } from '../../../ui/toast-store'
import { writeAdmin } from '../kit/admin-api'

/** The delivery is tried after the answer is out, so the table is read again a little later, in milliseconds. */
const tryTakesMs = 1500

/** Sends deliveries again, and reads the table anew through `refresh`. */
export function useRetry(refresh: () => Promise<unknown>) {
  const { t } = useTranslation(['admin', 'shell'])
  const [pendingId, setPendingId] = useState<string>()

  const attempt = useCallback(
    async (work: () => Promise<{ title: string; text?: string }>) => {
      try {
        showToast(await work())
        setTimeout(() => void refresh(), tryTakesMs)
      } catch (error) {
        const code = errorCodeOf(error)
        const reason = code === 'CONFLICT' ? t('outbox.alreadyDone') : t(`shell:errors.${code ?? 'OFFLINE'}`)
        showToast({ title: t('outbox.retryFailed'), text: reason, destructive: true })
      }
      await refresh()
    },
    [t, refresh],
  )

  const retry = useCallback(
    async (id: string) => {
      setPendingId(id)
      await attempt(async () => {
        await writeAdmin('POST', `/api/admin/outbox/${id}/retry`)
        return { title: t('outbox.retried'), text: t('outbox.retriedText') }
      })
      setPendingId(undefined)
    },
    [attempt, t],
  )

  const retryDead = useCallback(
    () =>
      attempt(async () => {
        const { retried } = await writeAdmin<RetriedDead>('POST', '/api/admin/outbox/retry-dead')
        return { title: t('outbox.retriedAll', { count: retried }) }
      }),
    [attempt, t],
  )

  return { retry, retryDead, pendingId }
}
