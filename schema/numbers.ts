import type { Locale } from './locale'
import { site } from './site'

const marks: Record<Locale, { group: string; decimal: string }> = { vi: { group: '.', decimal: ',' }, en: { group: ',', decimal: '.' } }

/**
 * A number as its language writes it: `1.234,5` in Vietnamese, `1,234.5` in English; at most three decimals, and at least
 * `minDecimals`. The same as `Intl.NumberFormat`, whose first use takes a cheap phone as long as to draw all of a page.
 */
export function formatNumber(value: number, locale: Locale, minDecimals = 0): string {
  const { group, decimal } = marks[locale]
  const [whole = '', decimals = ''] = String(Math.round(value * 1000) / 1000).split('.')
  const shown = decimals.padEnd(minDecimals, '0')
  return whole.replace(/\B(?=(\d{3})+$)/g, group) + (shown && decimal + shown)
}

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
