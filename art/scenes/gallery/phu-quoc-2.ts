import { foliage } from '../../kit/foliage'
import { lens, num } from '../../kit/path'
import {
  brainCoral,
  branchCoral,
  bubbles,
  fanCoral,
  seaweed,
  tableCoral,
  tubeSponge,
} from '../../kit/reef'
import { reefFish, seaTurtle, shoal } from '../../kit/reef-fish'
import { between, createRandom, cycle, range } from '../../kit/rng'
import { rect, shape, verticalGradient } from '../../kit/shapes'
import { snorkeller } from '../../kit/snorkeller'
import { choose, type Frame, type Scene, unit } from '../../scene'

function seabed(frame: Frame, y: number, rise: number, fill: string): string {
  const { width: w, height: h } = frame
  return shape(
    `M-10,${num(y - rise)}Q${num(w * 0.16)},${num(y - rise * 0.9)} ${num(w * 0.34)},${num(y)}T${num(w * 0.64)},${num(y - rise * 0.16)}Q${num(w * 0.86)},${num(y - rise * 1.1)} ${w + 10},${num(y - rise * 1.3)}V${h + 10}H-10z`,
    fill,
  )
}

/** Phu Quoc under water: a snorkeller drifting over a bright coral reef, sunlight fanning down through the blue. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const y = (part: number) => h * part
  const surface = y(choose(frame, 0.1, 0.09, 0.1))
  const lightX = w * choose(frame, 0.6, 0.58, 0.58)
  const random = createRandom(8)
  const beams = range(7).map((index) => {
    const foot = lightX + (index - 3.2) * w * choose(frame, 0.15, 0.24, 0.22)
    return `M${num(lightX + (index - 3) * 46 * u)},${num(surface)}L${num(foot - (30 + (index % 3) * 26) * u)},${num(h)}h${num((70 + (index % 3) * 54) * u)}L${num(lightX + (index - 3) * 46 * u + 30 * u)},${num(surface)}z`
  })
  const ceiling = range(26).map((index) =>
    lens(
      between(random, 0, w),
      surface + (index / 26) * 90 * u,
      between(random, 70, 240) * u,
      between(random, 6, 13) * u,
    ),
  )
  const base = y(choose(frame, 0.9, 0.9, 0.9))
  const spot = (part: number) => w * part
  const clowns = [
    [0.68, 0.7, 1.3],
    [0.76, 0.76, 1],
    [0.62, 0.79, 0.8],
  ].map(([px = 0, py = 0, s = 1], index) =>
    reefFish(
      spot(choose(frame, px, px - 0.06, px - 0.06)),
      y(py),
      s * u,
      'clown',
      '#f2752c',
      '#fff6e4',
      '#c84a1c',
      index === 1,
    ),
  )
  return [
    verticalGradient('s', [
      [0, '#c6f2dc'],
      [0.25, '#4fc6c4'],
      [0.6, '#1785a4'],
      [1, '#0e4a7c'],
    ]) + rect(0, 0, w, h, 'url(#s)'),
    rect(0, 0, w, surface, '#fff3c6', 0.75) +
      shape(
        `M0,${num(surface)}Q${num(w * 0.12)},${num(surface - 22 * u)} ${num(w * 0.25)},${num(surface)}T${num(w * 0.5)},${num(surface)}T${num(w * 0.75)},${num(surface)}T${w},${num(surface)}V0H0z`,
        '#fdf0c0',
      ),
    shape(beams.join(''), '#f4ffdc', 0.16),
    shape(ceiling.join(''), '#f4ffe6', 0.55),
    shape(
      `M${num(w * choose(frame, 0.16, 0.1, 0.1))},${num(surface - 34 * u)}H${num(w * choose(frame, 0.16, 0.1, 0.1) + 300 * u)}Q${num(w * choose(frame, 0.16, 0.1, 0.1) + 250 * u)},${num(surface + 46 * u)} ${num(w * choose(frame, 0.16, 0.1, 0.1) + 140 * u)},${num(surface + 44 * u)}T${num(w * choose(frame, 0.16, 0.1, 0.1))},${num(surface - 34 * u)}z`,
      '#c8432c',
    ) +
      rect(w * choose(frame, 0.16, 0.1, 0.1) + 6 * u, surface - 38 * u, 290 * u, 12 * u, '#2b6a86'),
    seabed(frame, base - 70 * u, 190 * u, '#2f8fae'),
    foliage(spot(0.12), base - 240 * u, 120 * u, 50 * u, '#2a7fa4', 4) +
      foliage(spot(0.93), base - 290 * u, 140 * u, 60 * u, '#2a7fa4', 7) +
      fanCoral(spot(0.5), base - 60 * u, 0.9 * u, '#3f86b0', '#2a6f9c'),
    shoal(w * choose(frame, 0.12, 0.08, 0.08), y(0.46), 0.95 * u, '#fbe48a', true),
    shoal(w * choose(frame, 0.72, 0.62, 0.62), y(0.52), 0.7 * u, '#bfeee6'),
    seaTurtle(
      w * choose(frame, 0.3, 0.24, 0.24),
      y(choose(frame, 0.62, 0.6, 0.62)),
      choose(frame, 1.25, 1.2, 1.05) * u,
      '#5f8f4c',
      '#2f5a3c',
      '#8fb86a',
      true,
    ),
    snorkeller(
      w * choose(frame, 0.57, 0.54, 0.54),
      y(choose(frame, 0.31, 0.28, 0.3)),
      choose(frame, 1.75, 1.75, 1.55) * u,
      '#e8402a',
      '#f4b02f',
    ),
    bubbles(w * choose(frame, 0.52, 0.44, 0.44), y(0.24), 0.9 * u, '#f4fffa', 5, 6),
    seabed(frame, base, 150 * u, '#e2a878') + seabed(frame, base + 34 * u, 130 * u, '#c4866c'),
    fanCoral(spot(choose(frame, 0.08, 0.1, 0.1)), base - 110 * u, 1.9 * u, '#e0457e', '#a82a66') +
      seaweed(spot(0.2), base - 60 * u, 1.5 * u, '#2f9c78', 4) +
      tubeSponge(spot(choose(frame, 0.27, 0.3, 0.3)), base - 10 * u, 1.4 * u, '#f2b63a', '#a8661c'),
    brainCoral(spot(choose(frame, 0.16, 0.18, 0.18)), base - 20 * u, 1.6 * u, '#f58a6a', '#c8503f'),
    branchCoral(
      spot(choose(frame, 0.87, 0.88, 0.88)),
      base - 96 * u,
      2 * u,
      '#f0604a',
      '#ffd0b0',
      5,
    ),
    tableCoral(spot(choose(frame, 0.97, 1.0, 1.0)), base - 96 * u, 1.7 * u, '#7a58b0', '#a98ad6'),
    branchCoral(
      spot(choose(frame, 0.73, 0.68, 0.68)),
      base - 16 * u,
      1.2 * u,
      '#f6a8c4',
      '#fff0f2',
      9,
    ) +
      seaweed(spot(choose(frame, 0.66, 0.56, 0.56)), base + 4 * u, 1 * u, '#3fb08a', 12) +
      brainCoral(spot(choose(frame, 0.8, 0.8, 0.8)), base + 10 * u, 1.3 * u, '#8ac46a', '#4f8f4a'),
    clowns.join(''),
    reefFish(
      w * choose(frame, 0.42, 0.4, 0.4),
      y(0.74),
      1.35 * u,
      'angel',
      '#ffd84a',
      '#2a3a7c',
      '#f2a62a',
      true,
    ),
    reefFish(
      w * choose(frame, 0.88, 0.84, 0.84),
      y(choose(frame, 0.44, 0.42, 0.43)),
      1.15 * u,
      'angel',
      '#4f7fe0',
      '#ffe27a',
      '#2a4aa8',
    ),
    range(3)
      .map((index) =>
        reefFish(
          w * choose(frame, 0.12, 0.12, 0.12) + index * 80 * u,
          y(0.3) + (index % 2) * 34 * u,
          0.8 * u,
          'slim',
          cycle(['#f58a9a', '#fff1cf', '#8ee0c8'], index),
          '#d8385a',
          '#e0557a',
          true,
        ),
      )
      .join(''),
  ].join('')
}
