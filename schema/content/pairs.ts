import { type Locale, locales, otherLocale } from '../locale'
import { isUnwritten, suffixes } from './in-one-language'

type Json = Record<string, unknown>

export interface PairOfTexts {
  /**
   * Such as `.activities.hue-imperial-city.name`: list items by their id, or else by their number.
   */
  path: string
  vi: unknown
  en: unknown
}

const isRecord = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * The children of a value by name; items of a list by their id where they have one, so that a moved
 * item is still the same.
 */
function childrenOf(value: unknown): [name: string, child: unknown][] {
  if (Array.isArray(value))
    return value.map((item, index) => [
      isRecord(item) && typeof item.id === 'string' ? item.id : String(index),
      item,
    ])
  return isRecord(value) ? Object.entries(value) : []
}

/** Every text of a value that is kept in two languages, by its path. */
export function pairsOfTexts(value: unknown, path = ''): PairOfTexts[] {
  const fields = isRecord(value)
    ? new Set(Object.keys(value).flatMap((key) => /^(.+)(?:Vi|En)$/.exec(key)?.[1] ?? []))
    : []
  const own = [...fields].map((field) => {
    const { [`${field}Vi`]: vi, [`${field}En`]: en } = value as Json
    return { path: `${path}.${field}`, vi, en }
  })
  return [
    ...own,
    ...childrenOf(value).flatMap(([name, child]) => pairsOfTexts(child, `${path}.${name}`)),
  ]
}

/** Whether two values say the same; the order of keys does not count. */
export function isSame(a: unknown, b: unknown): boolean {
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((item, index) => isSame(item, b[index]))
  if (!isRecord(a) || !isRecord(b)) return a === b
  const keys = new Set([...Object.keys(a), ...Object.keys(b)])
  return [...keys].every((key) => isSame(a[key], b[key]))
}

const isEmpty = (value: unknown) =>
  value === undefined ||
  value === null ||
  value === '' ||
  (Array.isArray(value) && value.length === 0)

/**
 * The fields whose text changed in one language only: which language is behind, and what the other
 * one said before.
 */
export type Drift = Record<string, { behind: Locale; was: unknown }>

/**
 * The drift after a change: a field whose text changed in one language is behind in the other one,
 * until that changes too, the change is taken back, or an editor says that it holds. A text that
 * does not exist yet is missing, not behind.
 */
export function driftAfter(before: Drift, old: Json, data: Json): Drift {
  const known = new Map(pairsOfTexts(old).map((pair) => [pair.path, pair]))
  const fields = pairsOfTexts(data).flatMap(({ path, vi, en }): [string, Drift[string]][] => {
    const now: Record<Locale, unknown> = { vi, en }
    const then = known.get(path)
    if (!then || isEmpty(vi) || isEmpty(en)) return []
    const changed = locales.filter((locale) => !isSame(now[locale], then[locale]))
    const earlier = before[path]
    if (changed.length === 2) return []
    const [only] = changed
    if (!only) return earlier ? [[path, earlier]] : []
    if (earlier?.behind === only) return []
    const was = earlier ? earlier.was : then[only]
    if (isEmpty(was) || isSame(was, now[only])) return []
    return [[path, { behind: otherLocale(only), was }]]
  })
  return Object.fromEntries(fields)
}

/**
 * Where the texts of a language stand in a value: its own texts, or those of the list item with the
 * same id.
 */
function sameChild(value: unknown, name: string): unknown {
  return childrenOf(value).find(([known]) => known === name)?.[1]
}

interface OtherTexts {
  other: Locale
  /**
   * What readers have of the other language; none where it is not public, so that no draft comes
   * along.
   */
  live: unknown
  isPublic: boolean
}

/**
 * Whether the items of two lists can be told from each other: by ids, or by their numbers while
 * none was added or removed.
 */
function canMatch(items: readonly unknown[], live: unknown): boolean {
  return (
    items.some((item) => isRecord(item) && typeof item.id === 'string') ||
    (Array.isArray(live) && live.length === items.length)
  )
}

/**
 * A list as {@link withTexts} has it; without the items that only the other language has, where
 * that is not public.
 */
function listWithTexts(
  items: readonly unknown[],
  { other, live, isPublic }: OtherTexts,
): unknown[] {
  const hasMatches = canMatch(items, live)
  return childrenOf(items)
    .filter(([, item]) => isPublic || !isUnwritten(item, otherLocale(other)))
    .map(([name, item]) =>
      withTexts(item, { other, live: hasMatches ? sameChild(live, name) : undefined, isPublic }),
    )
}

/**
 * A value with the texts of the other language as readers have them, those included that the value
 * no longer has. A new list item of a public language brings its texts along.
 */
function withTexts(value: unknown, { other, live, isPublic }: OtherTexts): unknown {
  if (Array.isArray(value)) return listWithTexts(value, { other, live, isPublic })
  if (!isRecord(value)) return value
  const published = isRecord(live) ? live : {}
  const inner = (child: unknown, shown: unknown) =>
    withTexts(child, { other, live: shown, isPublic })
  const entries = Object.entries(value).flatMap(([key, child]) => {
    if (!key.endsWith(suffixes[other])) return [[key, inner(child, published[key])]]
    if (!isPublic) return []
    return [[key, key in published || isRecord(live) ? published[key] : child]]
  })
  const kept = isPublic
    ? Object.entries(published).filter(([key]) => key.endsWith(suffixes[other]) && !(key in value))
    : []
  return Object.fromEntries([...entries.filter(([, child]) => child !== undefined), ...kept])
}

/**
 * What readers get once languages are published: all that the languages share, and the published
 * languages' own texts, from the data; the texts of another public language stay as they are, those
 * of one that is not public are left out.
 */
export function publishTexts(
  data: Json,
  input: { live: Json | null; published: readonly Locale[]; alsoPublic: readonly Locale[] },
): Json {
  const other = locales.find((locale) => !input.published.includes(locale))
  if (!other) return data
  return withTexts(data, {
    other,
    live: input.live,
    isPublic: input.alsoPublic.includes(other),
  }) as Json
}

/** Data with the texts of a language as another version has them; what both share stays. */
export function withTextsOf(data: Json, version: Json, locale: Locale): Json {
  return publishTexts(data, {
    live: version,
    published: [otherLocale(locale)],
    alsoPublic: [locale],
  })
}

/** Whether readers of the public languages do not see the newest data. */
export function hasUnpublishedChanges(
  data: Json,
  live: Json | null | undefined,
  published: readonly Locale[],
): boolean {
  if (!live || published.length === 0) return false
  return !isSame(publishTexts(data, { live, published, alsoPublic: published }), live)
}
