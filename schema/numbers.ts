import type { Locale } from './locale'

const marks: Record<Locale, { group: string; decimal: string }> = {
  vi: { group: '.', decimal: ',' },
  en: { group: ',', decimal: '.' },
}

/**
 * `1.234,5` (vi) or `1,234.5` (en), with at most three decimals. Equals `Intl.NumberFormat`, whose
 * first use takes a cheap phone as long as rendering a page.
 */
export function formatNumber(value: number, locale: Locale, minDecimals = 0): string {
  const { group, decimal } = marks[locale]
  const [whole = '', decimals = ''] = String(Math.round(value * 1000) / 1000).split('.')
  const shown = decimals.padEnd(minDecimals, '0')
  return whole.replace(/\B(?=(\d{3})+$)/g, group) + (shown && decimal + shown)
}

/** VND in the admin, such as `1.200.000 ₫`, in either language. */
export function formatDong(vnd: number, locale: Locale): string {
  return `${formatNumber(vnd, locale)}\u00a0₫`
}

/** Prevents a line break after the dash of a range. */
const dash = '–\u2060'

/** VND; converted prices are rounded to it. */
const conversionStep = 10_000

/**
 * VND on Vietnamese pages, US dollars on English ones. `price` is VND as a number, or US dollars as
 * text such as `$15-200`; texts without a number stay.
 */
export function formatPrice(price: number | string, locale: Locale, vndPerUsd: number): string {
  if (typeof price === 'string')
    return locale === 'vi'
      ? dollarsInVnd(price, vndPerUsd)
      : price.replace(/(\d)-(\d)/, `$1${dash}$2`)
  if (locale === 'vi') return `${formatNumber(Math.round(price), 'vi')}\u00a0đ`
  return `$${formatNumber(Math.round(price / vndPerUsd), 'en')}`
}

/** {@link formatPrice} for little space: `~380.000 đ` for `khoảng 380.000 đ`. */
export function formatShortPrice(price: string, locale: Locale, vndPerUsd: number): string {
  return locale === 'vi'
    ? dollarsInVnd(price, vndPerUsd, price.includes('-') ? '' : '~')
    : formatPrice(price, locale, vndPerUsd)
}

/** VND beside an English price: `1,250,000 VND`, or a range; '' on Vietnamese pages. */
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

/** A VND range: `480.000–500.000 đ`, or `$19–20` in English with cents below $10. */
export function formatPriceRange(
  range: readonly number[],
  locale: Locale,
  vndPerUsd: number,
): string {
  if (locale === 'vi') return `${range.map((vnd) => formatNumber(vnd, 'vi')).join(dash)}\u00a0đ`
  return `$${[...new Set(range.map((vnd) => dollars(vnd / vndPerUsd)))].join(dash)}`
}

/** US dollars in VND, marked as rounded: `khoảng 380.000–5.000.000 đ`. */
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

/** The amount that {@link formatPrice} shows, in VND, so that sums match displayed prices. */
export function shownAmount(vnd: number, locale: Locale, vndPerUsd: number): number {
  return locale === 'vi' ? Math.round(vnd) : Math.round(vnd / vndPerUsd) * vndPerUsd
}

/** Sums low and high ends; a missing high end equals the low one. */
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

/** Lowest amount of a price such as `$15-200`, to follow "from": `380.000 đ` or `$15`. */
export function formatLowestPrice(priceRange: string, locale: Locale, vndPerUsd: number): string {
  return formatPrice(`$${lowestPrice(priceRange)}`, locale, vndPerUsd).replace('khoảng ', '')
}

/** First number of a price text, in US dollars; Infinity without one. */
export function lowestPrice(priceRange: string): number {
  const match = /\d[\d,]*/.exec(priceRange)
  return match ? Number(match[0].replaceAll(',', '')) : Number.POSITIVE_INFINITY
}
