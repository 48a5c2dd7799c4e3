import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type ListState, useListState } from '../../lib/list-state'
import { useLocale } from '../../lib/locale-context'
import { EmptyState, LoadError } from '../../ui/states'
import { useAdminData } from '../kit/admin-api'
import { CsvLink } from '../kit/csv-link'
import { queryOf } from '../kit/list-fields'
import { CursorPager } from '../kit/pager'
import { useDebounced } from '../kit/use-debounced'
import { ViewHeader } from '../kit/view-header'
import { Waiting } from '../waiting'
import { BulkBar } from './bulk-bar'
import { filterFields, LeadFilterBar, listFields } from './lead-filter-bar'
import { LeadItems } from './lead-items'

export function View() {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  const { state, isActive, set, reset } = useListState(listFields)
  const query = queryOf(filterFields, state)
  const csv = new URLSearchParams(query)
  csv.set('locale', locale)
  return (
    <>
      <ViewHeader title={t('leads.title')} intro={t('leads.intro')}>
        <CsvLink href={`/api/admin/leads.csv?${csv}`} label={t('leads.csv')} />
      </ViewHeader>
      <LeadFilterBar state={state} set={set} />
      <h2 className="sr-only">{t('leads.list')}</h2>
      <Inbox state={state} isFiltered={isActive} query={query} set={set} onReset={reset} />
    </>
  )
}

interface InboxProps {
  state: ListState<typeof listFields>
  isFiltered: boolean
  query: string
  set: (cursor: { before: string; after: string }) => void
  onReset: () => void
}

function Inbox({ state, isFiltered, query, set, onReset }: InboxProps) {
  const { t } = useTranslation('admin')
  const q = useDebounced(state.q, 250)
  const { data, error, retry } = useAdminData(
    `/api/admin/leads${queryOf(listFields, { ...state, q })}`,
  )
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())

  function choose(id: string, isChosen: boolean) {
    setChosen(
      (known) => new Set(isChosen ? [...known, id] : [...known].filter((one) => one !== id)),
    )
  }

  if (error) return <LoadError error={error} onRetry={retry} />
  if (!data) return <Waiting />
  if (data.leads.length === 0) {
    if (!isFiltered) return <EmptyState title={t('leads.empty')} text={t('leads.emptyText')} />
    const action = { label: t('leads.reset'), onClick: onReset }
    return <EmptyState title={t('leads.noMatch')} text={t('leads.noMatchText')} action={action} />
  }
  return (
    <>
      <BulkBar
        chosen={data.leads.filter(({ id }) => chosen.has(id))}
        onClear={() => setChosen(new Set())}
        onChanged={retry}
      />
      <LeadItems leads={data.leads} query={query} chosen={chosen} onChoose={choose} />
      <p className="mt-2 hidden text-sm text-muted md:block">{t('leads.keys')}</p>
      <CursorPager links={data} onChange={set} />
    </>
  )
}
