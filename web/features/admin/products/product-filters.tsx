import { useTranslation } from 'react-i18next'
import { merchants, productCategories } from '../../../../schema/shop'
import { choiceField, type ListState, patternField, textField } from '../../../lib/list-state'
import { SearchField, SelectField } from '../../../ui/form-controls'

const merchantIds = merchants.map(({ id }) => id)
const listedChoices = ['all', 'yes', 'no'] as const

export const productFields = {
  q: textField(),
  category: choiceField(['', ...productCategories], ''),
  merchant: choiceField(['', ...merchantIds], ''),
  listed: choiceField(listedChoices, 'all'),
  page: patternField(/^[1-9]\d{0,2}$/, '1'),
}
export type ProductListState = ListState<typeof productFields>

/** The API path of what is asked for. */
export function productListPath({ q, category, merchant, listed, page }: ProductListState): `/api/admin/products?${string}` {
  const given = { q: q.trim(), category, merchant, listed, page }
  const query = new URLSearchParams(Object.entries(given).filter(([, value]) => value !== ''))
  return `/api/admin/products?${query}`
}

interface ProductFiltersProps {
  state: ProductListState
  onChange: (change: Partial<ProductListState>) => void
}

export function ProductFilters({ state, onChange }: ProductFiltersProps) {
  const { t } = useTranslation('admin')
  const listedLabels = { all: t('products.shownAll'), yes: t('products.shownYes'), no: t('products.shownNo') }
  return (
    <form
      role="search"
      aria-label={t('products.filters')}
      onSubmit={(event) => event.preventDefault()}
      className="grid gap-3 sm:grid-cols-2 xl:grid-cols-[2fr_1fr_1fr_1fr]"
    >
      <SearchField label={t('products.search')} name="q" value={state.q} onChange={(q) => onChange({ q })} />
      <SelectField
        label={t('products.category')}
        name="category"
        value={state.category}
        options={[
          { value: '', label: t('products.allCategories') },
          ...productCategories.map((value) => ({ value, label: t(`products.categories.${value}`) })),
        ]}
        onChange={(value) => onChange({ category: productFields.category.parse(value) })}
      />
      <SelectField
        label={t('products.merchant')}
        name="merchant"
        value={state.merchant}
        options={[{ value: '', label: t('products.allMerchants') }, ...merchants.map(({ id, name }) => ({ value: id, label: name }))]}
        onChange={(value) => onChange({ merchant: productFields.merchant.parse(value) })}
      />
      <SelectField
        label={t('products.shown')}
        name="listed"
        value={state.listed}
        options={listedChoices.map((value) => ({ value, label: listedLabels[value] }))}
        onChange={(value) => onChange({ listed: productFields.listed.parse(value) })}
      />
    </form>
  )
}
