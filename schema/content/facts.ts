import { type Locale, locales } from '../locale'
import { suffixes } from './in-one-language'

export interface KnownFact {
  /** The current or last public value. */
  values: Partial<Record<Locale, string>>
  /** Languages in which it is public. */
  locales: readonly Locale[]
  /** Vietnam day, `YYYY-MM-DD`. */
  checkedOn: string
}
export type Facts = ReadonlyMap<string, KnownFact>

interface FactRow {
  slug: string
  live: Record<string, unknown> | null
  locales: readonly Locale[]
}

const textOf = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined)

/** Reads facts from entries of kind `fact`. */
export function knownFacts(rows: readonly FactRow[]): Facts {
  const known = rows.map(({ slug, live, locales }): [string, KnownFact] => {
    const [vi, en] = [textOf(live?.valueVi), textOf(live?.valueEn)]
    return [
      slug,
      {
        values: { ...(vi && { vi }), ...(en && { en }) },
        locales,
        checkedOn: textOf(live?.checkedOn) ?? '',
      },
    ]
  })
  return new Map(known)
}

export const factToken = (slug: string) => `{{fact:${slug}}}`
const token = /\{\{\s*fact:([^{}]*?)\s*\}\}/g
const hasToken = (text: string) => text.includes('{{') && text.search(token) >= 0

const localeOfKey = (key: string): Locale | undefined =>
  locales.find((locale) => key.endsWith(suffixes[locale]))

/**
 * Replacement for a fact that is not public in the language; `last` is its last public value or ''.
 */
export type StandIn = (name: string, locale: Locale, last: string) => string

/** Replaces fact tokens by values. */
export function fillText(
  text: string,
  facts: Facts,
  locale: Locale,
  standIn: StandIn = (_name, _locale, last) => last,
): string {
  if (!hasToken(text)) return text
  return text.replace(token, (_, name: string) => {
    const fact = facts.get(name)
    const value = fact?.values[locale] ?? ''
    return fact?.locales.includes(locale) && value !== '' ? value : standIn(name, locale, value)
  })
}

function fill(
  value: unknown,
  locale: Locale,
  fillOne: (text: string, locale: Locale) => string,
): unknown {
  if (typeof value === 'string') return fillOne(value, locale)
  if (Array.isArray(value)) {
    const items = value.map((item) => fill(item, locale, fillOne))
    return items.some((item, index) => item !== value[index]) ? items : value
  }
  if (typeof value !== 'object' || value === null) return value
  const before = Object.entries(value)
  const after = before.map(
    ([key, child]) => [key, fill(child, localeOfKey(key) ?? locale, fillOne)] as const,
  )
  return after.some(([, child], index) => child !== before[index]?.[1])
    ? Object.fromEntries(after)
    : value
}

/**
 * Replaces tokens in all strings of a JSON value, in the language of each key (`titleVi`) or else
 * `locale`. Returns the same object if nothing changes.
 */
export function fillFacts<Value>(
  value: Value,
  facts: Facts,
  locale: Locale,
  standIn?: StandIn,
): Value {
  // Only strings are replaced by strings.
  return fill(value, locale, (text, own) => fillText(text, facts, own, standIn)) as Value
}

export interface NamedFact {
  name: string
  /** Such as `activities.0.nameVi`. */
  path: string
  /** The language of the text; undefined if shared. */
  locale: Locale | undefined
}

/** All fact tokens in a JSON value. */
export function namedFacts(
  value: unknown,
  path: readonly string[] = [],
  locale?: Locale,
): NamedFact[] {
  if (typeof value === 'string') {
    if (!hasToken(value)) return []
    return [...value.matchAll(token)].map(([, name = '']) => ({
      name,
      path: path.join('.'),
      locale,
    }))
  }
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, child]) =>
    namedFacts(child, [...path, key], localeOfKey(key) ?? locale),
  )
}

/** The oldest check date among the facts named in a language. */
export function checkedOnOf(value: unknown, facts: Facts, locale: Locale): string | undefined {
  const named = namedFacts(value).filter((one) => (one.locale ?? locale) === locale)
  const days = named.flatMap(({ name }) => facts.get(name)?.checkedOn || [])
  return days.sort()[0]
}

/** Named facts that are not public in their language, for the wanted languages. */
export function unknownFacts(
  value: unknown,
  facts: Facts,
  wanted: readonly Locale[],
): (NamedFact & { locale: Locale })[] {
  return namedFacts(value).flatMap((one) => {
    const own = wanted.filter((locale) => (one.locale ?? locale) === locale)
    return own
      .filter((locale) => !facts.get(one.name)?.locales.includes(locale))
      .map((locale) => ({ ...one, locale }))
  })
}

const unknownPattern = /^no public fact in (?:vi|en) is called "(.*)"$/

/** Issue message for an unknown fact. */
export const unknownFactMessage = (name: string, locale: Locale) =>
  `no public fact in ${locale} is called "${name}"`

/** The name in {@link unknownFactMessage}; undefined for other messages. */
export const unknownFactOf = (message: string): string | undefined =>
  unknownPattern.exec(message)?.[1]

const isFactFile = (file: unknown) =>
  typeof file === 'object' && file !== null && 'kind' in file && file.kind === 'fact'

/** Sorts files for import: facts before the texts that name them. */
export function factsFirst<Item>(
  items: readonly Item[],
  fileOf: (item: Item) => unknown = (item) => item,
): Item[] {
  return [...items].sort((a, b) => Number(isFactFile(fileOf(b))) - Number(isFactFile(fileOf(a))))
}
