import { paddies, riceTuft } from '../../kit/fields'
import { foliage } from '../../kit/foliage'
import { kalan, saddleTower } from '../../kit/kalan'
import { type Point, smoothLine } from '../../kit/path'
import { aoDaiFigure, stoopingFarmer } from '../../kit/people'
import { range } from '../../kit/rng'
import { clipped, line, rect, shape } from '../../kit/shapes'
import { sky } from '../../kit/sky'
import { flyingStork } from '../../kit/stork'
import { whole } from '../../kit/whole-path'
import { choose, type Scene, unit } from '../../scene'

type Spots = readonly (readonly [number, number])[]

const brick = {
  light: '#ffb36e',
  brick: '#d9713f',
  shade: '#7c3447',
  dark: '#40213f',
  stone: '#ffe2ae',
}

/** Quy Nhơn: the four brick towers of Bánh Ít on their bare hill in late light, rice fields and a small river below. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const on = (points: Spots): Point[] => points.map(([x, y]): Point => [w * x, h * y])
  const plain = h * choose(frame, 0.73, 0.7, 0.72)
  const crest = choose<Spots>(
    frame,
    [
      [-0.1, 0.76],
      [0.06, 0.73],
      [0.16, 0.69],
      [0.22, 0.6],
      [0.33, 0.57],
      [0.37, 0.5],
      [0.42, 0.465],
      [0.5, 0.455],
      [0.53, 0.4],
      [0.6, 0.395],
      [0.68, 0.4],
      [0.72, 0.47],
      [0.8, 0.485],
      [0.88, 0.5],
      [0.94, 0.64],
      [1.02, 0.7],
      [1.12, 0.76],
    ],
    [
      [-0.14, 0.74],
      [-0.02, 0.7],
      [0.05, 0.66],
      [0.1, 0.56],
      [0.24, 0.54],
      [0.28, 0.49],
      [0.33, 0.455],
      [0.42, 0.45],
      [0.46, 0.395],
      [0.55, 0.385],
      [0.66, 0.39],
      [0.7, 0.45],
      [0.8, 0.465],
      [0.96, 0.48],
      [1.02, 0.6],
      [1.1, 0.66],
      [1.2, 0.72],
    ],
    [
      [-0.14, 0.76],
      [-0.02, 0.72],
      [0.05, 0.68],
      [0.1, 0.585],
      [0.24, 0.565],
      [0.28, 0.51],
      [0.33, 0.475],
      [0.42, 0.465],
      [0.46, 0.405],
      [0.55, 0.4],
      [0.66, 0.405],
      [0.7, 0.465],
      [0.8, 0.48],
      [0.96, 0.5],
      [1.02, 0.62],
      [1.1, 0.68],
      [1.2, 0.74],
    ],
  )
  const spots = choose(
    frame,
    { main: [0.6, 0.402], saddle: [0.8, 0.49], stele: [0.44, 0.468], gate: [0.27, 0.588] },
    { main: [0.56, 0.392], saddle: [0.83, 0.475], stele: [0.36, 0.462], gate: [0.17, 0.556] },
    { main: [0.56, 0.407], saddle: [0.83, 0.492], stele: [0.36, 0.482], gate: [0.17, 0.58] },
  )
  const at = (name: keyof typeof spots): Point => [
    w * (spots[name][0] ?? 0),
    h * (spots[name][1] ?? 0),
  ]
  const [mx, my] = at('main')
  const [sx, sy] = at('saddle')
  const [tx, ty] = at('stele')
  const [gx, gy] = at('gate')
  const k = choose(frame, 0.57, 0.72, 0.56) * u
  const hill = whole`${smoothLine(on(crest))}V${plain + 30 * u}H${-w * 0.2}z`
  const ridge = whole`M${mx + 60 * u},${my - 2}L${mx + 120 * u},${my - 1}Q${sx - 60 * u},${sy - 4 * u} ${sx + 60 * u},${sy - 2}L${w * 1.3},${my}V${plain + 30 * u}H${mx - 60 * u}Q${mx + 40 * u},${plain - 60 * u} ${mx - 30 * u},${plain - 130 * u}T${mx + 10 * u},${my + 90 * u}T${mx + 60 * u},${my - 2}z`
  const shadowOf = (x: number, y: number, wide: number, long: number) =>
    whole`M${x - wide},${y}H${x + wide}L${x + wide + long},${y + long * 0.3}Q${x + wide + long * 0.7},${y + long * 0.34} ${x + wide + long * 0.5},${y + long * 0.27}z`
  const path = smoothLine([
    [gx - 130 * u, plain + 20 * u],
    [gx - 90 * u, gy + 70 * u],
    [gx, gy + 16 * u],
    [gx + 90 * u, gy + 10 * u],
    [tx - 60 * u, ty + 90 * u],
    [tx + 60 * u, ty + 60 * u],
    [tx + 90 * u, ty + 20 * u],
    [mx - 60 * u, my + 50 * u],
    [mx - 10 * u, my + 8 * u],
  ])
  const bent = choose(frame, 0, 0.03, 0.03)
  const dip = choose(frame, 0.012, -0.012, 0)
  const bankOf = (points: Spots) => smoothLine(on(points.map(([x, y]) => [x - bent, y + dip])))
  const left = bankOf([
    [0.9, 0.735],
    [0.62, 0.748],
    [0.42, 0.775],
    [0.46, 0.82],
    [0.62, 0.87],
    [0.54, 1.1],
  ])
  const right = bankOf([
    [0.84, 1.1],
    [0.86, 0.88],
    [0.64, 0.825],
    [0.5, 0.785],
    [0.66, 0.756],
    [0.94, 0.738],
  ])
  const middle = bankOf([
    [0.7, 1.1],
    [0.74, 0.875],
    [0.56, 0.823],
    [0.46, 0.78],
    [0.64, 0.752],
    [0.92, 0.737],
  ])
  const rice = range(choose(frame, 15, 10, 10))
  return [
    sky(frame, plain, ['#2f6f8e', '#8db8ae', '#fbd491', '#f59a62']),
    shape(
      whole`M0,${h * 0.13}Q${w * 0.5},${h * 0.06} ${w},${h * 0.16}V${h * 0.19}Q${w * 0.5},${h * 0.11} 0,${h * 0.2}z`,
      '#ffdf9e',
      0.7,
    ),
    shape(
      whole`M0,${h * 0.3}Q${w * 0.4},${h * 0.24} ${w},${h * 0.34}V${h * 0.36}Q${w * 0.4},${h * 0.28} 0,${h * 0.35}z`,
      '#fff0bd',
      0.6,
    ),
    shape(
      whole`M-10,${plain + 9}V${plain - 160 * u}Q${w * 0.12},${plain - 220 * u} ${w * 0.2},${plain - 150 * u}T${w * 0.42},${plain - 120 * u}T${w * 0.66},${plain - 150 * u}T${w * 0.9},${plain - 200 * u}T${w + 10},${plain - 170 * u}V${plain + 9}z`,
      '#a3808e',
    ),
    kalan(tx, ty, k * 0.5, brick),
    saddleTower(sx, sy, k * 0.82, brick),
    kalan(mx, my, k, brick),
    kalan(gx, gy, k * 0.6, brick),
    clipped(
      'hl',
      hill,
      shape(hill, '#e0a052') +
        shape(shadowOf(gx, gy, 74 * k, 230 * u) + shadowOf(tx, ty, 62 * k, 180 * u), '#a5603f') +
        shape(ridge, '#7c4a56'),
    ),
    line(path, '#c07a44', 17 * u) + line(path, '#ffe0a2', 11 * u),
    aoDaiFigure(gx - 86 * u, gy + 70 * u, 0.5 * u, { dress: '#d8412a' }) +
      aoDaiFigure(tx - 34 * u, ty + 84 * u, 0.4 * u, { dress: '#fffaf0' }),
    rect(0, plain, w, h, '#8fb24a'),
    range(9)
      .map((index) =>
        foliage(
          w * (index / 8),
          plain + 6 * u,
          (70 + (index % 3) * 30) * u,
          (22 + (index % 2) * 12) * u,
          index % 2 ? '#3f7350' : '#2a5a4a',
          3 + index,
        ),
      )
      .join(''),
    paddies({
      width: w,
      top: plain + 14 * u,
      bottom: h + 20,
      rows: 6,
      vanishX: w * 0.46,
      fills: ['#8fb24a', '#a9c455', '#6f9c46', '#c3cf62'],
      edge: '#3f7346',
      seed: 6,
    }),
    shape(whole`${left}L${right.slice(1)}z`, '#f9c27e'),
    shape(whole`${left}L${middle.slice(1)}z`, '#5f9aa2'),
    line(`${left}${right}`, '#3f7346', 7 * u),
    stoopingFarmer(
      w * choose(frame, 0.22, 0.2, 0.18),
      h * choose(frame, 0.89, 0.86, 0.88),
      1.7 * u,
      '#c93c5c',
    ),
    stoopingFarmer(
      w * choose(frame, 0.33, 0.42, 0.4),
      h * choose(frame, 0.865, 0.84, 0.86),
      1.4 * u,
      '#f4e6c8',
      '#2b2030',
      true,
    ),
    flyingStork(
      w * choose(frame, 0.2, 0.24, 0.22),
      h * choose(frame, 0.3, 0.24, 0.26),
      0.8 * u,
      '#fffaf0',
      '#5a5a70',
    ) +
      flyingStork(
        w * choose(frame, 0.13, 0.12, 0.1),
        h * choose(frame, 0.36, 0.29, 0.32),
        0.6 * u,
        '#fffaf0',
        '#5a5a70',
      ),
    shape(
      whole`M0,${h - 34 * u}Q${w * 0.2},${h - 66 * u} ${w * 0.45},${h - 36 * u}T${w},${h - 50 * u}V${h}H0z`,
      '#1f4f3e',
    ),
    rice
      .map((index) =>
        riceTuft(
          (index + 0.3) * (w / rice.length),
          h + (16 + (index % 3) * 14) * u,
          (1.9 + (index % 2) * 0.5) * u,
          index % 2 ? '#1f4f3e' : '#2f6a44',
          '#f2c14a',
          index + 2,
        ),
      )
      .join(''),
  ].join('')
}
