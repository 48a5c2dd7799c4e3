import { stencils } from '../../kit/copies'
import { type CragColours, marbleCrag, rockStair, sevenTiers } from '../../kit/marble-crag'
import { palm } from '../../kit/palm'
import { lens, type Point } from '../../kit/path'
import { between, createRandom, range } from '../../kit/rng'
import { line, placed, rect, shape } from '../../kit/shapes'
import { whole } from '../../kit/whole-path'
import { choose, type Scene, unit } from '../../scene'

const near: CragColours = { light: '#efe6da', rock: '#a9b0bf', dark: '#55607e', bush: '#17473f', bushLight: '#3f8f5c' }
const far: CragColours = { light: '#dfe2dc', rock: '#9fb5bd', dark: '#6f8fa3', bush: '#4f8a80', bushLight: '#6fa590' }

/** A pilgrim in áo dài who climbs under a paper umbrella, seen from behind; feet at (x, y), 300 units tall. */
function climber(x: number, y: number, scale: number): string {
  return placed(
    x,
    y,
    scale,
    shape('M-34-140L-46-6H-14L-2-110 14-30H46L40-140z', '#fff6e4') +
      shape('M-40-214Q-30-236 0-236 34-234 42-212L36-140 58-20Q20-8 4-20L0-120-12-16Q-44-8-58-26L-36-140z', '#e0508a') +
      shape('M10-236Q34-234 42-212L36-140 58-20Q34-10 20-14 30-120 10-236z', '#9c2f6a') +
      line('M38-206Q78-180 70-236', '#9c2f6a', 17) +
      line('M70-236V-380', '#5a2f22', 6) +
      shape('M-26-250Q-30-296 0-298 30-296 26-250L22-180Q0-170-22-180z', '#1d1420') +
      shape('M-60-300Q-30-392 70-400 170-392 200-300 170-316 136-300 104-318 70-300 36-318 4-300-30-316-60-300z', '#f0b23a') +
      shape('M70-400Q170-392 200-300 170-316 136-300 120-370 70-400z', '#c9761e'),
  )
}

/** Da Nang: a Marble Mountain as tall as the picture, its tower on top and its stair cut into the rock; the other hills, the beach and the sea behind. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const sea = h * choose(frame, 0.5, 0.52, 0.5)
  const crag = choose(frame, { x: 1060, y: 900, k: 0.88 }, { x: 610, y: 1140, k: 1.02 }, { x: 600, y: 880, k: 0.82 })
  const random = createRandom(5)
  const others = choose<readonly (readonly [number, number, number, boolean])[]>(
    frame,
    [
      [0.1, 0.74, 0.34, false],
      [0.32, 0.71, 0.24, true],
      [0.44, 0.73, 0.2, false],
    ],
    [
      [0.06, 0.72, 0.3, false],
      [0.3, 0.7, 0.18, true],
    ],
    [
      [0.08, 0.73, 0.26, false],
      [0.3, 0.71, 0.16, true],
    ],
  )
  const glitter = range(13)
    .map((index) => lens(w * between(random, 0, 0.6), sea + (10 + index * 7) * u, between(random, 90, 260) * u, 5 * u))
    .join('')
  const turns: readonly Point[] = [
    [-600, 90],
    [-330, -50],
    [-372, -120],
    [-190, -200],
    [-232, -262],
    [-90, -330],
    [-130, -390],
    [-20, -450],
    [-52, -506],
    [36, -560],
    [10, -612],
    [70, -660],
    [52, -720],
  ]
  return [
    rect(0, 0, w, h, '#ffe0a6'),
    shape(whole`M0,0H${w}V${h * 0.2}Q${w * 0.4},${h * 0.12} 0,${h * 0.3}z`, '#f4a97c'),
    rect(0, sea, w, h, '#2f9aa0'),
    shape(glitter, '#ffe9bf'),
    shape(whole`M0,${sea}Q${w * 0.06},${sea - 50 * u} ${w * 0.16},${sea - 46 * u}T${w * 0.34},${sea}z`, '#8fb5a8'),
    shape(whole`M0,${sea + h * 0.2}Q${w * 0.26},${sea + h * 0.08} ${w},${sea + h * 0.06}V${h}H0z`, '#fff0cf'),
    shape(whole`M0,${sea + h * 0.22}Q${w * 0.26},${sea + h * 0.12} ${w},${sea + h * 0.09}V${h}H0z`, '#7fae6a'),
    others.map(([x, y, k, flip]) => marbleCrag(w * x, h * y, k * u, far, flip)).join(''),
    shape(whole`M0,${h * 0.78}Q${w * 0.3},${h * 0.7} ${w},${h * 0.76}V${h}H0z`, '#3f8f5c'),
    stencils([['p', palm(0, 0, 1, { trunk: '#4a2c24', leaf: '#17473f', leafLight: '#2b6a52' })]]),
    range(5)
      .map((index) =>
        placed(
          w * (0.04 + index * 0.11),
          h * (0.8 + (index % 2) * 0.05),
          (0.7 + (index % 3) * 0.16) * u,
          '<use href="#p"/>',
          index % 2 === 1,
        ),
      )
      .join(''),
    sevenTiers(crag.x + 30 * crag.k, crag.y - 770 * crag.k, crag.k * choose(frame, 0.52, 0.74, 0.62), {
      wall: '#fbe6bf',
      shade: '#c98f6a',
      roof: '#cf3f27',
      roofShade: '#86221f',
      dark: '#5a2c2c',
    }),
    marbleCrag(crag.x, crag.y, crag.k, near),
    placed(crag.x, crag.y, crag.k, rockStair(turns, 46, '#fff3dc', '#8a7f92')),
    shape(whole`M0,${h * 0.93}Q${w * 0.3},${h * 0.87} ${w * 0.6},${h * 0.94}T${w},${h * 0.93}V${h}H0z`, '#17473f'),
    climber(crag.x - 420 * crag.k, crag.y + 10 * crag.k, crag.k * 0.66),
  ].join('')
}
