import { expect, test } from 'vitest'
import { placeLabels } from './route-labels'

const map = { width: 720, height: 540, pinRadius: 26 }

test('puts a name where nothing is yet: to the right, else to the left, else below or above', () => {
  const pins = [
    { x: 360, y: 100 },
    { x: 690, y: 300 },
    { x: 300, y: 400 },
    { x: 356, y: 400 },
  ]
  expect(
    placeLabels(['Huế', 'Hội An', 'Mỹ Sơn, Duy Xuyên', 'Trà Quế'], { ...map, pins }),
  ).toMatchObject([
    { name: 'Huế', anchor: 'start' },
    { name: 'Hội An', anchor: 'end' },
    { name: 'Mỹ Sơn', anchor: 'end' },
    { name: 'Trà Quế', anchor: 'start' },
  ])
})

test('keeps a name off the route where it can', () => {
  const pins = [
    { x: 100, y: 300 },
    { x: 600, y: 310 },
  ]
  const [first] = placeLabels(['Phố cổ Hà Nội'], { ...map, pins })
  expect(first).toMatchObject({ anchor: 'start', x: 74 })
  expect(first?.y).toBeGreaterThan(326)
})

test('leaves out names that are long, that fit nowhere, and those after the fourth', () => {
  const column = [60, 160, 260, 360, 460].map((y) => ({ x: 360, y }))
  expect(
    placeLabels(['A', 'Bảo tàng Điêu khắc Chăm', 'B', 'C', 'D'], { ...map, pins: column }),
  ).toHaveLength(4)
  expect(placeLabels(['A', 'B', 'C', 'D', 'E'], { ...map, pins: column })).toHaveLength(4)
  const narrow = { width: 60, height: 60, pinRadius: 26, pins: [{ x: 30, y: 30 }] }
  expect(placeLabels(['Huế'], narrow)).toEqual([])
})
