import { dragonBody, dragonHead } from '../../kit/dragon-head'
import { type Point, smoothLine } from '../../kit/path'
import { posterKarst } from '../../kit/poster-karst'
import { between, createRandom, range } from '../../kit/rng'
import { clipped, polygon, rect, shape } from '../../kit/shapes'
import { cloudStreaks, sky } from '../../kit/sky'
import { climber, stairFlights } from '../../kit/stair-flights'
import { whole } from '../../kit/whole-path'
import { choose, type Frame, type Scene, unit } from '../../scene'

/** The plain of Tam Cốc far below: paddies in the last light and a river that keeps the colour of the sky. */
function plainBelow(frame: Frame, horizon: number, u: number): string {
  const { width: w, height: h } = frame
  const y = (part: number) => horizon + (h - horizon) * part
  const bends: readonly (readonly [number, number, number])[] = choose(
    frame,
    [
      [0.5, 0.02, 0.008],
      [0.36, 0.07, 0.014],
      [0.16, 0.15, 0.02],
      [0.2, 0.27, 0.03],
      [0.42, 0.4, 0.042],
      [0.4, 0.56, 0.056],
      [0.14, 0.72, 0.075],
      [0.02, 1.05, 0.12],
    ],
    [
      [0.62, 0.02, 0.012],
      [0.42, 0.06, 0.02],
      [0.14, 0.13, 0.03],
      [0.2, 0.23, 0.045],
      [0.46, 0.33, 0.06],
      [0.4, 0.47, 0.08],
      [0.1, 0.62, 0.11],
      [-0.1, 1.0, 0.16],
    ],
    [
      [0.6, 0.02, 0.012],
      [0.42, 0.07, 0.018],
      [0.14, 0.15, 0.028],
      [0.2, 0.27, 0.04],
      [0.46, 0.4, 0.055],
      [0.38, 0.56, 0.075],
      [0.08, 0.72, 0.1],
      [-0.1, 1.05, 0.14],
    ],
  )
  const side = (sign: number) =>
    bends.map(([x, part, half]): Point => [w * (x + sign * half), y(part) + sign * 4 * u])
  const river = `${smoothLine(side(-1))}L${smoothLine([...side(1)].reverse()).slice(1)}z`
  const random = createRandom(8)
  const fields = range(8).map((row) => {
    const [top, next] = [y((row / 8) ** 1.5), y(((row + 1) / 8) ** 1.5)]
    const wide = w * (0.1 + row * 0.035)
    return range(Math.ceil(w / wide) + 2)
      .map((i): string => {
        const x = (i - 1) * wide + between(random, -0.2, 0.2) * wide
        return random() > 0.52
          ? whole`M${x},${top}h${wide * 0.92}l${-wide * 0.16},${next - top - 3}h${-wide * 0.9}z`
          : ''
      })
      .join('')
  })
  return (
    rect(0, horizon, w, h - horizon, '#4f5a5c') +
    shape(fields.join(''), '#7f7a58') +
    shape(river, '#ffc08a') +
    clipped(
      'r',
      river,
      shape(whole`M0,${y(0.36)}Q${w * 0.4},${y(0.5)} ${w},${y(0.42)}V${h}H0z`, '#e58a78'),
    )
  )
}

