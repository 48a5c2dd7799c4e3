import { useTranslation } from 'react-i18next'
import { paths } from '../../../schema/paths'
import { difficulties, guideCategories, seasons } from '../../content/guides/types'
import { FilterForm } from '../../ui/filter-form'
import { CheckField, SearchField, SelectField } from '../../ui/form-controls'
import type { GuideFilters } from './filter'
import { guideListFields } from './paths'

interface GuideFiltersFormProps {
  state: GuideFilters
  onChange: (change: Partial<GuideFilters>) => void
  onReset: () => void
  canReset: boolean
}

export function GuideFiltersForm({ state, onChange, onReset, canReset }: GuideFiltersFormProps) {
  const { t } = useTranslation('guides')
  const { category, difficulty, season } = guideListFields
  return (
    <FilterForm
      path={paths.guides}
      label={t('searchLabel')}
      onReset={onReset}
      canReset={canReset}
      columns="lg:grid-cols-[1.4fr_1fr_1fr_1fr_auto_auto]"
    >
      <SearchField
        label={t('searchLabel')}
        name="q"
        value={state.q}
        placeholder={t('searchPlaceholder')}
        onChange={(q) => onChange({ q })}
      />
      <SelectField
        label={t('categoryLabel')}
        name="category"
        value={state.category}
        options={[
          { value: 'all', label: t('allCategories') },
          ...guideCategories.map((value) => ({ value, label: t(`categories.${value}`) })),
        ]}
        onChange={(value) => onChange({ category: category.parse(value) })}
      />
      <SelectField
        label={t('difficultyLabel')}
        name="difficulty"
        value={state.difficulty}
        options={[
          { value: 'all', label: t('allDifficulties') },
          ...difficulties.map((value) => ({ value, label: t(`difficulties.${value}`) })),
        ]}
        onChange={(value) => onChange({ difficulty: difficulty.parse(value) })}
      />
      <SelectField
        label={t('seasonLabel')}
        name="season"
        value={state.season}
        options={[{ value: 'all', label: t('seasons.all') }, ...seasons.map((value) => ({ value, label: t(`seasons.${value}`) }))]}
        onChange={(value) => onChange({ season: season.parse(value) })}
      />
      <CheckField
        label={t('featuredOnly')}
        name="featured"
        checked={state.featured === '1'}
        onChange={(checked) => onChange({ featured: checked ? '1' : '' })}
      />
    </FilterForm>
  )
}
