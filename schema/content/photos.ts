import { type Locale, locales } from '../locale'
import { mediaIdsIn } from '../media'
import { drawingPrefix } from '../text-drawings'
import { findInTexts, type NamedIn } from './in-one-language'

export const altFields = { vi: 'altVi', en: 'altEn' } as const satisfies Record<Locale, string>

export interface NamedPicture extends NamedIn {
  id: string
}

const named = (value: unknown, idsIn: (text: string) => string[]): NamedPicture[] =>
  findInTexts(value, (text) => idsIn(text).map((id) => ({ id })))

/** All photographs named in a JSON value. */
export const namedPhotos = (value: unknown) => named(value, mediaIdsIn)

const imageInText = /!\[((?:\\.|[^\\\]])*)\]\([^)\n]*\)/g

/** Photographs shown with the library's alt text, not with one of the text's own. */
export const photosToDescribe = (value: unknown) =>
  named(value, (text) =>
    mediaIdsIn(text.replace(imageInText, (image, alt) => (alt.trim() ? '' : image))),
  )

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
