import { atWhole } from './path'
import { type Camera, seenAt } from './perspective'
import { range } from './rng'
import { line, polygon } from './shapes'
import { whole } from './whole-path'

export interface TrussColours {
  iron: string
  light: string
  far: string
}

const rise = [11, 8, 5.4, 4.4, 5.4, 8]

function panels(camera: Camera, side: number, foot: number, colour: string, thick: number): string {
  const top = (index: number) => foot + (rise[index % rise.length] ?? 8)
  const spot = (index: number) => 3.2 + index * 5.4
  return range(17)
    .reverse()
    .map((index) => {
      const [z1, z2] = [spot(index), spot(index + 1)]
      const [a, b, c, d] = [
        seenAt(camera, side, foot, z1),
        seenAt(camera, side, top(index), z1),
        seenAt(camera, side, top(index + 1), z2),
        seenAt(camera, side, foot, z2),
      ]
      const chord = line(
        `M${atWhole(b)}L${atWhole(c)}`,
        colour,
        Math.max(1, (thick * 1.5 * camera.focal) / z2),
      )
      return (
        line(
          `M${atWhole(a)}L${atWhole(b)}M${atWhole(a)}L${atWhole(c)}M${atWhole(b)}L${atWhole(d)}`,
          colour,
          Math.max(1, (thick * camera.focal) / z2),
        ) + chord
      )
    })
    .join('')
}

/** Long Biên bridge as those who cross it see it: the rail tracks' iron trusses on the left, the lane with its railing on the right. */
export function longBienLane(
  camera: Camera,
  bottom: number,
  lane: readonly [string, string],
  c: TrussColours,
): string {
  const floor = -1.7
  const near = (camera.focal * 1.7) / (bottom - camera.y)
  const at = (right: number, up: number, ahead: number) => seenAt(camera, right, up, ahead)
  const deck = polygon(
    [at(-1.9, floor, near), at(2.2, floor, near), at(2.2, floor, 300), at(-1.9, floor, 300)],
    lane[0],
  )
  const seams = range(9)
    .map((index) => {
      const z = near + 0.6 + index * index * 0.5 + index * 0.8
      const [a, b] = [at(-1.9, floor, z), at(2.2, floor, z)]
      return whole`M${a[0]},${a[1]}L${b[0]},${b[1]}`
    })
    .join('')
  const kerb = polygon(
    [at(-1.9, floor, near), at(-1.5, floor, near), at(-1.5, floor, 300), at(-1.9, floor, 300)],
    lane[1],
  )
  const posts = range(15)
    .map((index) => {
      const z = near * 0.55 + index * 2.3
      const [a, b] = [at(2.2, floor, z), at(2.2, floor + 1.15, z)]
      return line(whole`M${a[0]},${a[1]}V${b[1]}`, c.iron, Math.max(1, (0.1 * camera.focal) / z))
    })
    .join('')
  const rails = [0.35, 0.75, 1.15]
    .map((up) =>
      polygon(
        [
          at(2.2, floor + up, near * 0.3),
          at(2.2, floor + up, 300),
          at(2.2, floor + up - 0.1, near * 0.3),
        ],
        c.iron,
      ),
    )
    .join('')
  const struts = range(9)
    .map((index) => {
      const z = 3.2 + index * 2 * 5.4
      const up = floor + (rise[(index * 2) % rise.length] ?? 8)
      const [a, b] = [at(-2.1, up, z), at(-7, up, z)]
      return line(`M${atWhole(a)}L${atWhole(b)}`, c.far, Math.max(1, (0.3 * camera.focal) / z))
    })
    .join('')
  return (
    polygon([at(-7, floor, 2), at(-7, floor - 0.8, 2), at(-7, floor, 300)], c.far) +
    panels(camera, -7, floor, c.far, 0.22) +
    polygon(
      [at(-2.1, floor, near * 0.4), at(-2.1, floor - 3, near * 0.4), at(-2.1, floor, 300)],
      c.iron,
    ) +
    struts +
    deck +
    line(seams, lane[1], 3, 0.6) +
    kerb +
    panels(camera, -2.1, floor, c.iron, 0.2) +
    polygon(
      [at(-2.1, floor + 0.5, near * 0.4), at(-2.1, floor, near * 0.4), at(-2.1, floor, 300)],
      c.light,
    ) +
    posts +
    rails
  )
}
