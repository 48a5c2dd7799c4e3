import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PostRedirectRow } from '../../../../schema/api/admin-posts'
import { text } from '../../../../schema/locale'
import { patternField, textField, useListState } from '../../../lib/list-state'
import { useLocale } from '../../../lib/locale-context'
import { buttonStyles } from '../../../ui/button-styles'
import { SearchField } from '../../../ui/form-controls'
import { SiteLink } from '../../../ui/site-link'
import { EmptyState, errorCodeOf, LoadError } from '../../../ui/states'
import { showToast } from '../../../ui/toast-store'
import { useAdminData, writeAdmin } from '../kit/admin-api'
import { ConfirmDialog } from '../kit/confirm-dialog'
import { type Column, DataTable } from '../kit/data-table'
import { formatInstant } from '../kit/format-instant'
import { Pager } from '../kit/pager'
import { ViewHeader } from '../kit/view-header'
import { Waiting } from '../waiting'

const redirectFields = { q: textField(), page: patternField(/^[1-9]\d{0,2}$/, '1') }

export function View() {
  const { t } = useTranslation('admin')
  const { state, set } = useListState(redirectFields)
  return (
    <>
      <ViewHeader title={t('redirects.title')} intro={t('redirects.intro')} />
      <form role="search" onSubmit={(event) => event.preventDefault()} className="mb-4 max-w-md">
        <SearchField label={t('redirects.search')} name="q" value={state.q} onChange={(q) => set({ q, page: '1' })} />
      </form>
      <RedirectTable q={state.q.trim()} page={Number(state.page)} onPage={(page) => set({ page: String(page) })} />
    </>
  )
}

interface RedirectTableProps {
  q: string
  page: number
  onPage: (page: number) => void
}

function RedirectTable({ q, page, onPage }: RedirectTableProps) {
  const { t } = useTranslation(['admin', 'shell'])
  const [doomed, setDoomed] = useState<string>()
  const query = new URLSearchParams({ q, page: String(page) })
  const { data, error, retry, mutate } = useAdminData(`/api/admin/redirects?${query}`)
  const columns = useRedirectColumns(setDoomed)

  async function remove(slug: string) {
    try {
      await writeAdmin('DELETE', `/api/admin/redirects/${encodeURIComponent(slug)}`)
      showToast({ title: t('redirects.deleted') })
    } catch (failure) {
      const reason = t(`shell:errors.${errorCodeOf(failure) ?? 'OFFLINE'}`)
      showToast({ title: t('redirects.deleteFailed'), text: reason, destructive: true })
    }
    await mutate()
  }

  if (error) return <LoadError error={error} onRetry={retry} />
  if (!data) return <Waiting />
  const isEmpty = data.redirects.length === 0
  return (
    <>
      <h2 className="sr-only">{t('redirects.title')}</h2>
      {isEmpty && q !== '' && <EmptyState title={t('redirects.noneFound')} />}
      {isEmpty && q === '' && <EmptyState title={t('redirects.emptyTitle')} text={t('redirects.emptyText')} />}
      {!isEmpty && <DataTable caption={t('redirects.title')} columns={columns} rows={data.redirects} rowId={({ slug }) => slug} />}
      <Pager page={page} hasNext={data.hasNext} onChange={onPage} />
      {doomed !== undefined && (
        <ConfirmDialog
          title={t('redirects.confirmTitle', { slug: doomed })}
          text={t('redirects.confirmText')}
          action={t('redirects.delete')}
          onConfirm={() => void remove(doomed)}
          onClose={() => setDoomed(undefined)}
        />
      )}
    </>
  )
}

function useRedirectColumns(onDelete: (slug: string) => void): Column<PostRedirectRow>[] {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  return useMemo(
    () => [
      {
        id: 'from',
        header: t('redirects.from'),
        isTitle: true,
        cell: ({ slug }) => <span className="wrap-anywhere">{slug}</span>,
      },
      {
        id: 'target',
        header: t('redirects.target'),
        cell: ({ target }) => (
          <SiteLink to={target} className="wrap-anywhere underline underline-offset-4">
            {target}
          </SiteLink>
        ),
      },
      {
        id: 'article',
        header: t('redirects.article'),
        cell: (row) => (
          <SiteLink to={`/admin/posts/${encodeURIComponent(row.postId)}`} className="underline underline-offset-4">
            {text(row, 'title', locale) || row.postId}
          </SiteLink>
        ),
      },
      { id: 'created', header: t('redirects.created'), cell: ({ createdAt }) => formatInstant(createdAt, locale) },
      {
        id: 'action',
        header: t('redirects.action'),
        cell: ({ slug }) => (
          <button
            type="button"
            className={buttonStyles.quiet}
            aria-label={t('redirects.deleteOf', { slug })}
            onClick={() => onDelete(slug)}
          >
            {t('redirects.delete')}
          </button>
        ),
      },
    ],
    [t, locale, onDelete],
  )
}
