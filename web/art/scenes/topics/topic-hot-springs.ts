import { foliage } from '../../kit/foliage'
import { hills, mist } from '../../kit/haze'
import { fern } from '../../kit/jungle'
import { skin } from '../../kit/palettes'
import { num } from '../../kit/path'
import { pineRow } from '../../kit/pine'
import { createRandom, cycle, range } from '../../kit/rng'
import { curvedRoof } from '../../kit/roof'
import { circle, ellipse, line, placed, rect, shape } from '../../kit/shapes'
import { shining } from '../../kit/shining'
import { sky } from '../../kit/sky'
import { steam } from '../../kit/street-table'
import { sun } from '../../kit/sun'
import { choose, type Scene, unit } from '../../scene'

const stones = ['#8a8f9c', '#727888', '#a3a6ac', '#666c80'] as const

/** A pool of hot water in a rim of rounded stones seen at a slant; centre at (x, y). */
function stonePool(x: number, y: number, rx: number, ry: number, seed: number, water: string, light: string): string {
  const random = createRandom(seed)
  const count = Math.round(rx / 17)
  const rim = range(count).map((index) => {
    const angle = (index / count) * Math.PI * 2 - Math.PI / 2
    const size = (rx / count) * (3.1 + random() * 0.9)
    return {
      front: Math.sin(angle) > 0.05,
      svg: ellipse(
        x + Math.cos(angle) * rx,
        y + Math.sin(angle) * ry,
        size,
        size * (0.5 + random() * 0.16),
        cycle(stones, Math.floor(random() * 8)),
      ),
    }
  })
  const side = (front: boolean) =>
    rim
      .filter((stone) => stone.front === front)
      .map((stone) => stone.svg)
      .join('')
  return (
    ellipse(x, y + ry * 0.26, rx * 1.14, ry * 1.16, '#1f4a4a', 0.5) +
    side(false) +
    ellipse(x, y, rx, ry, water) +
    ellipse(x + rx * 0.05, y + ry * 0.1, rx * 0.8, ry * 0.74, light, 0.5) +
    line(
      `M${num(x - rx * 0.5)},${num(y - ry * 0.3)}q${num(rx * 0.2)},${num(-ry * 0.12)} ${num(rx * 0.4)},0` +
        `M${num(x + rx * 0.1)},${num(y + ry * 0.4)}q${num(rx * 0.2)},${num(-ry * 0.12)} ${num(rx * 0.44)},0`,
      '#e6fff4',
      5,
      0.7,
    ) +
    side(true)
  )
}

/** A bather in hot water to the shoulders, seen from behind, a folded towel on the head; waterline at y. */
function soaker(x: number, y: number, scale: number, towel: string): string {
  return placed(
    x,
    y,
    scale,
    ellipse(0, 2, 54, 8, '#e6fff4', 0.7) +
      shape('M-40 0Q-40-30-14-34L-9-46H9L14-34Q40-30 40 0z', skin) +
      circle(0, -62, 22, '#1d1220') +
      shape('M-24-72Q-24-92 0-92T24-72Q0-64-24-72z', towel) +
      line('M-22-78Q0-70 22-78', '#000', 2, 0.15),
  )
}

