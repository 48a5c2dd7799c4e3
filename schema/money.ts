import type { Locale } from './locale'
import { formatNumber } from './numbers'
import { site } from './site'

/** VND as the site shows it: `1.250.000 đ` in Vietnamese, `$50` in English at the settings' rate, rounded. */
export function formatPrice(vnd: number, locale: Locale): string {
  if (locale === 'vi') return `${formatNumber(Math.round(vnd), 'vi')} đ`
  return `$${formatNumber(Math.round(vnd / site.vndPerUsd), 'en')}`
}

/** The first number of a price text such as `$15-200`, in US dollars; Infinity where it has none. */
export function lowestPrice(priceRange: string): number {
  const match = /\d[\d,]*/.exec(priceRange)
  return match ? Number(match[0].replaceAll(',', '')) : Number.POSITIVE_INFINITY
}
