import fc from 'fast-check'
import { expect, it } from 'vitest'
import { smallestChange } from './code-editor'

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
