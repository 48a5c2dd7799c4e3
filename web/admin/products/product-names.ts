import { fold } from '../../../schema/fold'
import { productCategories } from '../../../schema/shop'
import { texts as en } from '../../i18n/en/admin/products'
import { texts as vi } from '../../i18n/vi/admin/products'
import { parseNumber } from '../content/form/inputs/number-input'
import { toDollars } from '../kit/vnd-prices'

/** What the form calls a field, in both languages. */
export const namesOfField = (name: keyof typeof vi.fields) => [vi.fields[name], en.fields[name]]

interface Names {
  merchants: readonly { id: string; name: string }[]
  /** VND for a US dollar. */
  vndPerUsd: number
}

/** A row with codes for the names that editors read, and its price in dollars. */
export function withCodes(row: Readonly<Record<string, unknown>>, names: Names): object {
  const { priceVnd, ...value } = row
  const isNamed = (cell: unknown, name: string) => fold(String(cell ?? '').trim()) === fold(name)
  const category = productCategories.find((code) =>
    [vi, en].some(({ categories }) => isNamed(value.category, categories[code])),
  )
  const merchant = names.merchants.find(({ name }) => isNamed(value.merchant, name))
  const vnd = value.price ? null : parseNumber(String(priceVnd ?? ''), true)
  return {
    ...value,
    ...(category && { category }),
    ...(merchant && { merchant: merchant.id }),
    // What is no number is refused as a price.
    ...(vnd !== null && { price: typeof vnd === 'number' ? toDollars(vnd, names.vndPerUsd) : vnd }),
  }
}
