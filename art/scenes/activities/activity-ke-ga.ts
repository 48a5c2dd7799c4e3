import { foliage } from '../../kit/foliage'
import { hills } from '../../kit/haze'
import { skin } from '../../kit/palettes'
import { lens } from '../../kit/path'
import { conicalHat } from '../../kit/people'
import { range } from '../../kit/rng'
import { roundBoat } from '../../kit/round-boat'
import { circle, ellipse, line, placed, rect, shape } from '../../kit/shapes'
import { cloud, sky } from '../../kit/sky'
import { ripples, water } from '../../kit/water'
import { whole } from '../../kit/whole-path'
import { choose, type Scene, unit } from '../../scene'

const stone = { light: '#f2e8da', face: '#b9b7bd', shade: '#77789a', dark: '#3f4266' }

/** Kê Gà lighthouse: a tall eight-sided shaft of granite over a two-stepped base, a corbelled gallery, an iron lantern; foot at (x, y), 130 units wide, 500 tall. */
function lighthouse(x: number, y: number, scale: number): string {
  const band = (low: number, high: number, from: number, to: number) =>
    shape(
      whole`M${-from},${-low}L${-to},${-high}H${-to * 0.4}L${-from * 0.4},${-low}z`,
      stone.light,
    ) +
    shape(
      whole`M${-from * 0.4},${-low}L${-to * 0.4},${-high}H${to * 0.4}L${from * 0.4},${-low}z`,
      stone.face,
    ) +
    shape(whole`M${from * 0.4},${-low}L${to * 0.4},${-high}H${to}L${from},${-low}z`, stone.shade)
  const courses = range(10)
    .map((index) => whole`M${-44 + index * 1.4},${-92 - index * 30}H${44 - index * 1.4}`)
    .join('')
  const windows = [130, 200, 270, 340]
    .map((low) => rect(-5, -low - 16, 10, 18, stone.dark))
    .join('')
  return placed(
    x,
    y,
    scale,
    band(0, 14, 72, 72) +
      band(14, 60, 62, 58) +
      band(58, 68, 66, 66) +
      band(68, 396, 46, 31) +
      line(courses, stone.shade, 1.6, 0.6) +
      windows +
      shape('M-9-14V-40Q0-52 9-40V-14z', stone.dark) +
      band(390, 402, 32, 44) +
      band(402, 410, 48, 48) +
      line(
        'M-46-412V-430M-24-412V-430M0-412V-430M24-412V-430M46-412V-430M-48-430H48',
        stone.dark,
        2.6,
      ) +
      band(410, 436, 24, 24) +
      rect(-19, -466, 38, 30, '#fff0b8') +
      line('M-19-436V-466M-6-436V-466M6-436V-466M19-436V-466', stone.dark, 3) +
      shape('M-24-464Q-22-486 0-492 22-486 24-464z', stone.face) +
      shape('M6-464Q10-484 0-492 22-486 24-464z', stone.shade) +
      line('M0-490V-512', stone.dark, 3) +
      circle(0, -493, 4, stone.dark),
  )
}

/** A round boulder lit from the left, its foot at (x, y). */
function boulder(x: number, y: number, rx: number, ry: number): string {
  return (
    shape(
      whole`M${x - rx},${y}Q${x - rx * 1.06},${y - ry * 0.9} ${x - rx * 0.3},${y - ry}Q${x + rx * 0.9},${y - ry * 1.04} ${x + rx},${y}z`,
      '#d9a878',
    ) +
    shape(
      whole`M${x + rx * 0.2},${y}Q${x + rx * 0.5},${y - ry * 0.6} ${x + rx * 0.1},${y - ry * 1.01}Q${x + rx * 0.92},${y - ry} ${x + rx},${y}z`,
      '#8f6a72',
    ) +
    shape(
      whole`M${x - rx * 0.86},${y - ry * 0.5}Q${x - rx * 0.8},${y - ry * 0.92} ${x - rx * 0.2},${y - ry * 0.94}Q${x - rx * 0.6},${y - ry * 0.8} ${x - rx * 0.86},${y - ry * 0.5}z`,
      '#ffe2b4',
    )
  )
}

