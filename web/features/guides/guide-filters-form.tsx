import { useTranslation } from 'react-i18next'
import { difficulties, guideCategories, seasons } from '../../../schema/content/choices'
import { paths } from '../../../schema/paths'
import type { ListStateControls } from '../../lib/list-state'
import { countFilters, FilterForm } from '../../ui/filter-form'
import { CheckField, SearchField, SelectField } from '../../ui/form-controls'
import { guideListFields } from './paths'

export function GuideFiltersForm({ list }: { list: ListStateControls<typeof guideListFields> }) {
  const { t } = useTranslation('guides')
  const { state, set } = list
  return (
    <FilterForm
      list={list}
      path={paths.guides}
      label={t('searchLabel')}
      count={countFilters(guideListFields, state, 'q')}
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
        label={t('categoryLabel')}
        name="category"
        value={state.category}
        options={[
          { value: 'all', label: t('allCategories') },
          ...guideCategories.map((value) => ({ value, label: t(`categories.${value}`) })),
        ]}
        onChange={(category) => set({ category })}
      />
      <SelectField
        label={t('difficultyLabel')}
        name="difficulty"
        value={state.difficulty}
        options={[
          { value: 'all', label: t('allDifficulties') },
          ...difficulties.map((value) => ({ value, label: t(`difficulties.${value}`) })),
        ]}
        onChange={(difficulty) => set({ difficulty })}
      />
      <SelectField
        label={t('seasonLabel')}
        name="season"
        value={state.season}
        options={[
          { value: 'all', label: t('seasons.all') },
          ...seasons.map((value) => ({ value, label: t(`seasons.${value}`) })),
        ]}
        onChange={(season) => set({ season })}
      />
      <CheckField
        label={t('featuredOnly')}
        name="featured"
        checked={state.featured === '1'}
        onChange={(checked) => set({ featured: checked ? '1' : '' })}
      />
      {state.when && <input type="hidden" name="when" value={state.when} />}
    </FilterForm>
  )
}
