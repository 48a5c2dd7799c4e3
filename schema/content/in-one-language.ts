import { type Locale, locales, otherLocale } from '../locale'

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

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (found, key) =>
      typeof found === 'object' && found !== null ? Reflect.get(found, key) : undefined,
    value,
  )
}

/** Whether a value is missing, an empty text or an empty list. */
export const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  (Array.isArray(value) && value.length === 0)

/** The language of a field such as `titleVi`; undefined for shared fields. */
export const localeOfKey = (key: string): Locale | undefined =>
  locales.find((locale) => key.endsWith(suffixes[locale]))

/** Whether a list item has texts in the other language only. */
export function isUnwritten(item: unknown, locale: Locale): boolean {
  if (!isRecord(item)) return false
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

type ChangeText = (text: string, locale: Locale) => string

function change(value: unknown, locale: Locale, changeText: ChangeText): unknown {
  if (typeof value === 'string') return changeText(value, locale)
  if (Array.isArray(value)) {
    const items = value.map((item) => change(item, locale, changeText))
    return items.some((item, index) => item !== value[index]) ? items : value
  }
  if (!isRecord(value)) return value
  const after = Object.entries(value).map(
    ([key, child]) => [key, change(child, localeOfKey(key) ?? locale, changeText)] as const,
  )
  return after.some(([key, child]) => child !== value[key]) ? Object.fromEntries(after) : value
}

/**
 * Changes all strings of a JSON value; they are in the language of their field or else in `locale`.
 * Returns the same object if nothing changes.
 */
export function changeTexts<Value>(value: Value, locale: Locale, changeText: ChangeText): Value {
  // Only strings are replaced by strings.
  return change(value, locale, changeText) as Value
}

/** Where a JSON value names something. */
export interface NamedIn {
  /** Such as `activities.0.nameVi`. */
  path: string
  /** The language of the text; undefined if shared. */
  locale: Locale | undefined
}

/** What `find` finds in the strings of a JSON value, with its place. */
export function findInTexts<Found>(
  value: unknown,
  find: (text: string) => Found[],
  path: readonly string[] = [],
  locale?: Locale,
): (Found & NamedIn)[] {
  if (typeof value === 'string')
    return find(value).map((found) => ({ ...found, path: path.join('.'), locale }))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, child]) =>
    findInTexts(child, find, [...path, key], localeOfKey(key) ?? locale),
  )
}