/** Who sits in the basket boat: two visitors in life vests, and the boatman who stands and sculls. */
const crew =
  placed(
    0,
    0,
    1,
    line('M92-128L152 52', '#6b4426', 7) +
      shape('M138 8L158 2 176 60 158 66z', '#8a5a2c') +
      shape('M14 8L36 10 38-54 50 6 72 2Q70-64 50-92L20-90z', '#23305e') +
      shape('M14-84Q8-138 28-150H52Q68-136 60-84z', '#2f7f8c') +
      shape('M44-150H52Q68-136 60-84H48z', '#1b5568') +
      line('M26-142Q44-104 94-92M54-140Q78-136 90-122', '#1b5568', 12) +
      circle(102, -92, 7, skin) +
      circle(94, -122, 7, skin) +
      shape('M30-148V-164H48V-148z', '#a9663f') +
      ellipse(38, -172, 14, 17, skin) +
      conicalHat(38, -178, 2, 6),
  ) +
  [
    { x: -62, vest: '#e5391f', shade: '#a3222a', cap: '#fff6e4' },
    { x: -14, vest: '#f6a623', shade: '#c4741c', cap: '#d9407a' },
  ]
    .map(({ x, vest, shade, cap }) =>
      placed(
        x,
        4,
        1,
        shape('M-24 4Q-28-46-16-56H14Q26-46 22 4z', vest) +
          shape('M4-56H14Q26-46 22 4H8z', shade) +
          line('M-22-30H20', '#fff6e4', 4) +
          line('M-12-44Q-14-18 10-10', skin, 9) +
          ellipse(0, -72, 14, 17, skin) +
          shape('M-15-70Q-18-94 0-94 8-92 2-78L-4-66z', '#2a1a20') +
          shape('M-16-76Q-16-98 0-98 16-97 16-82L26-78 24-74z', cap),
      ),
    )
    .join('')

