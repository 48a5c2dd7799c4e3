import { bicycle } from '../../kit/bikes'
import { grove } from '../../kit/foliage'
import { shutteredHouse } from '../../kit/old-quarter'
import {
  bareBulb,
  phoBowl,
  phoCook,
  plasticStool,
  steam,
  stockPot,
  stoolEater,
} from '../../kit/pho-stall'
import { cycle, range } from '../../kit/rng'
import { ellipse, line, placed, rect, shape } from '../../kit/shapes'
import { sky, stars } from '../../kit/sky'
import { whole } from '../../kit/whole-path'
import { choose, type Frame, type Scene, unit } from '../../scene'

const fronts = [
  { wall: '#2c3f74', shade: '#1f2d5c', trim: '#45598f', shutter: '#1b264f' },
  { wall: '#3a3f78', shade: '#282c5e', trim: '#565a98', shutter: '#1f2350' },
  { wall: '#264a72', shade: '#1b365a', trim: '#3f6690', shutter: '#172b4c' },
]

function street(frame: Frame, kerb: number, u: number): string {
  const count = choose(frame, 3, 4, 4)
  const left = frame.width * choose(frame, 0.575, -0.02, -0.02)
  const step = (frame.width * 1.02 - left) / count
  return range(count)
    .map((index) => {
      const tall =
        (choose(frame, 410, 640, 500) +
          ((index * 53) % 120) -
          (index === choose(frame, 9, 2, 2) ? 150 : 0)) *
        u
      const front = {
        x: left + index * step,
        base: kerb,
        width: step - 5 * u,
        height: tall,
        floors: 3 + (index % 2),
        roof: '#1d2450',
        crown: index % 2 === 0 ? ('parapet' as const) : ('gable' as const),
      }
      return shutteredHouse({
        ...front,
        ...cycle(fronts, index),
        ...(index === choose(frame, 2, 1, 1) ? { glow: '#e9a24a' } : {}),
      })
    })
    .join('')
}

/** Beyond the last house the street opens on the dawn: trees and low roofs, all still dark. */
function farRoofs(w: number, kerb: number): string {
  const roofs = [
    [-20, 96, 150],
    [128, 72, 120],
    [262, 104, 132],
    [410, 66, 150],
    [700, 88, 140],
    [836, 62, 110],
  ] as const
  const d = roofs.map(([x, tall, wide], index) =>
    index % 2 === 0
      ? whole`M${x - 8},${kerb}V${kerb - tall}l${wide / 2 + 8}${-wide * 0.26} ${wide / 2 + 8} ${wide * 0.26}V${kerb}z`
      : whole`M${x},${kerb}V${kerb - tall}h${wide}V${kerb}zM${x + wide * 0.2},${kerb - tall}v-16h${wide * 0.34}v16z`,
  )
  return (
    grove(-20, w * 0.6, kerb + 4, 88, '#33386f', 4) +
    shape(d.join(''), '#232b62') +
    grove(500, 720, kerb + 4, 92, '#1a2152', 7)
  )
}

/** Phở at five in the morning: one bare bulb in a sleeping street, the pot steaming, two guests on low stools. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const kerb = h * choose(frame, 0.68, 0.7, 0.7)
  const floor = h * choose(frame, 0.79, 0.82, 0.88)
  const potX = w * choose(frame, 0.67, 0.6, 0.6)
  const size = choose(frame, 1.26, 1.62, 1.46) * u
  const cookX = potX + 150 * size
  const eaterX = potX - choose(frame, 240, 196, 196) * size
  const lightX = potX + 56 * size
  const lightY = floor - 300 * size
  const wires = choose(
    frame,
    whole`M${w * 0.578},${lightY - 236}Q${lightX},${lightY - 222} ${w + 10},${lightY - 250}`,
    whole`M-10,${h * 0.2}Q${w * 0.4},${h * 0.34} ${w + 10},${h * 0.16}M-10,${h * 0.23}Q${w * 0.5},${h * 0.36} ${w + 10},${h * 0.22}`,
    whole`M-10,${h * 0.2}Q${w * 0.4},${h * 0.34} ${w + 10},${h * 0.16}M-10,${h * 0.23}Q${w * 0.5},${h * 0.36} ${w + 10},${h * 0.22}`,
  )
  const table =
    shape('M-66-52H66L60-42H-60z', '#2f7fb8') +
    line('M-50-42L-56 0M50-42L56 0M-30-42V-4M30-42V-4', '#1f5a8c', 6)
  return [
    sky(
      frame,
      kerb,
      choose(
        frame,
        ['#0b1438', '#152457', '#2c3f7c', '#a8708c'],
        ['#0b1438', '#152457', '#2c3f7c'],
        ['#0b1438', '#152457', '#2c3f7c'],
      ),
    ),
    stars(frame, kerb * 0.4, 22, 4),
    frame.format === 'wide' ? farRoofs(w, kerb) : '',
    street(frame, kerb, u),
    rect(0, kerb, w, h - kerb, '#141a3e'),
    rect(0, kerb - 4 * u, w, 14 * u, '#3a4580'),
    ellipse(
      lightX - 60 * u,
      floor - 6 * u,
      choose(frame, 640, 520, 480) * u,
      110 * u,
      '#c9743a',
      0.45,
    ),
    ellipse(lightX - 60 * u, floor, choose(frame, 420, 360, 340) * u, 66 * u, '#ffb45c', 0.5),
    line(wires, '#0d1434', 3),
    bareBulb(lightX, lightY, 1.5 * u, lightY - 230 * u, choose(frame, 420, 430, 380) * u, 'b'),
    steam(potX - 8 * size, floor - 166 * size, 1.2 * size, '#ffe9c4', 0.42),
    phoCook(cookX, floor - 10 * u, size * 1.08, '#c93a5a'),
    stockPot(potX, floor, size),
    placed(eaterX - 96 * size, floor, size, table + phoBowl(-26, -52, 0.9) + phoBowl(34, -52, 0.8)),
    stoolEater(eaterX, floor + 6 * u, size * 1.12, '#e0402a', '#a82a2c', '#2f9c93'),
    frame.format === 'wide'
      ? stoolEater(
          eaterX - 190 * size,
          floor + 6 * u,
          size * 1.06,
          '#f0b23a',
          '#c07f22',
          '#d8412a',
          true,
        )
      : '',
    plasticStool(
      potX + choose(frame, 300, 210, 200) * size,
      floor + choose(frame, 14, 30, 30) * u,
      size * 1.1,
      '#e0402a',
      '#9c2430',
    ),
    plasticStool(
      potX - choose(frame, 92, 40, 40) * size,
      floor + choose(frame, 26, 70, 70) * u,
      size * 1.25,
      '#2f6fb8',
      '#1c447c',
    ),
    frame.format === 'wide' ? bicycle(w * 0.16, floor - 22, 1.35, '#7a6fae', '#8a6690') : '',
    steam(eaterX - 70 * size, floor - 74 * size, 0.42 * size, '#ffe9c4', 0.5),
  ].join('')
}
