import { expect, it } from 'vitest'
import { checkData, missingIn } from '../../schema/content/check-data'
import { entryKinds } from '../../schema/content/choices'
import { contentSchemas } from '../../schema/content/kinds'
import { locales, otherLocale } from '../../schema/locale'
import { withValue } from '../testing/bad-values'
import { sampleData, without } from '../testing/kind-samples'
import { partsOf } from '../testing/schema-walk'

/** What breaks each rule over several fields of a kind, and where the issue stands. */
const broken: [
  kind: (typeof entryKinds)[number],
  part: (string | number)[],
  fields: Record<string, unknown>,
  issue: string,
][] = [
  ['deal', [], { originalPrice: 1_200_000, discountedPrice: 1_500_000 }, 'discountedPrice'],
  [
    'deal',
    ['originalPriceDates'],
    { from: '2026-05-02', to: '2026-05-01' },
    'originalPriceDates.to',
  ],
  ['deal', ['schedule'], { seats: 4, leastGuests: 5 }, 'schedule.leastGuests'],
  ['deal', ['window'], { repeats: 'once', from: '05-01', to: '05-02' }, 'window.from'],
  ['deal', ['window'], { repeats: 'once', from: '2026-05-02', to: '2026-05-01' }, 'window.to'],
  ['itinerary', ['costs', 'rows', 0], { low: 200_000, high: 100_000 }, 'costs.rows.0.high'],
  [
    'prices',
    ['rows', 0],
    { usualFrom: 60_000, usualTo: 50_000, tooMuchFrom: 90_000 },
    'rows.0.usualTo',
  ],
  [
    'prices',
    ['rows', 0],
    { usualFrom: 50_000, usualTo: 60_000, tooMuchFrom: 55_000 },
    'rows.0.tooMuchFrom',
  ],
  ['route', ['ways', 0], { travelHours: 3, travelHoursUpTo: 2 }, 'ways.0.travelHoursUpTo'],
  ['route', ['ways', 0], { fare: undefined, fareUpTo: 50_000 }, 'ways.0.fareUpTo'],
  ['shop', ['merchants', 0], { commissionMin: 9, commissionMax: 8 }, 'merchants.0.commissionMax'],
]

it('knows every rule over several fields', () => {
  const rules = entryKinds.flatMap((kind) =>
    partsOf(contentSchemas[kind]).flatMap(({ path, schema }) => {
      const { type, checks = [] } = schema._zod.def
      return type === 'object' ? checks.map(() => [kind, ...path].join('.')) : []
    }),
  )
  expect(broken.map(([kind, part]) => [kind, ...part].join('.')).sort()).toEqual(rules.sort())
})

it.each(broken)(
  'publishes in no language alone an entry of %s whose %j has %j',
  (kind, part, fields, issue) => {
    const entries = Object.entries(fields)
    const data = entries.reduce(
      (all, [key, value]) => withValue(all, [...part, key], value),
      sampleData(kind) as unknown,
    )
    for (const locale of locales) {
      const issues = checkData(kind, without(data, otherLocale(locale)) as Record<string, unknown>)
      expect(missingIn(issues, [locale]).map(({ path }) => path)).toEqual([issue])
    }
  },
)
