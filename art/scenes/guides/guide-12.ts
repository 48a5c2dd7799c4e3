import { copyAt, stencils } from '../../kit/copies'
import { foliage } from '../../kit/foliage'
import { mix, type Point, smoothLine } from '../../kit/path'
import { between, createRandom, range } from '../../kit/rng'
import { circle, ellipse, line, placed, polygon, rect, shape } from '../../kit/shapes'
import { flyingStork } from '../../kit/stork'
import { carriageAbove, engineAbove, trainAlong } from '../../kit/train-above'
import { whole } from '../../kit/whole-path'
import { choose, type Scene, unit } from '../../scene'

/** A point on a smooth line through the control points of a coast, as many as asked. */
function sampled(points: readonly Point[], each: number): Point[] {
  const spot = (index: number) => points[Math.max(0, Math.min(points.length - 1, index))] ?? [0, 0]
  return range((points.length - 2) * each + 1).map((step): Point => {
    const index = Math.min(points.length - 3, Math.floor(step / each))
    const t = step / each - index
    const half = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]
    const [a, b, c] = [
      half(spot(index), spot(index + 1)),
      spot(index + 1),
      half(spot(index + 1), spot(index + 2)),
    ]
    return [
      mix(mix(a[0], b[0], t), mix(b[0], c[0], t), t),
      mix(mix(a[1], b[1], t), mix(b[1], c[1], t), t),
    ]
  })
}