/** Ninh Bình: the white stair of Hang Múa climbs to the stone dragon at dusk, the plain of Tam Cốc below. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const horizon = h * choose(frame, 0.44, 0.42, 0.43)
  const p = (x: number, y: number): Point => [w * x, h * y]
  const [x0, x1] = choose(frame, [0.34, 1.02], [0.16, 1.06], [0.2, 1.05])
  const on = (x: number, y: number) => p(x0 + (x1 - x0) * x, y)
  const ridge = [
    on(0.0, 1.05),
    on(0.08, 0.9),
    on(0.13, 0.88),
    on(0.2, 0.72),
    on(0.27, 0.7),
    on(0.33, 0.54),
    on(0.38, 0.52),
    on(0.44, 0.38),
    on(0.5, 0.36),
    on(0.55, 0.27),
    on(0.64, 0.225),
    on(0.76, 0.235),
    on(0.84, 0.3),
    on(0.93, 0.33),
    on(1.04, 0.27),
    on(1.04, 1.05),
  ]
  const shade = [
    on(0.64, 0.225),
    on(0.76, 0.235),
    on(0.84, 0.3),
    on(0.93, 0.33),
    on(1.04, 0.27),
    on(1.04, 1.05),
    on(0.74, 1.05),
    on(0.84, 0.86),
    on(0.76, 0.74),
    on(0.86, 0.6),
    on(0.77, 0.5),
    on(0.82, 0.4),
    on(0.72, 0.33),
  ]
  const rimLight = [
    ...ridge.slice(1, 11),
    on(0.6, 0.3),
    on(0.52, 0.42),
    on(0.47, 0.41),
    on(0.42, 0.56),
    on(0.36, 0.58),
    on(0.3, 0.75),
    on(0.22, 0.77),
    on(0.17, 0.92),
  ]
  const flutes = [
    [0.24, 0.74, 0.14],
    [0.32, 0.6, 0.2],
    [0.41, 0.47, 0.12],
    [0.18, 0.86, 0.12],
    [0.56, 0.32, 0.1],
    [0.46, 0.62, 0.12],
    [0.36, 0.84, 0.14],
    [0.6, 0.8, 0.1],
  ]
    .map(
      ([x = 0, y = 0, long = 0]) =>
        whole`M${on(x, y)[0]},${h * y}l${26 * u},${16 * u} ${-4 * u},${h * long * 0.5} ${-14 * u},${h * long * 0.5} ${-12 * u},${-h * long * 0.6}z`,
    )
    .join('')
  const stairs = [
    on(0.26, 1.05),
    on(0.86, 0.87),
    on(0.3, 0.735),
    on(0.8, 0.61),
    on(0.44, 0.51),
    on(0.76, 0.425),
    on(0.54, 0.355),
    on(0.7, 0.295),
    on(0.63, 0.245),
  ]
  const stone = { gold: '#f3ddd0', shine: '#fff6ea', shade: '#b98f9c', line: '#6a4a6c' }
  const s = choose(frame, 1, 1.05, 0.92) * u
  const [dx, dy] = on(0.66, 0.215)
  const body = whole`M${dx - 190 * s},${dy + 62 * s}Q${dx - 150 * s},${dy - 26 * s} ${dx - 96 * s},${dy + 8 * s}T${dx},${dy - 10 * s}T${dx + 92 * s},${dy - 6 * s}T${dx + 190 * s},${dy + 30 * s}`
  const climbing = stairs[2] ?? [0, 0]
  return [
    sky(frame, horizon, ['#3a3a7c', '#a2587f', '#f0906a', '#ffd392']),
    cloudStreaks(frame, h * 0.08, horizon * 0.8, 6, '#f7a98a', 5, 0.8),
    ...[0.02, 0.16, 0.27, 0.42, 0.55].map((x, i) =>
      posterKarst({
        x: w * x,
        base: horizon + 6 * u,
        width: (170 + ((i * 53) % 110)) * u,
        height: (110 + ((i * 97) % 150)) * u,
        seed: 60 + i,
        rock: '#a0628a',
        shade: '#7c4d80',
        light: 'right',
      }),
    ),
    plainBelow(frame, horizon, u),
    ...[
      [0.05, 0.06, 200, 220],
      [0.3, 0.05, 130, 130],
      [0.0, 0.36, 250, 290],
    ].map(([x = 0, drop = 0, wide = 0, tall = 0], i) =>
      posterKarst({
        x: w * x,
        base: horizon + drop * h,
        width: wide * u,
        height: tall * u,
        seed: 32 + i,
        rock: '#5c4674',
        shade: '#3c3160',
        light: 'right',
      }),
    ),
    polygon(ridge, '#4a3c66'),
    polygon(rimLight, '#a8617c'),
    polygon(shade, '#2b2749'),
    shape(flutes, '#2b2749'),
    dragonBody(body, 34 * s, stone),
    dragonHead(dx - 196 * s, dy + 34 * s, 0.22 * s, stone, 0, true),
    stairFlights(stairs, [17 * u, 62 * u], {
      tread: '#fff0dd',
      line: '#dbb3b0',
      wall: '#d9a8a4',
      wallShade: '#8d6a8c',
    }),
    climber(climbing[0] + 150 * u, climbing[1] - 6 * u, 1.05 * u, '#e2402c', '#1d1a38'),
  ].join('')
}
