import type { Locale } from '../../../schema/locale'

/** Several words as a list in a sentence: `a, b và c`, `a, b, and c`. */
export function listWords(words: readonly string[], locale: Locale): string {
  return new Intl.ListFormat(locale, { type: 'conjunction' }).format(words)
}
