import { cloudBank, cloudSea } from '../../kit/cloud-sea'
import { forestEdge } from '../../kit/forest-edge'
import { hills } from '../../kit/haze'
import { mix, type Point } from '../../kit/path'
import { aoDaiFigure } from '../../kit/people'
import { range } from '../../kit/rng'
import { line, placed, shape } from '../../kit/shapes'
import { sky } from '../../kit/sky'
import { onlooker } from '../../kit/traveller'
import { whole } from '../../kit/whole-path'
import { choose, type Frame, type Scene, unit } from '../../scene'

const stone = {
  light: '#e2dcc8',
  mid: '#b5b2a2',
  dark: '#7b7e76',
  crack: '#5a5f58',
  moss: '#7f9358',
  deep: '#5f7350',
}

/** One stone finger seen from the palm side, its root at (x, y), leaning by degrees; `sun` and `shadow` are its left and right flank. */
function finger(
  x: number,
  y: number,
  width: number,
  long: number,
  degrees: number,
  sun: string,
  shadow: string,
): string {
  const [a, b, c] = [width * 0.54, width * 0.53, width * 0.48]
  const flank = (side: number) =>
    whole`M0,${-long}C${side * c},${-long} ${side * c * 1.1},${-long * 0.86} ${side * c},${-long * 0.74}C${side * c * 1.3},${-long * 0.66} ${side * b},${-long * 0.56} ${side * b * 0.9},${-long * 0.44}C${side * b * 1.25},${-long * 0.34} ${side * a},${-long * 0.16} ${side * a},40`
  const joints = whole`M${-b * 0.9},${-long * 0.44}q${b * 0.8},${width * 0.2} ${b * 1.7},${-2}M${-b * 0.4},${-long * 0.44 + 16}q${b * 0.5},8 ${b},0M${-c},${-long * 0.74}q${c * 0.8},${width * 0.16} ${c * 1.9},0M${c * 0.2},${-long * 0.6}l8,16 -6,14M${-c * 0.5},${-long * 0.22}l10,14 -4,22 12,18`
  return placed(
    x,
    y,
    1,
    shape(`${flank(1)}H${Math.round(-a)}L0-${long}z`, stone.mid) +
      shape(whole`${flank(-1)}H0L0,${-long}z`, stone.mid) +
      shape(whole`${flank(-1)}H${-a * 0.4}Q${-a * 0.2},${-long * 0.5} 0,${-long}z`, sun) +
      shape(whole`${flank(1)}H${a * 0.3}Q${a * 0.5},${-long * 0.5} 0,${-long}z`, shadow) +
      line(joints, stone.crack, 4),
    false,
    degrees,
  )
}

/** What of the stone hand stands behind the deck, which lies at (0, 0): four fingers and the palm's upper edge. */
function behind(sun: string, shadow: string): string {
  return (
    finger(110, 50, 60, 206, 11, sun, shadow) +
    finger(48, 40, 72, 270, 5, sun, shadow) +
    finger(-24, 40, 74, 292, -2, sun, shadow) +
    finger(-94, 50, 70, 254, -8, sun, shadow) +
    shape('M-130 30Q-40-30 120 20L150 120H-140z', stone.dark) +
    shape(
      'M58-222Q72-232 86-214 84-190 74-196 64-180 58-222zM-132-190Q-120-206-106-196-112-176-120-160-130-170-132-190zM-34-120Q-20-132-8-118-12-90-22-96-32-100-34-120z',
      stone.moss,
    )
  )
}

