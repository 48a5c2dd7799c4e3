import { crossOarRower } from '../../kit/cross-oar-rower'
import { mist } from '../../kit/haze'
import { karstRow } from '../../kit/karst'
import { lushIslet } from '../../kit/lush-islet'
import { mix, type Point } from '../../kit/path'
import { raftHouse } from '../../kit/raft-house'
import { cycle, range } from '../../kit/rng'
import { line, mirrored, placed, shape } from '../../kit/shapes'
import { birds, cloudStreaks, sky } from '../../kit/sky'
import { ripples, water } from '../../kit/water'
import { whole } from '../../kit/whole-path'
import { choose, type Frame, type Scene, unit } from '../../scene'

const paints = [
  { wall: '#3f9db0', wallShade: '#2a7488', roof: '#c9573a', roofShade: '#963c30' },
  { wall: '#f0c46a', wallShade: '#c9923f', roof: '#4a7fb0', roofShade: '#335f8c' },
  { wall: '#8cc0a0', wallShade: '#5f967c', roof: '#b8654a', roofShade: '#87453a' },
] as const
const rower = {
  blouse: '#d8412a',
  fold: '#9c2b30',
  trousers: '#1f2a4c',
  skin: '#d99a6c',
  shade: '#a8683f',
  hat: '#ffe9b4',
  hatShade: '#d9a553',
  hair: '#1f1420',
  scarf: '#f6c24a',
  oar: '#8a5a2c',
}

/** A net hung to dry between two bamboo poles; left pole's foot at (x, y), 150 units wide, 120 tall. */
function dryingNet(x: number, y: number, scale: number, flip = false): string {
  const mesh = range(7)
    .map(
      (index) => `M${14 + index * 20}-${104 - Math.abs(index - 3) * -3}q6 40-4 ${74 - index * 4}`,
    )
    .join('')
  return placed(
    x,
    y,
    scale,
    shape('M2-112Q76-84 148-108L142-22Q100-44 76-34 34-20 8-36z', '#2f7a7c', 0.62) +
      line(`${mesh}M4-88Q76-60 147-86M6-62Q70-36 145-62`, '#cfe9dc', 1.6, 0.7) +
      line('M0 0L2-122M150 0L148-118', '#8a5a2c', 5) +
      line('M2-112Q76-84 148-108', '#f4e3b0', 2.4),
    flip,
  )
}

/** The yellow dog that guards a raft, looking left; feet at (x, y), 40 units long. */
const raftDog =
  shape(
    'M-14-16Q-20-26-14-32L-16-38-10-34Q-4-34-2-26L14-24Q20-24 20-16L20 0H16L14-12-4-12-6 0H-10L-12-14z',
    '#d99a4a',
  ) +
  line('M19-22Q28-28 26-36', '#d99a4a', 4) +
  shape('M-14-28L-22-25-20-21-12-22z', '#fff1cf')

