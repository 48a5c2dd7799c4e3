import { fruitBoat, sampan } from '../../kit/boats'
import { foliage, grove } from '../../kit/foliage'
import { palm } from '../../kit/palm'
import { seatedFigure, standingRower } from '../../kit/people'
import { range } from '../../kit/rng'
import { circle, mirrored } from '../../kit/shapes'
import { birds, cloudStreaks, sky } from '../../kit/sky'
import { stiltHouse } from '../../kit/stilt-house'
import { sun } from '../../kit/sun'
import { glints, ripples, water } from '../../kit/water'
import { choose, type Frame, type Scene, unit } from '../../scene'

const pineapples = ['#f0aa2c', '#e88f24', '#f7c24a']
const watermelons = ['#3f7d45', '#2f6338', '#4f9150']
const rambutans = ['#d8342f', '#e8553a', '#b8262c']
const house = { roof: '#7a4a3a', roofShade: '#5c3632', wall: '#a8704a', dark: '#402430' }

function bank(frame: Frame, shore: number, u: number): string {
  const { width: w } = frame
  const leaf = { trunk: '#4a3a3c', leaf: '#1f5a4c', leafLight: '#34795a' }
  const palms = choose(
    frame,
    [0.03, 0.11, 0.33, 0.8, 0.9, 0.98],
    [0.04, 0.16, 0.86, 0.97],
    [0.04, 0.15, 0.87, 0.97],
  )
  return [
    grove(-60, w + 80, shore + 2, 90 * u, '#6f9a6a', 3),
    palms
      .map((part, index) =>
        palm(
          w * part,
          shore,
          (0.95 + (index % 3) * 0.22) * u,
          leaf,
          190 + (index % 2) * 40,
          index % 2 === 0 ? 26 : -24,
          index + 1,
        ),
      )
      .join(''),
    grove(-60, w * 0.42, shore + 3, 66 * u, '#3c7a55', 11),
    grove(w * 0.6, w + 80, shore + 3, 74 * u, '#3c7a55', 15),
    stiltHouse(w * choose(frame, 0.25, 0.28, 0.27), shore + 8 * u, 0.95 * u, house),
    stiltHouse(w * choose(frame, 0.74, 0.73, 0.73), shore + 8 * u, 0.85 * u, house, true),
    foliage(w * 0.5, shore, 70 * u, 18 * u, '#4f8a5c', 6),
  ].join('')
}

/** The Mekong delta: a floating market at sunrise, boats heaped with fruit under their sample poles. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const shore = h * choose(frame, 0.5, 0.47, 0.48)
  const sunX = w * choose(frame, 0.52, 0.5, 0.5)
  const y = (part: number) => shore + (h - shore) * part
  const far = { x: w * choose(frame, 0.4, 0.3, 0.3), y: y(0.16) }
  const mid = { x: w * choose(frame, 0.72, 0.72, 0.7), y: y(choose(frame, 0.34, 0.3, 0.33)) }
  const near = { x: w * choose(frame, 0.58, 0.42, 0.44), y: y(choose(frame, 0.7, 0.55, 0.66)) }
  const small = { x: w * choose(frame, 0.88, 0.82, 0.84), y: y(choose(frame, 0.84, 0.74, 0.87)) }
  const melons = range(6)
    .map((index) =>
      circle(
        -14 + index * 8,
        -8 - (index % 2) * 4,
        6,
        ['#f0aa2c', '#e0402a', '#7fa23a'][index % 3] ?? '#f0aa2c',
      ),
    )
    .join('')
  const size = choose(frame, 1.95, 1.85, 1.8) * u
  return [
    sky(frame, shore, ['#f3cf9c', '#fbdca0', '#fbb878', '#f58f62']),
    sun(sunX, shore - 70 * u, 150 * u, '#fff3cc'),
    cloudStreaks(frame, h * 0.08, h * 0.3, 6, '#fff0cc', 5, 0.6),
    water(frame, shore, ['#f2a46e', '#c98d62', '#6f8462', '#2f5c52', '#1f4a48']),
    mirrored('k', bank(frame, shore, u), shore + 6 * u, 0.38, 0.55),
    glints({
      x: sunX,
      top: shore + 10 * u,
      bottom: h * 0.98,
      widths: [170 * u, 380 * u],
      count: 24,
      colour: '#fff0c0',
      seed: 5,
      opacity: 0.8,
    }),
    ripples({
      left: 0,
      right: w,
      top: shore + 30 * u,
      bottom: h,
      count: 32,
      colour: '#2a5650',
      seed: 7,
      opacity: 0.5,
      length: 240 * u,
    }),
    mirrored(
      'e',
      fruitBoat(
        w * choose(frame, 0.22, 0.12, 0.12),
        y(0.27),
        0.8 * u,
        { hull: '#5a3438', bow: '#c8402e', fruit: pineapples, seed: 2, pole: true },
        true,
      ) +
        fruitBoat(w * choose(frame, 0.9, 0.93, 0.93), y(0.17), 0.62 * u, {
          hull: '#5a3a38',
          bow: '#c8402e',
          fruit: rambutans,
          seed: 6,
        }),
      y(0.27) + 4 * u,
      0.16,
      0.4,
    ),
    mirrored(
      'a',
      fruitBoat(far.x, far.y, 0.72 * u, {
        hull: '#5a3a38',
        bow: '#c8402e',
        fruit: watermelons,
        seed: 4,
        pole: true,
      }),
      far.y + 8 * u,
      0.3,
      0.5,
    ),
    mirrored(
      'b',
      standingRower(mid.x + 78 * u, mid.y - 12 * u, 0.95 * u, '#2b857d', '#2b2030', true) +
        fruitBoat(mid.x, mid.y, 1.15 * u, {
          hull: '#4a2c30',
          bow: '#d8412a',
          fruit: rambutans,
          seed: 9,
          pole: true,
        }),
      mid.y + 12 * u,
      0.32,
      0.5,
    ),
    mirrored(
      'c',
      seatedFigure(
        near.x + 54 * size,
        near.y - 12 * size,
        0.75 * size,
        '#d9487c',
        '#33222c',
        true,
      ) +
        fruitBoat(near.x, near.y, size, {
          hull: '#3a2028',
          bow: '#e0402a',
          fruit: pineapples,
          seed: 13,
          pole: true,
        }),
      near.y + 12 * size,
      0.32,
      0.4,
    ),
    mirrored(
      'd',
      sampan(
        small.x,
        small.y,
        1.45 * u,
        '#33201f',
        '#7a4a30',
        seatedFigure(-34, -4, 0.62, '#7a58b0') + melons,
      ) + standingRower(small.x + 50 * u, small.y - 8 * u, 0.9 * u, '#f0b23a', '#2b2030', true),
      small.y + 10 * u,
      0.3,
      0.5,
    ),
    birds(w * choose(frame, 0.62, 0.3, 0.3), h * 0.14, u, '#a0563c'),
  ].join('')
}
