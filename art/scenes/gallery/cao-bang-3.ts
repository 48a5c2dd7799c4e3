import { stalagmite } from '../../kit/cave-camp'
import { cavernRing, dripCups, dripstones } from '../../kit/cavern'
import { skin } from '../../kit/palettes'
import { range } from '../../kit/rng'
import { circle, ellipse, line, placed, rect, shape, verticalGradient } from '../../kit/shapes'
import { shining } from '../../kit/shining'
import { glow } from '../../kit/sun'
import { whole } from '../../kit/whole-path'
import { choose, type Scene, unit } from '../../scene'

/** A petal of the stone lotus: root at the origin, tip `long` below it and turned up at its end. */
const petal = (half: number, long: number, lean: number) =>
  whole`M${-half},0C${-half * 1.5},${long * 0.5} ${lean - half * 0.7},${long * 0.7} ${lean},${long}C${lean + half * 0.7},${long * 0.7} ${half * 1.5},${long * 0.5} ${half},0z`

/** The golden lotus of Ngườm Ngao: tiers of stone petals hanging from the roof, lit from below; its neck at (x, y), 520 units wide, 390 tall below it. */
function stoneLotus(x: number, y: number, scale: number): string {
  const tones = [
    ['#b0702c', '#8a4f2a'],
    ['#d9962f', '#a8662a'],
    ['#f2bc45', '#c9862e'],
    ['#ffdc78', '#e0a23a'],
  ] as const
  const neck =
    shape('M-330-460Q-170-330-140-170L-104 30H104L140-170Q170-330 330-460z', '#2a5a70') +
    shape('M40-460Q70-260 60 30H104L140-170Q170-330 330-460z', '#1d4560') +
    line(
      'M-220-420Q-120-300-104-130L-84 0M-100-430Q-60-270-54-100L-44 0M130-400Q90-270 84-110L76 0',
      '#4f8f94',
      9,
    ) +
    line('M-110-70L-92 10M-64-60L-54 20M70-60L62 20', '#e0a23a', 9)
  const tiers = tones.map(([light, shade], tier) => {
    const count = [7, 6, 5, 3][tier] ?? 3
    const [top, long] = [-18 + tier * 50, 220 - tier * 4]
    return range(count)
      .map((index) => (index / (count - 1)) * 2 - 1)
      .sort((a, b) => Math.abs(b) - Math.abs(a))
      .map((part) => {
        const half = 50 - tier * 3
        const drop = long * (1 - Math.abs(part) * 0.12)
        return placed(
          part * (96 - tier * 18),
          top - Math.abs(part) * 20,
          1,
          shape(petal(half, drop, 0), light) +
            shape(
              whole`M${half * 0.2},0Q${half * 0.7},${drop * 0.6} 0,${drop}C${half * 0.7},${drop * 0.7} ${half * 1.5},${drop * 0.5} ${half},0z`,
              shade,
            ),
          false,
          -part * (66 - tier * 12),
        )
      })
      .join('')
  })
  const bud =
    shape('M-44 190Q-58 290 0 372 58 290 44 190z', '#fff0b0') +
    shape('M10 190Q30 290 0 372 58 290 44 190z', '#f2bc45')
  return placed(x, y, scale, neck + tiers.slice(0, 3).join('') + bud + (tiers[3] ?? ''))
}

/** Somebody who looks up and holds a lamp high, seen from behind; feet at (x, y), 130 units tall with the arm. */
function lampBearer(x: number, y: number, scale: number): string {
  return placed(
    x,
    y,
    scale,
    ellipse(0, 0, 30, 5, '#0b1230', 0.6) +
      shape('M-12-46L-15 0H-4L0-38 5 0H16L13-46z', '#1c2450') +
      shape('M-15-44Q-18-80-11-88H12Q18-78 15-44z', '#e0402a') +
      shape('M3-88H12Q18-78 15-44H4z', '#f77048') +
      line('M-12-82Q-22-66-17-50', '#b02f2a', 7) +
      shape('M-10-82H9L10-54Q0-48-11-54z', '#f0b23a') +
      shape('M-11-70Q0-66 10-70L10-60Q0-56-11-60z', '#b87826') +
      line('M12-84L26-108', '#f77048', 7) +
      circle(27, -111, 3.6, skin) +
      ellipse(0, -97, 7.6, 8.8, '#2a1a1c') +
      shape('M-10-99Q0-112 10-99 0-104-10-99z', '#f0d080') +
      shining(line('M27-116V-124', '#fff3c4', 9)),
  )
}

