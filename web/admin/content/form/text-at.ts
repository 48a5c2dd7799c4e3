import { suffixes } from '../../../../schema/content/in-one-language'
import { type Locale, locales } from '../../../../schema/locale'
import type { FormField, InputField } from './form-schema'
import type { Path } from './paths'

interface TextAt {
  field: InputField
  lang: Locale | undefined
}

const isText = ({ widget }: InputField) => widget === 'line' || widget === 'paragraph'

/** The field at a path where it is a text without parts; undefined for any other. */
export function textAt(fields: readonly FormField[], [key, ...rest]: Path): TextAt | undefined {
  if (key !== undefined && /^\d+$/.test(String(key))) return textAt(fields, rest)
  for (const field of fields) {
    const lang = locales.find((locale) => key === field.name + suffixes[locale])
    if (field.type === 'pair' && lang && isText(field.input)) return { field: field.input, lang }
    if (field.name !== key) continue
    if (field.type === 'input' && isText(field)) return { field, lang: undefined }
    if (field.type === 'group' || field.type === 'list') return textAt(field.fields, rest)
  }
  return undefined
}
