import { paths } from '../../../schema/paths'
import { difficulties, guideCategories, seasons } from '../../content/guides/types'
import { useTranslation } from '../../i18n/use-translation'
import { FilterForm } from '../../ui/filter-form'
import { CheckField, SearchField, SelectField } from '../../ui/form-controls'
import type { GuideFilters } from './filter'
import { guideListFields } from './list-fields'

interface GuideFiltersFormProps {
  state: GuideFilters
  onChange: (change: Partial<GuideFilters>) => void
  onReset: () => void
  canReset: boolean
}

export function GuideFiltersForm({ state, onChange, onReset, canReset }: GuideFiltersFormProps) {
  const { t } = useTranslation()
  const { category, difficulty, season } = guideListFields
  return (
    <FilterForm
      path={paths.guides}
      label={t('guides.searchLabel')}
      onReset={onReset}
      canReset={canReset}
      columns="lg:grid-cols-[1.4fr_1fr_1fr_1fr_auto_auto]"
    >
      <SearchField
        label={t('guides.searchLabel')}
        name="q"
        value={state.q}
        placeholder={t('guides.searchPlaceholder')}
        onChange={(q) => onChange({ q })}
      />
      <SelectField
        label={t('guides.categoryLabel')}
        name="category"
        value={state.category}
        options={[
          { value: 'all', label: t('guides.allCategories') },
          ...guideCategories.map((value) => ({ value, label: t(`guides.categories.${value}`) })),
        ]}
        onChange={(value) => onChange({ category: category.parse(value) })}
      />
      <SelectField
        label={t('guides.difficultyLabel')}
        name="difficulty"
        value={state.difficulty}
        options={[
          { value: 'all', label: t('guides.allDifficulties') },
          ...difficulties.map((value) => ({ value, label: t(`guides.difficulties.${value}`) })),
        ]}
        onChange={(value) => onChange({ difficulty: difficulty.parse(value) })}
      />
      <SelectField
        label={t('guides.seasonLabel')}
        name="season"
        value={state.season}
        options={[
          { value: 'all', label: t('guides.seasons.all') },
          ...seasons.map((value) => ({ value, label: t(`guides.seasons.${value}`) })),
        ]}
        onChange={(value) => onChange({ season: season.parse(value) })}
      />
      <CheckField
        label={t('guides.featuredOnly')}
        name="featured"
        checked={state.featured === '1'}
        onChange={(checked) => onChange({ featured: checked ? '1' : '' })}
      />
    </FilterForm>
  )
}
