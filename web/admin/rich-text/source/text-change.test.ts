import fc from 'fast-check'
import { expect, it } from 'vitest'
import { smallestChange } from '../../../../schema/text-change'
import { movedBy } from './text-change'

it('leaves alone what begins and ends alike', () => {
  expect(smallestChange('Huế trong mưa', 'Huế trong nắng mưa')).toEqual({
    from: 10,
    to: 10,
    insert: 'nắng ',
  })
  expect(smallestChange('aa', 'a')).toEqual({ from: 1, to: 2, insert: '' })
  expect(smallestChange('', 'mới')).toEqual({ from: 0, to: 0, insert: 'mới' })
  expect(smallestChange('cũ', 'cũ')).toBeUndefined()
})

it('makes any text any other', () => {
  const few = fc.string({ unit: fc.constantFrom('a', 'ế', '\n') })
  fc.assert(
    fc.property(few, few, (text, next) => {
      const change = smallestChange(text, next)
      expect(
        change ? text.slice(0, change.from) + change.insert + text.slice(change.to) : text,
      ).toBe(next)
    }),
  )
})

it('carries places along with a change', () => {
  const text = 'Một\nHai'
  const change = smallestChange(text, 'Một hai\nHai')
  expect(change && [1, 3, 4].map((place) => movedBy(change, place))).toEqual([1, 7, 8])
  expect([0, 2, 4, 5].map((place) => movedBy({ from: 1, to: 4, insert: '' }, place))).toEqual([
    0, 1, 1, 2,
  ])
})
