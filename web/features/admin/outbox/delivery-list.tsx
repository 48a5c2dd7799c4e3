import { useTranslation } from 'react-i18next'
import { SelectField } from '../../../ui/form-controls'
import { EmptyState, LoadError } from '../../../ui/states'
import { DataTable } from '../kit/data-table'
import { Pager } from '../kit/pager'
import { useAdminData } from '../kit/use-admin-data'
import { Waiting } from '../waiting'
import { type OutboxState, outboxFields, outboxKinds, outboxPath, statusChoices } from './list-fields'
import { RetryAllDead } from './retry-all-dead'
import { SetupNotice } from './setup-notice'
import { useDeliveryColumns } from './use-delivery-columns'
import { useRetry } from './use-retry'

interface DeliveryListProps {
  state: OutboxState
  onChange: (change: Partial<OutboxState>) => void
}

export function DeliveryList({ state, onChange }: DeliveryListProps) {
  const { t } = useTranslation('admin')
  return (
    <div className="grid gap-4">
      <div className="grid gap-3 sm:grid-cols-2 lg:max-w-2xl">
        <SelectField
          label={t('outbox.status')}
          name="status"
          value={state.status}
          options={statusChoices.map((value) => ({ value, label: t(`outbox.statuses.${value}`) }))}
          onChange={(value) => onChange({ status: outboxFields.status.parse(value), page: '1' })}
        />
        <SelectField
          label={t('outbox.kind')}
          name="kind"
          value={state.kind}
          options={[
            { value: '', label: t('outbox.allKinds') },
            ...outboxKinds.map((value) => ({ value, label: t(`outbox.kinds.${value}`) })),
          ]}
          onChange={(value) => onChange({ kind: outboxFields.kind.parse(value), page: '1' })}
        />
      </div>
      <Deliveries state={state} onChange={onChange} />
    </div>
  )
}

function Deliveries({ state, onChange }: DeliveryListProps) {
  const { t } = useTranslation('admin')
  const { data, error, retry: readAgain, mutate } = useAdminData(outboxPath(state))
  const { retry, retryDead, pendingId } = useRetry(mutate)
  const columns = useDeliveryColumns(retry, pendingId)
  if (error) return <LoadError error={error} onRetry={readAgain} />
  if (!data) return <Waiting />
  return (
    <div className="grid gap-4">
      <h2 className="sr-only">{t('outbox.deliveries')}</h2>
      <SetupNotice setup={data.setup} />
      {data.entries.some(({ status }) => status === 'dead') && <RetryAllDead onConfirm={retryDead} />}
      {data.entries.length === 0 ? (
        <EmptyState title={t('outbox.emptyTitle')} text={t('outbox.emptyText')} />
      ) : (
        <DataTable caption={t('outbox.title')} columns={columns} rows={data.entries} rowId={({ id }) => id} />
      )}
      <Pager page={Number(state.page)} hasNext={data.hasNext} onChange={(page) => onChange({ page: String(page) })} />
    </div>
  )
}
