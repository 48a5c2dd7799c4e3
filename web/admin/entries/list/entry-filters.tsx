import { useTranslation } from 'react-i18next'
import { entryKinds } from '../../../../schema/content/choices'
import { FilterChips } from '../../../ui/filter-chips'
import { SearchField, SelectField } from '../../../ui/form-controls'
import { ChangeFilters } from '../../kit/change-filters'
import { FilterForm } from '../../kit/filter-form'
import { filterOptions } from '../../kit/list-fields'
import { MoreFilters } from '../../kit/more-filters'
import { entryScreens } from '../content/entry-api'
import { type EntryListControls, sorts, stateFilters } from './list-fields'

/** What of the list is shown. */
export function EntryFilters({ controls: { state, set } }: { controls: EntryListControls }) {
  const { t } = useTranslation('admin')
  const count = [state.state !== 'all', state.by !== '', state.from !== '', state.to !== ''].filter(
    Boolean,
  ).length
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
        onChange={(kind) => set({ kind, page: '1' })}
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
          <SelectField
            label={t('entries.sortBy')}
            name="sort"
            value={state.sort}
            options={sorts.map((value) => ({ value, label: t(`entries.sorts.${value}`) }))}
            onChange={(sort) => set({ sort, page: '1' })}
          />
          <ChangeFilters state={state} onChange={(change) => set({ ...change, page: '1' })} />
        </MoreFilters>
      </div>
    </FilterForm>
  )
}