/** The fish farm: square pens between floating beams on blue drums, its huts at the back, nets on poles. */
function fishFarm(frame: Frame, horizon: number, u: number): string {
  const { width: w } = frame
  const [back, front] = [horizon + 34 * u, horizon + choose(frame, 122, 150, 126) * u]
  const [left, right] = [w * choose(frame, 0.43, 0.1, 0.13), w * choose(frame, 0.93, 1.06, 1.06)]
  const lean = choose(frame, 90, 80, 70) * u
  const pens = choose(frame, 5, 4, 4)
  const on = (across: number, depth: number): Point => [
    mix(left - lean * depth, right + lean * depth * 0.5, across),
    mix(back, front, depth),
  ]
  const beam = (from: Point, to: Point) => whole`M${from[0]},${from[1]}L${to[0]},${to[1]}`
  const rows = [0, 0.4, 1]
  const along = rows.map((depth) =>
    line(beam(on(0, depth), on(1, depth)), '#c98d4a', (7 + depth * 8) * u),
  )
  const lit = rows.map((depth) =>
    line(
      beam(
        [on(0, depth)[0], on(0, depth)[1] - (2 + depth * 2.4) * u],
        [on(1, depth)[0], on(1, depth)[1] - (2 + depth * 2.4) * u],
      ),
      '#f0c98a',
      (2 + depth * 2.4) * u,
    ),
  )
  const across = range(pens + 1)
    .map((index) => beam(on(index / pens, 0), on(index / pens, 1)))
    .join('')
  const drums = range(pens * 2)
    .map((index) => {
      const [x, y] = on((index + 0.5) / pens / 2, 1)
      return whole`M${x - 17 * u},${y + 11 * u}h${34 * u}`
    })
    .join('')
  const walls = range(choose(frame, 3, 2, 2))
    .map((index, _, all) => {
      const [x, y] = on((index + choose(frame, 0.62, 0.5, 0.5)) / all.length, 0)
      return raftHouse(
        x,
        y - 2 * u,
        (choose(frame, 1.62, 1.7, 1.56) + (index % 2) * 0.22) * u,
        { ...cycle(paints, index), deck: '#9a6a3c', lamp: '#4a3434' },
        index % 2 === 1,
      )
    })
    .join('')
  const [netX, netY] = on(0.01, 0.4)
  const [net2X, net2Y] = on(choose(frame, 0.56, 0.86, 0.86), 0.4)
  const [dogX, dogY] = on(choose(frame, 0.4, 0.3, 0.28), 0.4)
  return (
    shape(
      whole`M${on(0, 0)[0]},${back}L${on(1, 0)[0]},${back} ${on(1, 1)[0]},${front} ${on(0, 1)[0]},${front}z`,
      '#17706f',
      0.75,
    ) +
    walls +
    line(across, '#a8703a', 7 * u) +
    along.slice(0, 2).join('') +
    lit.slice(0, 2).join('') +
    dryingNet(netX, netY, 1.05 * u) +
    dryingNet(net2X, net2Y, 0.92 * u) +
    placed(dogX, dogY - 4 * u, 1.2 * u, raftDog) +
    line(drums, '#2f6fb0', 19 * u) +
    (along[2] ?? '') +
    (lit[2] ?? '')
  )
}

/** The rowing boat with a basket of the morning's fish, waterline at y, bow to the left, 470 units long. */
function boat(x: number, y: number, scale: number): string {
  return placed(
    x,
    y,
    scale,
    shape('M-226-62Q-120-30 0-28T226-52Q120-16 0-14T-226-62z', '#33201c') +
      shape('M-96-26L-108-66H-30L-42-22z', '#b97a3a') +
      shape('M-54-66H-30L-42-22-62-23z', '#8a5528') +
      line('M-106-56H-32M-102-42H-36', '#7a4a22', 4) +
      shape('M-112-64Q-106-84-90-80-80-94-66-84-50-92-44-80-30-80-26-64z', '#c9dbe4') +
      line('M-96-72l14 4M-70-78l14 6M-48-72l10 4', '#6f93a8', 4) +
      shape('M-236-68Q-130-20 0-16T234-56Q206 4 136 18L-130 20Q-206 0-236-68z', '#5a3626') +
      shape('M-206-26Q-90 0 0 2T214-20Q190 8 136 18L-130 20Q-184 6-206-26z', '#3a2220') +
      line('M-230-62Q-124-14 0-10T230-50', '#e0a45a', 7),
  )
}

