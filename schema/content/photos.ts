import { type Locale, locales } from '../locale'
import { mediaIdsIn } from '../media'
import { suffixes } from './in-one-language'

export interface NamedPhoto {
  id: string
  /** Such as `galleryImages.0.src`. */
  path: string
  /** The language of the text that names it; undefined where both share it. */
  locale: Locale | undefined
}

const localeOfKey = (key: string): Locale | undefined => locales.find((locale) => key.endsWith(suffixes[locale]))

/** Every place of a JSON value that names a photograph. */
export function namedPhotos(value: unknown, path: readonly string[] = [], locale?: Locale): NamedPhoto[] {
  if (typeof value === 'string') return mediaIdsIn(value).map((id) => ({ id, path: path.join('.'), locale }))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, child]) => namedPhotos(child, [...path, key], localeOfKey(key) ?? locale))
}

/** What keeps a photograph, called `name`, from being public: there is none any more, or it has no alternative text in a language. */
export type PhotoProblem = { problem: 'gone'; name: string } | { problem: 'alt'; name: string; locale: Locale }

/** What an issue says of a photograph, for {@link photoProblemOf} to read: `photo:gone:hue.jpg`, `photo:alt:vi:hue.jpg`. */
export function photoMessage(problem: PhotoProblem): string {
  return problem.problem === 'alt' ? `photo:alt:${problem.locale}:${problem.name}` : `photo:gone:${problem.name}`
}

/** The problem in a message of {@link photoMessage}; undefined for any other message. */
export function photoProblemOf(message: string): PhotoProblem | undefined {
  const gone = /^photo:gone:(.*)$/s.exec(message)?.[1]
  if (gone !== undefined) return { problem: 'gone', name: gone }
  const [, code, name] = /^photo:alt:(vi|en):(.*)$/s.exec(message) ?? []
  const locale = locales.find((known) => known === code)
  return locale && name !== undefined ? { problem: 'alt', name, locale } : undefined
}

/** What an issue says where a public text needs the alternative text that is to be taken away: `photo:used:Huế`. */
export const photoUsedMessage = (title: string) => `photo:used:${title}`

/** The title in a message of {@link photoUsedMessage}; undefined for any other message. */
export const photoUsedOf = (message: string): string | undefined => /^photo:used:(.*)$/s.exec(message)?.[1]
