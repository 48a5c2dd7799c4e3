import { useTranslation } from 'react-i18next'
import type { EntryRedirectRow } from '../../../schema/api/redirects'
import { text } from '../../../schema/locale'
import { textField } from '../../lib/list-state'
import { useLocale } from '../../lib/locale-context'
import { SiteLink } from '../../ui/site-link'
import { entryScreens } from '../content/entry-api'
import { writeAdmin } from '../kit/admin-api'
import type { Column } from '../kit/data-table'
import { formatInstant } from '../kit/format-instant'
import { AdminList } from '../kit/list/admin-list'
import { RowAction } from '../kit/list/row-action'
import { pageField, useAdminList } from '../kit/list/use-admin-list'
import { ViewHeader } from '../kit/view-header'
import { PathRedirects } from './path-redirects'

const fields = { q: textField(), page: pageField }

export function View() {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  const list = useAdminList('/api/admin/redirects', fields)
  const isSearch = list.state.q.trim() !== ''

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
      cell: ({ kind, slug }) => (
        <RowAction
          label={t('redirects.deleteOf', { slug })}
          title={t('redirects.confirmTitle', { slug })}
          text={t('redirects.confirmText')}
          action={t('redirects.delete')}
          work={() =>
            writeAdmin('DELETE', `/api/admin/redirects/${kind}/${encodeURIComponent(slug)}`)
          }
          done={t('redirects.deleted')}
          failed={t('redirects.deleteFailed')}
          reload={list.mutate}
        />
      ),
    },
  ]
  return (
    <>
      <ViewHeader title={t('redirects.title')} intro={t('redirects.intro')} />
      <PathRedirects />
      <h2 className="mt-12 mb-3 text-heading">{t('redirects.automatic')}</h2>
      <AdminList
        list={list}
        filterForm={{ grid: 'max-w-md' }}
        filters={{ q: { label: t('redirects.search') } }}
        rows={list.data?.redirects}
        rowId={({ kind, slug }) => `${kind}/${slug}`}
        caption={t('redirects.automatic')}
        columns={columns}
        empty={{ title: t('redirects.emptyTitle'), text: t('redirects.emptyText') }}
        noMatch={isSearch ? { title: t('redirects.noneFound') } : undefined}
      />
    </>
  )
}
