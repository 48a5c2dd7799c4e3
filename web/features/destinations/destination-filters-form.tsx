import { useTranslation } from 'react-i18next'
import { paths } from '../../../schema/paths'
import { activityCategories, regions } from '../../content/destinations/types'
import { FilterForm } from '../../ui/filter-form'
import { SearchField, SelectField } from '../../ui/form-controls'
import type { DestinationFilters } from './filter'
import { destinationListFields, destinationSorts } from './list-fields'

interface DestinationFiltersFormProps {
  state: DestinationFilters
  onChange: (change: Partial<DestinationFilters>) => void
  onReset: () => void
  canReset: boolean
}

export function DestinationFiltersForm({ state, onChange, onReset, canReset }: DestinationFiltersFormProps) {
  const { t } = useTranslation('destinations')
  const { region, activity, sort } = destinationListFields
  return (
    <FilterForm
      path={paths.destinations}
      label={t('searchLabel')}
      onReset={onReset}
      canReset={canReset}
      columns="lg:grid-cols-[1.4fr_1fr_1fr_1fr_auto]"
    >
      <SearchField
        label={t('searchLabel')}
        name="q"
        value={state.q}
        placeholder={t('searchPlaceholder')}
        onChange={(q) => onChange({ q })}
      />
      <SelectField
        label={t('regionLabel')}
        name="region"
        value={state.region}
        options={[{ value: 'all', label: t('allRegions') }, ...regions.map((value) => ({ value, label: t(`regions.${value}`) }))]}
        onChange={(value) => onChange({ region: region.parse(value) })}
      />
      <SelectField
        label={t('activityLabel')}
        name="activity"
        value={state.activity}
        options={[
          { value: 'all', label: t('allActivities') },
          ...activityCategories.map((value) => ({ value, label: t(`categories.${value}`) })),
        ]}
        onChange={(value) => onChange({ activity: activity.parse(value) })}
      />
      <SelectField
        label={t('sortLabel')}
        name="sort"
        value={state.sort}
        options={destinationSorts.map((value) => ({ value, label: t(`sorts.${value}`) }))}
        onChange={(value) => onChange({ sort: sort.parse(value) })}
      />
    </FilterForm>
  )
}
