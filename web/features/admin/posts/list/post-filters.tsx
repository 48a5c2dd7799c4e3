import { useTranslation } from 'react-i18next'
import type { adminPostFilters, adminPostSorts } from '../../../../../schema/api/admin-posts'
import { contentPillars } from '../../../../../schema/pillars'
import { choiceField, type ListState, type ListStateControls, patternField, textField } from '../../../../lib/list-state'
import { FilterChips } from '../../../../ui/filter-chips'
import { SearchField, SelectField } from '../../../../ui/form-controls'
import { postApi, postScreens } from '../content/post-api'

// The API's own lists stand beside its schemas, which stay out of the browser; the types keep these the same.
const postFilters = ['all', 'draft', 'scheduled', 'published', 'trash'] as const satisfies typeof adminPostFilters
const postSorts = ['edited', 'published', 'title', 'views'] as const satisfies typeof adminPostSorts

/** What the table of articles keeps in the address. */
export const postListFields = {
  q: textField(),
  status: choiceField(postFilters, 'all'),
  pillar: choiceField(['', ...contentPillars], ''),
  sort: choiceField(postSorts, 'edited'),
  page: patternField(/^(?:[1-9]\d{0,2}|1000)$/, '1'),
}
type PostListState = ListState<typeof postListFields>
export type PostListControls = ListStateControls<typeof postListFields>

/** The API path of a state of the table. */
export function postListPath(state: PostListState): '/api/admin/posts' | `/api/admin/posts?${string}` {
  const query = new URLSearchParams(
    Object.entries(state).filter(([name, value]) => value !== postListFields[name as keyof PostListState].fallback),
  )
  const text = query.toString()
  return text ? `${postApi.list}?${text}` : postApi.list
}

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
