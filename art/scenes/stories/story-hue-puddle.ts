import { citadelGate } from '../../kit/citadel-gate'
import { num } from '../../kit/path'
import { raindropRings, rainfall } from '../../kit/rainfall'
import { range } from '../../kit/rng'
import { clipped, line, rect, shape } from '../../kit/shapes'
import { choose, type Scene, unit } from '../../scene'

const wet = {
  stone: '#8f7f94',
  stoneShade: '#655d80',
  stoneLight: '#b9a9b4',
  lacquer: '#963a4c',
  gold: '#e2c488',
  yellowTile: '#dba850',
  yellowTrim: '#8a6048',
  greenTile: '#3f8580',
  greenTrim: '#2c5464',
  dark: '#37304f',
}

/** Ngọ Môn upside down in one huge puddle on the paved court, the lens a hand's breadth above the water. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const far = h * 0.16
  const joints = range(13)
    .map(
      (index) =>
        `M${num(w / 2 + (index - 6) * 120 * u)},${num(far)}L${num(w / 2 + (index - 6) * w * 0.32)},${h}`,
    )
    .join('')
  const rows = [0.04, 0.12, 0.26, 0.48, 0.8]
    .map((part) => `M0,${num(far + (h - far) * part)}H${w}`)
    .join('')
  const top = h * 0.27
  const pool = [
    `M${num(-w * 0.02)},${num(h * 0.52)}`,
    `Q${num(w * 0.06)},${num(h * 0.3)} ${num(w * 0.3)},${num(top)}`,
    `T${num(w * 0.72)},${num(h * 0.29)}`,
    `Q${num(w * 1.0)},${num(h * 0.3)} ${num(w * 0.97)},${num(h * 0.56)}`,
    `Q${num(w * 0.99)},${num(h * 0.86)} ${num(w * 0.66)},${num(h * 0.94)}`,
    `T${num(w * 0.2)},${num(h * 0.9)}`,
    `Q${num(-w * 0.02)},${num(h * 0.84)} ${num(-w * 0.02)},${num(h * 0.52)}z`,
  ].join('')
  const size = choose(frame, 2.55, 1.5, 1.7) * u
  const gate = citadelGate(w * 0.48, 0, size, wet)
  return [
    rect(0, 0, w, h, '#756c8c'),
    rect(0, 0, w, far, '#57507a'),
    shape(`M0,${num(far * 0.4)}H${w}V${num(far)}H0z`, '#8a4a55'),
    rect(0, far * 0.86, w, far * 0.14, '#423c62'),
    line(joints + rows, '#564f74', 5 * u),
    shape(pool, '#3f3a60', 0.8),
    clipped(
      'p',
      pool,
      rect(0, top + 14 * u, w, h, '#d9cbd0') +
        rect(0, h * 0.66, w, h, '#b4aec6') +
        rect(0, h * 0.82, w, h, '#8f90b4') +
        `<g transform="translate(0,${num(top + 8 * u)})scale(1,-1)">${gate}</g>` +
        line(
          range(9)
            .map(
              (index) =>
                `M${num(w * (0.05 + ((index * 37) % 80) / 100))},${num(h * (0.36 + index * 0.06))}h${num(150 * u)}`,
            )
            .join(''),
          '#f2e9ec',
          4 * u,
          0.5,
        ),
    ),
    raindropRings(frame, h * 0.34, h * 0.9, 20, 64 * u, '#fdf7f4', 8),
    rainfall(frame, {
      top: -60 * u,
      bottom: h,
      count: 30,
      length: 150 * u,
      colour: '#f4f2fb',
      width: 3 * u,
      opacity: 0.45,
      seed: 5,
    }),
  ].join('')
}
