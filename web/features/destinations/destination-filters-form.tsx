import { useTranslation } from 'react-i18next'
import { activityCategories, regions } from '../../../schema/content/choices'
import { paths } from '../../../schema/paths'
import type { ListStateControls } from '../../lib/list-state'
import { countFilters, FilterForm } from '../../ui/filter-form'
import { SearchField, SelectField } from '../../ui/form-controls'
import { destinationListFields, destinationSorts } from './list-fields'

export function DestinationFiltersForm({
  list,
}: {
  list: ListStateControls<typeof destinationListFields>
}) {
  const { t } = useTranslation('destinations')
  const { state, set } = list
  return (
    <FilterForm
      list={list}
      path={paths.destinations}
      label={t('searchLabel')}
      count={countFilters(destinationListFields, state, 'q')}
      search={
        <SearchField
          label={t('searchLabel')}
          hidesLabel
          name="q"
          value={state.q}
          placeholder={t('searchPlaceholder')}
          onChange={(q) => set({ q })}
        />
      }
    >
      <SelectField
        label={t('regionLabel')}
        name="region"
        value={state.region}
        options={[
          { value: 'all', label: t('allRegions') },
          ...regions.map((value) => ({ value, label: t(`regions.${value}`) })),
        ]}
        onChange={(region) => set({ region })}
      />
      <SelectField
        label={t('activityLabel')}
        name="activity"
        value={state.activity}
        options={[
          { value: 'all', label: t('allActivities') },
          ...activityCategories.map((value) => ({ value, label: t(`categories.${value}`) })),
        ]}
        onChange={(activity) => set({ activity })}
      />
      <SelectField
        label={t('sortLabel')}
        name="sort"
        value={state.sort}
        options={destinationSorts.map((value) => ({ value, label: t(`sorts.${value}`) }))}
        onChange={(sort) => set({ sort })}
      />
      {state.when && <input type="hidden" name="when" value={state.when} />}
    </FilterForm>
  )
}
