import { useTranslation } from 'react-i18next'
import type { EntryRedirectRow } from '../../../schema/api/redirects'
import { text } from '../../../schema/locale'
import { type ListState, textField, useListState } from '../../lib/list-state'
import { useLocale } from '../../lib/locale-context'
import { SearchField } from '../../ui/form-controls'
import { SiteLink } from '../../ui/site-link'
import { EmptyState, LoadError } from '../../ui/states'
import { showToast } from '../../ui/toast-store'
import { entryScreens } from '../content/entry-api'
import { useAdminData, writeAdmin } from '../kit/admin-api'
import { ConfirmButton } from '../kit/confirm-button'
import { type Column, DataTable, rowButton } from '../kit/data-table'
import { formatInstant } from '../kit/format-instant'
import { pageField, queryOf } from '../kit/list-fields'
import { Pager } from '../kit/pager'
import { useAttempt } from '../kit/use-attempt'
import { ViewHeader } from '../kit/view-header'
import { Waiting } from '../waiting'
import { PathRedirects } from './path-redirects'

const redirectFields = { q: textField(), page: pageField }

export function View() {
  const { t } = useTranslation('admin')
  const { state, set } = useListState(redirectFields)
  return (
    <>
      <ViewHeader title={t('redirects.title')} intro={t('redirects.intro')} />
      <PathRedirects />
      <h2 className="mt-12 mb-3 text-heading">{t('redirects.automatic')}</h2>
      <form role="search" onSubmit={(event) => event.preventDefault()} className="mb-4 max-w-md">
        <SearchField
          label={t('redirects.search')}
          name="q"
          value={state.q}
          onChange={(q) => set({ q, page: '1' })}
        />
      </form>
      <RedirectTable state={state} onPage={set} />
    </>
  )
}

interface RedirectTableProps {
  state: ListState<typeof redirectFields>
  onPage: (change: { page: string }) => void
}

function RedirectTable({ state, onPage }: RedirectTableProps) {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  const { attempt, errorText } = useAttempt()
  const { data, error, retry, mutate } = useAdminData(
    `/api/admin/redirects${queryOf(redirectFields, state)}`,
  )

  async function remove({ kind, slug }: EntryRedirectRow) {
    await attempt(
      async () => {
        await writeAdmin('DELETE', `/api/admin/redirects/${kind}/${encodeURIComponent(slug)}`)
        showToast({ title: t('redirects.deleted') })
      },
      (failure) => ({ title: t('redirects.deleteFailed'), text: errorText(failure) }),
    )
    await mutate()
  }

  if (error) return <LoadError error={error} onRetry={retry} />
  if (!data) return <Waiting />
  const isEmpty = data.redirects.length === 0
  const isSearch = state.q.trim() !== ''
  const columns: Column<EntryRedirectRow>[] = [
    {
      header: t('redirects.from'),
      isTitle: true,
      cell: ({ slug }) => <span className="wrap-anywhere">{slug}</span>,
    },
    {
      header: t('redirects.target'),
      isLong: true,
      cell: ({ target }) =>
        target && (
          <SiteLink to={target} className="wrap-anywhere underline underline-offset-4">
            {target}
          </SiteLink>
        ),
    },
    {
      header: t('redirects.article'),
      isLong: true,
      cell: (row) => (
        <SiteLink to={entryScreens.editor(row.entryId)} className="underline underline-offset-4">
          {text(row, 'title', locale) || `${row.kind} ${row.entryId.slice(0, 8)}`}
        </SiteLink>
      ),
    },
    { header: t('redirects.created'), cell: ({ createdAt }) => formatInstant(createdAt, locale) },
    {
      header: t('redirects.action'),
      cell: (row) => (
        <ConfirmButton
          className={rowButton}
          label={t('redirects.deleteOf', { slug: row.slug })}
          title={t('redirects.confirmTitle', { slug: row.slug })}
          text={t('redirects.confirmText')}
          action={t('redirects.delete')}
          onConfirm={() => void remove(row)}
        >
          {t('redirects.delete')}
        </ConfirmButton>
      ),
    },
  ]
  return (
    <>
      {isEmpty && isSearch && <EmptyState title={t('redirects.noneFound')} />}
      {isEmpty && !isSearch && (
        <EmptyState title={t('redirects.emptyTitle')} text={t('redirects.emptyText')} />
      )}
      {!isEmpty && (
        <DataTable
          caption={t('redirects.automatic')}
          columns={columns}
          rows={data.redirects}
          rowId={({ kind, slug }) => `${kind}/${slug}`}
        />
      )}
      <Pager page={state.page} hasNext={data.hasNext} onChange={onPage} />
    </>
  )
}
