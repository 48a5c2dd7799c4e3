import { type Locale, locales, otherLocale } from '../locale'
import { isEmpty, isRecord, isUnwritten, suffixes } from './in-one-language'

type Json = Record<string, unknown>

interface PairOfTexts {
  /** Such as `.activities.hue-imperial-city.name`; list items by id, else by index. */
  path: string
  vi: unknown
  en: unknown
}

/** Children by name; list items by id if they have one, so that moved items match. */
function childrenOf(value: unknown): [name: string, child: unknown][] {
  if (Array.isArray(value))
    return value.map((item, index) => [
      isRecord(item) && typeof item.id === 'string' ? item.id : String(index),
      item,
    ])
  return isRecord(value) ? Object.entries(value) : []
}

interface PlacedPair extends PairOfTexts {
  /** Keys in the data, the last one without its language: `['activities', '0', 'name']`. */
  at: readonly string[]
}

/** All texts with two languages, and where they are. */
export function placesOfTexts(value: unknown, path = '', at: readonly string[] = []): PlacedPair[] {
  const fields = isRecord(value)
    ? new Set(Object.keys(value).flatMap((key) => /^(.+)(?:Vi|En)$/.exec(key)?.[1] ?? []))
    : []
  const own = [...fields].map((field) => {
    const { [`${field}Vi`]: vi, [`${field}En`]: en } = value as Json
    return { path: `${path}.${field}`, at: [...at, field], vi, en }
  })
  const isList = Array.isArray(value)
  return [
    ...own,
    ...childrenOf(value).flatMap(([name, child], index) =>
      placesOfTexts(child, `${path}.${name}`, [...at, isList ? String(index) : name]),
    ),
  ]
}

/** All texts with two languages, by path. */
export function pairsOfTexts(value: unknown): PairOfTexts[] {
  return placesOfTexts(value).map(({ at: _, ...pair }) => pair)
}

/** Deep equality, ignoring the order of keys. */
export function isSame(a: unknown, b: unknown): boolean {
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((item, index) => isSame(item, b[index]))
  if (!isRecord(a) || !isRecord(b)) return a === b
  const keys = new Set([...Object.keys(a), ...Object.keys(b)])
  return [...keys].every((key) => isSame(a[key], b[key]))
}

/** Fields changed in one language only: the language behind, and the earlier text of the other. */
export type Drift = Record<string, { behind: Locale; was: unknown }>

interface DriftingTexts {
  drift: Drift
  data: Json
  /** Texts of a translator that no person has read: their language by path. */
  machineTexts: Record<string, Locale>
  statusVi: string
  statusEn: string
}

/**
 * Drift after a change. A field is behind until the other language changes, the change is undone or
 * an editor confirms it; a missing text is not behind, nor is any by a correction of an unread one,
 * nor what readers see by work on a language that they do not see yet.
 */
export function driftAfter(
  { drift: before, data: old, machineTexts, statusVi, statusEn }: DriftingTexts,
  data: Json,
): Drift {
  const isSeen = { vi: statusVi === 'published', en: statusEn === 'published' }
  const known = new Map(pairsOfTexts(old).map((pair) => [pair.path, pair]))
  const fields = pairsOfTexts(data).flatMap(({ path, vi, en }): [string, Drift[string]][] => {
    const now: Record<Locale, unknown> = { vi, en }
    const then = known.get(path)
    if (!then || isEmpty(vi) || isEmpty(en)) return []
    const changed = locales.filter((locale) => !isSame(now[locale], then[locale]))
    const earlier = before[path]
    if (changed.length === 2) return []
    const [only] = changed
    if (only && earlier?.behind === only) return []
    const isUnseen = only && !isSeen[only] && isSeen[otherLocale(only)]
    if (!only || isUnseen || machineTexts[path] === only) return earlier ? [[path, earlier]] : []
    const was = earlier ? earlier.was : then[only]
    if (isEmpty(was) || isSame(was, now[only])) return []
    return [[path, { behind: otherLocale(only), was }]]
  })
  return Object.fromEntries(fields)
}

function sameChild(value: unknown, name: string): unknown {
  return childrenOf(value).find(([known]) => known === name)?.[1]
}

interface OtherTexts {
  other: Locale
  /** What readers get of the other language; undefined unless public, so that no draft leaks. */
  live: unknown
  isPublic: boolean
}

/** Whether list items match by id, or by index while the length is unchanged. */
function canMatch(items: readonly unknown[], live: unknown): boolean {
  return (
    items.some((item) => isRecord(item) && typeof item.id === 'string') ||
    (Array.isArray(live) && live.length === items.length)
  )
}

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
 * A value with the other language's texts as published, also those removed since. A new list item
 * of a public language keeps its own texts.
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
 * Published data: shared values and the published languages' texts from `data`; other public
 * languages keep their live texts, non-public ones are left out.
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

/** Data with one language's texts from another version. */
export function withTextsOf(data: Json, version: Json, locale: Locale): Json {
  return publishTexts(data, {
    live: version,
    published: [otherLocale(locale)],
    alsoPublic: [locale],
  })
}

/** Whether publishing these languages, all public, would change what readers get. */
export function hasUnpublishedChanges(
  data: Json,
  live: Json | null | undefined,
  published: readonly Locale[],
  alsoPublic = published,
): boolean {
  if (!live || published.length === 0) return false
  return !isSame(publishTexts(data, { live, published, alsoPublic }), live)
}
