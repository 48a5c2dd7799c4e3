import { type Locale, otherLocale } from '../locale'

type OtherLanguage<Key> = Key extends `${'name' | 'title'}${'Vi' | 'En'}`
  ? never
  : Key extends `${string}${'Vi' | 'En'}`
    ? Key
    : never

/**
 * Content with the texts of one language, so either of a pair may be missing; names and titles keep
 * both. Read texts through `text()` and `texts()` of schema/locale.ts.
 */
export type InOneLanguage<Content> = Content extends readonly (infer Item)[]
  ? InOneLanguage<Item>[]
  : Content extends object
    ? {
        [Key in keyof Content as Key extends OtherLanguage<Key> ? never : Key]: InOneLanguage<
          Content[Key]
        >
      } & {
        [Key in keyof Content as Key extends OtherLanguage<Key> ? Key : never]?: Content[Key]
      }
    : Content

export const suffixes: Record<Locale, 'Vi' | 'En'> = { vi: 'Vi', en: 'En' }
/** Saved items, partner searches and aliases need names in both languages. */
const bilingualFields = /^(name|title)(Vi|En)$/

const isEmpty = (value: unknown) =>
  value === undefined ||
  value === null ||
  value === '' ||
  (Array.isArray(value) && value.length === 0)

/** Whether a list item has texts in the other language only. */
export function isUnwritten(item: unknown, locale: Locale): boolean {
  if (typeof item !== 'object' || item === null || Array.isArray(item)) return false
  const filled = Object.entries(item).flatMap(([key, value]) => (isEmpty(value) ? [] : [key]))
  const has = (language: Locale) => filled.some((key) => key.endsWith(suffixes[language]))
  return has(otherLocale(locale)) && !has(locale)
}

/** Drops texts of the other language that exist in this one, and unwritten items. */
function leaveOut(value: unknown, locale: Locale): unknown {
  if (Array.isArray(value))
    return value.filter((item) => !isUnwritten(item, locale)).map((item) => leaveOut(item, locale))
  if (typeof value !== 'object' || value === null) return value
  const other = suffixes[otherLocale(locale)]
  const own = new Map(Object.entries(value))
  const isSpare = (key: string) =>
    key.endsWith(other) &&
    !bilingualFields.test(key) &&
    !isEmpty(own.get(key.slice(0, -2) + suffixes[locale]))
  return Object.fromEntries(
    [...own].filter(([key]) => !isSpare(key)).map(([key, child]) => [key, leaveOut(child, locale)]),
  )
}

export function inLocale<Content>(value: Content, locale: Locale): InOneLanguage<Content> {
  // What is dropped is exactly what the type makes optional.
  return leaveOut(value, locale) as InOneLanguage<Content>
}
