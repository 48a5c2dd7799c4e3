import { useMemo } from 'react'
import type { AdminPostList } from '../../../../schema/api/admin-posts'
import { contentPillars } from '../../../../schema/pillars'
import { FilterChips } from '../../../components/filter-chips'
import { SearchField, SelectField } from '../../../components/form-controls'
import { EmptyState, LoadError } from '../../../components/states'
import { useTranslation } from '../../../i18n/use-translation'
import { type ListStateControls, useListState } from '../../../lib/list-state'
import { useLocale } from '../../../lib/locale-context'
import { DataTable } from '../kit/data-table'
import { Pager } from '../kit/pager'
import { useAdminData } from '../kit/use-admin-data'
import { useDebounced } from '../kit/use-debounced'
import { ViewHeader } from '../kit/view-header'
import { Waiting } from '../waiting'
import { postScreens } from './content/post-api'
import { postFilters, postListFields, postListPath, postSorts } from './list/list-fields'
import { NewPostButton } from './list/new-post-button'
import { postColumns } from './list/post-columns'

const quietMs = 250

/** All articles: found, filtered, opened, thrown away and taken back. */
export function View() {
  const { t } = useTranslation()
  const controls = useListState(postListFields)
  return (
    <>
      <ViewHeader title={t('admin.posts.title')} intro={t('admin.posts.intro')}>
        <NewPostButton />
      </ViewHeader>
      <Filters controls={controls} />
      <PostTable controls={controls} />
    </>
  )
}

type Controls = ListStateControls<typeof postListFields>

function Filters({ controls: { state, set } }: { controls: Controls }) {
  const { t } = useTranslation()
  return (
    <form role="search" aria-label={t('admin.posts.filters')} onSubmit={(event) => event.preventDefault()} className="mb-5 grid gap-3">
      <FilterChips
        label={t('admin.posts.columns.status')}
        path={postScreens.list}
        name="status"
        drops={['page']}
        value={state.status}
        options={postFilters.map((value) => ({ value, label: t(`admin.posts.filter.${value}`) }))}
        onChange={(status) => set({ status, page: '1' })}
      />
      <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-[2fr_1fr_1fr]">
        <SearchField label={t('admin.posts.search')} name="q" value={state.q} onChange={(q) => set({ q, page: '1' })} />
        <SelectField
          label={t('admin.posts.fields.contentPillar')}
          name="pillar"
          value={state.pillar}
          options={[
            { value: '', label: t('admin.posts.anyPillar') },
            ...contentPillars.map((value) => ({ value, label: t(`admin.posts.pillars.${value}`) })),
          ]}
          onChange={(chosen) => set({ pillar: postListFields.pillar.parse(chosen), page: '1' })}
        />
        <SelectField
          label={t('admin.posts.sortBy')}
          name="sort"
          value={state.sort}
          options={postSorts.map((value) => ({ value, label: t(`admin.posts.sorts.${value}`) }))}
          onChange={(chosen) => set({ sort: postListFields.sort.parse(chosen), page: '1' })}
        />
      </div>
    </form>
  )
}

function PostTable({ controls: { state, set, isActive, reset } }: { controls: Controls }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const columns = useMemo(() => postColumns(locale, t), [locale, t])
  const path = useDebounced(postListPath(state), quietMs)
  const { data, error, retry } = useAdminData<AdminPostList>(path)
  if (error) return <LoadError error={error} onRetry={retry} />
  if (!data) return <Waiting />
  if (data.posts.length === 0)
    return (
      <EmptyState
        title={t(state.status === 'trash' ? 'admin.posts.trash.empty' : 'admin.posts.empty')}
        {...(isActive && { action: { label: t('shell.reset'), onClick: reset } })}
      />
    )
  return (
    <>
      <DataTable caption={t('admin.posts.title')} columns={columns} rows={data.posts} rowId={({ id }) => id} />
      <Pager page={Number(state.page)} hasNext={data.hasNext} onChange={(page) => set({ page: String(page) })} />
    </>
  )
}
