import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { LeadRow } from '../../../schema/api/admin-leads'
import { type LeadStatus, leadPath, leadStatuses } from '../../../schema/submissions'
import { useListState } from '../../lib/list-state'
import { useLocale } from '../../lib/locale-context'
import { useScreenLocation, useSiteNavigate } from '../../lib/navigation'
import { buttonStyles } from '../../ui/button-styles'
import { PageSection } from '../../ui/error-boundary'
import { FilterChips } from '../../ui/filter-chips'
import { SelectField } from '../../ui/form-controls'
import { CsvLink } from '../kit/download'
import { lazyPart } from '../kit/lazy-part'
import { AdminList } from '../kit/list/admin-list'
import { BulkBar } from '../kit/list/bulk-bar'
import { cursorFields, pageNames, queryOf, useAdminList } from '../kit/list/use-admin-list'
import { ViewHeader } from '../kit/view-header'
import { Waiting } from '../waiting'
import { filterFields, leadFilters } from './lead-fields'
import { LeadItems } from './lead-items'
import { leadFilterForm, useLeadFilters } from './use-lead-filters'
import { useStatusChange } from './use-status-change'

const fields = { ...filterFields, ...cursorFields }

const LeadBoard = lazyPart(['leads'], async () => {
  const { LeadBoard } = await import('./lead-board')
  return LeadBoard
})
const NewLeadDialog = lazyPart(['leads'], async () => {
  const { NewLeadDialog } = await import('./new-lead-dialog')
  return NewLeadDialog
})

export function View() {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  const { pathname } = useScreenLocation()
  const { state, set } = useListState(filterFields)
  const csv = new URLSearchParams(queryOf(leadFilters, state))
  csv.set('locale', locale)
  return (
    <>
      <ViewHeader title={t('leads.title')} intro={t('leads.intro')}>
        <FilterChips
          label={t('leads.view')}
          path={pathname}
          name="view"
          drops={pageNames}
          value={state.view}
          options={filterFields.view.options.map((value) => ({
            value,
            label: t(`leads.views.${value}`),
          }))}
          onChange={(view) => set({ view })}
        />
        <NewLeadButton />
        <CsvLink href={`/api/admin/leads.csv?${csv}`} label={t('leads.csv')} />
      </ViewHeader>
      {state.view === 'board' ? (
        <PageSection fallback={<Waiting />}>
          <LeadBoard />
        </PageSection>
      ) : (
        <LeadList />
      )}
    </>
  )
}

function NewLeadButton() {
  const { t } = useTranslation('admin')
  const [isOpen, setIsOpen] = useState(false)
  const navigate = useSiteNavigate()
  return (
    <>
      <button type="button" className={buttonStyles.secondary} onClick={() => setIsOpen(true)}>
        <Plus className="size-4.5" />
        {t('leads.enter')}
      </button>
      {isOpen && (
        <PageSection>
          <NewLeadDialog
            onMade={({ kind, id }) => navigate(leadPath(kind, id))}
            onClose={() => setIsOpen(false)}
          />
        </PageSection>
      )}
    </>
  )
}

function LeadList() {
  const { t } = useTranslation('admin')
  const list = useAdminList('/api/admin/leads', fields)
  const { state, query, retry } = list
  const filters = useLeadFilters(state.assignee)
  return (
    <AdminList
      list={list}
      filterForm={leadFilterForm}
      filters={{
        status: {
          as: 'chips',
          label: t('leads.status'),
          textOf: (status) => t(`leads.statuses.${status}`),
        },
        ...filters,
      }}
      rows={list.data?.leads}
      rowId={({ id }) => id}
      draw={(leads, selection) => (
        <>
          <LeadItems leads={leads} query={query} selection={selection} />
          <p className="mt-2 hidden text-sm text-muted md:block">{t('leads.keys')}</p>
        </>
      )}
      bulk={{
        bar: ({ chosen, clear }) => (
          <LeadBulkBar chosen={chosen} onClear={clear} onChanged={retry} />
        ),
      }}
      empty={{ title: t('leads.empty'), text: t('leads.emptyText') }}
      noMatch={{
        title: t('leads.noMatch'),
        text: t('leads.noMatchText'),
        reset: t('leads.reset'),
      }}
    >
      <h2 className="sr-only">{t('leads.list')}</h2>
    </AdminList>
  )
}

function LeadBulkBar({
  chosen,
  onClear,
  onChanged,
}: {
  chosen: readonly LeadRow[]
  onClear: () => void
  onChanged: () => void
}) {
  const { t } = useTranslation('admin')
  const [status, setStatus] = useState<LeadStatus>('open')
  const { changeStatus, isPending } = useStatusChange(onChanged)

  if (chosen.length === 0) return null
  const options = leadStatuses.map((value) => ({ value, label: t(`leads.statuses.${value}`) }))
  return (
    <BulkBar
      label={t('leads.chosen', { count: chosen.length })}
      clearLabel={t('leads.clearChosen')}
      onClear={onClear}
      className=""
    >
      <SelectField
        label={t('leads.changeTo')}
        name="to"
        value={status}
        options={options}
        onChange={setStatus}
      />
      <button
        type="button"
        className={buttonStyles.primary}
        disabled={isPending}
        onClick={() => void changeStatus(chosen, status, onClear)}
      >
        {t('leads.change')}
      </button>
    </BulkBar>
  )
}
