import type { Locale } from '../../schema/locale'
import { formatNumber } from '../../schema/numbers'

/** A size as people read it, such as `640 KB` or `1.2 MB`, rounded up to ten kilobytes (1000 bytes each). */
export function formatBytes(bytes: number, locale: Locale): string {
  const tens = Math.ceil(bytes / 10_000) * 10
  if (tens < 1000) return `${tens} KB`
  return `${formatNumber(Math.round(tens / 100) / 10, locale, 1)} MB`
}
