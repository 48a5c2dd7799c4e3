import { useTranslation } from 'react-i18next'
import type { ProductPage } from '../../../schema/api/products'
import { paths } from '../../../schema/paths'
import { productCategories } from '../../../schema/shop'
import { FilterChips } from '../../ui/filter-chips'
import { firstPage, type ShopState } from './paths'

interface CategoryChipsProps {
  value: ShopState['category']
  /** Counts by category under the other filters; undefined until the first response. */
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
