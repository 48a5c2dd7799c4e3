import { useTranslation } from 'react-i18next'
import { outboxStatuses } from '../../../schema/admin-lists'
import { outboxKinds } from '../../../schema/outbox-kinds'
import { buttonStyles } from '../../ui/button-styles'
import { EmptyState } from '../../ui/states'
import { ConfirmButton } from '../kit/confirm-button'
import { AdminList } from '../kit/list/admin-list'
import { choices, pageField } from '../kit/list/list-fields'
import { useAdminList } from '../kit/list/use-admin-list'
import { SetupNotice } from './setup-notice'
import { useDeliveryColumns } from './use-delivery-columns'
import { useRetry } from './use-retry'

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
      empty={<EmptyState title={t('outbox.emptyTitle')} text={t('outbox.emptyText')} />}
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
