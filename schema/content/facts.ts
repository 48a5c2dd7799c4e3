import type { Locale } from '../locale'
import { changeTexts, findInTexts, isRecord, type NamedIn } from './in-one-language'

interface KnownFact {
  /** The current or last public value. */
  values: Partial<Record<Locale, string>>
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

/** Replaces a fact that is not public in the language; `last`: its last public value or ''. */
export type StandIn = (name: string, locale: Locale, last: string) => string

/** Replaces fact tokens by values. */
function fillText(
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

/** Replaces tokens in all strings of a JSON value. */
export function fillFacts<Value>(
  value: Value,
  facts: Facts,
  locale: Locale,
  standIn?: StandIn,
): Value {
  return changeTexts(value, locale, (text, own) => fillText(text, facts, own, standIn))
}

interface NamedFact extends NamedIn {
  name: string
}

/** All fact tokens in a JSON value. */
export function namedFacts(value: unknown): NamedFact[] {
  return findInTexts(value, (text) =>
    hasToken(text) ? Array.from(text.matchAll(token), ([, name = '']) => ({ name })) : [],
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

/** Undefined for other messages. */
export const unknownFactOf = (message: string): string | undefined =>
  unknownPattern.exec(message)?.[1]

const isFactFile = (file: unknown) => isRecord(file) && file.kind === 'fact'

/** Sorts files for import: facts before the texts that name them. */
export function factsFirst<Item>(
  items: readonly Item[],
  fileOf: (item: Item) => unknown = (item) => item,
): Item[] {
  return [...items].sort((a, b) => Number(isFactFile(fileOf(b))) - Number(isFactFile(fileOf(a))))
}
