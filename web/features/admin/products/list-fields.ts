import { merchants, productCategories } from '../../../../schema/shop'
import { choiceField, type ListState, patternField, textField } from '../../../lib/list-state'

const merchantIds = merchants.map(({ id }) => id)
export const listedChoices = ['all', 'yes', 'no'] as const

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
