import { type Locale, locales } from '../locale'
import { mediaIdsIn } from '../media'
import { drawingPrefix } from '../text-drawings'
import { suffixes } from './in-one-language'

/** The field of a photograph's description in a language. */
export const altFields = { vi: 'altVi', en: 'altEn' } as const satisfies Record<Locale, string>

export interface NamedPicture {
  /** Of a photograph its id, of a drawing its scene. */
  id: string
  /** Such as `galleryImages.0.src`. */
  path: string
  /** The language of the text that names it; undefined where both share it. */
  locale: Locale | undefined
}

const localeOfKey = (key: string): Locale | undefined =>
  locales.find((locale) => key.endsWith(suffixes[locale]))

/** Every place of a JSON value in which `find` finds something in a string. */
function named(
  find: (text: string) => string[],
  value: unknown,
  path: readonly string[] = [],
  locale?: Locale,
): NamedPicture[] {
  if (typeof value === 'string')
    return find(value).map((id) => ({ id, path: path.join('.'), locale }))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, child]) =>
    named(find, child, [...path, key], localeOfKey(key) ?? locale),
  )
}

/** Every place of a JSON value that names a photograph. */
export const namedPhotos = (value: unknown) => named(mediaIdsIn, value)

const imageInText = /!\[((?:\\.|[^\\\]])*)\]\([^)\n]*\)/g

/**
 * Every place of a JSON value that shows a photograph with the description that the library has: a
 * text may give its own.
 */
export const photosToDescribe = (value: unknown) =>
  named(
    (text) => mediaIdsIn(text.replace(imageInText, (image, alt) => (alt.trim() ? '' : image))),
    value,
  )

const drawingInText = new RegExp(`\\]\\(${drawingPrefix}([^\\s)]+)`, 'g')

/** Every place of a JSON value that shows a drawing within a text of Markdown. */
export const namedDrawings = (value: unknown) =>
  named(
    (text) => [...new Set(Array.from(text.matchAll(drawingInText), ([, scene = '']) => scene))],
    value,
  )

/**
 * What keeps a picture, called `name`, from being public: the photograph is gone, or has no
 * alternative text in a language, or there is no such drawing.
 */
export type PhotoProblem =
  | { problem: 'gone' | 'unknown'; name: string }
  | { problem: 'alt'; name: string; locale: Locale }

/**
 * What an issue says of a picture, for {@link photoProblemOf} to read: `photo:gone:hue.jpg`,
 * `photo:alt:vi:hue.jpg`, `drawing:unknown:hue`.
 */
export function photoMessage(problem: PhotoProblem): string {
  if (problem.problem === 'unknown') return `drawing:unknown:${problem.name}`
  return problem.problem === 'alt'
    ? `photo:alt:${problem.locale}:${problem.name}`
    : `photo:gone:${problem.name}`
}

/** The problem in a message of {@link photoMessage}; undefined for any other message. */
export function photoProblemOf(message: string): PhotoProblem | undefined {
  const gone = /^photo:gone:(.*)$/s.exec(message)?.[1]
  if (gone !== undefined) return { problem: 'gone', name: gone }
  const unknown = /^drawing:unknown:(.*)$/s.exec(message)?.[1]
  if (unknown !== undefined) return { problem: 'unknown', name: unknown }
  const [, code, name] = /^photo:alt:(vi|en):(.*)$/s.exec(message) ?? []
  const locale = locales.find((known) => known === code)
  return locale && name !== undefined ? { problem: 'alt', name, locale } : undefined
}

/**
 * What an issue says where a public text needs the alternative text that is to be taken away:
 * `photo:used:Huế`.
 */
export const photoUsedMessage = (title: string) => `photo:used:${title}`

/** The title in a message of {@link photoUsedMessage}; undefined for any other message. */
export const photoUsedOf = (message: string): string | undefined =>
  /^photo:used:(.*)$/s.exec(message)?.[1]
