import { useTranslation } from 'react-i18next'
import { contentPillars, entryKinds } from '../../../../schema/content/choices'
import { FilterChips } from '../../../ui/filter-chips'
import { SearchField, SelectField } from '../../../ui/form-controls'
import { ChangeFilters } from '../../kit/change-filters'
import { FilterForm } from '../../kit/filter-form'
import { filterOptions } from '../../kit/list-fields'
import { MoreFilters } from '../../kit/more-filters'
import { entryScreens } from '../entry-api'
import { type EntryListControls, sorts, stateFilters } from './list-fields'

/** What of the list is shown. */
export function EntryFilters({ controls: { state, set } }: { controls: EntryListControls }) {
  const { t } = useTranslation('admin')
  const isOfPosts = state.kind === 'post'
  const others = [state.pillar, state.by, state.from, state.to].filter((value) => value !== '')
  const count = others.length + Number(state.state !== 'all')
  return (
    <FilterForm label={t('entries.filters')} className="mb-5">
      <FilterChips
        label={t('entries.kind')}
        path={entryScreens.list}
        name="kind"
        drops={['page']}
        value={state.kind}
        options={filterOptions(t('entries.allKinds'), entryKinds, (value) =>
          t(`entries.kinds.${value}`),
        )}
        onChange={(kind) => set({ kind, pillar: '', sort: 'edited', page: '1' })}
      />
      <div className="grid gap-3 lg:grid-cols-[2fr_1fr_1fr]">
        <SearchField
          label={t('entries.search')}
          name="q"
          value={state.q}
          onChange={(q) => set({ q, page: '1' })}
        />
        <MoreFilters count={count}>
          <SelectField
            label={t('entries.state')}
            name="state"
            value={state.state}
            options={stateFilters.map((value) => ({ value, label: t(`entries.filter.${value}`) }))}
            onChange={(value) => set({ state: value, page: '1' })}
          />
          {isOfPosts && (
            <SelectField
              label={t('entries.fields.contentPillar')}
              name="pillar"
              value={state.pillar}
              options={filterOptions(t('entries.anyPillar'), contentPillars, (value) =>
                t(`entries.choices.contentPillar.${value}`),
              )}
              onChange={(pillar) => set({ pillar, page: '1' })}
            />
          )}
          <SelectField
            label={t('entries.sortBy')}
            name="sort"
            value={state.sort}
            options={sorts
              .filter((value) => isOfPosts || value !== 'views')
              .map((value) => ({ value, label: t(`entries.sorts.${value}`) }))}
            onChange={(sort) => set({ sort, page: '1' })}
          />
          <ChangeFilters state={state} onChange={(change) => set({ ...change, page: '1' })} />
        </MoreFilters>
      </div>
    </FilterForm>
  )
}
