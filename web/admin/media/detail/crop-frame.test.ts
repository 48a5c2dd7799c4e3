import { expect, it } from 'vitest'
import { carryPoint, turnFrame } from '../../../../schema/media-edit'
import { moveFrame, resizeFrame, shapeFrame } from './crop-frame'

const size = { width: 1200, height: 900 }
const frame = { left: 100, top: 200, width: 400, height: 300 }
const free = { size, ratio: undefined, min: 200 }

it('moves a frame, and stops at the edges', () => {
  expect(moveFrame(frame, 10, -20, size)).toEqual({ ...frame, left: 110, top: 180 })
  expect(moveFrame(frame, -500, 5000, size)).toEqual({ ...frame, left: 0, top: 600 })
})

it.each([
  ['se', [50, 30], { left: 100, top: 200, width: 450, height: 330 }],
  ['nw', [50, 30], { left: 150, top: 230, width: 350, height: 270 }],
  ['ne', [5000, -5000], { left: 100, top: 0, width: 1100, height: 500 }],
  ['sw', [5000, 5000], { left: 300, top: 200, width: 200, height: 700 }],
] as const)('moves the corner %s by %s, and no other', (corner, by, wanted) => {
  expect(resizeFrame(frame, corner, by, free)).toEqual(wanted)
})

it.each(['nw', 'ne', 'sw', 'se'] as const)('keeps the shape within the picture at %s', (corner) => {
  for (const by of [
    [900, 0],
    [0, 900],
    [-900, -900],
    [7, 3],
  ] as const) {
    const made = resizeFrame({ ...frame, height: 225 }, corner, by, { ...free, ratio: 16 / 9 })
    expect(made.width / made.height).toBeCloseTo(16 / 9, 1)
    expect(Math.min(made.left, made.top)).toBeGreaterThanOrEqual(0)
    expect(made.left + made.width).toBeLessThanOrEqual(size.width)
    expect(made.top + made.height).toBeLessThanOrEqual(size.height)
    expect(made.height).toBeGreaterThanOrEqual(200)
  }
})

it('takes the largest frame of a shape near the former one', () => {
  expect(shapeFrame(frame, 1, size)).toEqual({ left: 0, top: 0, width: 900, height: 900 })
  expect(shapeFrame(frame, undefined, size)).toBe(frame)
})

it('turns a frame with its picture, and four turns lead back', () => {
  const turned = turnFrame(frame, size)
  expect(turned).toEqual({ left: 400, top: 100, width: 300, height: 400 })
  const [upright, onItsSide] = [size, { width: 900, height: 1200 }]
  const twice = turnFrame(turned, onItsSide)
  expect(turnFrame(turnFrame(twice, upright), onItsSide)).toEqual(frame)
})

it('carries a point from one frame to another, at most to its edge', () => {
  const whole = { rotate: 0, original: size } as const
  const crop = { left: 600, top: 0, width: 600, height: 450 }
  expect(carryPoint({ x: 0.75, y: 0.25 }, whole, { ...whole, crop })).toEqual({ x: 0.5, y: 0.5 })
  expect(carryPoint({ x: 0.1, y: 0.9 }, whole, { ...whole, crop })).toEqual({ x: 0, y: 1 })
  expect(carryPoint({ x: 0.5, y: 0.5 }, { ...whole, crop }, whole)).toEqual({ x: 0.75, y: 0.25 })
  const left = { ...whole, rotate: 270 } as const
  expect(carryPoint({ x: 0.2, y: 0.3 }, whole, left)).toEqual({ x: 0.3, y: 0.8 })
})
