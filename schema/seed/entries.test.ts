import { expect, it } from 'vitest'
import { factsAmong, viewEntries } from '../content/all-views'
import { withoutBlanks } from '../content/check-data'
import { namedFacts, unknownFacts } from '../content/facts'
import { contentSchemas } from '../content/kinds'
import { locales } from '../locale'
import { readEntryFiles } from './entry-files'

const files = readEntryFiles()

it.each(files.map((file) => [`${file.kind} ${file.slug}`, file] as const))('%s is what its kind wants', (_, { kind, data }) => {
  const { error } = contentSchemas[kind].safeParse(data)
  expect(error?.issues).toBeUndefined()
})

it('shows all entries', () => {
  const views = viewEntries(files)
  expect(views.things.length).toBe(16 + 18 + 20 + 30 + 3)
  expect(views.places.length).toBe(16 + 18 + 20 + 30)
})

it.each(files.map((file) => [`${file.kind} ${file.slug}`, file] as const))('%s is written as an export writes it', (_, { data }) => {
  expect(withoutBlanks(data)).toEqual(data)
})

it.each(files.flatMap(({ kind, slug, data }) => (kind === 'destination' ? [[slug, contentSchemas.destination.parse(data)] as const] : [])))(
  'calls the months of %s good in both places, or in neither',
  (_, { bestTimeToVisit, year }) => {
    const good = (year ?? []).filter(({ verdict }) => verdict === 'good').map(({ month }) => month)
    expect(bestTimeToVisit.months.toSorted((a, b) => a - b)).toEqual(good.toSorted((a, b) => a - b))
  },
)

it('names only facts that there are, each of them at least once in both languages, and shows their values', () => {
  const facts = factsAmong(files)
  expect(files.flatMap(({ data }) => unknownFacts(data, facts, locales))).toEqual([])
  const named = files.flatMap(({ data }) => namedFacts(data))
  for (const slug of facts.keys())
    for (const locale of locales) expect(named.some((one) => one.name === slug && one.locale === locale)).toBe(true)
  const shown = JSON.stringify(viewEntries(files))
  expect(shown).not.toContain('{{fact')
  expect(shown).toContain('up to 90 days, $25 for a single entry, $50 for multiple')
})
