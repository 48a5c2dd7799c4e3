import { copyAt } from './copies'
import { skin } from './palettes'
import { range } from './rng'
import { circle, line, placed, shape } from './shapes'

/** One paddler of a racing boat leaning forward to the right, paddle in the water; seat at the origin, 60 units tall. Make it a stencil. */
export function racer(shirt: string, band: string): string {
  return (
    shape('M-14 4Q-14-26 0-42L14-40Q20-18 14 4z', shirt) +
    line('M8-36Q22-26 30-16M10-38L34-36', shirt, 7) +
    line('M38-44L22 24', '#5a3322', 4) +
    shape('M22 12L30 14 22 44 10 42z', '#5a3322') +
    circle(14, -50, 10, skin) +
    shape('M4-51Q4-63 15-63 25-61 24-53z', '#1d1220') +
    line('M5-54L24-53', band, 4)
  )
}

/** A long racing boat (ghe ngo) going right waterline at y; `seats` paddlers from the stencil `crew`, 46 units each. */
export function raceBoat(
  x: number,
  y: number,
  scale: number,
  seats: number,
  crew: string,
  hull: string,
  trim: string,
  foam: string,
): string {
  const half = seats * 23 + 40
  const body = shape(
    `M${-half - 60}-52Q${-half}-6 ${-half + 90}-8H${half - 90}` +
      `Q${half}-10 ${half + 84}-78 ${half + 76}-10 ${half - 60} 20H${-half + 60}Q${-half - 30} 16 ${-half - 60}-52z`,
    hull,
  )
  const stripe = line(
    `M${-half - 20}-12Q${-half + 30} 6 ${-half + 90} 6H${half - 80}Q${half + 20} 4 ${half + 60}-46`,
    trim,
    6,
  )
  const marks = line(`M${-half + 90} 13H${half - 90}`, '#fff1cf', 3.4).replace(
    '/>',
    ' stroke-dasharray="14 12"/>',
  )
  const eye = circle(half + 12, -14, 11, '#fff8e6') + circle(half + 15, -14, 5.5, '#1d1220')
  const prow = line(`M${half + 78}-70q14-8 10-24`, trim, 7) + circle(half + 86, -98, 7, trim)
  const row = range(seats)
    .map((index) => copyAt(crew, -half + 84 + index * 46, -6, 1))
    .join('')
  const chief =
    shape(
      `M${half - 50}-10L${half - 56}-62Q${half - 50}-82 ${half - 34}-80 ${half - 22}-78 ${half - 24}-58L${half - 18}-10z`,
      trim,
    ) +
    circle(half - 36, -92, 12, skin) +
    line(`M${half - 50}-70L${half - 86}-106M${half - 26}-72L${half + 6}-104`, trim, 8) +
    shape(
      `M${half - 49}-95Q${half - 48}-108 ${half - 35}-107 ${half - 23}-105 ${half - 24}-96z`,
      '#1d1220',
    )
  const wash = range(seats)
    .map((index) => `M${-half + 76 + index * 46} 36q10-22 20-4 8-16 16 2 8 2 8 8h-44z`)
    .join('')
  return placed(
    x,
    y,
    scale,
    row +
      body +
      stripe +
      marks +
      chief +
      eye +
      prow +
      shape(wash, foam, 0.9) +
      shape(
        `M${half + 30} 18q40-14 70 4-40 6-76 4zM${-half - 70} 20q60-18 130 2-60 8-130-2z`,
        foam,
        0.9,
      ),
  )
}

/** A tall swallow-tailed pennant in two colours, its pole's foot at (x, y), `tall` units high, flying to the right. */
export function pennant(
  x: number,
  y: number,
  scale: number,
  tall: number,
  cloth: string,
  edge: string,
  flip = false,
): string {
  return placed(
    x,
    y,
    scale,
    line(`M0 0V${-tall}`, '#5a2a1c', 5) +
      shape(
        `M2 ${-tall}Q60 ${-tall + 20} 120 ${-tall - 4}L96 ${-tall + 34} 124 ${-tall + 66}Q60 ${-tall + 92} 2 ${-tall + 74}z`,
        edge,
      ) +
      shape(
        `M2 ${-tall + 10}Q56 ${-tall + 30} 96 ${-tall + 14}L80 ${-tall + 35} 98 ${-tall + 56}Q56 ${-tall + 80} 2 ${-tall + 64}z`,
        cloth,
      ) +
      circle(0, -tall - 6, 7, '#f6c24a'),
    flip,
  )
}

/** A great red festival drum on its stand seen from the side, foot at y, 190 units wide and 200 tall. */
export function festivalDrum(
  x: number,
  y: number,
  scale: number,
  lacquer: string,
  shade: string,
  hide: string,
): string {
  const studs = line('M-58-178A24 72 0 0 0-58-54', '#f6c24a', 6).replace(
    '/>',
    ' stroke-dasharray="1 12"/>',
  )
  return placed(
    x,
    y,
    scale,
    line('M-60 0L50-90M50 0L-60-90', '#5a2a1c', 13) +
      shape('M-64-188Q10-206 84-188V-44Q10-26-64-44z', lacquer) +
      shape('M-64-84Q10-66 84-84V-44Q10-26-64-44z', shade) +
      `<ellipse cx="-64" cy="-116" rx="26" ry="72" fill="${hide}"/><ellipse cx="-64" cy="-116" rx="10" ry="28" fill="${lacquer}"/>` +
      shape('M84-188Q104-150 84-44 66-116 84-188z', shade) +
      studs +
      line('M-20-190Q0-116-20-44M40-194Q60-116 40-38', '#f6c24a', 5),
  )
}
