import { useTranslation } from 'react-i18next'
import { useLocale } from '../../lib/locale-context'
import { useStaff } from '../kit/admin-api'
import { CsvLink } from '../kit/download'
import { AdminList } from '../kit/list/admin-list'
import { cursorFields, useAdminList } from '../kit/list/use-admin-list'
import { ViewHeader } from '../kit/view-header'
import { LeadBulkBar } from './lead-bulk-bar'
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
