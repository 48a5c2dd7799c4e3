import { useTranslation } from 'react-i18next'
import { paths } from '../../../schema/paths'
import { productSorts } from '../../../schema/shop'
import { useTypedText } from '../../lib/use-typed-text'
import { countFilters, FilterForm } from '../../ui/filter-form'
import { CheckField, SearchField, SelectField } from '../../ui/form-controls'
import { shopFields } from './paths'
import { PriceRange } from './price-range'
import type { useShopList } from './use-shop-list'

export function ShopFiltersForm({ list }: { list: ReturnType<typeof useShopList> }) {
  const { t } = useTranslation('shop')
  const { state, change: onChange } = list
  const [typed, type] = useTypedText(state.q, (q) => onChange({ q }), shopFields.q.parse)
  return (
    <FilterForm
      list={list}
      path={paths.shop}
      label={t('searchLabel')}
      resetLabel={t('resetAll')}
      count={countFilters(shopFields, state, 'q')}
      search={
        <SearchField
          label={t('searchLabel')}
          hidesLabel
          name="q"
          value={typed}
          placeholder={t('searchPlaceholder')}
          onChange={type}
        />
      }
    >
      <SelectField
        label={t('sortLabel')}
        name="sort"
        value={state.sort}
        options={productSorts.map((value) => ({ value, label: t(`sorts.${value}`) }))}
        onChange={(sort) => onChange({ sort })}
      />
      <PriceRange state={state} onChange={onChange} />
      <CheckField
        label={t('trendingOnly')}
        name="trending"
        checked={state.trending === '1'}
        onChange={(checked) => onChange({ trending: checked ? '1' : '' })}
      />
      {state.category !== 'all' && <input type="hidden" name="category" value={state.category} />}
    </FilterForm>
  )
}