/** What stands before it: heel of the hand, thumb and the wrist down into the forest. */
function before(sun: string, shadow: string): string {
  return (
    shape(
      'M-150 34Q-60 66 20 60 100 58 142 30 160 90 124 150 88 210 100 300L130 640H-130Q-96 330-108 250-124 190-154 130-176 80-150 34z',
      stone.mid,
    ) +
    shape(
      'M142 30Q160 90 124 150 88 210 100 300L130 640H40Q10 330 44 240 60 160 92 110 118 70 142 30z',
      shadow,
    ) +
    shape(
      'M-150 34Q-176 80-154 130-124 190-108 250-102 330-116 480L-86 470Q-70 330-84 240-92 180-112 130-134 90-124 40z',
      sun,
    ) +
    shape(
      'M-100 156Q-150 110-178 30-200-50-178-112-160-134-138-116-128-96-138-60-132-10-92 40-50 90-60 140z',
      stone.mid,
    ) +
    shape(
      'M-100 156Q-150 110-178 30-200-50-178-112-170-122-160-124-170-40-150 20-124 90-84 150z',
      sun,
    ) +
    shape(
      'M-138-116Q-128-96-138-60-132-10-92 40-50 90-60 140L-76 146Q-70 96-112 44-150-10-152-62-152-96-138-116z',
      shadow,
    ) +
    line(
      'M-186-50q24 14 52-4M-178 22q20 10 40-14M-50 104Q-10 160 70 116M-84 186Q-30 214 40 172M-76 300l30 20-12 34 30 40-8 40M24 90l14 30-10 24 18 22M-20 230l20 30M60 330l-24 40 14 40',
      stone.crack,
      5,
    ) +
    shape(
      'M-110 330Q-96 300-80 340-60 300-44 366-20 330-6 400 20 350 44 396 70 340 108 380L130 640H-130z',
      stone.deep,
      0.7,
    ) +
    shape(
      'M60 62Q92 66 122 46 130 74 112 90 116 120 100 116 96 96 84 94 64 96 60 62zM-130 150Q-106 136-100 166-104 210-114 216-120 190-124 186-132 176-130 150zM-176-104Q-164-126-148-112-150-88-160-94-166-70-176-104z',
      stone.moss,
    )
  )
}

type Bend = readonly [x: number, y: number, size: number]

/** The bridge's middle line in ever smaller steps; `size` is the scale of what stands on it. */
function bridgeLine(frame: Frame): (part: number) => Bend {
  const { width: w, height: h } = frame
  const ends = choose<readonly [Point, Point, Point, Point]>(
    frame,
    [
      [-0.06, 0.78],
      [0.3, 0.5],
      [0.7, 0.44],
      [1.04, 0.66],
    ],
    [
      [-0.1, 0.74],
      [0.3, 0.52],
      [0.66, 0.5],
      [1.06, 0.61],
    ],
    [
      [-0.1, 0.75],
      [0.3, 0.5],
      [0.66, 0.46],
      [1.06, 0.6],
    ],
  )
  const ease = (axis: 0 | 1, t: number) =>
    (1 - t) ** 3 * ends[0][axis] +
    3 * t * (1 - t) ** 2 * ends[1][axis] +
    3 * t * t * (1 - t) * ends[2][axis] +
    t ** 3 * ends[3][axis]
  return (t) => [
    w * ease(0, t),
    h * ease(1, t),
    mix(...choose<[number, number]>(frame, [1.5, 0.84], [1.25, 0.66], [1.2, 0.62]), t) *
      unit(frame),
  ]
}

/** The golden walkway: its deck, fascia and one of its railings (the far one stands behind people, the near one before them). */
function walkway(frame: Frame, side: 'far' | 'near'): string {
  const at = bridgeLine(frame)
  const steps = range(41).map((index) => index / 40)
  const edge = (lift: number, order = steps) =>
    order.map((t) => whole`${at(t)[0]},${at(t)[1] + lift * at(t)[2]}`).join(' ')
  const band = (low: number, high: number, fill: string) =>
    shape(`M${edge(low)} ${edge(high, [...steps].reverse())}z`, fill)
  const lift = side === 'far' ? -16 : 14
  const posts = range(58).map((index) => {
    const [x, y, size] = at(index / 57)
    return whole`M${x},${y + lift * size}v${-40 * size}`
  })
  const rail =
    line(posts.join(''), side === 'far' ? '#c98a1c' : '#f4b32c', 3.4) +
    line(`M${edge(lift - 40)}`, side === 'far' ? '#e0a024' : '#ffd45e', 7)
  const deck = band(-16, 14, '#b98050') + band(-16, -10, '#8a5a3c')
  const flowers = range(70).map((index) => {
    const [x, y, size] = at(index / 69)
    return whole`M${x},${y + (10 + (index % 3) * 3) * size}h1`
  })
  const fascia =
    line(flowers.join(''), '#8a5fc0', 9 * unit(frame)) +
    band(16, 40, '#f4b32c') +
    band(32, 44, '#a8661a') +
    line(`M${edge(16)}`, '#ffe08a', 5)
  return side === 'far' ? deck + rail : fascia + rail
}

