import type { EntryKind } from '../../../../schema/content/choices'
import { officeCountries } from '../../../../schema/content/choices'
import { isRecord } from '../../../../schema/content/in-one-language'
import { defaultMetaOf, metaLengths } from '../../../../schema/content/page-meta'
import { firstWords } from '../../../../schema/cut-text'
import { phoneLinks } from '../../../../schema/phone'
import { controlId, type Json, type Path } from './paths'

/** The links that an office of the settings gets from its phone number. */
export function linksOfOffice({ phone, country }: Json): ReturnType<typeof phoneLinks> {
  if (typeof phone !== 'string') return undefined
  return phoneLinks(
    phone,
    officeCountries.find((known) => known === country),
  )
}

function phoneDefaults({ offices }: Json): [Path, string | undefined][] {
  const list = Array.isArray(offices) ? offices.filter(isRecord).map(linksOfOffice) : []
  return [
    ...list.map((links, index): [Path, string | undefined] => [
      ['offices', index, 'whatsapp'],
      links?.whatsapp,
    ]),
    [['company', 'zalo'], list.find((links) => links?.zalo)?.zalo],
  ]
}

function metaDefaults(kind: EntryKind, data: Json): [Path, string | undefined][] {
  const { picture, ...texts } = defaultMetaOf(kind, data)
  return Object.entries(texts).map(([name, text]) => [
    ['meta', name],
    firstWords(text, /^title/.test(name) ? metaLengths.title : metaLengths.description),
  ])
}

/** What readers get where optional fields are empty, by the id of the field. */
export function defaultsOf(kind: EntryKind, data: Json): ReadonlyMap<string, string> {
  const found = kind === 'settings' ? phoneDefaults(data) : metaDefaults(kind, data)
  return new Map(found.flatMap(([path, text]) => (text ? [[controlId(path), text]] : [])))
}
