import { useTranslation } from 'react-i18next'
import { productCategories } from '../../../schema/shop'
import { choiceField, type ListState, patternField, textField } from '../../lib/list-state'
import { SearchField, SelectField } from '../../ui/form-controls'
import { FilterForm } from '../kit/filter-form'
import { filterOptions, pageField } from '../kit/list-fields'
import { MoreFilters } from '../kit/more-filters'
import { useMerchantNames } from './use-merchant-names'

const listedChoices = ['all', 'yes', 'no'] as const
const linkChoices = ['all', 'dead'] as const

export const productFields = {
  q: textField(),
  category: choiceField(['', ...productCategories], ''),
  merchant: patternField(/^[a-z0-9-]{1,80}$/, ''),
  listed: choiceField(listedChoices, 'all'),
  link: choiceField(linkChoices, 'all'),
  page: pageField,
}
export type ProductListState = ListState<typeof productFields>

interface ProductFiltersProps {
  state: ProductListState
  onChange: (change: Partial<ProductListState>) => void
}

export function ProductFilters({ state, onChange }: ProductFiltersProps) {
  const { t } = useTranslation('admin')
  const merchantNames = useMerchantNames(state.merchant)
  const listedLabels = {
    all: t('products.shownAll'),
    yes: t('products.shownYes'),
    no: t('products.shownNo'),
  }
  const linkLabels = { all: t('products.linkAll'), dead: t('products.linkDead') }
  const isSet = [
    state.category !== '',
    state.merchant !== '',
    state.listed !== 'all',
    state.link !== 'all',
  ]
  return (
    <FilterForm
      label={t('products.filters')}
      className="lg:grid-cols-[2fr_1fr_1fr] xl:grid-cols-[2fr_1fr_1fr_1fr_1fr]"
    >
      <SearchField
        label={t('products.search')}
        name="q"
        value={state.q}
        onChange={(q) => onChange({ q })}
      />
      <MoreFilters count={isSet.filter(Boolean).length}>
        <SelectField
          label={t('products.category')}
          name="category"
          value={state.category}
          options={filterOptions(t('products.allCategories'), productCategories, (value) =>
            t(`products.categories.${value}`),
          )}
          onChange={(category) => onChange({ category })}
        />
        <SelectField
          label={t('products.merchant')}
          name="merchant"
          value={state.merchant}
          options={filterOptions(
            t('products.allMerchants'),
            [...merchantNames.keys()],
            (id) => merchantNames.get(id) ?? id,
          )}
          onChange={(merchant) => onChange({ merchant })}
        />
        <SelectField
          label={t('products.shown')}
          name="listed"
          value={state.listed}
          options={listedChoices.map((value) => ({ value, label: listedLabels[value] }))}
          onChange={(listed) => onChange({ listed })}
        />
        <SelectField
          label={t('products.link')}
          name="link"
          value={state.link}
          options={linkChoices.map((value) => ({ value, label: linkLabels[value] }))}
          onChange={(link) => onChange({ link })}
        />
      </MoreFilters>
    </FilterForm>
  )
}
