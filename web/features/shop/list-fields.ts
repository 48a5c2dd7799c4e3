import { openPriceEnd, productCategories, productSorts } from '../../../schema/shop'
import { choiceField, type Field, flagField, type ListState, patternField, textField } from '../../lib/list-state'

/** A price in US dollars, rounded to cents; what is none reads as the default. */
function priceField(fallback: number): Field<string> {
  const { parse } = patternField(/^\d{1,6}(\.\d{1,2})?$/, String(fallback))
  return { fallback: String(fallback), parse: (raw) => parse(raw.trim() && String(Math.round(Number(raw) * 100) / 100)) }
}

/** Every page that the API answers, 1 to `lastProductsPage`; what is none reads as the first. */
const pageField = patternField(/^([1-9]\d{0,3}|10000)$/, '1')

/**
 * The shop's filters and pages as they stand in the query string. Pages `from` to `page` are shown: `from` leaves 1 only where somebody
 * leafs without scripts, for whom the Worker renders few pages at a time. `missing` tells of a product that is gone.
 */
export const shopFields = {
  category: choiceField(['all', ...productCategories], 'all'),
  q: textField(),
  sort: choiceField(productSorts, 'trending'),
  min: priceField(0),
  max: priceField(openPriceEnd),
  trending: flagField(),
  page: pageField,
  from: pageField,
  missing: flagField(),
}
export type ShopState = ListState<typeof shopFields>

/** What every change of a filter puts back (decision H4). */
export const firstPage = { page: '1', from: '1', missing: '' } satisfies Partial<ShopState>