/** Kê Gà: the tall grey lighthouse on its islet of round boulders in the early light, a basket boat takes two visitors across. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const horizon = h * choose(frame, 0.62, 0.66, 0.63)
  const cx = w * choose(frame, 0.64, 0.58, 0.6)
  const k = choose(frame, 1, 0.84, 0.92) * u
  const base = horizon + choose(frame, 56, 50, 50) * u
  const rocks: readonly (readonly [number, number, number, number])[] = [
    [-290, -2, 46, 34],
    [-150, -30, 70, 66],
    [-226, 0, 70, 64],
    [256, -4, 66, 58],
    [324, 2, 48, 32],
    [170, 2, 84, 88],
    [-128, 6, 84, 88],
    [-46, 10, 66, 64],
    [88, 10, 78, 66],
    [14, 18, 70, 42],
    [-196, 16, 50, 30],
    [226, 18, 62, 32],
    [400, 10, 26, 14],
    [-372, 8, 30, 16],
  ]
  const boat = choose(
    frame,
    { x: 0.26, y: 0.83, k: 1.04 },
    { x: 0.28, y: 0.86, k: 1.06 },
    { x: 0.26, y: 0.85, k: 0.94 },
  )
  const [bx, by, bk] = [w * boat.x, h * boat.y, boat.k * u]
  const house = (x: number, y: number, wide: number) =>
    rect(cx + x * k, base + (y - 40) * k, wide * k, 44 * k, '#fff3dc') +
    rect(cx + (x + wide * 0.7) * k, base + (y - 40) * k, wide * 0.3 * k, 44 * k, '#d0b4ac') +
    shape(
      whole`M${cx + (x - 10) * k},${base + (y - 38) * k}l${22 * k},${-34 * k}h${(wide - 24) * k}l${22 * k},${34 * k}z`,
      '#c9503a',
    ) +
    rect(cx + (x + wide * 0.2) * k, base + (y - 26) * k, 14 * k, 16 * k, '#4f5a80') +
    rect(cx + (x + wide * 0.46) * k, base + (y - 26) * k, 14 * k, 16 * k, '#4f5a80')
  return [
    sky(frame, horizon, ['#4fa3d0', '#9fd3e2', '#e0f0e0', '#fff2cc']),
    cloud(
      w * choose(frame, 0.24, 0.24, 0.24),
      h * choose(frame, 0.3, 0.4, 0.32),
      360 * u,
      '#fffdf4',
      0.9,
    ) +
      cloud(
        w * choose(frame, 0.88, 0.82, 0.86),
        h * choose(frame, 0.42, 0.46, 0.43),
        230 * u,
        '#fffdf4',
        0.8,
      ),
    hills(frame, {
      base: horizon + 4,
      height: 90 * u,
      peaks: choose(frame, 2.4, 1.4, 1.4),
      seed: 12,
      fill: '#86b3c4',
      bottom: horizon + 6,
    }),
    water(frame, horizon, ['#bfe0d8', '#3fb5bc', '#1d84ac', '#165c92']),
    shape(
      range(8)
        .map((index) =>
          lens(
            cx - (40 + (index % 3) * 60) * u,
            horizon + (8 + index * 9) * u,
            (560 - index * 30) * u,
            5 * u,
          ),
        )
        .join(''),
      '#fff3d8',
      0.6,
    ),
    shape(
      whole`M${cx - 300 * k},${base}Q${cx - 200 * k},${base - 70 * k} ${cx - 80 * k},${base - 96 * k}H${cx + 90 * k}Q${cx + 230 * k},${base - 70 * k} ${cx + 320 * k},${base}z`,
      '#4f7458',
    ),
    foliage(cx - 150 * k, base - 82 * k, 84 * k, 46 * k, '#3f7a5c', 4) +
      foliage(cx + 176 * k, base - 80 * k, 90 * k, 44 * k, '#2f6450', 7),
    house(76, -84, 130),
    lighthouse(cx, base - 84 * k, k),
    foliage(cx - 96 * k, base - 82 * k, 50 * k, 30 * k, '#5f9a62', 9) +
      foliage(cx + 60 * k, base - 64 * k, 52 * k, 26 * k, '#4a865a', 12),
    rocks.map(([x, y, rx, ry]) => boulder(cx + x * k, base + y * k, rx * k, ry * k)).join(''),
    shape(
      rocks
        .map(([x, y, rx]) =>
          y < -20 ? '' : lens(cx + x * k, base + (y + 3) * k, rx * 2.5 * k, 9 * k),
        )
        .join(''),
      '#fffaf0',
    ),
    shape(
      range(5)
        .map((index) =>
          lens(
            cx + (index % 2 ? 34 : -26) * k,
            base + (34 + index * 22) * k,
            (130 - index * 16) * k,
            8 * k,
          ),
        )
        .join(''),
      '#8fa9c4',
      0.75,
    ),
    ripples({
      left: 0,
      right: w,
      top: base + 40 * u,
      bottom: h,
      count: 26,
      colour: '#8fdcd4',
      seed: 8,
      opacity: 0.75,
      length: 240 * u,
    }),
    ripples({
      left: 0,
      right: w,
      top: h * 0.82,
      bottom: h,
      count: 12,
      colour: '#0f4478',
      seed: 18,
      opacity: 0.7,
      length: 300 * u,
    }),
    shape(
      lens(bx - 20 * bk, by + 86 * bk, 420 * bk, 16 * bk) +
        lens(bx + 190 * bk, by + 60 * bk, 260 * bk, 10 * bk),
      '#c9f0e4',
    ),
    placed(
      bx,
      by,
      bk,
      roundBoat({
        hull: '#c98a3e',
        shade: '#84521f',
        rim: '#ffd98a',
        inside: '#4a3040',
        lit: '#a8763c',
      }) + crew,
    ),
  ].join('')
}
