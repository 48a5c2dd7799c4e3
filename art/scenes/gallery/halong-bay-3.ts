import { fishingBoat, sampan } from '../../kit/boats'
import { mist } from '../../kit/haze'
import { karst, karstRow } from '../../kit/karst'
import { lantern, silks } from '../../kit/lantern'
import { standingRower } from '../../kit/people'
import { raftHouse } from '../../kit/raft-house'
import { cycle, range } from '../../kit/rng'
import { line, mirrored } from '../../kit/shapes'
import { sky, stars } from '../../kit/sky'
import { glow, moon } from '../../kit/sun'
import { glints, ripples, water } from '../../kit/water'
import { choose, type Frame, type Scene, unit } from '../../scene'

const paints = [
  { wall: '#2f8f93', wallShade: '#1f6470', roof: '#7a3550', roofShade: '#542442' },
  { wall: '#d98a4a', wallShade: '#a85c3c', roof: '#3d4a86', roofShade: '#2a3366' },
  { wall: '#4f8a5c', wallShade: '#356550', roof: '#8a3f3f', roofShade: '#5f2a3a' },
  { wall: '#3f6fb0', wallShade: '#2c4f8a', roof: '#6a3f6a', roofShade: '#482c54' },
] as const

function village(frame: Frame, shore: number, u: number): string {
  const count = choose(frame, 5, 3, 3)
  const left = frame.width * choose(frame, 0.3, 0.14, 0.16)
  const step = (frame.width * choose(frame, 0.7, 0.86, 0.84)) / count
  const cord = (index: number) =>
    [left + index * step - 40 * u, shore + (index % 2) * 30 * u - 150 * u] as const
  const lamps = range(count).map((index) => {
    const [x, y] = cord(index)
    const [x2, y2] = cord(index + 1)
    const sag = 36 * u
    const hang = range(4).map((spot) => {
      const t = (spot + 0.5) / 4
      return lantern(
        x + (x2 - x) * t,
        y + (y2 - y) * t + 4 * t * (1 - t) * sag,
        0.42 * u,
        cycle(silks, index * 2 + spot),
      )
    })
    return (
      line(
        `M${Math.round(x)},${Math.round(y)}Q${Math.round((x + x2) / 2)},${Math.round((y + y2) / 2 + sag * 2)} ${Math.round(x2)},${Math.round(y2)}M${Math.round(x)},${Math.round(y)}V${Math.round(shore)}`,
        '#140f2c',
        3 * u,
      ) + hang.join('')
    )
  })
  const houses = range(count).map((index) =>
    raftHouse(
      left + (index + 0.45) * step,
      shore + (index % 2) * 30 * u,
      (choose(frame, 1.72, 1.85, 1.66) + (index % 2) * 0.2) * u,
      { ...cycle(paints, index), deck: '#6b4a48', lamp: '#ffd27a' },
      index % 2 === 1,
    ),
  )
  return lamps.join('') + houses.join('')
}

/** Ha Long Bay: a floating fishing village under the karsts at night, its lanterns doubled in still water. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const horizon = h * choose(frame, 0.58, 0.56, 0.57)
  const shore = horizon + 46 * u
  const moonX = w * choose(frame, 0.4, 0.4, 0.4)
  const moonY = h * choose(frame, 0.24, 0.2, 0.22)
  const boatY = h * choose(frame, 0.86, 0.8, 0.87)
  const boatX = w * choose(frame, 0.4, 0.36, 0.38)
  const wall = { base: horizon + 4, fill: '#1c3468', shade: '#132650', light: 'left' as const }
  const towers = [
    karst({
      x: w * choose(frame, 0.58, 0.66, 0.64),
      width: 300 * u,
      height: choose(frame, 350, 420, 350) * u,
      seed: 3,
      ...wall,
    }),
    karst({
      x: w * choose(frame, 0.75, 0.9, 0.88),
      width: 350 * u,
      height: choose(frame, 450, 540, 440) * u,
      seed: 22,
      ...wall,
    }),
    karst({
      x: w * choose(frame, 0.93, 1.1, 1.1),
      width: 320 * u,
      height: 330 * u,
      seed: 14,
      ...wall,
    }),
    karst({
      x: w * choose(frame, 0.1, 0.02, 0.02),
      width: 340 * u,
      height: choose(frame, 300, 380, 320) * u,
      seed: 31,
      ...wall,
      light: 'right',
    }),
  ]
  return [
    sky(frame, horizon, ['#0a1438', '#152a63', '#2f5590', '#6f8fb5']),
    stars(frame, horizon * 0.8, choose(frame, 60, 44, 40), 15),
    moon(moonX, moonY, 78 * u, '#fdf3d2'),
    karstRow({
      left: -40,
      right: w + 40,
      base: horizon + 1,
      count: choose(frame, 9, 6, 6),
      heights: [80 * u, 210 * u],
      widths: [120 * u, 210 * u],
      seed: 8,
      fill: '#3a6099',
    }),
    mist(frame, horizon - 120 * u, 130 * u, '#8fb0cc', 0.5, 'mf'),
    water(frame, horizon, ['#5f85b0', '#1f3f7a', '#0d2152', '#081538']),
    mirrored('k', towers.join(''), horizon + 4, 0.5, 0.5),
    glints({
      x: moonX,
      top: horizon + 8,
      bottom: h * 0.98,
      widths: [90 * u, 260 * u],
      count: 22,
      colour: '#f6efcf',
      seed: 6,
      opacity: 0.75,
    }),
    glow(w * choose(frame, 0.68, 0.6, 0.6), shore - 20 * u, 430 * u, '#ff9a4a', 0.34, 'vg'),
    mirrored('v', village(frame, shore, u), shore + 22 * u, 0.5, 0.75),
    ripples({
      left: 0,
      right: w,
      top: shore + 60 * u,
      bottom: h,
      count: 40,
      colour: '#0c1f50',
      seed: 3,
      opacity: 0.75,
      length: 250 * u,
    }),
    ripples({
      left: w * 0.3,
      right: w,
      top: shore + 50 * u,
      bottom: h * 0.86,
      count: 16,
      colour: '#ffc06a',
      seed: 5,
      opacity: 0.5,
      length: 100 * u,
    }),
    mirrored(
      'f',
      fishingBoat(
        w * choose(frame, 0.9, 0.82, 0.82),
        h * choose(frame, 0.85, 0.74, 0.8),
        1.25 * u,
        {
          hull: '#244a86',
          stripe: '#e0402a',
          cabin: '#c98d5a',
          roof: '#2b6a70',
        },
      ),
      h * choose(frame, 0.855, 0.745, 0.805),
      0.3,
      0.5,
    ),
    mirrored(
      'b',
      sampan(
        boatX,
        boatY,
        1.75 * u,
        '#160f28',
        '#6b4030',
        lantern(-40, -42, 0.5, cycle(silks, 1)),
      ) + standingRower(boatX + 44 * u, boatY - 10 * u, 1.1 * u, '#e0402a', '#120f2a', true),
      boatY + 8 * u,
      0.32,
      0.6,
    ),
  ].join('')
}
