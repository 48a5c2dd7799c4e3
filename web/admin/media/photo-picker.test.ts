import { expect, it } from 'vitest'
import { inFileOrder } from './photo-picker'

it('puts uploads into the order of their files, and leaves the others where they are', () => {
  const places = new Map([
    ['c', 2],
    ['a', 0],
    ['b', 1],
  ])
  const items = ['old', 'c', 'a', 'older', 'b'].map((id) => ({ id }))
  expect(inFileOrder(items, places).map(({ id }) => id)).toEqual(['old', 'a', 'b', 'older', 'c'])
})
