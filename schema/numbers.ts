import type { Locale } from './locale'

const marks: Record<Locale, { group: string; decimal: string }> = { vi: { group: '.', decimal: ',' }, en: { group: ',', decimal: '.' } }

/**
 * A number as its language writes it: `1.234,5` in Vietnamese, `1,234.5` in English; at most three decimals, and at least
 * `leastDecimals`. The same as `Intl.NumberFormat`, whose first use takes a cheap phone as long as to draw all of a page.
 */
export function formatNumber(value: number, locale: Locale, leastDecimals = 0): string {
  const { group, decimal } = marks[locale]
  const [whole = '', decimals = ''] = String(Math.round(value * 1000) / 1000).split('.')
  const shown = decimals.padEnd(leastDecimals, '0')
  return whole.replace(/\B(?=(\d{3})+$)/g, group) + (shown && decimal + shown)
}
