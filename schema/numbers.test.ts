import { describe, expect, it } from 'vitest'
import { plainSpaces } from './fold'
import { languageTags, locales } from './locale'
import {
  formatCash,
  formatLowestPrice,
  formatNumber,
  formatPrice,
  formatPriceRange,
  formatShortPrice,
  lowestPrice,
  shownAmount,
  sumRanges,
} from './numbers'

const values = [
  0, 1, 4, 4.5, 4.75, 4.1234, 12, 999, 1000, 1234.5, 65_000, 1_250_000, 12_345_678.25, -4, -1234.5,
]

describe.each(locales)('numbers in %s', (locale) => {
  it.each([0, 1])('are written as the language does, with at least %i decimals', (least) => {
    const format = new Intl.NumberFormat(languageTags[locale].bcp47, {
      minimumFractionDigits: least,
    })
    expect(values.map((value) => formatNumber(value, locale, least))).toEqual(
      values.map((value) => format.format(value)),
    )
  })
})

it.each([
  [1_250_000, 'vi', '1.250.000 đ'],
  [1_250_000, 'en', '$50'],
  [2_750_000, 'en', '$110'],
  [4_500_000, 'en', '$180'],
  [30_000_000, 'en', '$1,200'],
  ['$28', 'vi', 'khoảng 700.000 đ'],
  ['$12.90', 'vi', 'khoảng 320.000 đ'],
  ['$1,200', 'vi', 'khoảng 30.000.000 đ'],
  ['$0.10', 'vi', 'khoảng 10.000 đ'],
  ['$15-200', 'vi', 'khoảng 380.000–5.000.000 đ'],
  ['$12.90', 'en', '$12.90'],
  ['$15-200', 'en', '$15–200'],
  ['', 'vi', ''],
] as const)('shows the price %s in %s as %s', (price, locale, shown) => {
  expect(plainSpaces(formatPrice(price, locale, 25_000))).toBe(shown)
})

it('converts at the given rate', () => {
  expect(plainSpaces(formatPrice('$28', 'vi', 26_000))).toBe('khoảng 730.000 đ')
  expect(plainSpaces(formatShortPrice('$28', 'vi', 26_000))).toBe('~730.000 đ')
  expect(plainSpaces(formatShortPrice('$15-200', 'vi', 26_000))).toBe('390.000–5.200.000 đ')
  expect(plainSpaces(formatShortPrice('$15-200', 'en', 26_000))).toBe('$15–200')
  expect(plainSpaces(formatPrice(1_250_000, 'en', 20_000))).toBe('$63')
})

it('has a note of what is paid in cash for English pages alone', () => {
  expect(formatCash(1_250_000, 'vi')).toBe('')
  expect(plainSpaces(formatCash(1_250_000, 'en'))).toBe('1,250,000 VND')
  expect(plainSpaces(formatCash([2_750_000, 5_000_000], 'en'))).toBe('2,750,000–5,000,000 VND')
})

it('keeps an amount with its currency, a range with its dash and a short amount with the word before it', () => {
  expect(formatPrice(1_250_000, 'vi', 25_000)).toBe('1.250.000\u00a0đ')
  expect(formatPrice('$15-200', 'vi', 25_000)).toBe('khoảng 380.000–\u20605.000.000\u00a0đ')
  expect(formatPrice('$15-200', 'en', 25_000)).toBe('$15–\u2060200')
  expect(formatPriceRange([480_000, 500_000], 'vi', 25_000)).toBe('480.000–\u2060500.000\u00a0đ')
})

it('reads the lowest price of a text', () => {
  expect(lowestPrice('$15-200')).toBe(15)
  expect(lowestPrice('from $1,200')).toBe(1200)
  expect(lowestPrice('Free')).toBe(Number.POSITIVE_INFINITY)
})

it.each([
  [[480_000, 500_000], 'vi', '480.000–500.000 đ'],
  [[480_000, 500_000], 'en', '$19–20'],
  [[200_000], 'vi', '200.000 đ'],
  [[35_000, 50_000], 'en', '$1.40–2.00'],
  [[4000], 'en', '$0.16'],
  [[260_000, 262_000], 'en', '$10'],
] as const)('shows the range %s in %s as %s', (range, locale, shown) => {
  expect(plainSpaces(formatPriceRange(range, locale, 25_000))).toBe(shown)
})

it('adds up ranges, and single amounts at both ends', () => {
  expect(sumRanges([{ low: 900_000, high: 1_600_000 }, { low: 60_000 }])).toEqual({
    low: 960_000,
    high: 1_660_000,
  })
  expect(sumRanges([])).toEqual({ low: 0, high: 0 })
})

it('the lowest price stands after "from" without saying that it is about right', () => {
  expect(plainSpaces(formatLowestPrice('$15-200', 'vi', 25_000))).toBe('380.000 đ')
  expect(plainSpaces(formatLowestPrice('$15-200', 'en', 25_000))).toBe('$15')
})

it('adds up the dollars that are shown, not the đồng behind them', () => {
  const rows = [35_000, 35_000, 60_000]
  const sum = (locale: 'vi' | 'en') =>
    rows.reduce((total, vnd) => total + shownAmount(vnd, locale, 25_000), 0)
  expect(rows.map((vnd) => formatPrice(vnd, 'en', 25_000))).toEqual(['$1', '$1', '$2'])
  expect(plainSpaces(formatPrice(sum('en'), 'en', 25_000))).toBe('$4')
  expect(sum('vi')).toBe(130_000)
})
