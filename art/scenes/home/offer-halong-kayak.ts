import { copyAt, stencils } from '../../kit/copies'
import { foliage } from '../../kit/foliage'
import { kayakAbove } from '../../kit/kayak-above'
import { at, mix, type Point } from '../../kit/path'
import { between, createRandom, cycle, range } from '../../kit/rng'
import { line, polygon, rect, shape, veiled } from '../../kit/shapes'
import { flyingStork } from '../../kit/stork'
import { ripples } from '../../kit/water'
import { choose, type Frame, type Scene, unit } from '../../scene'

const walls = [
  { tone: '#0d5f6c', out: 46, rough: 10 },
  { tone: '#8f867c', out: 0, rough: 14 },
  { tone: '#c7b594', out: -44, rough: 22 },
  { tone: '#e6d6b0', out: -92, rough: 24 },
  { tone: '#b3a384', out: -150, rough: 30 },
] as const

/** One wall of the channel as stepped bands from the water up to its green top. */
function cliff(frame: Frame, side: -1 | 1, edge: (t: number) => Point, u: number): string {
  const { width: w, height: h } = frame
  return walls
    .map(({ tone, out, rough }, index) => {
      const random = createRandom(20 + index * 3 + side)
      const points = range(19).map((step): Point => {
        const [x, y] = edge(step / 18)
        return [
          x - side * (out + between(random, -rough, rough)) * u,
          y - (out * 0.25 + between(random, -rough, rough) * 0.5) * u,
        ]
      })
      const outer = side < 0 ? -60 : w + 60
      return shape(
        `M${outer},${h + 90}L${at(points[0] ?? [0, 0])}L${points.slice(1).map(at).join(' ')}L${outer},-90z`,
        tone,
        index === 0 ? 0.55 : 1,
      )
    })
    .join('')
}

/** A limestone pinnacle from above, 190 units wide, its facets lit from the upper left. */
function peak(seed: number): string {
  const random = createRandom(seed)
  const rim = range(8).map((index): Point => {
    const angle = (index / 8) * Math.PI * 2
    const reach = between(random, 66, 108)
    return [Math.cos(angle) * reach, Math.sin(angle) * reach * 0.9]
  })
  const tones = [
    '#8f867c',
    '#6f6a6c',
    '#7f786f',
    '#c7b594',
    '#efe2c0',
    '#fff3d6',
    '#e6d6b0',
    '#a89a80',
  ]
  const tops: Point[] = [
    [-30, -20],
    [26, between(random, -4, 18)],
  ]
  const facets = rim.map((point, index) => {
    const next = cycle(rim, index + 1)
    const near = [point, next].map(([x]) => cycle(tops, x < 0 ? 0 : 1))
    return polygon([point, next, ...near.reverse()], cycle(tones, index))
  })
  return (
    shape(`M${rim.map(([x, y]) => at([x + 30, y + 34])).join('L')}z`, '#1f4a44', 0.45) +
    facets.join('')
  )
}

