import { useTranslation } from 'react-i18next'
import { useListState } from '../../lib/list-state'
import { FilterChips } from '../../ui/filter-chips'
import { useIsOwner } from '../kit/use-is-owner'
import { ViewHeader } from '../kit/view-header'
import { DeliveryList, outboxFields } from './delivery-list'
import { DevMailbox } from './dev-mailbox'

export function View() {
  const { t } = useTranslation('admin')
  const { state, set } = useListState(outboxFields)
  // The mails hold secret links.
  const isOwner = useIsOwner()
  const tabs = [
    { value: 'deliveries', label: t('outbox.deliveries') },
    { value: 'mails', label: t('outbox.devMailbox') },
  ] as const
  return (
    <>
      <ViewHeader title={t('outbox.title')} intro={t('outbox.intro')} />
      {isOwner && (
        <FilterChips
          label={t('outbox.tabs')}
          path="/admin/outbox"
          name="tab"
          drops={['page', 'status', 'kind']}
          value={state.tab}
          options={tabs}
          onChange={(tab) => set({ tab, page: '1', status: 'all', kind: '' })}
        />
      )}
      <div className="mt-4">
        {isOwner && state.tab === 'mails' ? (
          <DevMailbox page={state.page} onPage={set} />
        ) : (
          <DeliveryList state={state} onChange={set} />
        )}
      </div>
    </>
  )
}
