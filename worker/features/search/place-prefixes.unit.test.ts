import { expect, it } from 'vitest'
import { fold } from '../../../schema/fold'
import { type Locale, locales } from '../../../schema/locale'
import { createSiteSearch } from '../../../schema/search/answer'
import { prepareDocs } from '../../../schema/search/prepare'
import { placeNames, siteConcepts } from '../../../schema/search/site-concepts'
import { defaultSettings } from '../../../schema/seed/default-settings'
import { readSampleEntries } from '../../../schema/testing/sample-pack'
import { entryDocs } from './entry-docs'

/**
 * Guides and topics have long texts, which take seconds to index, and no names of places of their
 * own.
 */
const seed = readSampleEntries().filter(({ kind }) => kind !== 'guide' && kind !== 'topic')

/** The search of a browser over the entries that a new database starts with. */
function searchOf(locale: Locale) {
  const docs = prepareDocs(
    entryDocs(seed, locale, defaultSettings.vndPerUsd),
    siteConcepts(),
    locale,
  )
  const search = createSiteSearch({ docs, concepts: [], tables: '', isComplete: true }, locale)
  return (typed: string) =>
    search(typed, { isTyping: true }).results.map(({ id, part }) => part?.id ?? id)
}

/** Each place with its names in both languages, and what else travellers call it; without marks. */
const places = seed.flatMap(({ kind, slug, data }) => {
  if (kind !== 'destination') return []
  const { nameVi, nameEn } = data as { nameVi: string; nameEn: string }
  const aliases = placeNames.flatMap(({ same }) =>
    same.includes(nameVi) || same.includes(nameEn) ? same : [],
  )
  return { id: `destination:${slug}`, names: [nameVi, nameEn, ...aliases].map(fold) }
})

const beginningsOf = (name: string) =>
  Array.from(name.slice(1), (_, index) => name.slice(0, index + 2).trim())
const beginnings = new Set(places.flatMap(({ names }) => names.flatMap(beginningsOf)))

it.each(locales)(
  'finds the places first that have a name with the typed beginning, for each beginning of each name (%s)',
  (locale) => {
    const search = searchOf(locale)
    const wrong = [...beginnings].flatMap((typed) => {
      const meant = places
        .filter(({ names }) => names.some((name) => name.startsWith(typed)))
        .map(({ id }) => id)
      const first = search(typed).slice(0, meant.length)
      return meant.every((id) => first.includes(id)) ? [] : `${typed}: ${first}`
    })
    expect(beginnings.size).toBeGreaterThan(200)
    expect(wrong).toEqual([])
  },
)
