import { type Locale, otherLocale } from '../locale'

type OtherLanguage<Key> = Key extends `${'name' | 'title'}${'Vi' | 'En'}`
  ? never
  : Key extends `${string}${'Vi' | 'En'}`
    ? Key
    : never

/**
 * Content as a page gets it: the texts of its language only, so either of a pair may be missing.
 * Names and titles are there in both, where both are written. Read texts through `text()` and
 * `texts()` of schema/locale.ts.
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
/**
 * Names and titles stay in both languages: saved items, partners' searches and aliases need them.
 */
const bilingualFields = /^(name|title)(Vi|En)$/

const isEmpty = (value: unknown) =>
  value === undefined ||
  value === null ||
  value === '' ||
  (Array.isArray(value) && value.length === 0)

/**
 * Whether a part of a list, such as an activity, has no text in a language though it has some in
 * the other one.
 */
export function isUnwritten(item: unknown, locale: Locale): boolean {
  if (typeof item !== 'object' || item === null || Array.isArray(item)) return false
  const filled = Object.entries(item).flatMap(([key, value]) => (isEmpty(value) ? [] : [key]))
  const has = (language: Locale) => filled.some((key) => key.endsWith(suffixes[language]))
  return has(otherLocale(locale)) && !has(locale)
}

/**
 * A value without the texts of the other language, where it has them in this one, and without list
 * items that only the other one has.
 */
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

/** Content as the pages of a language get it. */
export function inLocale<Content>(value: Content, locale: Locale): InOneLanguage<Content> {
  // What is left out is just what the type says may be missing.
  return leaveOut(value, locale) as InOneLanguage<Content>
}
