import { type Locale, locales } from '../locale'
import { suffixes } from './in-one-language'

/** A fact as texts are filled with it. */
export interface KnownFact {
  /** Its public value a language, or the last one that was public. */
  values: Partial<Record<Locale, string>>
  /** The languages in which it is public. */
  locales: readonly Locale[]
  /** A day of Vietnam, `YYYY-MM-DD`. */
  checkedOn: string
}
/** Facts by their slugs. */
export type Facts = ReadonlyMap<string, KnownFact>

interface FactRow {
  slug: string
  /** The content of the fact as readers have it. */
  live: Record<string, unknown> | null
  locales: readonly Locale[]
}

const textOf = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined)

/** The facts of some entries of the kind `fact`. */
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

/** How a text names a fact. */
export const factToken = (slug: string) => `{{fact:${slug}}}`
const token = /\{\{\s*fact:([^{}]*?)\s*\}\}/g
const hasToken = (text: string) => text.includes('{{') && text.search(token) >= 0

const localeOfKey = (key: string): Locale | undefined =>
  locales.find((locale) => key.endsWith(suffixes[locale]))

/**
 * What stands in a text for a fact that is not public in its language; `last` is its last public
 * value, or empty.
 */
export type StandIn = (name: string, locale: Locale, last: string) => string

/** A text with the values of the facts that it names. */
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
 * A JSON value whose texts have the values of the facts that they name: those of `titleVi` and
 * `tipsEn` in their own language, those that both languages share in `locale`. A value without a
 * token is returned as it is.
 */
export function fillFacts<Value>(
  value: Value,
  facts: Facts,
  locale: Locale,
  standIn?: StandIn,
): Value {
  // Only texts are replaced, by texts.
  return fill(value, locale, (text, own) => fillText(text, facts, own, standIn)) as Value
}

export interface NamedFact {
  name: string
  /** Such as `activities.0.nameVi`. */
  path: string
  /** The language of the text; undefined where both share it. */
  locale: Locale | undefined
}

/** Every place of a JSON value that names a fact. */
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

/**
 * When the facts that the texts of a language name were checked, the oldest of them; undefined
 * where they name none.
 */
export function checkedOnOf(value: unknown, facts: Facts, locale: Locale): string | undefined {
  const named = namedFacts(value).filter((one) => (one.locale ?? locale) === locale)
  const days = named.flatMap(({ name }) => facts.get(name)?.checkedOn || [])
  return days.sort()[0]
}

/**
 * The facts that texts name and that are not public in their language, for each of the languages
 * that is to be public.
 */
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

/** What an issue says of a text that names an unknown fact. */
export const unknownFactMessage = (name: string, locale: Locale) =>
  `no public fact in ${locale} is called "${name}"`

/** The name in a message of {@link unknownFactMessage}; undefined for any other message. */
export const unknownFactOf = (message: string): string | undefined =>
  unknownPattern.exec(message)?.[1]

const isFactFile = (file: unknown) =>
  typeof file === 'object' && file !== null && 'kind' in file && file.kind === 'fact'

/**
 * Exported files in an order in which they can be imported: facts before the texts that name them.
 */
export function factsFirst<Item>(
  items: readonly Item[],
  fileOf: (item: Item) => unknown = (item) => item,
): Item[] {
  return [...items].sort((a, b) => Number(isFactFile(fileOf(b))) - Number(isFactFile(fileOf(a))))
}
