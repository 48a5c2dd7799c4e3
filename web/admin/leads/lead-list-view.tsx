import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { LeadChange, LeadChangesAnswer, LeadRow } from '../../../schema/api/admin-leads'
import { type LeadStatus, leadStatuses } from '../../../schema/submissions'
import { useLocale } from '../../lib/locale-context'
import { buttonStyles } from '../../ui/button-styles'
import { SelectField } from '../../ui/form-controls'
import { showToast } from '../../ui/toast-store'
import { useStaff, writeAdmin } from '../kit/admin-api'
import { CsvLink } from '../kit/download'
import { AdminList } from '../kit/list/admin-list'
import { BulkBar } from '../kit/list/bulk-bar'
import { cursorFields, useAdminList } from '../kit/list/use-admin-list'
import { useAttempt, withoutReason } from '../kit/use-attempt'
import { ViewHeader } from '../kit/view-header'
import { filterFields } from './lead-fields'
import { LeadItems } from './lead-items'

const fields = { ...filterFields, ...cursorFields }

export function View() {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  const list = useAdminList('/api/admin/leads', fields)
  const { state, query, retry } = list
  const csv = new URLSearchParams(query)
  csv.set('locale', locale)
  const staff = useStaff(state.assignee).filter((name) => !['me', 'nobody'].includes(name))
  return (
    <>
      <ViewHeader title={t('leads.title')} intro={t('leads.intro')}>
        <CsvLink href={`/api/admin/leads.csv?${csv}`} label={t('leads.csv')} />
      </ViewHeader>
      <AdminList
        list={list}
        filterForm={{
          grid: 'items-end sm:grid-cols-2 xl:grid-cols-[auto_14rem_minmax(16rem,1fr)]',
        }}
        filters={{
          status: {
            as: 'chips',
            label: t('leads.status'),
            textOf: (status) => t(`leads.statuses.${status}`),
          },
          kind: {
            as: 'chips',
            label: t('leads.kind'),
            textOf: (kind) => t(`leads.kinds.${kind}`),
            // The chips' last pixels are room for the focus of one.
            cell: 'min-w-0 sm:-mb-1',
          },
          assignee: {
            label: t('leads.assignee'),
            options: ['', 'me', 'nobody', ...staff],
            all: t('leads.assignees.anyone'),
            textOf: (name) =>
              name === 'me' || name === 'nobody' ? t(`leads.assignees.${name}`) : name,
          },
          q: {
            label: t('leads.search'),
            placeholder: t('leads.searchHint'),
            cell: 'sm:col-span-2 xl:col-span-1',
          },
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
    </>
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
  const { t } = useTranslation(['admin', 'shell'])
  const [status, setStatus] = useState<LeadStatus>('open')
  const { attempt, isPending } = useAttempt()

  async function store(changes: LeadChange[], undo?: ReadonlyMap<string, LeadStatus>) {
    await attempt(async () => {
      const { changed, conflicts } = await writeAdmin<LeadChangesAnswer>(
        'PUT',
        '/api/admin/leads/status',
        { changes },
      )
      const back = changed.map((row) => ({ ...row, status: undo?.get(row.id) ?? row.status }))
      showToast({
        title: t('leads.changed', { count: changed.length }),
        ...(conflicts.length > 0 && { text: t('leads.conflicts', { count: conflicts.length }) }),
        ...(undo &&
          back.length > 0 && {
            action: { label: t('shell:undo'), onClick: () => void store(back) },
          }),
      })
      onClear()
    }, withoutReason)
    onChanged()
  }

  function change() {
    const before = new Map(chosen.map((row) => [row.id, row.status]))
    void store(
      chosen.map(({ kind, id, updatedAt }) => ({ kind, id, status, updatedAt })),
      before,
    )
  }

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
      <button type="button" className={buttonStyles.primary} disabled={isPending} onClick={change}>
        {t('leads.change')}
      </button>
    </BulkBar>
  )
}
