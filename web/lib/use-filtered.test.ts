import { expect, test } from 'vitest'
import { type Drawn, draw } from './use-filtered'

const ids = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i']
const whole: Drawn = { target: ids.join(), kept: ids, visible: new Set(ids) }

test('what is filtered out stays in its place, out of sight', () => {
  const { kept, visible } = draw(whole, ['b', 'g'])
  expect(kept).toBe(ids)
  expect([...visible]).toEqual(['b', 'g'])
})

test('what comes back follows four at a time, and what is seen already is not taken away', () => {
  const filtered = draw(whole, ['g'])
  const first = draw(filtered, ids)
  expect([...first.visible].sort()).toEqual(['a', 'b', 'c', 'd', 'g'])
  const second = draw(first, ids)
  expect([...second.visible].sort()).toEqual(ids)
  expect(second.kept).toBe(ids)
})

test('another order puts what is shown first', () => {
  expect(draw(whole, ['g', 'b']).kept).toEqual(['g', 'b', 'a', 'c', 'd', 'e', 'f', 'h', 'i'])
})

test('what has not been there yet joins the list', () => {
  const some: Drawn = { target: 'b,d', kept: ['b', 'd'], visible: new Set(['b', 'd']) }
  expect(draw(some, ['a', 'b']).kept).toEqual(['a', 'b', 'd'])
})
