import { useTranslation } from 'react-i18next'
import { useListState } from '../../lib/list-state'
import { EmptyState, LoadError } from '../../ui/states'
import { useAdminData } from '../kit/admin-api'
import { queryOf } from '../kit/list-fields'
import { Pager } from '../kit/pager'
import { useDebounced } from '../kit/use-debounced'
import { ViewHeader } from '../kit/view-header'
import { Waiting } from '../waiting'
import { entryApi } from './entry-api'
import { EntryFilters } from './list/entry-filters'
import { EntryTable } from './list/entry-table'
import { type EntryListControls, entryListFields } from './list/list-fields'
import { NewEntryButton } from './list/new-entry-dialog'
import { TransferButtons } from './list/transfer-buttons'

const quietMs = 250

export function View() {
  const { t } = useTranslation('admin')
  const controls = useListState(entryListFields)
  return (
    <>
      <ViewHeader title={t('entries.title')}>
        <TransferButtons />
        <NewEntryButton kind={controls.state.kind} />
      </ViewHeader>
      <EntryFilters controls={controls} />
      <EntryResults controls={controls} />
    </>
  )
}

function EntryResults({
  controls: { state, set, isActive, reset },
}: {
  controls: EntryListControls
}) {
  const { t } = useTranslation(['admin', 'shell'])
  const query = useDebounced(queryOf(entryListFields, state), quietMs)
  const { data, error, retry } = useAdminData(`${entryApi.list}${query}`)
  if (error) return <LoadError error={error} onRetry={retry} />
  if (!data) return <Waiting />
  if (data.entries.length === 0)
    return (
      <EmptyState
        as="h2"
        title={t('entries.empty')}
        {...(isActive && { action: { label: t('shell:reset'), onClick: reset } })}
      />
    )
  return (
    <>
      <EntryTable rows={data.entries} />
      <Pager page={state.page} hasNext={data.hasNext} onChange={set} />
    </>
  )
}
