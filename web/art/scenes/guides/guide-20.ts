import { blossom, blossomsAt } from '../../kit/blossoms'
import { copyAt, stencils } from '../../kit/copies'
import { foliage } from '../../kit/foliage'
import { glassHouse } from '../../kit/glass-house'
import { hills, mist } from '../../kit/haze'
import { lit } from '../../kit/lit'
import { num, type Point } from '../../kit/path'
import { aoDaiFigure } from '../../kit/people'
import { pine, pineRow } from '../../kit/pine'
import { between, createRandom, range } from '../../kit/rng'
import { line, shape } from '../../kit/shapes'
import { sky } from '../../kit/sky'
import { villa } from '../../kit/villa'
import { choose, type Scene, unit } from '../../scene'

/** Da Lat: a yellow French villa and its glasshouse on a hill among tall pines, morning mist lying in the valley. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const home = { x: w * choose(frame, 0.44, 0.42, 0.42), y: h * choose(frame, 0.69, 0.66, 0.69), size: choose(frame, 2.3, 2.05, 1.9) * u }
  const glass = { x: w * choose(frame, 0.69, 0.76, 0.77), y: h * choose(frame, 0.75, 0.71, 0.75), size: choose(frame, 1.5, 1.2, 1.15) * u }
  const base = h * choose(frame, 0.5, 0.48, 0.5)
  const bark = ['#2f2a3c', '#143c44', '#1f5a58'] as const
  const trunk = (x: number, half: number, lean: number) =>
    shape(
      `M${num(w * x - half * u)},${num(h * 1.02)}L${num(w * x + (lean - half * 0.62) * u)},-20H${num(w * x + (lean + half * 0.62) * u)}L${num(w * x + half * u)},${num(h * 1.02)}z`,
      bark[0],
    ) +
    line(
      range(7)
        .map(
          (index) =>
            `M${num(w * x - half * 0.3 * u + lean * (1 - index / 7) * u)},${num(h * (0.1 + index * 0.13))}l${num(half * 0.6 * u)},${num(34 * u)}`,
        )
        .join(''),
      '#4a3a48',
      5 * u,
    )
  const pad = (x: number, y: number, r: number) =>
    `M${num(x - r)},${num(y)}q${num(r * 0.12)},${num(-r * 0.3)} ${num(r * 0.42)},${num(-r * 0.3)}q${num(r * 0.2)},${num(-r * 0.3)} ${num(r * 0.62)},${num(-r * 0.26)}` +
    `q${num(r * 0.44)},0 ${num(r * 0.56)},${num(r * 0.26)}q${num(r * 0.3)},0 ${num(r * 0.4)},${num(r * 0.3)}q${num(-r)},${num(r * 0.2)} ${num(-r * 2)},0z`
  const bough = (x: number, y: number, reach: number) => {
    const pads = (size: number, lift: number) =>
      [
        [0.98, 0.02, 0.42],
        [0.6, -0.12, 0.36],
        [0.34, 0.1, 0.3],
      ]
        .map(([dx = 0, dy = 0, r = 0]) =>
          pad(w * x + reach * dx * u, h * y + (Math.abs(reach) * dy - lift) * u, Math.abs(reach) * r * size * u),
        )
        .join('')
    return (
      line(`M${num(w * x)},${num(h * y)}q${num(reach * 0.5 * u)},${num(-16 * u)} ${num(reach * u)},${num(6 * u)}`, bark[0], 9 * u) +
      shape(pads(1, 0), bark[1]) +
      shape(pads(0.6, 14), bark[2])
    )
  }
  const random = createRandom(17)
  const garden = range(choose(frame, 26, 22, 22)).map((): Point => [between(random, 0.1, 0.98) * w, h * between(random, 0.9, 1.01)])
  const path = `M${num(home.x + 40 * u)},${num(home.y)}C${num(home.x + 150 * u)},${num(home.y + 40 * u)} ${num(w * 0.5)},${num(h * 0.82)} ${num(w * 0.56)},${num(h * 1.02)}h${num(170 * u)}C${num(w * 0.62)},${num(h * 0.84)} ${num(home.x + 190 * u)},${num(home.y + 40 * u)} ${num(home.x + 90 * u)},${num(home.y)}z`
  return [
    sky(frame, base + 60 * u, ['#6fa9b0', '#c3d9c4', '#fde6b8', '#fccf9c']),
    hills(frame, { base: base - 30 * u, height: 170 * u, peaks: choose(frame, 2.6, 1.8, 1.8), seed: 5, fill: '#9fc4bc', bottom: h }),
    hills(frame, { base: base + 8 * u, height: 40 * u, peaks: 3, seed: 12, fill: '#86b3ac', bottom: h }),
    mist(frame, base - 90 * u, 200 * u, '#fff3d6', 0.95, 'v'),
    pineRow(0, w, (x) => base + 96 * u + Math.sin(x / (170 * u) + 2) * 22 * u, 120 * u, '#5c9690', 8),
    hills(frame, { base: base + 110 * u, height: 40 * u, peaks: 4, seed: 3, fill: '#5c9690', bottom: h }),
    mist(frame, base + 10 * u, 190 * u, '#fdf3dc', 0.95, 'x'),
    stencils([['p', pine(0, 0, 1, '#3a4a52', '#2f6f6c', '#4a8c7c', 4)]]) +
      [0.06, 0.22, 0.6, 0.9, 0.97]
        .map((x, index) => copyAt('p', w * x, h * (0.7 + (index % 2) * 0.03), (1.5 + (index % 3) * 0.25) * u))
        .join(''),
    shape(
      `M-10,${num(h * 0.74)}Q${num(w * 0.2)},${num(home.y - 14 * u)} ${num(home.x)},${num(home.y - 8 * u)}T${num(w * 0.86)},${num(h * 0.75)}T${num(w + 10)},${num(h * 0.8)}V${num(h + 10)}H-10z`,
      '#6fa35c',
    ),
    foliage(home.x - 120 * home.size, home.y - 6 * u, 80 * u, 52 * u, '#3f7f58', 4) +
      foliage(home.x + 96 * home.size, home.y - 2 * u, 70 * u, 44 * u, '#4f8f5a', 9),
    lit(
      villa(home.x, home.y, home.size, {
        wall: '#f8cc6a',
        shade: '#d99a48',
        roof: '#c24a32',
        roofShade: '#8a2f30',
        timber: '#6a3428',
        lamp: '#fff0b0',
      }),
      '#fff0b0',
    ),
    lit(glassHouse(glass.x, glass.y, glass.size, '#f6fbf2', '#a9d4cc', '#3f7f7c'), '#e0457e', '#f4b02f'),
    shape(path, '#f0d9a4'),
    aoDaiFigure(w * choose(frame, 0.545, 0.57, 0.58), h * choose(frame, 0.86, 0.82, 0.86), 1.25 * u, { dress: '#e0322a' }),
    shape(
      `M-10,${num(h * 0.92)}Q${num(w * 0.24)},${num(h * 0.84)} ${num(w * 0.5)},${num(h * 0.95)}L${num(w * 0.55)},${num(h * 1.02)}H-10z`,
      '#3f7f52',
    ) + shape(`M${w + 10},${num(h * 0.86)}Q${num(w * 0.78)},${num(h * 0.86)} ${num(w * 0.68)},${num(h * 1.02)}H${w + 10}z`, '#3f7f52'),
    stencils([
      ['a', blossom('#5f7fd0', '#dfe6ff')],
      ['b', blossom('#e07ab0', '#fff0d0')],
    ]),
    blossomsAt(
      'a',
      garden.filter((_, index) => index % 2 === 0 && (garden[index]?.[0] ?? 0) < w * 0.54),
      2.1 * u,
      4,
    ),
    blossomsAt(
      'b',
      garden.filter(([x], index) => index % 2 === 1 && x > w * 0.7),
      2 * u,
      7,
    ),
    choose(
      frame,
      trunk(0.1, 34, 14) + trunk(0.205, 22, -10) + trunk(0.93, 40, -22),
      trunk(0.07, 32, 14) + trunk(0.95, 36, -22),
      trunk(0.06, 28, 12) + trunk(0.96, 32, -20),
    ),
    bough(choose(frame, 0.1, 0.07, 0.06), 0.1, 260) +
      bough(choose(frame, 0.1, 0.07, 0.06), 0.24, 170) +
      bough(choose(frame, 0.92, 0.94, 0.95), 0.06, -290) +
      bough(choose(frame, 0.92, 0.94, 0.95), 0.18, -190),
  ].join('')
}