/** Ha Long from straight above: two kayaks thread the emerald channel between limestone walls, an egret flies over. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const middle = (t: number): Point => {
    const y = mix(h + 60, -60, t)
    return [
      w * choose(frame, 0.52, 0.5, 0.5) +
        (Math.sin(t * 5.2 + 0.5) * choose(frame, 130, 90, 86) +
          (t - 0.5) * choose(frame, 420, 60, 60)) *
          u,
      y,
    ]
  }
  const half = (t: number) => (choose(frame, 250, 230, 216) + Math.sin(t * 9 + 1) * 40) * u
  const bank =
    (side: -1 | 1) =>
    (t: number): Point => [middle(t)[0] + side * half(t), middle(t)[1]]
  const random = createRandom(8)
  const bushes = ([-1, 1] as const)
    .flatMap((side) =>
      range(choose(frame, 24, 20, 17)).map((index) => {
        const t = (index * 0.619) % 1
        const [x, y] = bank(side)(t)
        const out = (170 + ((index * 71) % 100) * choose(frame, 4.6, 1.5, 1.3)) * u
        return copyAt(
          `b${index % 3}`,
          x + side * out,
          y + between(random, -50, 50) * u,
          u * between(random, 0.8, 1.5),
          index * 40,
        )
      }),
    )
    .join('')
  const peaks = ([-1, 1] as const)
    .flatMap((side) =>
      range(choose(frame, 13, 9, 8)).map((index) => {
        const t = (index * 0.382 + 0.06) % 1
        const [x, y] = bank(side)(t)
        const out = (150 + ((index * 83) % 100) * choose(frame, 4.4, 1.3, 1.1)) * u
        return copyAt(
          `p${(index + (side > 0 ? 1 : 0)) % 2}`,
          x + side * out,
          y,
          u * between(random, 0.8, 1.35),
          between(random, -20, 20),
        )
      }),
    )
    .join('')
  const [ax, ay] = middle(choose(frame, 0.34, 0.32, 0.33))
  const [bx, by] = middle(choose(frame, 0.68, 0.68, 0.7))
  const wake = (x: number, y: number, degrees: number, k: number) =>
    `<g transform="translate(${Math.round(x)},${Math.round(y)})rotate(${degrees})scale(${k})">${line('M-14 120Q-44 190-90 250M14 120Q44 190 90 250M-6 150Q-20 210-44 270M6 150Q20 210 44 270', '#e6fbf0', 6, 0.6)}</g>`
  const k = choose(frame, 0.92, 1.05, 0.95) * u
  return [
    rect(0, 0, w, h, '#1a9c94'),
    shape(
      `M${range(13)
        .map((index) =>
          at([middle(index / 12)[0] - half(index / 12) * 0.62, middle(index / 12)[1]]),
        )
        .join('L')}L${range(13)
        .map((index) =>
          at([middle(1 - index / 12)[0] + half(1 - index / 12) * 0.5, middle(1 - index / 12)[1]]),
        )
        .join('L')}z`,
      '#3fc0a8',
    ),
    shape(
      `M${range(13)
        .map((index) => at([middle(index / 12)[0] - half(index / 12) * 0.2, middle(index / 12)[1]]))
        .join('L')}L${range(13)
        .map((index) =>
          at([middle(1 - index / 12)[0] + half(1 - index / 12) * 0.3, middle(1 - index / 12)[1]]),
        )
        .join('L')}z`,
      '#7fdcc0',
      0.8,
    ),
    ripples({
      left: w * 0.3,
      right: w * 0.72,
      top: 0,
      bottom: h,
      count: 26,
      colour: '#e6fbf0',
      seed: 6,
      opacity: 0.5,
      length: 110 * u,
    }),
    wake(ax, ay, 14, k) + wake(bx, by, -16, k * 0.9),
    kayakAbove(ax, ay, k, 14, '#f2542d', '#ffd27a', '#2f4f9c'),
    kayakAbove(bx, by, k * 0.9, -16, '#ffc52e', '#fff1cf', '#d8322b'),
    cliff(frame, -1, bank(-1), u),
    cliff(frame, 1, bank(1), u),
    stencils([
      ['p0', peak(3)],
      ['p1', peak(11)],
    ]),
    stencils([
      ['b0', foliage(7, 9, 62, 50, '#1f5a44', 3) + foliage(0, 0, 60, 48, '#4f9a5c', 3)],
      ['b1', foliage(7, 9, 46, 42, '#1f5a44', 7) + foliage(0, 0, 44, 40, '#76b867', 7)],
      ['b2', foliage(7, 9, 74, 56, '#1f5a44', 5) + foliage(0, 0, 72, 54, '#3a7f50', 5)],
    ]),
    bushes,
    peaks,
    veiled(
      flyingStork(
        middle(0.5)[0] - half(0.5) * 0.55 + 40 * u,
        middle(0.52)[1] + 44 * u,
        0.7 * u,
        '#0a4a5c',
        '#0a4a5c',
        false,
        -24,
      ),
      0.3,
    ),
    flyingStork(
      middle(0.5)[0] - half(0.5) * 0.55,
      middle(0.52)[1],
      0.8 * u,
      '#fffdf6',
      '#33343f',
      false,
      -24,
    ),
  ].join('')
}
