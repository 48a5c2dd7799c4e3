import { describe, expect, inject, it } from 'vitest'
import { checkData, missingIn } from '../../schema/content/check-data'
import { entryKinds, isPublishedTogether } from '../../schema/content/choices'
import { contentSchemas } from '../../schema/content/kinds'
import { ApiError } from '../platform/http/errors'
import { badValues, withValue } from '../testing/bad-values'
import { sampleData, without } from '../testing/kind-samples'
import { partsOf } from '../testing/schema-walk'
import { acceptData } from './edit-entry'

type Data = Record<string, unknown>

/**
 * The code and paths of the error with which data is refused; undefined for data that is stored.
 */
function refusal(run: () => unknown) {
  try {
    run()
    return undefined
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return { code: error.code, paths: error.issues?.map(({ path }) => path) ?? [] }
  }
}

describe.each(entryKinds)('data of kind %s', (kind) => {
  const parts = partsOf(contentSchemas[kind])
  const data = sampleData(kind)
  const change = (path: (string | number)[], value: unknown) => withValue(data, path, value) as Data

  it('is stored as it is where nothing is wrong', () => {
    expect(acceptData(kind, data)).toEqual({ data, issues: [] })
  })

  it('is refused for every wrong value of every field, by its path', () => {
    for (const part of parts) {
      const wrong = badValues(part)
      for (const { value, at } of inject('isDeep') ? wrong : wrong.slice(0, 1)) {
        const refused = refusal(() => acceptData(kind, change(part.path, value)))
        const said = `${part.path.join('.')} = ${JSON.stringify(value).slice(0, 60)}`
        expect(refused?.code, said).toBe('BAD_REQUEST')
        expect(refused?.paths, said).toContain([...part.path, ...at].join('.'))
      }
    }
  })

  it('is a draft while it lacks a field, which keeps a language that needs it from being published', () => {
    for (const { path, isOptional } of parts) {
      if (path.length === 0 || path.at(-1) === 0 || isOptional || path[0] === 'originalPriceDates')
        continue
      // An item without its only field is an empty row, which is not stored.
      if (path.at(-1) === 'firstDay') continue
      const field = path.join('.')
      const { issues } = acceptData(kind, change(path, undefined))
      const needed = missingIn(issues, [field.endsWith('En') ? 'en' : 'vi'])
      // A missing group is named by what it needs.
      const isNamed = (issue: { path: string }) => `${issue.path}.`.startsWith(`${field}.`)
      expect(needed.some(isNamed), field).toBe(true)
    }
  })

  it('needs no word of one language for the other, and lacks all of them', () => {
    const issues = checkData(kind, without(data, 'en'))
    if (!isPublishedTogether(kind)) expect(missingIn(issues, ['vi'])).toEqual([])
    const texts = parts.filter(
      ({ path, isOptional }) => String(path.at(-1)).endsWith('En') && !isOptional,
    )
    // Only links that editors add to a menu need a name.
    const lacking = missingIn(issues, ['en'])
      .map(({ path }) => path)
      .filter((path) => !path.startsWith('menus.'))
    expect(lacking.toSorted()).toEqual(texts.map(({ path }) => path.join('.')).toSorted())
  })
})

describe('a deal, whose fields must fit together,', () => {
  const deal = (fields: object) => ({ ...sampleData('deal'), ...fields })
  const window = (repeats: string, from: string, to: string) => ({ window: { repeats, from, to } })

  it.each<[name: string, path: string, fields: object]>([
    [
      'a window of every year with years',
      'window.from',
      window('yearly', '2026-05-01', '2026-06-01'),
    ],
    ['a window that holds once without years', 'window.from', window('once', '05-01', '06-01')],
    [
      'a window with a year at one end only',
      'window.from',
      window('yearly', '01-01', '2026-06-01'),
    ],
    [
      'a window that ends before it starts',
      'window.to',
      window('once', '2026-05-02', '2026-05-01'),
    ],
    [
      'a price as high as the original one',
      'discountedPrice',
      { originalPrice: 900_000, discountedPrice: 900_000 },
    ],
    [
      'a price above the original one',
      'discountedPrice',
      { originalPrice: 900_000, discountedPrice: 901_000 },
    ],
    [
      'an original price that ends before it starts',
      'originalPriceDates.to',
      { originalPriceDates: { from: '2026-05-02', to: '2026-05-01' } },
    ],
  ])('is refused for %s, by the field', (_, path, fields) => {
    expect(refusal(() => acceptData('deal', deal(fields)))).toEqual({
      code: 'BAD_REQUEST',
      paths: [path],
    })
  })

  it.each<[name: string, fields: object]>([
    ['a window of every year over New Year', window('yearly', '12-15', '01-15')],
    ['a window of one day', window('once', '2026-05-01', '2026-05-01')],
    [
      'an original price of one day',
      { originalPriceDates: { from: '2026-05-01', to: '2026-05-01' } },
    ],
    ['a price just below the original one', { originalPrice: 900_000, discountedPrice: 899_999 }],
  ])('may have %s', (_, fields) => {
    expect(acceptData('deal', deal(fields)).issues).toEqual([])
  })
})
