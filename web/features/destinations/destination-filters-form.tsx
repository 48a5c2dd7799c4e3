import { useHref } from 'react-router-dom'
import { paths } from '../../../schema/paths'
import { buttonStyles } from '../../components/button-styles'
import { SearchField, SelectField } from '../../components/form-controls'
import { activityCategories, regions } from '../../content/destinations/types'
import { useTranslation } from '../../i18n/use-translation'
import type { DestinationFilters } from './filter'
import { destinationListFields, destinationSorts } from './list-fields'

interface DestinationFiltersFormProps {
  state: DestinationFilters
  onChange: (change: Partial<DestinationFilters>) => void
  onReset: () => void
  canReset: boolean
}

/** A plain GET form underneath, so that it works before and without scripts; with them every change shows at once. */
export function DestinationFiltersForm({ state, onChange, onReset, canReset }: DestinationFiltersFormProps) {
  const { t } = useTranslation()
  const action = useHref(paths.destinations)
  const { region, activity, sort } = destinationListFields
  return (
    <form
      method="get"
      action={action}
      role="search"
      aria-label={t('destinations.searchLabel')}
      onSubmit={(event) => event.preventDefault()}
      className="page relative -mt-8 md:-mt-10"
    >
      <div className="grid gap-4 rounded-card border border-line bg-card p-4 shadow-card sm:grid-cols-2 md:p-6 lg:grid-cols-[1.4fr_1fr_1fr_1fr_auto] lg:items-end">
        <SearchField
          label={t('destinations.searchLabel')}
          name="q"
          value={state.q}
          placeholder={t('destinations.searchPlaceholder')}
          onChange={(q) => onChange({ q })}
        />
        <SelectField
          label={t('destinations.regionLabel')}
          name="region"
          value={state.region}
          options={[
            { value: 'all', label: t('destinations.allRegions') },
            ...regions.map((value) => ({ value, label: t(`destinations.regions.${value}`) })),
          ]}
          onChange={(value) => onChange({ region: region.parse(value) })}
        />
        <SelectField
          label={t('destinations.activityLabel')}
          name="activity"
          value={state.activity}
          options={[
            { value: 'all', label: t('destinations.allActivities') },
            ...activityCategories.map((value) => ({ value, label: t(`destinations.categories.${value}`) })),
          ]}
          onChange={(value) => onChange({ activity: activity.parse(value) })}
        />
        <SelectField
          label={t('destinations.sortLabel')}
          name="sort"
          value={state.sort}
          options={destinationSorts.map((value) => ({ value, label: t(`destinations.sorts.${value}`) }))}
          onChange={(value) => onChange({ sort: sort.parse(value) })}
        />
        <div className="flex gap-3 sm:col-span-2 lg:col-span-1">
          <button type="submit" className={`${buttonStyles.primary} js:hidden`}>
            {t('shell.apply')}
          </button>
          <button type="button" className={`${buttonStyles.secondary} hidden js:inline-flex`} onClick={onReset} disabled={!canReset}>
            {t('destinations.reset')}
          </button>
        </div>
      </div>
    </form>
  )
}
