import { type Locale, languageTags } from '../../schema/locale'

/** A size as people read it, such as `640 KB` or `1.2 MB`, rounded up to ten kilobytes (1000 bytes each). */
export function formatBytes(bytes: number, locale: Locale): string {
  const tens = Math.ceil(bytes / 10_000) * 10
  const { bcp47 } = languageTags[locale]
  if (tens < 1000) return `${tens.toLocaleString(bcp47)} KB`
  return `${(tens / 1000).toLocaleString(bcp47, { minimumFractionDigits: 1, maximumFractionDigits: 1 })} MB`
}