/** The train south: seen from straight above, a red train winds round the coves below the Hải Vân between jungle and a turquoise sea. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const coast: Point[] = choose<readonly (readonly [number, number])[]>(
    frame,
    [
      [0.98, -0.2],
      [0.9, 0.0],
      [0.63, 0.06],
      [0.6, 0.28],
      [0.74, 0.42],
      [0.6, 0.58],
      [0.36, 0.5],
      [0.26, 0.7],
      [0.36, 0.86],
      [0.2, 1.02],
      [0.02, 1.16],
      [-0.1, 1.3],
    ],
    [
      [1.1, -0.12],
      [0.98, 0.02],
      [0.6, 0.06],
      [0.52, 0.22],
      [0.74, 0.34],
      [0.66, 0.5],
      [0.34, 0.48],
      [0.24, 0.64],
      [0.44, 0.76],
      [0.34, 0.92],
      [0.06, 0.98],
      [-0.1, 1.12],
    ],
    [
      [1.1, -0.14],
      [1.0, 0.02],
      [0.64, 0.05],
      [0.56, 0.25],
      [0.76, 0.4],
      [0.64, 0.56],
      [0.36, 0.5],
      [0.24, 0.68],
      [0.4, 0.82],
      [0.26, 0.98],
      [0.04, 1.06],
      [-0.1, 1.2],
    ],
  ).map(([x, y]): Point => [w * x, h * y])
  const shift = (dx: number, dy: number, wobble = 0): Point[] =>
    coast.map(
      ([x, y], index): Point => [
        x + (dx + Math.sin(index * 2.3) * wobble) * u,
        y + (dy + Math.cos(index * 1.9) * wobble) * u,
      ],
    )
  const land = (points: readonly Point[]) =>
    whole`${smoothLine(points)}V${h + 400}H${w + 400}V-300z`
  const rail = shift(choose(frame, 92, 96, 84), choose(frame, 100, 104, 92))
  const track = sampled(rail, 8)
  const size = choose(frame, 1.1, 1.1, 0.98) * u
  const d = smoothLine(rail)
  const random = createRandom(6)
  const crowns = range(choose(frame, 120, 96, 90)).map(() => {
    const along = between(random, 0, 1)
    const [cx, cy] = track[Math.floor(along * (track.length - 1))] ?? [0, 0]
    const away = between(random, 0.16, 1) * 760 * u
    return {
      x: cx + away * 0.8,
      y: cy + away * 0.72,
      kind: Math.floor(random() * 3),
      s: between(random, 0.8, 1.4),
    }
  })
  const rocks = range(18).map((index) => {
    const [x, y] = sampled(coast, 4)[index * 2 + 3] ?? [0, 0]
    const s = between(random, 12, 30) * u
    return polygon(
      [
        [x - s, y - s * 0.2],
        [x - s * 0.3, y - s * 0.8],
        [x + s * 0.8, y - s * 0.5],
        [x + s, y + s * 0.4],
        [x, y + s * 0.7],
      ],
      index % 2 ? '#7a5f5c' : '#a3826c',
    )
  })
  const tree = (dark: string, light: string, seed: number) =>
    foliage(10, 12, 56, 54, '#0f3a34', seed, 0.6) +
    foliage(0, 0, 56, 54, dark, seed) +
    foliage(-14, -16, 28, 26, light, seed + 1)
  const puff = (x: number, y: number, s: number) =>
    placed(
      x,
      y,
      s * u,
      ellipse(-60, 130, 150, 56, '#0f3a34', 0.45) +
        circle(-70, 20, 60, '#fff') +
        circle(0, 0, 84, '#fff') +
        circle(86, 18, 66, '#fff') +
        ellipse(10, 46, 130, 44, '#fff') +
        ellipse(30, 52, 104, 30, '#dcebee') +
        ellipse(-30, -18, 46, 34, '#f4f7f4'),
    )
  const boat = choose(frame, { x: 0.3, y: 0.22 }, { x: 0.26, y: 0.22 }, { x: 0.26, y: 0.2 })
  return [
    rect(0, 0, w, h, '#0f6c8c'),
    shape(land(shift(-300, -250, 40)), '#1585a0'),
    shape(land(shift(-190, -160, 34)), '#27a0b0'),
    shape(land(shift(-100, -84, 26)), '#55c0bf'),
    shape(land(shift(-52, -42, 18)), '#8fdccd'),
    line(smoothLine(shift(-40, -32, 16)), '#f3fff4', 12 * u, 0.9),
    line(smoothLine(shift(-84, -70, 26)), '#e3fbf0', 7 * u, 0.6),
    line(smoothLine(shift(-150, -126, 34)), '#c9f3ea', 5 * u, 0.4),
    shape(land(coast), '#f3dca3'),
    rocks.join(''),
    shape(land(shift(34, 38, 6)), '#4f8f5a'),
    shape(land(shift(choose(frame, 150, 156, 140), choose(frame, 158, 164, 146))), '#2f7350'),
    line(d, '#33505a', 64 * u, 0.4),
    line(d, '#b9977a', 54 * u),
    `<path fill="none" stroke="#6b4a44" stroke-width="${Math.round(34 * u)}" stroke-dasharray="${Math.round(8 * u)} ${Math.round(13 * u)}" d="${d}"/>`,
    line(d, '#e9d9bf', 22 * u),
    line(d, '#b9977a', 16 * u),
    stencils([
      ['ca', carriageAbove('#d8352a', '#fff1cf', '#23305e')],
      ['en', engineAbove('#d8352a', '#ffd25a', '#23305e')],
      ['ta', tree('#1f5f48', '#3a8058', 4)],
      ['tb', tree('#2f7a50', '#6aa85a', 9)],
      ['tc', tree('#286a54', '#4f9a62', 14)],
    ]),
    trainAlong(track, 'ca', 'en', choose(frame, 10, 9, 9), choose(frame, 280, 250, 240) * u, size),
    crowns
      .sort((a, b) => a.y - b.y)
      .map(({ x, y, kind, s }) =>
        copyAt(['ta', 'tb', 'tc'][kind] ?? 'ta', Math.round(x), Math.round(y), s * u),
      )
      .join(''),
    placed(
      w * boat.x,
      h * boat.y,
      choose(frame, 1.5, 1.5, 1.3) * u,
      shape('M-30-4L-190 26-186-40z', '#c9f3ea', 0.5) +
        shape('M-34-14H20Q46-8 54 0 46 8 20 14H-34z', '#1f3f6c') +
        shape('M-28-9H16Q32-4 40 0 32 4 16 9H-28z', '#f0b23a') +
        rect(-22, -8, 20, 16, '#fff6e4'),
      false,
      -24,
    ),
    flyingStork(
      w * choose(frame, 0.16, 0.2, 0.18),
      h * choose(frame, 0.5, 0.36, 0.42),
      0.8 * u,
      '#fffaf0',
      '#c9d9dc',
      false,
      -18,
    ) +
      flyingStork(
        w * choose(frame, 0.1, 0.1, 0.08),
        h * choose(frame, 0.58, 0.41, 0.5),
        0.6 * u,
        '#fffaf0',
        '#c9d9dc',
        false,
        -18,
      ),
    puff(
      w * choose(frame, 0.86, 0.78, 0.83),
      h * choose(frame, 0.8, 0.82, 0.74),
      choose(frame, 0.95, 1.1, 0.72),
    ),
  ].join('')
}
