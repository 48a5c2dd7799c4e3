import { useTranslation } from 'react-i18next'
import type { adminPostFilters, adminPostSorts } from '../../../../schema/api/admin-posts'
import { contentPillars } from '../../../../schema/pillars'
import { choiceField, type ListStateControls, textField } from '../../../lib/list-state'
import { FilterChips } from '../../../ui/filter-chips'
import { SearchField, SelectField } from '../../../ui/form-controls'
import { ChangeFilters, changeFields } from '../../kit/change-filters'
import { FilterForm } from '../../kit/filter-form'
import { filterOptions, pageField } from '../../kit/list-fields'
import { MoreFilters } from '../../kit/more-filters'
import { postScreens } from '../content/post-api'

// The API's own lists are in the file of its zod schemas, which the browser does not load.
const postFilters = [
  'all',
  'draft',
  'scheduled',
  'published',
  'one-language',
  'behind',
  'trash',
] as const satisfies typeof adminPostFilters
const postSorts = ['edited', 'published', 'title', 'views'] as const satisfies typeof adminPostSorts

export const postListFields = {
  q: textField(),
  status: choiceField(postFilters, 'all'),
  pillar: choiceField(['', ...contentPillars], ''),
  ...changeFields,
  sort: choiceField(postSorts, 'edited'),
  page: pageField,
}
export type PostListControls = ListStateControls<typeof postListFields>

export function PostFilters({ controls: { state, set } }: { controls: PostListControls }) {
  const { t } = useTranslation('admin')
  const count = [state.pillar, state.by, state.from, state.to].filter(
    (value) => value !== '',
  ).length
  return (
    <FilterForm label={t('posts.filters')} className="mb-5">
      <FilterChips
        label={t('posts.columns.status')}
        path={postScreens.list}
        name="status"
        drops={['page']}
        value={state.status}
        options={postFilters.map((value) => ({ value, label: t(`posts.filter.${value}`) }))}
        onChange={(status) => set({ status, page: '1' })}
      />
      <div className="grid gap-3 lg:grid-cols-[2fr_1fr_1fr]">
        <SearchField
          label={t('posts.search')}
          name="q"
          value={state.q}
          onChange={(q) => set({ q, page: '1' })}
        />
        <MoreFilters count={count}>
          <SelectField
            label={t('posts.fields.contentPillar')}
            name="pillar"
            value={state.pillar}
            options={filterOptions(t('posts.anyPillar'), contentPillars, (value) =>
              t(`posts.pillars.${value}`),
            )}
            onChange={(pillar) => set({ pillar, page: '1' })}
          />
          <SelectField
            label={t('posts.sortBy')}
            name="sort"
            value={state.sort}
            options={postSorts.map((value) => ({ value, label: t(`posts.sorts.${value}`) }))}
            onChange={(sort) => set({ sort, page: '1' })}
          />
          <ChangeFilters state={state} onChange={(change) => set({ ...change, page: '1' })} />
        </MoreFilters>
      </div>
    </FilterForm>
  )
}
