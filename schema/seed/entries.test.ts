import { expect, it } from 'vitest'
import { factsAmong, viewEntries } from '../content/all-views'
import { withoutBlanks } from '../content/blanks'
import { namedFacts, unknownFacts } from '../content/facts'
import { contentSchemas } from '../content/kinds'
import { locales } from '../locale'
import { readSampleEntries } from '../testing/sample-pack'

const files = readSampleEntries()

it.each(files.map((file) => [`${file.kind} ${file.slug}`, file] as const))(
  '%s is what its kind wants',
  (_, { kind, data }) => {
    const { error } = contentSchemas[kind].safeParse(data)
    expect(error?.issues).toBeUndefined()
  },
)

it('shows all entries', () => {
  const views = viewEntries(files)
  expect(views.things.length).toBe(22 + 18 + 20 + 30 + 12)
  expect(views.places.length).toBe(22 + 18 + 20 + 30)
})

it.each(files.map((file) => [`${file.kind} ${file.slug}`, file] as const))(
  '%s is written as an export writes it',
  (_, { data }) => {
    expect(withoutBlanks(data)).toEqual(data)
  },
)

it.each(
  files.flatMap(({ kind, slug, data }) =>
    kind === 'destination' ? [[slug, contentSchemas.destination.parse(data)] as const] : [],
  ),
)('calls the months of %s good in both places, or in neither', (_, { bestTimeToVisit, year }) => {
  const good = (year ?? []).filter(({ verdict }) => verdict === 'good').map(({ month }) => month)
  expect(bestTimeToVisit.months.toSorted((a, b) => a - b)).toEqual(good.toSorted((a, b) => a - b))
})

it('names only facts that there are, each of them at least once in both languages, and shows their values', () => {
  const facts = factsAmong(files)
  expect(files.flatMap(({ data }) => unknownFacts(data, facts, locales))).toEqual([])
  const named = files.flatMap(({ data }) => namedFacts(data))
  for (const slug of facts.keys())
    for (const locale of locales)
      expect(named.some((one) => one.name === slug && one.locale === locale)).toBe(true)
  const shown = JSON.stringify(viewEntries(files))
  expect(shown).not.toContain('{{fact')
  expect(shown).toContain('up to 90 days, $25 for a single entry, $50 for multiple')
})

it('has no amount in US dollars in a Vietnamese text, but what an authority takes in them', () => {
  const inDollars = [
    'fact evisa-fee-multiple',
    'fact evisa-fee-single',
    'guide day-2',
    'guide day-3',
  ]
  const textsOf = (value: unknown, name = ''): string[] => {
    if (typeof value === 'string') return name.endsWith('Vi') ? [value] : []
    return value && typeof value === 'object'
      ? Object.entries(value).flatMap(([key, one]) =>
          textsOf(one, Array.isArray(value) ? name : key),
        )
      : []
  }
  const found = files.filter(({ data }) =>
    textsOf(data).some((text) => /\$\s?\d|\d\s?(USD|đô la)|USD\s?\d/.test(text)),
  )
  expect(found.map(({ kind, slug }) => `${kind} ${slug}`).sort()).toEqual(inDollars)
})
