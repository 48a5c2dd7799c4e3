import { expect, it } from 'vitest'
import { movedByKey, objectPosition, pointAt } from './focal-field'

const frame = { left: 100, top: 50, width: 400, height: 200 }

it.each([
  [
    { clientX: 300, clientY: 150 },
    { x: 0.5, y: 0.5 },
  ],
  [
    { clientX: 100, clientY: 250 },
    { x: 0, y: 1 },
  ],
  [
    { clientX: 233, clientY: 51 },
    { x: 0.33, y: 0.01 },
  ],
  // A finger that leaves the picture.
  [
    { clientX: 900, clientY: -20 },
    { x: 1, y: 0 },
  ],
])('finds the point at %o', (place, point) => {
  expect(pointAt(place, frame)).toEqual(point)
})

it.each([
  ['ArrowLeft', false, { x: 0.29, y: 0.95 }],
  ['ArrowRight', true, { x: 0.4, y: 0.95 }],
  ['ArrowUp', false, { x: 0.3, y: 0.94 }],
  ['ArrowDown', true, { x: 0.3, y: 1 }],
  ['Enter', false, undefined],
])('moves by %s (Shift: %s)', (key, withShift, point) => {
  expect(movedByKey({ x: 0.3, y: 0.95 }, key, withShift)).toEqual(point)
})

it('is a position of CSS in whole percent', () => {
  expect(objectPosition({ x: 0.29, y: 1 })).toBe('29% 100%')
})
