import { useTranslation } from 'react-i18next'
import { outboxKinds } from '../../../schema/outbox-kinds'
import { choiceField, type ListState } from '../../lib/list-state'
import { buttonStyles } from '../../ui/button-styles'
import { SelectField } from '../../ui/form-controls'
import { EmptyState, LoadError } from '../../ui/states'
import { useAdminData } from '../kit/admin-api'
import { ConfirmButton } from '../kit/confirm-button'
import { DataTable } from '../kit/data-table'
import { filterOptions, pageField, queryOf } from '../kit/list-fields'
import { Pager } from '../kit/pager'
import { Waiting } from '../waiting'
import { SetupNotice } from './setup-notice'
import { useDeliveryColumns } from './use-delivery-columns'
import { useRetry } from './use-retry'

const statusChoices = ['all', 'pending', 'dead', 'sent', 'gone'] as const

export const outboxFields = {
  tab: choiceField(['deliveries', 'mails'], 'deliveries'),
  status: choiceField(statusChoices, 'all'),
  kind: choiceField(['', ...outboxKinds], ''),
  page: pageField,
}
type OutboxState = ListState<typeof outboxFields>

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
          onChange={(status) => onChange({ status, page: '1' })}
        />
        <SelectField
          label={t('outbox.kind')}
          name="kind"
          value={state.kind}
          options={filterOptions(t('outbox.allKinds'), outboxKinds, (value) =>
            t(`outbox.kinds.${value}`),
          )}
          onChange={(kind) => onChange({ kind, page: '1' })}
        />
      </div>
      <Deliveries state={state} onChange={onChange} />
    </div>
  )
}

function Deliveries({ state, onChange }: DeliveryListProps) {
  const { t } = useTranslation('admin')
  const {
    data,
    error,
    retry: readAgain,
    mutate,
  } = useAdminData(`/api/admin/outbox${queryOf(outboxFields, state)}`)
  const { retry, retryDead, pendingId } = useRetry(mutate)
  const columns = useDeliveryColumns(retry, pendingId)
  if (error) return <LoadError error={error} onRetry={readAgain} />
  if (!data) return <Waiting />
  return (
    <div className="grid gap-4">
      <h2 className="sr-only">{t('outbox.deliveries')}</h2>
      <SetupNotice setup={data.setup} />
      {data.entries.some(({ status }) => status === 'dead') && (
        <div>
          <ConfirmButton
            className={buttonStyles.secondary}
            title={t('outbox.retryAll')}
            text={t('outbox.retryAllText')}
            action={t('outbox.retry')}
            onConfirm={retryDead}
          >
            {t('outbox.retryAll')}
          </ConfirmButton>
        </div>
      )}
      {data.entries.length === 0 ? (
        <EmptyState title={t('outbox.emptyTitle')} text={t('outbox.emptyText')} />
      ) : (
        <DataTable
          caption={t('outbox.title')}
          columns={columns}
          rows={data.entries}
          rowId={({ id }) => id}
        />
      )}
      <Pager page={state.page} hasNext={data.hasNext} onChange={onChange} />
    </div>
  )
}
