import { useTranslation } from 'react-i18next'
import { contentPillars } from '../../../../../schema/pillars'
import { FilterChips } from '../../../../ui/filter-chips'
import { SearchField, SelectField } from '../../../../ui/form-controls'
import { postScreens } from '../content/post-api'
import { type PostListControls, postFilters, postListFields, postSorts } from './list-fields'

/** What narrows the table of articles down; all of it stands in the address. */
export function PostFilters({ controls: { state, set } }: { controls: PostListControls }) {
  const { t } = useTranslation('admin')
  return (
    <form role="search" aria-label={t('posts.filters')} onSubmit={(event) => event.preventDefault()} className="mb-5 grid gap-3">
      <FilterChips
        label={t('posts.columns.status')}
        path={postScreens.list}
        name="status"
        drops={['page']}
        value={state.status}
        options={postFilters.map((value) => ({ value, label: t(`posts.filter.${value}`) }))}
        onChange={(status) => set({ status, page: '1' })}
      />
      <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-[2fr_1fr_1fr]">
        <SearchField label={t('posts.search')} name="q" value={state.q} onChange={(q) => set({ q, page: '1' })} />
        <SelectField
          label={t('posts.fields.contentPillar')}
          name="pillar"
          value={state.pillar}
          options={[
            { value: '', label: t('posts.anyPillar') },
            ...contentPillars.map((value) => ({ value, label: t(`posts.pillars.${value}`) })),
          ]}
          onChange={(chosen) => set({ pillar: postListFields.pillar.parse(chosen), page: '1' })}
        />
        <SelectField
          label={t('posts.sortBy')}
          name="sort"
          value={state.sort}
          options={postSorts.map((value) => ({ value, label: t(`posts.sorts.${value}`) }))}
          onChange={(chosen) => set({ sort: postListFields.sort.parse(chosen), page: '1' })}
        />
      </div>
    </form>
  )
}