/** Cát Bà: a woman rows between the floating fish farms of Lan Hạ bay, green islets in the morning haze behind. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const horizon = h * choose(frame, 0.57, 0.57, 0.57)
  const boatX = w * choose(frame, 0.31, 0.5, 0.5)
  const boatY = h * choose(frame, 0.88, 0.84, 0.88)
  const size = choose(frame, 0.9, 1, 0.84) * u
  const mid = {
    rock: '#d3e0bd',
    rockShade: '#9cc4ac',
    leaf: '#7fb58c',
    leafShade: '#64a286',
    leafLight: '#a3cc94',
    notch: '#4f9a88',
  }
  const near = {
    rock: '#ead9a8',
    rockShade: '#9aa488',
    leaf: '#3f8f58',
    leafShade: '#22694f',
    leafLight: '#86bd5c',
    notch: '#1b5350',
  }
  const islet = (x: number, width: number, height: number, seed: number, base = 0) => ({
    x: w * x,
    base: horizon + base * u,
    width: width * u,
    height: height * u,
    seed,
  })
  return [
    sky(frame, horizon, ['#7fcbd0', '#c4e8d4', '#fff4d0']),
    cloudStreaks(frame, h * 0.05, h * 0.24, 3, '#fffbe8', 11, 0.75),
    birds(
      w * choose(frame, 0.5, 0.42, 0.42),
      h * choose(frame, 0.2, 0.24, 0.2),
      0.8 * u,
      '#4a8f8c',
    ),
    karstRow({
      left: -40,
      right: w + 40,
      base: horizon + 1,
      count: choose(frame, 10, 6, 6),
      heights: [60 * u, 150 * u],
      widths: [110 * u, 210 * u],
      seed: 16,
      fill: '#b4dccb',
    }),
    mist(frame, horizon - 90 * u, 100 * u, '#fff6d6', 0.85, 'm'),
    water(frame, horizon, ['#d6efd0', '#6fc9ae', '#27998c', '#12707a', '#0c4f62']),
    mirrored(
      'k',
      lushIslet({ ...islet(choose(frame, 0.42, 0.38, 0.38), 210, 170, 11), ...mid }) +
        lushIslet({ ...islet(choose(frame, 0.55, 0.54, 0.55), 260, 240, 4), ...mid }) +
        lushIslet({ ...islet(choose(frame, 0.24, 0.16, 0.17), 240, 150, 21), ...mid }),
      horizon + 2,
      0.4,
      0.5,
    ),
    mirrored(
      'n',
      lushIslet({
        ...islet(choose(frame, 0.05, -0.04, -0.03), 330, choose(frame, 300, 330, 280), 8, 14),
        ...near,
      }) +
        lushIslet({
          ...islet(choose(frame, 0.93, 1.06, 1.04), 360, choose(frame, 330, 420, 330), 6, 10),
          ...near,
        }) +
        lushIslet({
          ...islet(choose(frame, 0.735, 0.8, 0.79), 330, choose(frame, 440, 520, 420), 2, 14),
          ...near,
        }),
      horizon + 14 * u,
      0.45,
      0.45,
    ),
    ripples({
      left: 0,
      right: w,
      top: horizon + 20 * u,
      bottom: horizon + 150 * u,
      count: 10,
      colour: '#d6efd0',
      seed: 12,
      opacity: 0.7,
      length: 150 * u,
    }),
    mirrored(
      'f',
      fishFarm(frame, horizon, u),
      horizon + choose(frame, 134, 162, 138) * u,
      0.28,
      0.3,
    ),
    ripples({
      left: 0,
      right: w,
      top: horizon + 150 * u,
      bottom: h,
      count: 15,
      colour: '#0c4f62',
      seed: 9,
      opacity: 0.55,
      length: 260 * u,
    }),
    ripples({
      left: 0,
      right: w,
      top: horizon + 160 * u,
      bottom: h,
      count: 7,
      colour: '#8fdcc0',
      seed: 5,
      opacity: 0.6,
      length: 180 * u,
    }),
    mirrored(
      'b',
      crossOarRower(boatX + 70 * size, boatY - 20 * size, 0.98 * size, rower) +
        boat(boatX, boatY, size),
      boatY + 14 * size,
      0.3,
      0.4,
    ),
    line(
      whole`M${boatX + 96 * size},${boatY + 92 * size}q${30 * size},${12 * size} ${64 * size},0M${boatX + 150 * size},${boatY + 130 * size}q${40 * size},${12 * size} ${80 * size},0`,
      '#e4f6dc',
      5 * size,
      0.9,
    ),
  ].join('')
}
