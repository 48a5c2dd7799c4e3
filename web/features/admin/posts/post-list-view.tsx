import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useListState } from '../../../lib/list-state'
import { useLocale } from '../../../lib/locale-context'
import { EmptyState, LoadError } from '../../../ui/states'
import { DataTable } from '../kit/data-table'
import { Pager } from '../kit/pager'
import { useAdminData } from '../kit/use-admin-data'
import { useDebounced } from '../kit/use-debounced'
import { ViewHeader } from '../kit/view-header'
import { Waiting } from '../waiting'
import { type PostListControls, postListFields, postListPath } from './list/list-fields'
import { NewPostButton } from './list/new-post-button'
import { postColumns } from './list/post-columns'
import { PostFilters } from './list/post-filters'

const quietMs = 250

/** All articles: found, filtered, opened, thrown away and taken back. */
export function View() {
  const { t } = useTranslation('admin')
  const controls = useListState(postListFields)
  return (
    <>
      <ViewHeader title={t('posts.title')} intro={t('posts.intro')}>
        <NewPostButton />
      </ViewHeader>
      <PostFilters controls={controls} />
      <PostTable controls={controls} />
    </>
  )
}

function PostTable({ controls: { state, set, isActive, reset } }: { controls: PostListControls }) {
  const { t } = useTranslation(['admin', 'shell'])
  const locale = useLocale()
  const columns = useMemo(() => postColumns(locale, t), [locale, t])
  const path = useDebounced(postListPath(state), quietMs)
  const { data, error, retry } = useAdminData(path)
  if (error) return <LoadError error={error} onRetry={retry} />
  if (!data) return <Waiting />
  if (data.posts.length === 0)
    return (
      <EmptyState
        as="h2"
        title={t(state.status === 'trash' ? 'posts.trash.empty' : 'posts.empty')}
        {...(isActive && { action: { label: t('shell:reset'), onClick: reset } })}
      />
    )
  return (
    <>
      <DataTable caption={t('posts.title')} columns={columns} rows={data.posts} rowId={({ id }) => id} />
      <Pager page={Number(state.page)} hasNext={data.hasNext} onChange={(page) => set({ page: String(page) })} />
    </>
  )
}
