import type { ErrorIssue } from '../errors'
import { type Locale, locales, otherLocale } from '../locale'
import { isEmpty, isRecord, suffixes, valueAt } from './in-one-language'
import { isSame, pairsOfTexts, placesOfTexts } from './pairs'

type Json = Record<string, unknown>

/** Texts of a translator that no person has read: their language, by path as in `Drift`. */
export type MachineTexts = Record<string, Locale>

/** Whether a text of several paragraphs still has one that it had before. */
function keepsParagraph(before: unknown, after: unknown): boolean {
  if (typeof before !== 'string' || typeof after !== 'string') return false
  const paragraphs = before.split(/\n{2,}/)
  return paragraphs.length > 1 && after.split(/\n{2,}/).some((one) => paragraphs.includes(one))
}

const fieldOf = (path: string) => path.slice(path.lastIndexOf('.') + 1)

/**
 * The marks after a change of the data. A mark stays with its text, also where a list item moves or
 * is copied; it goes once the text is changed or removed, of a text with paragraphs once none of
 * them is left, or once somebody says that it is read.
 */
export function machineTextsAfter(before: MachineTexts, old: Json, data: Json): MachineTexts {
  if (Object.keys(before).length === 0) return {}
  const then = new Map(pairsOfTexts(old).map((pair) => [pair.path, pair]))
  const marked = Object.entries(before).map(([path, locale]) => {
    return { field: fieldOf(path), locale, text: then.get(path)?.[locale] }
  })
  const isMarked = (path: string, locale: Locale, text: unknown) => {
    if (isEmpty(text)) return false
    const was = then.get(path)?.[locale]
    if (isSame(text, was)) return before[path] === locale
    if (before[path] === locale && keepsParagraph(was, text)) return true
    return marked.some(
      (one) => one.locale === locale && one.field === fieldOf(path) && isSame(one.text, text),
    )
  }
  const after = pairsOfTexts(data).flatMap((pair): [string, Locale][] => {
    const locale = locales.find((one) => isMarked(pair.path, one, pair[one]))
    return locale ? [[pair.path, locale]] : []
  })
  return Object.fromEntries(after)
}

export interface TextToFill {
  path: string
  /** Keys in the data, with the language that it is for. */
  at: readonly string[]
  /** One text, or a list of them. */
  text: string | string[]
}

const isText = (value: unknown): value is string | string[] =>
  typeof value === 'string' ||
  (Array.isArray(value) && value.every((item) => typeof item === 'string'))

const withLocale = (at: readonly string[], locale: Locale) => [
  ...at.slice(0, -1),
  `${at.at(-1)}${suffixes[locale]}`,
]

/** The empty texts of a language with those of the other one, but what nobody has read yet. */
export function textsToFill(data: Json, to: Locale, unread: MachineTexts): TextToFill[] {
  const from = otherLocale(to)
  return placesOfTexts(data).flatMap(({ path, at, ...texts }) => {
    const text = texts[from]
    const isWanted = isEmpty(texts[to]) && !isEmpty(text) && unread[path] !== from
    return isWanted && isText(text) ? [{ path, at: withLocale(at, to), text }] : []
  })
}

/** Data with some texts replaced; undefined removes one. */
export function withTextsAt(
  data: Json,
  texts: readonly { at: readonly string[]; text: unknown }[],
): Json {
  const copy = structuredClone(data)
  for (const { at, text } of texts) {
    const holder = valueAt(copy, at.slice(0, -1))
    if (isRecord(holder)) holder[String(at.at(-1))] = text
  }
  return copy
}

/** Issue message that {@link machineTextOf} reads: `machine:.activities.hue.name`. */
const machineMessage = (path: string) => `machine:${path}`

/** The path of the unread text; undefined for other messages. */
export const machineTextOf = (message: string): string | undefined =>
  /^machine:(.*)$/s.exec(message)?.[1]

/** Whether the issue is of a text that nobody has read yet. */
export const isUnread = ({ message }: Pick<ErrorIssue, 'message'>) =>
  machineTextOf(message) !== undefined

/** An issue for each text of these languages that nobody has read yet. */
export function unreadTexts(
  data: Json,
  unread: MachineTexts,
  wanted: readonly Locale[],
): ErrorIssue[] {
  return placesOfTexts(data).flatMap(({ path, at }) => {
    const locale = unread[path]
    if (!locale || !wanted.includes(locale)) return []
    return [{ path: withLocale(at, locale).join('.'), message: machineMessage(path) }]
  })
}

/** Data without the texts of other languages than these that nobody has read yet. */
export function withoutUnread(data: Json, unread: MachineTexts, keep: readonly Locale[]): Json {
  const others = unreadTexts(
    data,
    unread,
    locales.filter((locale) => !keep.includes(locale)),
  )
  return others.length === 0
    ? data
    : withTextsAt(
        data,
        others.map(({ path }) => ({ at: path.split('.'), text: undefined })),
      )
}

/** Why a translation was not taken: it lost a token, link or picture, or does not fit the field. */
export const refusedTranslation = { lost: 'translation:lost', unfit: 'translation:unfit' } as const