/** Steaming stone pools step down a forest hollow at dusk, lamps along them, two bathers with towels on their heads. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const ridge = h * choose(frame, 0.5, 0.46, 0.48)
  const pools = choose<readonly (readonly [number, number, number, number])[]>(
    frame,
    [
      [0.66, 0.5, 190, 40],
      [0.38, 0.6, 240, 56],
      [0.72, 0.74, 330, 84],
      [0.25, 0.88, 380, 96],
    ],
    [
      [0.64, 0.45, 150, 34],
      [0.36, 0.54, 190, 48],
      [0.68, 0.68, 250, 72],
      [0.36, 0.86, 330, 100],
    ],
    [
      [0.66, 0.49, 150, 32],
      [0.36, 0.58, 180, 44],
      [0.7, 0.71, 240, 66],
      [0.34, 0.88, 300, 88],
    ],
  )
  const lamp = (x: number, y: number, size: number) =>
    placed(
      x,
      y,
      size,
      rect(-7, -62, 14, 62, '#4a4f60') +
        shape('M-30-62H30L16-82H-16zM-34-112H34L20-134 0-144-20-134z', '#4a4f60') +
        shining(circle(0, -96, 60, '#ffcf7a', 0.2) + rect(-19, -112, 38, 30, '#ffd98a')),
    )
  const spill = pools
    .slice(0, -1)
    .map(([x, y, rx, ry], index) => {
      const next = pools[index + 1] ?? [x, y, rx, ry]
      const sx = x * w + (next[0] > x ? 0.55 : -0.55) * rx * u
      const sy = y * h + ry * 0.75 * u
      const ex = next[0] * w + (next[0] > x ? -0.5 : 0.5) * next[2] * u
      const ey = next[1] * h - next[3] * 0.7 * u
      return `M${num(sx)},${num(sy)}C${num(sx)},${num((sy + ey) / 2)} ${num(ex)},${num((sy + ey) / 2)} ${num(ex)},${num(ey)}`
    })
    .join('')
  const hut = { x: w * choose(frame, 0.2, 0.2, 0.18), y: h * choose(frame, 0.56, 0.47, 0.52), size: choose(frame, 1.15, 1, 0.95) * u }
  const edges = choose(frame, 7, 5, 5)
  return [
    sky(frame, ridge, ['#3f4a94', '#a86aa8', '#f08f86', '#fcd0a0']),
    sun(w * choose(frame, 0.5, 0.5, 0.5), ridge - choose(frame, 190, 250, 200) * u, 86 * u, '#fff0c8'),
    hills(frame, { base: ridge - 70 * u, height: 190 * u, peaks: choose(frame, 3, 1.8, 2), seed: 9, fill: '#9a7ab0', bottom: h }),
    hills(frame, { base: ridge - 10 * u, height: 190 * u, peaks: choose(frame, 2.4, 1.6, 1.7), seed: 17, fill: '#5f6a9a', bottom: h }),
    mist(frame, ridge - 110 * u, 150 * u, '#fcd8c0', 0.6, 'm1'),
    pineRow(-20, w + 20, () => ridge + 20 * u, 110 * u, '#2f5f78', 5),
    range(edges)
      .map((index) =>
        foliage(
          w * (index / (edges - 1)),
          ridge + 50 * u,
          170 * u,
          (76 + (index % 3) * 18) * u,
          index % 2 === 0 ? '#245a62' : '#2f6f68',
          index + 4,
        ),
      )
      .join(''),
    rect(0, ridge + 60 * u, w, h, '#2f6a5c'),
    shape(`M0,${num(h * 0.7)}Q${num(w * 0.4)},${num(h * 0.62)} ${num(w)},${num(h * 0.72)}V${h}H0z`, '#3a7a60') +
      shape(`M0,${num(h * 0.9)}Q${num(w * 0.6)},${num(h * 0.84)} ${num(w)},${num(h * 0.93)}V${h}H0z`, '#2a6250'),
    placed(
      hut.x,
      hut.y,
      hut.size,
      shining(rect(-84, -76, 168, 70, '#f6b45c')) +
        line('M-88 0V-84M-30 0V-84M30 0V-84M88 0V-84', '#5a2f28', 9) +
        rect(-104, -8, 208, 12, '#6a4a3a') +
        curvedRoof({ x: 0, y: -80, half: 140, height: 66, ridge: 60, fill: '#7a3f3a', trim: '#4a2430', tiles: 20, lift: 18 }),
    ),
    line(spill, '#8fe6d4', 20 * u, 0.9) + line(spill, '#e6fff4', 6 * u, 0.9),
    pools
      .map(([x, y, rx, ry], index) => {
        const [px, py] = [x * w, y * h]
        const bathers =
          index === 2
            ? soaker(px - rx * 0.25 * u, py - ry * 0.02 * u, 0.95 * u, '#fff6e4')
            : index === 3
              ? soaker(px + rx * 0.16 * u, py - ry * 0.16 * u, 1.3 * u, '#e0402a') +
                soaker(px - rx * 0.32 * u, py + ry * 0.08 * u, 1.4 * u, '#fff6e4')
              : ''
        return (
          stonePool(px, py, rx * u, ry * u, index + 3, '#3fb8b0', '#8fe6d4') +
          steam(px - rx * 0.34 * u, py - ry * 0.1 * u, (0.42 + index * 0.2) * u, '#fff6ee', 0.5) +
          steam(px + rx * 0.46 * u, py, (0.5 + index * 0.2) * u, '#fff6ee', 0.5) +
          bathers
        )
      })
      .join(''),
    lamp(w * choose(frame, 0.54, 0.86, 0.9), h * choose(frame, 0.66, 0.58, 0.62), 1.15 * u),
    lamp(w * choose(frame, 0.5, 0.86, 0.86), h * choose(frame, 0.98, 0.86, 0.9), 1.6 * u),
    frame.format === 'wide' ? lamp(w * 0.95, h * 0.68, 1.2 * u) : '',
    fern(w + 10, h + 10, 1.2 * u, '#174540', -40) + fern(w + 20, h + 20, 1.1 * u, '#1f5a4a', -66),
    fern(-10, h + 20, 1.1 * u, '#174540', 30),
  ].join('')
}
