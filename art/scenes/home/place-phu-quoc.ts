import { seaPylon } from '../../kit/bay-coast'
import { fishingBoat } from '../../kit/boats'
import { cableCabin } from '../../kit/cable-car'
import { closedCurve } from '../../kit/contour-terraces'
import { stencils } from '../../kit/copies'
import { foliage } from '../../kit/foliage'
import { hills } from '../../kit/haze'
import { islet } from '../../kit/islet'
import type { Point } from '../../kit/path'
import { between, createRandom, range } from '../../kit/rng'
import { line, placed, shape } from '../../kit/shapes'
import { cloud, sky } from '../../kit/sky'
import { ripples, water } from '../../kit/water'
import { whole } from '../../kit/whole-path'
import { choose, type Scene, unit } from '../../scene'

function blob(x: number, y: number, rx: number, ry: number, seed: number): string {
  const random = createRandom(seed)
  return closedCurve(
    range(11).map((index): Point => {
      const angle = (index / 11) * Math.PI * 2
      const reach = between(random, 0.82, 1.12)
      return [x + Math.cos(angle) * rx * reach, y + Math.sin(angle) * ry * reach]
    }),
  )
}

/** Phu Quoc from the cable car: cabins sail over islands ringed with reef and white sand, fishing boats far below. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const sea = h * choose(frame, 0.24, 0.22, 0.23)
  const isle = { x: w * choose(frame, 0.38, 0.38, 0.38), y: h * choose(frame, 0.74, 0.72, 0.74) }
  const rx = choose(frame, 330, 300, 260) * u
  const pylon = {
    x: w * choose(frame, 0.43, 0.46, 0.45),
    y: isle.y - 30 * u,
    k: choose(frame, 1.75, 2.3, 1.75) * u,
  }
  const top = pylon.y - 200 * pylon.k * 0.98
  const far = { x: w * choose(frame, 0.2, 0.16, 0.16), y: sea + 20 * u }
  const cabin = { x: w * choose(frame, 0.74, 0.74, 0.74), y: 0 }
  const near: Point = [w * 1.08, h * choose(frame, 0.06, 0.06, 0.06)]
  const slope = (x: number) =>
    top +
    ((x - pylon.x) / (near[0] - pylon.x)) * (near[1] - top) +
    Math.sin(((x - pylon.x) / (near[0] - pylon.x)) * Math.PI) * 60 * u
  cabin.y = slope(cabin.x)
  const cable = (shift: number) =>
    whole`M${far.x},${far.y}Q${(far.x + pylon.x) / 2},${(far.y + top) / 2 + 60 * u} ${pylon.x + shift},${top}` +
    whole`Q${(pylon.x + near[0]) / 2},${(top + near[1]) / 2 + 120 * u} ${near[0]},${near[1] + shift}`
  return [
    sky(frame, sea, ['#58b8d0', '#b0e2dc', '#fdf3cf']),
    cloud(w * 0.14, h * 0.09, 300 * u, '#fffdf4', 0.9),
    hills(frame, {
      base: sea + 4,
      height: 46 * u,
      peaks: choose(frame, 4, 2.4, 2.4),
      seed: 8,
      fill: '#8cc6cc',
      bottom: sea + 3,
    }),
    water(frame, sea, ['#8fe0d6', '#2fbfc2', '#1292b4', '#0d6c9c']),
    shape(
      blob(w * 0.8, h * 0.62, w * 0.3, h * 0.1, 4) +
        blob(w * 0.16, h * 0.44, w * 0.22, h * 0.05, 9) +
        blob(w * 0.9, h * 0.95, w * 0.3, h * 0.08, 14),
      '#1292b4',
      0.5,
    ),
    stencils([
      ['i0', islet(3, 0)],
      ['i1', islet(8, 0)],
    ]),
    placed(w * choose(frame, 0.14, 0.08, 0.08), sea + 60 * u, 0.62 * u, '<use href="#i1"/>'),
    placed(w * choose(frame, 0.64, 0.7, 0.7), sea + 70 * u, 0.55 * u, '<use href="#i0"/>', true),
    placed(w * choose(frame, 0.88, 0.9, 0.9), sea + 150 * u, 1.05 * u, '<use href="#i1"/>', true),
    ripples({
      left: 0,
      right: w,
      top: sea + 30 * u,
      bottom: h,
      count: 34,
      colour: '#e9fbf4',
      seed: 5,
      opacity: 0.45,
      length: 170 * u,
    }),
    shape(blob(isle.x, isle.y + 26 * u, rx * 1.5, rx * 0.56, 6), '#4fd0c4', 0.7),
    shape(blob(isle.x, isle.y + 18 * u, rx * 1.22, rx * 0.43, 6), '#a6ecd6'),
    shape(blob(isle.x, isle.y + 8 * u, rx * 1.05, rx * 0.35, 6), '#fdeec2'),
    shape(blob(isle.x - 10 * u, isle.y - 8 * u, rx * 0.88, rx * 0.27, 6), '#2f7d52'),
    range(9)
      .map((index) =>
        foliage(
          isle.x + (index - 4) * rx * 0.19,
          isle.y - (24 + Math.sin(index * 2.2) * 20) * u,
          rx * 0.17,
          rx * 0.11,
          index % 2 === 0 ? '#3f9660' : '#62b368',
          index + 3,
        ),
      )
      .join(''),
    placed(pylon.x, pylon.y, pylon.k, seaPylon('#f4f6f2')),
    foliage(pylon.x - 30 * u, pylon.y + 10 * u, 60 * u, 34 * u, '#3f9660', 5) +
      foliage(pylon.x + 50 * u, pylon.y + 16 * u, 56 * u, 30 * u, '#2f7d52', 8),
    line(cable(-14 * u) + cable(20 * u), '#33435a', 3 * u),
    cableCabin(
      w * choose(frame, 0.31, 0.3, 0.3),
      far.y + (top - far.y) * 0.5 + 26 * u,
      0.62 * u,
      '#f2b33c',
      '#c98a22',
      '#bfe9ec',
    ),
    cableCabin(cabin.x, cabin.y, choose(frame, 2.7, 3.1, 2.5) * u, '#e8372e', '#b02430', '#d6f2f0'),
    fishingBoat(
      w * choose(frame, 0.74, 0.78, 0.78),
      h * choose(frame, 0.84, 0.86, 0.86),
      1.05 * u,
      {
        hull: '#1f4f8a',
        stripe: '#e8412a',
        cabin: '#fff1cf',
        roof: '#2f9c93',
      },
    ),
    line(
      whole`M${w * choose(frame, 0.74, 0.78, 0.78) + 90 * u},${h * 0.86}h${150 * u}M${w * choose(frame, 0.74, 0.78, 0.78) + 80 * u},${h * 0.875}h${80 * u}`,
      '#ffffff',
      5 * u,
      0.7,
    ),
  ].join('')
}
