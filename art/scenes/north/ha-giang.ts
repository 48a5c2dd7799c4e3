import { motorbike } from '../../kit/bikes'
import { sampan } from '../../kit/boats'
import { crag } from '../../kit/crag'
import { mist, mountains } from '../../kit/haze'
import { mix, type Point, smoothLine } from '../../kit/path'
import { range } from '../../kit/rng'
import { line, shape } from '../../kit/shapes'
import { sky } from '../../kit/sky'
import { whole } from '../../kit/whole-path'
import { choose, type Scene, unit } from '../../scene'

/** Hà Giang: the ledge of the Mã Pì Lèng road across a cliff that fills half the sky, the jade Nho Quế deep below. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const p = (x: number, y: number): Point => [w * x, h * y]
  const gx = choose(frame, 0, 0.02, 0.02)
  const q = (x: number, y: number): Point => p(x + gx, y)
  const river = [
    q(0.615, 0.58),
    q(0.635, 0.63),
    q(0.6, 0.69),
    q(0.62, 0.76),
    q(0.56, 0.86),
    q(0.53, 1.04),
  ]
  const rest = `L${Math.round(w * (0.45 + gx))},${Math.round(h * 1.04)}V${Math.round(h * 0.56)}z`
  const bank = [
    q(0.76, 1.04),
    q(0.7, 0.88),
    q(0.71, 0.77),
    q(0.645, 0.69),
    q(0.655, 0.63),
    q(0.625, 0.58),
  ]
  const ledge: Point[] = [
    p(-0.03, 0.665),
    p(0.08, 0.625),
    p(0.18, 0.612),
    p(0.27, 0.578),
    p(0.35, 0.53),
    p(0.41, 0.497),
    q(0.472, 0.462),
  ]
  const last = ledge.length - 1
  const half = (index: number) => mix(62, 12, (index / last) ** 0.8) * u
  const beside = (factor: number) => ledge.map(([x, y], i): Point => [x, y + half(i) * factor])
  const onLedge = (part: number): readonly [number, number, number] => {
    const at = Math.min(last - 1, Math.floor(part * last))
    const [a, b] = [ledge[at] ?? [0, 0], ledge[at + 1] ?? [0, 0]]
    return [
      mix(a[0], b[0], part * last - at),
      mix(a[1], b[1], part * last - at),
      mix(half(at), half(at + 1), part * last - at),
    ]
  }
  const broken = (low: number, high: number, seed: number) =>
    range(16)
      .map((index) => {
        const [x, y, reach] = onLedge(1 - index / 15)
        return whole`${x},${y + reach * mix(low, high, ((index * index * 3 + seed) % 7) / 6)}`
      })
      .join(' ')
  const road = smoothLine(beside(-0.8))
  const kerb = smoothLine(beside(0.5).reverse()).replace('M', 'L')
  const posts = range(17).map((index) => {
    const [x, y, reach] = onLedge((index / 16) ** 0.82)
    return { x, y: y + reach * 0.74, size: reach * 0.5 }
  })
  const near = [
    p(-0.02, -0.02),
    p(0.27, -0.02),
    p(0.31, 0.05),
    p(0.3, 0.13),
    p(0.35, 0.18),
    p(0.36, 0.27),
    p(0.41, 0.33),
    q(0.43, 0.42),
    q(0.475, 0.46),
    q(0.47, 0.55),
    q(0.5, 0.62),
    q(0.47, 0.71),
    q(0.5, 0.8),
    q(0.48, 0.9),
    q(0.52, 1.04),
    p(-0.02, 1.04),
  ]
  const bike = choose(frame, { x: 0.2, s: 1.55 }, { x: 0.25, s: 1.6 }, { x: 0.24, s: 1.4 })
  const bikeY = h * choose(frame, 0.606, 0.585, 0.595)
  return [
    sky(frame, h * 0.5, ['#f2a878', '#fbd49a', '#fff0c4']),
    mountains(frame, {
      base: h * 0.4,
      height: 230 * u,
      peaks: choose(frame, 4.4, 2.8, 3),
      seed: 21,
      fill: '#dba89c',
      bottom: h * 0.64,
    }),
    mountains(frame, {
      base: h * 0.5,
      height: 260 * u,
      peaks: choose(frame, 3.4, 2.4, 2.6),
      seed: 44,
      fill: '#b08aa0',
      bottom: h * 0.66,
    }),
    mist(frame, h * 0.36, h * 0.24, '#ffe9c4', 0.7, 'm'),
    shape(
      `${smoothLine([q(0.5, 0.36), q(0.55, 0.42), q(0.58, 0.52), q(0.62, 0.6)])}H${Math.round(w * 0.4)}z`,
      '#8d7aa4',
    ),
    crag({
      id: 'e',
      outline: [
        q(0.62, 0.6),
        q(0.63, 0.5),
        q(0.67, 0.42),
        q(0.69, 0.36),
        q(0.74, 0.35),
        q(0.77, 0.25),
        q(0.82, 0.21),
        q(0.85, 0.12),
        q(0.9, 0.1),
        q(0.94, 0.0),
        p(1.02, -0.03),
        p(1.02, 1.04),
        q(0.6, 1.04),
      ],
      columns: choose(frame, 11, 8, 8),
      seed: 11,
      rock: '#eeb47c',
      shade: '#c9795f',
      light: '#ffdca4',
      leaf: '#8f8a4a',
    }),
    shape(`${smoothLine(river)}${rest}`, '#8d7aa4'),
    shape(`${smoothLine(river)}L${bank.map(([x, y]) => whole`${x},${y}`).join(' ')}z`, '#1f9a8c'),
    shape(
      `${smoothLine([q(0.622, 0.58), q(0.645, 0.63), q(0.625, 0.69), q(0.67, 0.76), q(0.63, 0.86), q(0.66, 1.04)])}L${bank.map(([x, y]) => whole`${x},${y}`).join(' ')}z`,
      '#6fd8b8',
    ),
    sampan(w * (0.655 + gx), h * 0.845, 0.5 * u, '#3a2440', '#f6c04a'),
    line(
      whole`M${w * (0.655 + gx) + 34 * u},${h * 0.85}l${26 * u},${-26 * u}M${w * (0.655 + gx) + 30 * u},${h * 0.856}l${50 * u},${-14 * u}`,
      '#dff8e4',
      3 * u,
    ),
    crag({
      id: 's',
      outline: [
        p(0.3, 0.2),
        q(0.46, 0.16),
        q(0.5, 0.2),
        q(0.505, 0.28),
        q(0.54, 0.34),
        q(0.55, 0.43),
        q(0.585, 0.5),
        q(0.575, 0.58),
        q(0.6, 0.65),
        q(0.56, 0.72),
        q(0.58, 0.8),
        q(0.53, 0.9),
        q(0.52, 1.04),
        p(0.3, 1.04),
      ],
      columns: 7,
      seed: 4,
      rock: '#6d5a8c',
      shade: '#54457a',
      light: '#a07c9c',
    }),
    shape(
      whole`M${w * (0.42 + gx)},${h * 0.46}Q${w * (0.52 + gx)},${h * 0.43} ${w * (0.556 + gx)},${h * 0.437}L${w * (0.562 + gx)},${h * 0.449}Q${w * (0.52 + gx)},${h * 0.452} ${w * (0.42 + gx)},${h * 0.49}z`,
      '#f4dcae',
    ),
    crag({
      id: 'n',
      outline: near,
      columns: choose(frame, 11, 9, 9),
      seed: 9,
      rock: '#3a3364',
      shade: '#272350',
      light: '#5d5288',
      leaf: '#23424c',
    }),
    shape(`${road}${kerb}z`, '#fae3b0'),
    shape(`${smoothLine(beside(-0.8))}L${broken(-1.5, -2.3, 2)}z`, '#8a76a4'),
    `<g stroke-dasharray="${Math.round(34 * u)} ${Math.round(26 * u)}">${line(smoothLine(beside(-0.15)), '#d9a85c', 4 * u)}</g>`,
    shape(`${smoothLine(beside(0.5))}L${broken(1, 2.1, 1)}z`, '#201c47'),
    shape(
      `${smoothLine(beside(0.5))}${smoothLine(beside(0.95).reverse()).replace('M', 'L')}z`,
      '#b48d9a',
    ),
    shape(
      posts
        .map(({ x, y, size }) => whole`M${x - size * 0.3},${y}v${-size}h${size * 0.6}v${size}z`)
        .join(''),
      '#fff6e4',
    ),
    shape(
      posts
        .map(
          ({ x, y, size }) =>
            whole`M${x - size * 0.3},${y - size * 0.7}v${-size * 0.3}h${size * 0.6}v${size * 0.3}z`,
        )
        .join(''),
      '#d8392a',
    ),
    motorbike(w * bike.x, bikeY, bike.s * u, {
      bike: '#1f2348',
      shirt: '#e2402c',
      helmet: '#fff1cf',
      tyre: '#17121c',
    }),
  ].join('')
}
