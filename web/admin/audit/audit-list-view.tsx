import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AuditRow } from '../../../schema/api/admin-audit'
import { useListState } from '../../lib/list-state'
import { useLocale } from '../../lib/locale-context'
import { QueryLink } from '../../ui/query-link'
import { EmptyState, LoadError } from '../../ui/states'
import { useAdminData } from '../kit/admin-api'
import { type Column, DataTable, rowButton } from '../kit/data-table'
import { DialogFrame } from '../kit/dialog-frame'
import { formatInstant } from '../kit/format-instant'
import { PageNav } from '../kit/pager'
import { ViewHeader } from '../kit/view-header'
import { Waiting } from '../waiting'
import { AuditChange } from './audit-change'
import { AuditFilters, type AuditState, auditFields, auditPath } from './audit-filters'

export function View() {
  const { t } = useTranslation('admin')
  const { state, set } = useListState(auditFields)
  return (
    <>
      <ViewHeader title={t('audit.title')} intro={t('audit.intro')} />
      <AuditFilters state={state} onChange={(change) => set({ ...change, before: '' })} />
      <div className="mt-4">
        <AuditEntries state={state} onChange={set} />
      </div>
    </>
  )
}

interface AuditEntriesProps {
  state: AuditState
  onChange: (change: Partial<AuditState>) => void
}

function AuditEntries({ state, onChange }: AuditEntriesProps) {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  const [shown, setShown] = useState<AuditRow>()
  const { data, error, retry } = useAdminData(auditPath(state))
  if (error) return <LoadError error={error} onRetry={retry} />
  if (!data) return <Waiting />
  const last = data.entries.at(-1)
  const columns: Column<AuditRow>[] = [
    {
      header: t('audit.action'),
      isTitle: true,
      cell: ({ action }) => (
        <span className="xl:whitespace-nowrap">{t(`audit.actions.${action}`)}</span>
      ),
    },
    {
      header: t('audit.about'),
      isLong: true,
      cell: (row) => <About row={row} onFollow={(subject) => onChange({ subject, before: '' })} />,
    },
    {
      header: t('audit.person'),
      cell: ({ username }) => <span className="wrap-anywhere">{username || '–'}</span>,
    },
    { header: t('audit.when'), cell: ({ at }) => formatInstant(at, locale) },
    {
      header: t('audit.change'),
      cell: (row) =>
        row.hasChange ? (
          <button
            type="button"
            className={rowButton}
            aria-label={t('audit.showOf', {
              action: t(`audit.actions.${row.action}`),
              when: formatInstant(row.at, locale),
            })}
            onClick={() => setShown(row)}
          >
            {t('audit.show')}
          </button>
        ) : (
          '–'
        ),
    },
  ]
  return (
    <>
      <h2 className="sr-only">{t('audit.title')}</h2>
      {data.entries.length === 0 ? (
        <EmptyState title={t('audit.emptyTitle')} text={t('audit.emptyText')} />
      ) : (
        <DataTable
          caption={t('audit.title')}
          columns={columns}
          rows={data.entries}
          rowId={({ id }) => String(id)}
        />
      )}
      <PageNav
        previous={t('audit.newest')}
        next={t('audit.older')}
        onPrevious={state.before ? () => onChange({ before: '' }) : undefined}
        onNext={data.hasNext && last ? () => onChange({ before: String(last.id) }) : undefined}
      />
      {shown && (
        <DialogFrame
          title={t(`audit.actions.${shown.action}`)}
          size="medium"
          closeLabel={t('audit.close')}
          onClose={() => setShown(undefined)}
        >
          <AuditChange id={shown.id} />
        </DialogFrame>
      )}
    </>
  )
}

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/**
 * What it was done to; a long id by its first digits, as a link to all that was done to the same.
 */
function About({
  row: { label, subject },
  onFollow,
}: {
  row: AuditRow
  onFollow: (subject: string) => void
}) {
  const { t } = useTranslation('admin')
  if (!label && !subject) return '–'
  return (
    <>
      {label && <span className="block wrap-anywhere">{label}</span>}
      {subject && subject !== label && (
        <QueryLink
          path="/admin/audit"
          change={{ subject, before: '' }}
          onFollow={() => onFollow(subject)}
          title={subject}
          aria-label={t('audit.only', { subject })}
          className="text-sm wrap-anywhere text-muted underline-offset-4 hover:underline"
        >
          {uuid.test(subject) ? subject.slice(0, 8) : subject}
        </QueryLink>
      )}
    </>
  )
}
