import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { outboxStatuses } from '../../../schema/admin-fields'
import type { RetriedDead } from '../../../schema/api/admin-outbox'
import { outboxKinds } from '../../../schema/outbox-kinds'
import { errorCodeOf } from '../../lib/api'
import { buttonStyles } from '../../ui/button-styles'
import { showToast } from '../../ui/toast-store'
import { writeAdmin } from '../kit/admin-api'
import { ConfirmButton } from '../kit/confirm-button'
import { AdminList } from '../kit/list/admin-list'
import { choices, pageField, useAdminList } from '../kit/list/use-admin-list'
import { useAttempt } from '../kit/use-attempt'
import { SetupNotice } from './setup-notice'
import { useDeliveryColumns } from './use-delivery-columns'

export const deliveryFields = {
  status: choices(['all', ...outboxStatuses]),
  kind: choices(['', ...outboxKinds]),
  page: pageField,
}

export function DeliveryList() {
  const { t } = useTranslation('admin')
  const list = useAdminList('/api/admin/outbox', deliveryFields)
  const { retry, retryDead, pendingId } = useRetry(list.mutate)
  const columns = useDeliveryColumns(retry, pendingId)
  const entries = list.data?.entries
  return (
    <AdminList
      list={list}
      filterForm={{ grid: 'sm:grid-cols-2 lg:max-w-2xl' }}
      filters={{
        status: { label: t('outbox.status'), textOf: (value) => t(`outbox.statuses.${value}`) },
        kind: {
          label: t('outbox.kind'),
          all: t('outbox.allKinds'),
          textOf: (value) => t(`outbox.kinds.${value}`),
        },
      }}
      rows={entries}
      rowId={({ id }) => id}
      caption={t('outbox.title')}
      columns={columns}
      empty={{ title: t('outbox.emptyTitle'), text: t('outbox.emptyText') }}
    >
      <h2 className="sr-only">{t('outbox.deliveries')}</h2>
      <div className="mb-4 grid gap-4 empty:hidden">
        {list.data && <SetupNotice setup={list.data.setup} />}
        {entries?.some(({ status }) => status === 'dead') && (
          <ConfirmButton
            className={`${buttonStyles.secondary} justify-self-start`}
            title={t('outbox.retryAll')}
            text={t('outbox.retryAllText')}
            action={t('outbox.retry')}
            onConfirm={retryDead}
          >
            {t('outbox.retryAll')}
          </ConfirmButton>
        )}
      </div>
    </AdminList>
  )
}

/** The Worker sends after its response, so the list is read once more after this time. */
const sendingMs = 1500

function useRetry(refresh: () => Promise<unknown>) {
  const { t } = useTranslation('admin')
  const { attempt, errorText } = useAttempt()
  const [pendingId, setPendingId] = useState<string>()

  async function resend(work: () => Promise<{ title: string; text?: string }>) {
    await attempt(
      async () => {
        showToast(await work())
        setTimeout(() => void refresh(), sendingMs)
      },
      {
        title: t('outbox.retryFailed'),
        text: (error) =>
          errorCodeOf(error) === 'CONFLICT' ? t('outbox.alreadyDone') : errorText(error),
      },
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
