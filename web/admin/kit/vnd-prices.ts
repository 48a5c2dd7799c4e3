import { parseNumber } from '../content/form/inputs/number-input'

/** US dollars of an amount in VND, in whole cents. */
export const toDollars = (vnd: number, vndPerUsd: number) =>
  Math.round((vnd / vndPerUsd) * 100) / 100

/** VND of an amount in US dollars, in whole thousands. */
export const toVnd = (dollars: number, vndPerUsd: number) =>
  Math.round((dollars * vndPerUsd) / 1000) * 1000

/** Whole dollars, `$6`, of a text such as `150.000 đ` or `150000 VND`; undefined of other texts. */
export function wholeDollarsOf(text: string, vndPerUsd: number): string | undefined {
  const vnd = /(?:₫|đ|đồng|vnd)$/i.test(text.trim()) ? parseNumber(text, true) : null
  return typeof vnd === 'number' && vnd > 0
    ? `$${Math.max(1, Math.round(vnd / vndPerUsd))}`
    : undefined
}