/** Cao Bằng: Ngườm Ngao cave, somebody with a lamp small under the golden stone lotus that hangs from its roof. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const lotus = choose(
    frame,
    { x: 0.53, y: 0.2, k: 1.0 },
    { x: 0.5, y: 0.26, k: 1.12 },
    { x: 0.5, y: 0.22, k: 0.94 },
  )
  const person = choose(
    frame,
    { x: 0.42, y: 0.83, k: 1.22 },
    { x: 0.34, y: 0.8, k: 1.4 },
    { x: 0.33, y: 0.83, k: 1.16 },
  )
  const [lx, ly] = [w * lotus.x, h * lotus.y]
  const [px, py] = [w * person.x, h * person.y]
  const floor = h * choose(frame, 0.74, 0.73, 0.74)
  const ring = (rx: number, ry: number, seed: number, fill: string) =>
    cavernRing({
      width: w,
      height: h,
      x: w * choose(frame, 0.52, 0.5, 0.5),
      y: h * 0.5,
      rx: w * rx,
      ry: h * ry,
      seed,
      fill,
      rough: 0.07,
    })
  return [
    verticalGradient('sky', [
      [0, '#173a5c'],
      [0.5, '#2f7a86'],
      [0.8, '#8fc0a0'],
      [1, '#3f8a86'],
    ]) + rect(0, 0, w, h, 'url(#sky)'),
    glow(lx, ly + 230 * lotus.k * u, choose(frame, 520, 520, 460) * u, '#ffd98a', 0.85, 'g'),
    dripstones(0, w, h * 0.1, choose(frame, 22, 13, 13), h * 0.36, '#2c6a78', 5),
    range(choose(frame, 9, 6, 6))
      .map((index, _, all) =>
        dripCups(
          w * ((index + 0.5) / all.length),
          floor + 12 * u,
          (26 + ((index * 17) % 22)) * u,
          (70 + ((index * 67) % 150)) * u,
          '#2b6676',
          '#5f9a94',
        ),
      )
      .join(''),
    ring(choose(frame, 0.45, 0.5, 0.5), 0.44, 12, '#235468'),
    dripstones(-20, w * 0.36, h * 0.02, 6, h * 0.46, '#1d4a60', 21),
    dripstones(w * 0.68, w * 1.02, h * 0.02, 6, h * 0.5, '#1d4a60', 24),
    shape(
      whole`M0,${floor + 20 * u}Q${w * 0.25},${floor - 26 * u} ${w * 0.5},${floor + 4 * u}T${w},${floor}V${h}H0z`,
      '#24506a',
    ),
    shape(
      whole`M${w * 0.5},${floor + 40 * u}Q${w * 0.76},${floor + 12 * u} ${w * 1.02},${floor + 60 * u}V${h * 0.92}Q${w * 0.7},${h * 0.94} ${w * 0.5},${floor + 40 * u}z`,
      '#3fa09a',
    ),
    line(
      whole`M${w * 0.62},${floor + 56 * u}h${120 * u}M${w * 0.72},${floor + 84 * u}h${170 * u}M${w * 0.58},${floor + 46 * u}h${50 * u}M${w * 0.8},${floor + 60 * u}h${80 * u}`,
      '#ffe3a0',
      6 * u,
      0.75,
    ),
    shape(
      whole`M${px - 90 * u},${h * 1.02}Q${px - 60 * u},${h * 0.92} ${px - 20 * u},${py + 14 * u}T${px + 120 * u},${floor + 12 * u}Q${px + 150 * u},${floor - 2 * u} ${lx + 40 * u},${floor + 2 * u}Q${px + 150 * u},${floor + 6 * u} ${px + 126 * u},${floor + 20 * u}Q${px + 96 * u},${py - 10 * u} ${px + 130 * u},${h * 0.9}T${px + 190 * u},${h * 1.02}z`,
      '#c9a878',
    ),
    shape(
      whole`M${px + 64 * u},${py + 24 * u}Q${px + 80 * u},${py - 20 * u} ${px + 84 * u},${floor + 24 * u}L${px + 126 * u},${floor + 20 * u}Q${px + 96 * u},${py - 10 * u} ${px + 130 * u},${h * 0.9}T${px + 190 * u},${h * 1.02}H${px + 110 * u}Q${px + 60 * u},${h * 0.92} ${px + 64 * u},${py + 24 * u}z`,
      '#8f765e',
    ),
    shape(
      whole`M${px + 74 * u},${py - 120 * person.k * u}L${lx - 190 * lotus.k * u},${ly + 60 * u}L${lx + 150 * lotus.k * u},${ly + 140 * u}z`,
      '#fff0b8',
      0.3,
    ),
    stoneLotus(lx, ly, lotus.k * u),
    stalagmite(
      w * choose(frame, 0.79, 0.86, 0.86),
      floor + 70 * u,
      choose(frame, 0.9, 0.8, 0.74) * u,
      '#1d4660',
      '#d9a860',
      true,
    ) +
      stalagmite(
        w * choose(frame, 0.2, 0.1, 0.1),
        floor + 80 * u,
        choose(frame, 1.05, 0.9, 0.8) * u,
        '#1d4660',
        '#c99a5c',
      ),
    glow(px + 44 * u + 27 * person.k * u, py - 118 * person.k * u, 150 * u, '#ffe9a8', 0.85, 'l'),
    lampBearer(px + 44 * u, py, person.k * u),
    ring(choose(frame, 0.515, 0.58, 0.58), 0.56, 4, '#122c48'),
    dripstones(-20, w * 0.3, -10, 5, h * 0.34, '#0e2340', 8),
    dripstones(w * 0.72, w * 1.02, -10, 5, h * 0.36, '#0e2340', 13),
    dripCups(w * choose(frame, 0.04, 0.02, 0.02), h * 1.02, 90 * u, 330 * u, '#0e2340', '#2f5f78') +
      dripCups(
        w * choose(frame, 0.95, 0.97, 0.97),
        h * 1.02,
        100 * u,
        380 * u,
        '#0e2340',
        '#2f5f78',
      ),
  ].join('')
}
