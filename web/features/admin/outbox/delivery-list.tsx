import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { OutboxKind } from '../../../../schema/tables/outbox'
import { choiceField, type ListState, patternField } from '../../../lib/list-state'
import { buttonStyles } from '../../../ui/button-styles'
import { SelectField } from '../../../ui/form-controls'
import { EmptyState, LoadError } from '../../../ui/states'
import { useAdminData } from '../kit/admin-api'
import { ConfirmDialog } from '../kit/confirm-dialog'
import { DataTable } from '../kit/data-table'
import { Pager } from '../kit/pager'
import { Waiting } from '../waiting'
import { SetupNotice } from './setup-notice'
import { useDeliveryColumns } from './use-delivery-columns'
import { useRetry } from './use-retry'

/** Every kind; a record, so that a new one without an entry here does not compile. */
const allKinds: Record<OutboxKind, true> = {
  'trip-staff': true,
  'trip-acknowledged': true,
  'trip-channel': true,
  'contact-staff': true,
  'contact-acknowledged': true,
  'contact-channel': true,
  'newsletter-confirm': true,
  'newsletter-welcome': true,
  'article-channel': true,
  'admin-invitation': true,
}
const outboxKinds = Object.keys(allKinds) as OutboxKind[]
const statusChoices = ['all', 'pending', 'dead', 'sent', 'gone'] as const

export const outboxFields = {
  tab: choiceField(['deliveries', 'mails'], 'deliveries'),
  status: choiceField(statusChoices, 'all'),
  kind: choiceField(['', ...outboxKinds], ''),
  page: patternField(/^[1-9]\d{0,2}$/, '1'),
}
type OutboxState = ListState<typeof outboxFields>

/** The API path of what is asked for. */
function outboxPath({ status, kind, page }: OutboxState): `/api/admin/outbox?${string}` {
  const query = new URLSearchParams({ status, page, ...(kind && { kind }) })
  return `/api/admin/outbox?${query}`
}

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

function RetryAllDead({ onConfirm }: { onConfirm: () => void }) {
  const { t } = useTranslation('admin')
  const [isAsking, setIsAsking] = useState(false)
  return (
    <div>
      <button type="button" className={buttonStyles.secondary} onClick={() => setIsAsking(true)}>
        {t('outbox.retryAll')}
      </button>
      {isAsking && (
        <ConfirmDialog
          title={t('outbox.retryAll')}
          text={t('outbox.retryAllText')}
          action={t('outbox.retry')}
          onConfirm={onConfirm}
          onClose={() => setIsAsking(false)}
        />
      )}
    </div>
  )
}
