import { foliage } from './foliage'
import { skin } from './palettes'
import { num } from './path'
import { between, createRandom, range } from './rng'
import { circle, line, placed, rect, shape } from './shapes'
import { shining } from './shining'

/** The eaves of a roof of round tiles straight ahead: the slope up to `top`, the row of tile ends, the shadow on the wall below. */
export function tiledEaves(
  left: number,
  right: number,
  top: number,
  eaves: number,
  pitch: number,
  c: { tile: string; seam: string; end: string },
  lean = 0,
): string {
  const count = Math.round((right - left) / pitch)
  const step = (right - left) / count
  const seams = range(count - 1)
    .map(
      (index) =>
        `M${num(left + lean + ((right - left - lean) / count) * (index + 1))},${num(top)}L${num(left + (index + 1) * step)},${num(eaves)}`,
    )
    .join('')
  const ends = range(count)
    .map(
      (index) =>
        `M${num(left + index * step)},${num(eaves)}a${num(step / 2)},${num(step * 0.42)} 0 0 0 ${num(step)},0z`,
    )
    .join('')
  return (
    shape(`M${num(left + lean)},${num(top)}H${num(right)}V${num(eaves)}H${num(left)}z`, c.tile) +
    line(seams, c.seam, step * 0.1) +
    shape(ends, c.end)
  )
}

export interface WindowColours {
  shutter: string
  slat: string
  dark: string
  stone: string
  stoneShade: string
  blouse: string
}

/** A window with both shutters open and a girl who leans out to the left for something; the middle of its sill at (x, y), 460 units wide and 400 tall. */
export function girlAtWindow(x: number, y: number, scale: number, c: WindowColours): string {
  const shutter = (left: number) =>
    rect(left, -372, 104, 366, c.shutter) +
    rect(left + 16, -352, 72, 326, c.slat) +
    line(
      range(8)
        .map((index) => `M${left + 18} ${-326 + index * 40}h68`)
        .join(''),
      c.shutter,
      14,
    )
  const room = rect(-134, -384, 268, 384, c.stone) + shining(rect(-116, -366, 232, 366, c.dark))
  const hair = '#1f1420'
  const girl =
    shape('M-20-212Q-26-300 50-300 118-296 112-200 112-150 96-130H-4z', hair) +
    shape('M-40 0Q-30-120 22-134H66Q118-110 116 0z', c.blouse) +
    shape('M26-150H62V-128Q44-112 26-128z', '#a8653f') +
    shape(
      'M-12-210Q-6-262 40-262 84-256 80-196 74-146 34-144 0-146-4-178L-18-182Q-18-190-10-200z',
      skin,
    ) +
    shape('M-16-214Q0-282 60-272 96-262 92-190L76-178Q66-230 40-240 10-240-16-214z', hair) +
    line('M2-196q8-8 16 0M36-196q8-8 16 0M8-168Q20-156 32-166', '#7c3a22', 5) +
    line('M6-92Q-60-56-132-78', c.blouse, 40) +
    line('M-136-80L-190-98', skin, 24) +
    circle(-198, -102, 17, skin)
  const sill = rect(-160, -6, 320, 22, c.stone) + rect(-160, 16, 320, 10, c.stoneShade)
  return placed(x, y, scale, room + shutter(134) + shutter(-238) + girl + sill)
}

/** A double door of narrow leaves with a lattice above it; the middle of its foot at (x, y), 260 units wide and 560 tall. */
export function leafDoor(x: number, y: number, scale: number, c: WindowColours): string {
  const leaf = (left: number) =>
    rect(left, -400, 106, 400, c.shutter) +
    rect(left + 16, -190, 74, 166, c.slat) +
    rect(left + 16, -380, 74, 166, c.slat)
  const lattice =
    shining(rect(-112, -520, 224, 104, c.dark)) +
    line('M-60-520v104M0-520v104M60-520v104M-112-468H112', c.shutter, 9)
  return placed(
    x,
    y,
    scale,
    rect(-130, -538, 260, 538, c.stone) +
      lattice +
      leaf(-112) +
      leaf(6) +
      rect(-6, -400, 12, 400, c.slat),
  )
}

/** A crowing cock looking to the left, feet at (x, y), 110 units tall. */
export function crowingCock(
  x: number,
  y: number,
  scale: number,
  body: string,
  tail: string,
  comb: string,
): string {
  const bird =
    shape(
      'M-24-106Q-10-118 4-104 6-76 30-70 46-72 54-86 64-52 40-32 18-16-8-24-34-36-26-70-24-84-26-92-26-98-24-106z',
      body,
    ) + shape('M-24-106L-46-110-26-98zM-26-98L-42-92-24-90z', '#f0b23a')
  const plumes = shape(
    'M34-58Q34-120 84-124 70-112 76-104 104-112 112-82 94-88 88-78 110-70 104-44 84-62 62-44L40-34z',
    tail,
  )
  const red = shape(
    'M-22-108Q-30-126-16-120-12-132-4-121 8-126 6-102zM-24-92Q-32-76-22-74-12-80-16-94z',
    comb,
  )
  return placed(x, y, scale, line('M2-24L-4 0M16-24L18 0', comb, 5) + plumes + bird + red)
}

export interface FlowerColours {
  leaf: string
  bract: string
  shade: string
  light: string
}

/** Bougainvillea in flower over a wall, a heap around each spot: leaves below, bracts in three pinks. */
export function bougainvillea(
  spots: readonly (readonly [x: number, y: number, size: number])[],
  c: FlowerColours,
): string {
  const heap = (part: number, sinks: number, fill: string, seed: number) =>
    spots
      .map(([x, y, size], index) =>
        foliage(
          x + size * sinks * 0.4,
          y + size * sinks,
          size * part,
          size * part * 0.76,
          fill,
          index + seed,
        ),
      )
      .join('')
  const random = createRandom(8)
  const dots = (fill: string, size: number) =>
    line(
      spots
        .flatMap(([x, y, reach]) =>
          range(7).map(() => {
            const [angle, away] = [random() * 6.3, reach * between(random, 0.15, 0.86)]
            return `M${num(x + Math.cos(angle) * away)},${num(y + Math.sin(angle) * away * 0.7)}h0`
          }),
        )
        .join(''),
      fill,
      size,
    )
  const size = (spots[0]?.[2] ?? 60) * 0.2
  return (
    heap(1, 0.2, c.leaf, 3) +
    heap(0.88, 0.1, c.shade, 5) +
    heap(0.8, -0.04, c.bract, 11) +
    dots(c.shade, size) +
    dots(c.light, size * 1.3) +
    dots(c.light, size)
  )
}
