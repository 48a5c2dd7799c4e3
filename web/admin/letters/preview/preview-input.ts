import { suffixes } from '../../../../schema/content/in-one-language'
import type { Locale } from '../../../../schema/locale'
import type { Json } from '../../content/form/paths'

/** The field of the plain text of a language. */
export const plainField = (locale: Locale) => `plain${suffixes[locale]}`

/** What of a letter that is being written makes its mail in a language. */
export function previewInput(data: Json, locale: Locale) {
  const textOf = (name: string) => {
    const value = data[name + suffixes[locale]]
    return typeof value === 'string' ? value.trim() : ''
  }
  const plain = textOf('plain')
  return {
    locale,
    subject: textOf('subject'),
    preview: textOf('preview'),
    content: textOf('content'),
    ...(plain && { plain }),
  }
}
