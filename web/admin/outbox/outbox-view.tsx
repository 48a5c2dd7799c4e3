import { useTranslation } from 'react-i18next'
import { useListState } from '../../lib/list-state'
import { FilterChips } from '../../ui/filter-chips'
import { useIsOwner } from '../kit/admin-api'
import { choices } from '../kit/list/use-admin-list'
import { ViewHeader } from '../kit/view-header'
import { DeliveryList, deliveryFields } from './delivery-list'
import { DevMailbox } from './dev-mailbox'

const fields = { tab: choices(['deliveries', 'mails']), ...deliveryFields }

export function View() {
  const { t } = useTranslation('admin')
  const { state, set } = useListState(fields)
  // The mails hold secret links.
  const isOwner = useIsOwner()
  const labels = { deliveries: t('outbox.deliveries'), mails: t('outbox.devMailbox') }
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
          options={fields.tab.options.map((value) => ({ value, label: labels[value] }))}
          onChange={(tab) => set({ tab, page: '1', status: 'all', kind: '' })}
        />
      )}
      <div className="mt-4">
        {isOwner && state.tab === 'mails' ? <DevMailbox /> : <DeliveryList />}
      </div>
    </>
  )
}
