import { expect, it } from 'vitest'
import { readSampleEntries } from '../testing/sample-pack'
import { checkData } from './check-data'
import type { ContentOfKind } from './kinds'

const [board] = readSampleEntries().filter(({ kind }) => kind === 'prices')
if (!board) throw new Error('the seed has no price board')
const { rows } = board.data as unknown as ContentOfKind['prices']

const issuesOf = (change: object) =>
  checkData('prices', { ...board.data, rows: [{ ...rows[0], ...change }] }).map(({ path }) => path)

it('refuses a range that ends before it starts, and a line below the usual price', () => {
  expect(issuesOf({ usualFrom: 20_000, usualTo: 30_000, tooMuchFrom: 30_000 })).toEqual([])
  expect(issuesOf({ usualFrom: 40_000, usualTo: 30_000, tooMuchFrom: undefined })).toEqual([
    'rows.0.usualTo',
  ])
  expect(issuesOf({ usualFrom: 20_000, usualTo: 30_000, tooMuchFrom: 25_000 })).toEqual([
    'rows.0.tooMuchFrom',
  ])
  expect(issuesOf({ usualFrom: 20_000, usualTo: undefined, tooMuchFrom: 10_000 })).toEqual([
    'rows.0.tooMuchFrom',
  ])
})

it('refuses a row without its source or day', () => {
  for (const field of ['sourceName', 'sourceUrl', 'pricedOn'])
    expect(issuesOf({ [field]: undefined })).toEqual([`rows.0.${field}`])
})

it('starts with rows that have an address each', () => {
  expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length)
})
