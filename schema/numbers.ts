import type { Locale } from './locale'

const marks: Record<Locale, { group: string; decimal: string }> = {
  vi: { group: '.', decimal: ',' },
  en: { group: ',', decimal: '.' },
}

/**
 * A number as its language writes it: `1.234,5` in Vietnamese, `1,234.5` in English; at most three
 * decimals, and at least `minDecimals`. The same as `Intl.NumberFormat`, whose first use takes a
 * cheap phone as long as to draw all of a page.
 */
export function formatNumber(value: number, locale: Locale, minDecimals = 0): string {
  const { group, decimal } = marks[locale]
  const [whole = '', decimals = ''] = String(Math.round(value * 1000) / 1000).split('.')
  const shown = decimals.padEnd(minDecimals, '0')
  return whole.replace(/\B(?=(\d{3})+$)/g, group) + (shown && decimal + shown)
}

/** The dash of a range, after which no line ends. */
const dash = '–\u2060'

/** Converted prices are rounded to this, in VND. */
const conversionStep = 10_000

/**
 * A price as the site shows it: in VND on Vietnamese pages, in US dollars on English ones,
 * converted at the settings' `vndPerUsd`. `price` is VND as a number, or US dollars as text such as
 * `$12.90` or `$15-200`; a text without a number is returned as it is.
 */
export function formatPrice(price: number | string, locale: Locale, vndPerUsd: number): string {
  if (typeof price === 'string')
    return locale === 'vi'
      ? dollarsInVnd(price, vndPerUsd)
      : price.replace(/(\d)-(\d)/, `$1${dash}$2`)
  if (locale === 'vi') return `${formatNumber(Math.round(price), 'vi')}\u00a0đ`
  return `$${formatNumber(Math.round(price / vndPerUsd), 'en')}`
}

/**
 * {@link formatPrice} where there is little room: `~380.000 đ` for `khoảng 380.000 đ`; a range is
 * not called rounded.
 */
export function formatShortPrice(price: string, locale: Locale, vndPerUsd: number): string {
  return locale === 'vi'
    ? dollarsInVnd(price, vndPerUsd, price.includes('-') ? '' : '~')
    : formatPrice(price, locale, vndPerUsd)
}

/**
 * What is paid in cash, or the ends of its range, for a small note beside an English price:
 * `1,250,000 VND`; empty on Vietnamese pages.
 */
export function formatCash(vnd: number | readonly number[], locale: Locale): string {
  return locale === 'vi'
    ? ''
    : `${[vnd]
        .flat()
        .map((one) => formatNumber(Math.round(one), 'en'))
        .join(dash)} VND`
}

const dollars = (usd: number) =>
  usd < 10
    ? formatNumber(Math.round(usd * 100) / 100, 'en', 2)
    : formatNumber(Math.round(usd), 'en')

/**
 * A range in VND for people who pay it in cash: `480.000–500.000 đ` in Vietnamese, `$19–20` in
 * English, with cents below ten dollars.
 */
export function formatPriceRange(
  range: readonly number[],
  locale: Locale,
  vndPerUsd: number,
): string {
  if (locale === 'vi') return `${range.map((vnd) => formatNumber(vnd, 'vi')).join(dash)}\u00a0đ`
  return `$${[...new Set(range.map((vnd) => dollars(vnd / vndPerUsd)))].join(dash)}`
}

/**
 * US dollars in VND, after the word that says that they are rounded: `khoảng 380.000–5.000.000 đ`.
 */
function dollarsInVnd(dollars: string, vndPerUsd: number, about = 'khoảng '): string {
  const amounts = dollars
    .match(/\d[\d,]*(\.\d+)?/g)
    ?.map((amount) => Number(amount.replaceAll(',', '')))
  if (!amounts) return dollars
  const rounded = amounts.map((amount) =>
    Math.max(conversionStep, Math.round((amount * vndPerUsd) / conversionStep) * conversionStep),
  )
  return `${about}${rounded.map((vnd) => formatNumber(vnd, 'vi')).join(dash)}\u00a0đ`
}

/**
 * What {@link formatPrice} shows of an amount, in VND again: a sum of these is the sum of the
 * prices that readers see.
 */
export function shownAmount(vnd: number, locale: Locale, vndPerUsd: number): number {
  return locale === 'vi' ? Math.round(vnd) : Math.round(vnd / vndPerUsd) * vndPerUsd
}

/** The sums of the low and the high ends of ranges; one without a high end is a single amount. */
export function sumRanges(ranges: readonly { low: number; high?: number | undefined }[]): {
  low: number
  high: number
} {
  return ranges.reduce<{ low: number; high: number }>(
    (sum, { low, high = low }) => ({ low: sum.low + low, high: sum.high + high }),
    {
      low: 0,
      high: 0,
    },
  )
}

/**
 * The lowest amount of a price text such as `$15-200`, to stand after "from": `380.000 đ` in
 * Vietnamese, `$15` in English.
 */
export function formatLowestPrice(priceRange: string, locale: Locale, vndPerUsd: number): string {
  return formatPrice(`$${lowestPrice(priceRange)}`, locale, vndPerUsd).replace('khoảng ', '')
}

/**
 * The first number of a price text such as `$15-200`, in US dollars; Infinity where it has none.
 */
export function lowestPrice(priceRange: string): number {
  const match = /\d[\d,]*/.exec(priceRange)
  return match ? Number(match[0].replaceAll(',', '')) : Number.POSITIVE_INFINITY
}
