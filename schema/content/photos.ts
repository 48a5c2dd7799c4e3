import { type Locale, locales } from '../locale'
import { mediaIdsIn } from '../media'
import { drawingPrefix } from '../text-drawings'
import { findInTexts, isEmpty, isRecord, type NamedIn, valueAt } from './in-one-language'

export const altFields = { vi: 'altVi', en: 'altEn' } as const satisfies Record<Locale, string>

export interface NamedPicture extends NamedIn {
  id: string
}

const named = (value: unknown, idsIn: (text: string) => string[]): NamedPicture[] =>
  findInTexts(value, (text) => idsIn(text).map((id) => ({ id })))

/** All photographs named in a JSON value. */
export const namedPhotos = (value: unknown) => named(value, mediaIdsIn)

const imageInText = /!\[((?:\\.|[^\\\]])*)\]\([^)\n]*\)/g

/** Whether a picture's item has a description of its own, such as `altVi` or `heroAltVi`. */
const isDescribed = (item: unknown, locale: Locale): boolean =>
  isRecord(item) &&
  Object.entries(item).some(
    ([key, text]) => key.toLowerCase().endsWith(altFields[locale].toLowerCase()) && !isEmpty(text),
  )

/** Photographs shown with the library's alt text, not with one of their text or item. */
export function photosToDescribe(value: unknown): NamedPicture[] {
  const found = named(value, (text) =>
    mediaIdsIn(text.replace(imageInText, (image, alt) => (alt.trim() ? '' : image))),
  )
  return found.flatMap((photo) => {
    // A text describes its photographs in its words, not beside them.
    if (photo.locale) return photo
    const item = valueAt(value, photo.path.split('.').slice(0, -1))
    const lacking = locales.filter((locale) => !isDescribed(item, locale))
    if (lacking.length === locales.length) return photo
    return lacking.map((locale) => ({ ...photo, locale }))
  })
}

const drawingInText = new RegExp(`\\]\\(${drawingPrefix}([^\\s)]+)`, 'g')

/** Drawings in Markdown texts. */
export const namedDrawings = (value: unknown) =>
  named(value, (text) => [
    ...new Set(Array.from(text.matchAll(drawingInText), ([, scene = '']) => scene)),
  ])

/** Why a picture cannot be public; `alt` is missing alternative text. */
type PhotoProblem =
  | { problem: 'gone' | 'unknown'; name: string }
  | { problem: 'alt'; name: string; locale: Locale }

/**
 * Issue message read by {@link photoProblemOf}: `photo:gone:hue.jpg`, `photo:alt:vi:hue.jpg`,
 * `drawing:unknown:hue`.
 */
export function photoMessage(problem: PhotoProblem): string {
  if (problem.problem === 'unknown') return `drawing:unknown:${problem.name}`
  return problem.problem === 'alt'
    ? `photo:alt:${problem.locale}:${problem.name}`
    : `photo:gone:${problem.name}`
}

/** Undefined for other messages. */
export function photoProblemOf(message: string): PhotoProblem | undefined {
  const gone = /^photo:gone:(.*)$/s.exec(message)?.[1]
  if (gone !== undefined) return { problem: 'gone', name: gone }
  const unknown = /^drawing:unknown:(.*)$/s.exec(message)?.[1]
  if (unknown !== undefined) return { problem: 'unknown', name: unknown }
  const [, code, name] = /^photo:alt:(vi|en):(.*)$/s.exec(message) ?? []
  const locale = locales.find((known) => known === code)
  return locale && name !== undefined ? { problem: 'alt', name, locale } : undefined
}

/** Issue message when a public text still needs the alternative text: `photo:used:Huế`. */
export const photoUsedMessage = (title: string) => `photo:used:${title}`

/** Undefined for other messages. */
export const photoUsedOf = (message: string): string | undefined =>
  /^photo:used:(.*)$/s.exec(message)?.[1]