/** Bà Nà: two huge weathered stone hands lift the curved golden walkway over forest and cloud; visitors no larger than a finger joint. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const at = bridgeLine(frame)
  const hands = choose(frame, [0.33, 0.71], [0.33, 0.74], [0.34, 0.76]).map((part, index) => ({
    spot: at(part),
    k: choose(frame, [1.08, 0.84], [1.04, 0.78], [0.92, 0.68])[index] ?? 1,
    flip: index === 1,
  }))
  const draw = (half: typeof behind) =>
    hands
      .map(({ spot, k, flip }) =>
        placed(
          spot[0],
          spot[1],
          k * u,
          flip ? half(stone.dark, stone.light) : half(stone.light, stone.dark),
          flip,
        ),
      )
      .join('')
  const visitor = (part: number, coat: string, hat: string) => {
    const [x, y, size] = at(part)
    return onlooker(x, y + 4 * size, 0.62 * size, {
      jacket: coat,
      pack: coat,
      packShade: coat,
      trousers: '#3a3350',
      hat,
    })
  }
  const lady = at(choose(frame, 0.5, 0.53, 0.54))
  const slope = (points: readonly Point[]): Point[] => points.map(([x, y]): Point => [w * x, h * y])
  return [
    sky(frame, h * 0.7, ['#4f8fc0', '#a8cfe0', '#f6e3d0', '#fbd9c0']),
    hills(frame, {
      base: h * 0.52,
      height: 200 * u,
      peaks: choose(frame, 3, 2, 2),
      seed: 14,
      fill: '#b3bfdc',
    }),
    hills(frame, {
      base: h * 0.58,
      height: 150 * u,
      peaks: choose(frame, 4, 2.6, 2.6),
      seed: 27,
      fill: '#8098c4',
    }),
    cloudSea(0, w, h * 0.57, h * 0.9, ['#fbe6dc', '#fff6ee', '#f3e0e4'], 150 * u, 9),
    hills(frame, {
      base: h * 0.74,
      height: 70 * u,
      peaks: choose(frame, 4, 2.4, 2.4),
      seed: 6,
      fill: '#3f7f86',
    }),
    draw(behind),
    walkway(frame, 'far'),
    visitor(0.12, '#fff6e4', '#f6c24a'),
    visitor(0.17, '#2f8f86', '#fff1cf'),
    visitor(0.44, '#f6efe0', '#7a4a3a'),
    visitor(0.6, '#2b5f9a', '#fff1cf'),
    visitor(0.86, '#fff6e4', '#e0789a'),
    aoDaiFigure(lady[0], lady[1] + 4 * lady[2], 0.66 * lady[2], { dress: '#d8203a' }),
    walkway(frame, 'near'),
    draw(before),
    cloudBank({
      left: -40,
      right: w + 40,
      y: h * 0.88,
      billow: 130 * u,
      bottom: h,
      fill: '#fff6ee',
      seed: 21,
      opacity: 0.9,
    }),
    forestEdge(
      slope([
        [-0.04, 0.9],
        [0.2, 0.96],
        [0.5, 0.99],
        [0.8, 0.95],
        [1.04, 0.86],
      ]),
      3,
      74 * u,
      '#1f5a4a',
      '#2f7a55',
      '#6fae5e',
      4,
    ),
    shape(whole`M0,${h}V${h * 0.965}Q${w * 0.5},${h * 1.02} ${w},${h * 0.95}V${h}z`, '#1f5a4a'),
  ].join('')
}
