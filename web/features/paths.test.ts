import { expect, it } from 'vitest'
import { readQuery, searchApiPath } from './paths'

it('reads a query of the path before one of the query string', () => {
  expect(readQuery('huế', new URLSearchParams('q=hue'))).toBe('huế')
  expect(readQuery(undefined, new URLSearchParams('q=..'))).toBe('..')
})

it.each([`${'a'.repeat(99)}😀`, 'a\ud83d', '\ude00'])(
  'asks the database for any query: %j',
  (query) => {
    expect(() => searchApiPath(readQuery(query, new URLSearchParams()), 'vi')).not.toThrow()
  },
)
