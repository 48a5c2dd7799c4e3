import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { ProductPage } from '../../../schema/api/products'
import { formatPrice } from '../../../schema/numbers'
import { paths } from '../../../schema/paths'
import { openPriceEnd, productCategories, productSorts } from '../../../schema/shop'
import { useLocale } from '../../lib/locale-context'
import { useSiteSettings } from '../../lib/page-data'
import { useEarlyValue, useTypedText } from '../../lib/use-typed-text'
import { FilterChips } from '../../ui/filter-chips'
import { countFilters, FilterForm } from '../../ui/filter-form'
import { CheckField, control, SearchField, SelectField } from '../../ui/form-controls'
import { firstPage, type ShopState, shopFields } from './paths'
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

interface CategoryChipsProps {
  value: ShopState['category']
  available: ProductPage['filters']['availableCategories'] | undefined
  onChange: (category: ShopState['category']) => void
}

export function CategoryChips({ value, available, onChange }: CategoryChipsProps) {
  const { t } = useTranslation('shop')
  const countOf = (category: string) => available?.find(({ name }) => name === category)?.count ?? 0
  const total = available?.reduce((sum, { count }) => sum + count, 0) ?? 0
  if (available && total === 0) return null
  const labelOf = (name: string, count: number) =>
    available ? t('categoryCount', { name, count }) : name
  return (
    <FilterChips
      label={t('categoryLabel')}
      path={paths.shop}
      name="category"
      drops={Object.keys(firstPage)}
      value={value}
      options={[
        { value: 'all', label: labelOf(t('all'), total) },
        ...productCategories.map((category) => ({
          value: category,
          label: labelOf(t(`categories.${category}`), countOf(category)),
        })),
      ]}
      onChange={onChange}
    />
  )
}

type Bound = 'min' | 'max'

interface PriceRangeProps {
  state: ShopState
  onChange: (change: Partial<Pick<ShopState, Bound>>) => void
}

function PriceRange({ state, onChange }: PriceRangeProps) {
  const { t } = useTranslation('shop')
  const locale = useLocale()
  const { vndPerUsd } = useSiteSettings()
  const hint = useId()

  /** The exchange rate, because the fields are in US dollars on Vietnamese pages, too. */
  const rate =
    locale === 'vi' ? `, 10\u00a0USD ≈ ${formatPrice(10 * vndPerUsd, locale, vndPerUsd)}` : ''

  function rangeText(): string {
    const [min, max] = [Number(state.min), Number(state.max)]
    if (max < openPriceEnd && min > 0) return formatPrice(`$${min}-${max}`, locale, vndPerUsd)
    if (max < openPriceEnd) return t('upTo', { price: formatPrice(`$${max}`, locale, vndPerUsd) })
    return min > 0
      ? t('upFrom', { price: formatPrice(`$${min}`, locale, vndPerUsd) })
      : `${t('anyPrice')}${rate}`
  }

  return (
    <fieldset className="relative">
      <legend className="mb-1 block font-semibold">{t('price')}</legend>
      <div className="flex items-center gap-2">
        <PriceField
          name="min"
          label={t('priceFrom')}
          value={state.min}
          onChange={(min) => onChange({ min })}
        />
        <span aria-hidden="true">–</span>
        <PriceField
          name="max"
          label={t('priceTo')}
          hint={hint}
          value={state.max}
          onChange={(max) => onChange({ max })}
        />
      </div>
      <p id={hint} className="sr-only">
        {t('priceHint')}
      </p>
      <p
        className={
          'mt-1 text-sm whitespace-nowrap text-muted ' +
          'first-letter:uppercase lg:absolute lg:top-full ' +
          'lg:mt-0'
        }
      >
        {rangeText()}
      </p>
    </fieldset>
  )
}

interface PriceFieldProps {
  name: Bound
  label: string
  hint?: string
  value: string
  onChange: (value: string) => void
}

function PriceField({ name, label, hint, value, onChange }: PriceFieldProps) {
  const field = shopFields[name]
  const [typed, type] = useTypedText(value, onChange, field.parse)
  const input = useEarlyValue<HTMLInputElement>(value, type)
  return (
    <input
      ref={input}
      type="number"
      name={name}
      aria-label={label}
      aria-describedby={hint}
      min={0}
      step="any"
      inputMode="decimal"
      value={typed}
      // Ignores half a number, such as `5.`.
      onChange={({ target }) => !target.validity.badInput && type(target.value)}
      // Restores the current value over an empty or malformed one.
      onBlur={() => type(field.parse(typed))}
      className={`${control} lg:w-24`}
    />
  )
}
