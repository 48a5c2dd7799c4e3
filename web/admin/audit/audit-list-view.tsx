import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AuditRow } from '../../../schema/api/admin-audit'
import { auditActions } from '../../../schema/audit-actions'
import { patternField, textField } from '../../lib/list-state'
import { useLocale } from '../../lib/locale-context'
import { PageSection } from '../../ui/error-boundary'
import { QueryLink } from '../../ui/query-link'
import { useNames, useStaff } from '../kit/admin-api'
import { type Column, rowButton } from '../kit/data-table'
import { DialogFrame } from '../kit/dialog-frame'
import { formatInstant } from '../kit/format-instant'
import { lazyPart } from '../kit/lazy-part'
import { AdminList } from '../kit/list/admin-list'
import { PageNav } from '../kit/list/pager'
import { choices, useAdminList } from '../kit/list/use-admin-list'
import { ViewHeader } from '../kit/view-header'
import { Waiting } from '../waiting'

const AuditChange = lazyPart(
  ['rich-text'],
  async () => (await import('./audit-change')).AuditChange,
)

/** The log's usernames of imports from the command line. */
const importCommands = ['products:import', 'content:import']

const fields = {
  person: textField(),
  action: choices(['', ...auditActions]),
  subject: textField(),
  before: patternField(/^[1-9]\d{0,15}$/, ''),
}

export function View() {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  const [shown, setShown] = useState<AuditRow>()
  const list = useAdminList('/api/admin/audit', fields, ({ person, subject, ...state }) => {
    const given = { username: person, subject: subject.trim(), ...state }
    return `?${new URLSearchParams(Object.entries(given).filter(([, value]) => value !== ''))}`
  })
  const { state, set, data } = list
  const nameOf = useNames()
  const people = useStaff(state.person, ...importCommands)
  const last = data?.entries.at(-1)
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
      cell: (row) => <About row={row} onFollow={(subject) => set({ subject, before: '' })} />,
    },
    {
      header: t('audit.person'),
      cell: ({ username }) => <span className="wrap-anywhere">{nameOf(username) || '–'}</span>,
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
      <ViewHeader title={t('audit.title')} intro={t('audit.intro')} />
      <AdminList
        list={list}
        filterForm={{ label: t('audit.filters'), grid: 'sm:grid-cols-2 lg:grid-cols-3' }}
        filters={{
          person: {
            label: t('audit.person'),
            options: ['', ...people],
            all: t('audit.everybody'),
            textOf: (name) =>
              importCommands.includes(name) ? t('audit.importer', { command: name }) : nameOf(name),
          },
          action: {
            label: t('audit.action'),
            all: t('audit.allActions'),
            textOf: (value) => t(`audit.actions.${value}`),
          },
          subject: { label: t('audit.subject'), placeholder: t('audit.subjectHint') },
        }}
        rows={data?.entries}
        rowId={({ id }) => String(id)}
        caption={t('audit.title')}
        columns={columns}
        empty={{ title: t('audit.emptyTitle'), text: t('audit.emptyText') }}
        pager={
          <PageNav
            previous={t('audit.newest')}
            next={t('audit.older')}
            onPrevious={state.before ? () => set({ before: '' }) : undefined}
            onNext={data?.hasNext && last ? () => set({ before: String(last.id) }) : undefined}
          />
        }
      >
        <h2 className="sr-only">{t('audit.title')}</h2>
      </AdminList>
      {shown && (
        <DialogFrame
          title={t(`audit.actions.${shown.action}`)}
          size="medium"
          closeLabel={t('audit.close')}
          onClose={() => setShown(undefined)}
        >
          <PageSection fallback={<Waiting />}>
            <AuditChange id={shown.id} />
          </PageSection>
        </DialogFrame>
      )}
    </>
  )
}

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** The subject as a link to its other entries; a UUID is shortened to its first digits. */
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
