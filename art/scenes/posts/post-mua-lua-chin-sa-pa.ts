import { foliage } from '../../kit/foliage'
import { reaper, riceBank, riceSheaf } from '../../kit/harvest'
import { hills, mist, mountains } from '../../kit/haze'
import { mix, type Point } from '../../kit/path'
import { createRandom, cycle, range } from '../../kit/rng'
import { line, polygon } from '../../kit/shapes'
import { sky } from '../../kit/sky'
import { stiltHouse } from '../../kit/stilt-house'
import { sunDisc, sunRays } from '../../kit/sun'
import { whole } from '../../kit/whole-path'
import { choose, type Frame, type Scene, unit } from '../../scene'

const golds = ['#f6cf58', '#eebb3c', '#f9da72', '#e2ab32']

/** The rim of one step: a long curve that swings down to the left and bulges where the hill does. */
function rim(frame: Frame, step: number, y: number, u: number): Point[] {
  const { width: w } = frame
  return range(23).map((index): Point => {
    const t = index / 22
    const swing = Math.sin(t * 3.4 + step * 0.35 + 0.4) * (26 + step * 9) * u
    return [mix(-30, w + 30, t), y - t * (150 + step * 12) * u + swing]
  })
}

/** Short cut stalks left on a harvested field. */
function stubble(width: number, top: number, bottom: number, u: number): string {
  const random = createRandom(5)
  const ticks = range(80).map(
    () =>
      whole`M${random() * width},${top + random() * (bottom - top)}l${(random() - 0.5) * 8 * u},${-16 * u}`,
  )
  return line(ticks.join(''), '#b98a2c', 3.4 * u, 0.8)
}

/** Rice harvest in Sapa: terraces of gold seen close, women with sickles among the sheaves, one in a red headscarf. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const start = h * choose(frame, 0.5, 0.44, 0.48)
  const levels = choose(frame, 6, 7, 6)
  const steps = range(levels).map((step) => {
    const y = start + (h * 1.1 - start) * (step / levels) ** 1.15
    const edge = rim(frame, step, y, u)
    const depth = (20 + step * 9) * u
    const field = polygon([...edge, [w + 30, h + 20], [-30, h + 20]], cycle(golds, step))
    return (
      field +
      riceBank({
        rim: edge,
        depth,
        face: '#a9812a',
        stalk: '#7c6a22',
        grain: '#fbe28c',
        seed: step + 3,
        step: (20 + step * 7) * u,
      })
    )
  })
  const on = (step: number, part: number, down: number): Point => {
    const y = start + (h * 1.1 - start) * (step / levels) ** 1.15
    const [px, py] = rim(frame, step, y, u)[Math.round(part * 22)] ?? [0, 0]
    return [px, py + down * u]
  }
  const far = on(1, choose(frame, 0.36, 0.3, 0.3), 44)
  const mid = on(2, choose(frame, 0.8, 0.82, 0.82), 66)
  const near = on(
    choose(frame, 4, 5, 4),
    choose(frame, 0.6, 0.5, 0.5),
    choose(frame, 110, 110, 104),
  )
  const sunX = w * choose(frame, 0.24, 0.3, 0.27)
  return [
    sky(frame, h * 0.6, ['#f3b27a', '#f9d08c', '#fdeebd']),
    sunRays(sunX, h * 0.2, h, 18, '#fff3c4', 0.28),
    sunDisc(sunX, h * 0.2, 96 * u, '#fffbe0'),
    mountains(frame, {
      base: h * 0.5,
      height: 330 * u,
      peaks: choose(frame, 4.6, 3, 3),
      seed: 8,
      fill: '#c79a86',
    }),
    mountains(frame, {
      base: h * 0.52,
      height: 210 * u,
      peaks: choose(frame, 5.4, 3.4, 3.6),
      seed: 36,
      fill: '#8d7f8c',
    }),
    mist(frame, h * 0.3, h * 0.2, '#fdeec4', 0.8, 'f'),
    hills(frame, {
      base: h * 0.52,
      height: 120 * u,
      peaks: choose(frame, 4, 2, 3),
      seed: 21,
      fill: '#5d7461',
    }),
    foliage(w * 0.97, start - 130 * u, 130 * u, 70 * u, '#31543f', 5),
    stiltHouse(
      w * choose(frame, 0.86, 0.8, 0.82),
      start - choose(frame, 96, 80, 80) * u,
      1.2 * u,
      { roof: '#7a3f2a', roofShade: '#5c2f26', wall: '#a8703a', dark: '#3a1d18' },
      true,
    ),
    steps.slice(0, 2).join(''),
    reaper(far[0], far[1], 0.85 * u, '#27336a', '#3f8f8a', true),
    riceSheaf(far[0] + 110 * u, far[1] - 14 * u, 0.6 * u, '#f3cf62', '#c98f24', '#b98a2c'),
    riceSheaf(far[0] + 160 * u, far[1] - 18 * u, 0.6 * u, '#f3cf62', '#c98f24', '#b98a2c'),
    steps.slice(2, 3).join(''),
    reaper(mid[0], mid[1], 1.35 * u, '#1f2a5c', '#e4588a'),
    riceSheaf(mid[0] - 190 * u, mid[1] + 30 * u, 1 * u, '#f6d46a', '#c98f24', '#b98a2c'),
    steps.slice(3).join(''),
    stubble(w, near[1] - 10 * u, h, u),
    riceSheaf(near[0] + 270 * u, near[1] - 16 * u, 1.9 * u, '#f8da74', '#cf9526', '#b98a2c'),
    riceSheaf(near[0] + 390 * u, near[1] + 30 * u, 2.2 * u, '#f8da74', '#cf9526', '#b98a2c'),
    reaper(near[0], near[1], 3.3 * u, '#1b2350', '#e0322a'),
    riceSheaf(near[0] - 330 * u, near[1] + 130 * u, 2.3 * u, '#fbe08a', '#cf9526', '#b98a2c'),
  ].join('')
}
