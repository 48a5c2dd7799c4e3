import { dripstones } from '../../kit/cavern'
import { foliage } from '../../kit/foliage'
import { forestEdge } from '../../kit/forest-edge'
import { skin } from '../../kit/palettes'
import { type Point, smoothLine } from '../../kit/path'
import { percentPoints } from '../../kit/percent-points'
import { posterKarst } from '../../kit/poster-karst'
import { range } from '../../kit/rng'
import { circle, clipped, ellipse, line, placed, rect, shape } from '../../kit/shapes'
import { cloudStreaks, sky } from '../../kit/sky'
import { whole } from '../../kit/whole-path'
import { choose, type Scene, unit } from '../../scene'

const wall = '#f2d9a4'
const shade = '#c99a68'
const slab = '#8f8a80'
const dark = '#33303c'

/** Somebody standing, seen from the front or turned a little; feet at (x, y), 100 units tall. */
function person(x: number, y: number, shirt: string, trousers: string, arm = '', flip = false) {
  return placed(
    x,
    y,
    1,
    shape('M-11-48L-13 0H-3L0-38 4 0H14L12-48z', trousers) +
      shape('M-12-46Q-16-74-8-80H9Q17-74 13-46z', shirt) +
      line('M-11-74Q-18-60-14-46', shirt, 6) +
      (arm === '' ? line('M11-74Q18-60 14-46', shirt, 6) : line(arm, shirt, 6)) +
      ellipse(0, -89, 7.5, 9, skin) +
      shape('M-9-88Q-10-100 1-100 11-99 9-89 4-94-4-93z', '#2a1a1e'),
    flip,
  )
}

/** A guide in old army green and a pith helmet, a lamp in the raised hand; feet at (x, y), 106 units tall. */
function guide(x: number, y: number, flip = false): string {
  return placed(
    x,
    y,
    1,
    person(0, 0, '#4f6a3c', '#3d5230', 'M10-74Q22-72 28-84') +
      shape('M-16-92Q-12-108 1-108 13-108 17-92z', '#4f6a3c') +
      circle(28, -92, 8, '#fff3b0'),
    flip,
  )
}

/** The operating theatre: table with a patient under a sheet, a lamp over it, a doctor and a nurse; floor at the origin, 200 units wide. */
const theatre =
  shape('M-44-136H44L104-12H-104z', '#fff8dc', 0.5) +
  line('M0-160V-146', dark, 4) +
  shape('M-34-136Q-30-150 0-150 30-150 34-136z', '#5f7f86') +
  person(-34, 0, '#f6fbf4', '#cfe0da', 'M10-72L30-60') +
  person(40, 0, '#f6fbf4', '#cfe0da', 'M10-72L30-58', true) +
  shape('M-66-52H66V-44H-66z', '#5f7f86') +
  line('M-48-44V0M48-44V0', '#5f7f86', 6) +
  shape('M-62-52Q-30-66 30-62L46-60V-52z', '#8fc0bc') +
  ellipse(54, -58, 9, 8, skin) +
  line('M-92 0V-96M-92-96H-76M-78-96V-84', '#5f7f86', 4) +
  shape('M-86-86H-70V-66H-86z', '#e4574a')

/** An iron bed with somebody in it; floor at the origin, 110 units wide. */
function bed(x: number, y: number, cover: string): string {
  return placed(
    x,
    y,
    1,
    line('M-52 0V-46M52 0V-34M-52-22H52', '#4a5660', 5) +
      rect(-50, -34, 100, 12, '#fff6e0') +
      shape('M-26-34Q-10-50 20-46L50-38V-26H-26z', cover) +
      ellipse(-38, -40, 10, 9, skin) +
      shape('M-48-42Q-46-52-36-50L-44-34z', '#2a1a1e'),
  )
}

/** The hospital cave of Cát Bà cut open: a green hill, and inside it three concrete floors of lit rooms under a cavern with dripstones. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const ground = h * choose(frame, 0.87, 0.87, 0.87)
  const pts = (wide: string, tall: string, square: string): Point[] =>
    percentPoints(frame, choose(frame, wide, tall, square))
  const hill = pts(
    '8,90 14,66 18,52 22,34 30,22 39,15 50,11 60,13 69,20 78,30 83,46 87,66 94,90',
    '-6,90 0,70 5,56 10,40 20,30 34,23 50,20 64,22 78,29 90,40 96,56 100,72 108,90',
    '-6,90 0,66 5,50 10,34 20,22 34,14 50,11 64,13 78,20 90,34 96,52 100,70 108,90',
  )
  const cave = pts(
    '26,87 25,70 26,55 28,42 34,35 42,30 50,28 59,30 67,36 71,44 73,58 75,72 74,87',
    '10,87 9,72 10,58 13,48 22,41 34,36 50,34 66,37 78,42 87,50 90,62 91,74 90,87',
    '10,87 9,70 10,55 13,43 22,35 34,30 50,28 66,30 78,36 87,45 90,58 91,72 90,87',
  )
  const grown = (part: number) =>
    cave.map(([px, py], index): Point => {
      const push = 1 + part * (0.8 + ((index * 37) % 10) / 20)
      return [
        w * 0.5 + (px - w * 0.5) * push,
        Math.min(ground, ground - (ground - py) * (1 + part * 0.5)),
      ]
    })
  const hole = `${smoothLine(cave)}z`
  const [left, right] = choose(frame, [0.275, 0.725], [0.12, 0.88], [0.12, 0.88])
  const k = choose(frame, 0.92, 0.94, 0.86) * u
  const floors = choose(frame, [0.87, 0.7, 0.53], [0.87, 0.735, 0.6], [0.87, 0.705, 0.54]).map(
    (part) => h * part,
  )
  const tall = ((floors[0] ?? 0) - (floors[1] ?? 0)) * 1
  const x = (part: number) => w * (left + (right - left) * part)
  const room = (floor: number, from: number, to: number, fill: string, side: string) => {
    const y = floors[floor] ?? 0
    const [a, b] = [x(from) + 5 * u, x(to) - 5 * u]
    return (
      rect(a, y - tall + 8 * u, b - a, tall - 10 * u, fill) +
      shape(whole`M${b - 26 * u},${y - tall + 8 * u}H${b}V${y}H${b - 10 * u}z`, side)
    )
  }
  const lamp = (floor: number, part: number) =>
    placed(
      x(part),
      (floors[floor] ?? 0) - tall + 8 * u,
      u,
      line('M0 0V16', dark, 3) + circle(0, 20, 7, '#fffbe0') + circle(0, 20, 26, '#fff3b0', 0.5),
    )
  const put = (floor: number, part: number, content: string, flip = false) =>
    placed(x(part), (floors[floor] ?? 0) - 3 * u, k, content, flip)
  const stair = (floor: number, part: number, way: 1 | -1) => {
    const y = floors[floor] ?? 0
    const step = tall / 9
    return shape(
      whole`M${x(part)},${y}${range(9)
        .map(() => whole`v${-step}h${way * step * 0.78}`)
        .join('')}V${y - tall + step * 2}L${x(part) + way * step * 1.8},${y}z`,
      slab,
    )
  }
  const door = (floor: number, part: number) =>
    placed(
      x(part),
      (floors[floor] ?? 0) - 2 * u,
      k,
      rect(-22, -92, 44, 92, '#7a5a48') + rect(-16, -86, 32, 86, '#54404a'),
    )
  return [
    sky(frame, ground, ['#7fc4cc', '#c4e4cf', '#fbf0c8']),
    cloudStreaks(frame, h * 0.05, h * 0.4, 6, '#fdfaea', 11, 0.7),
    choose(frame, [0.03, 0.13, 0.83, 0.97], [0.06, 0.95], [0.06, 0.95])
      .map((part, index) =>
        posterKarst({
          x: w * part,
          base: ground,
          width: (230 + (index % 2) * 60) * u,
          height: (250 + ((index * 67) % 120)) * u,
          seed: 21 + index,
          rock: '#a3cdbc',
          shade: '#86b8ac',
          leaf: '#74ab9c',
          light: 'left',
        }),
      )
      .join(''),
    shape(`${smoothLine(hill)}z`, '#1f5a4a'),
    forestEdge(hill.slice(1, -1), 3, 62 * u, '#1f5a4a', '#2f7a52', '#8fbc52', 7),
    shape(`${smoothLine(grown(0.26))}z`, '#c9b08c'),
    shape(`${smoothLine(grown(0.16))}z`, '#9a8270'),
    line(
      range(cave.length - 3)
        .map((index) => {
          const [ax, ay] = grown(0.2)[index + 1] ?? [0, 0]
          if (index % 3 === 1) return ''
          return whole`M${ax},${ay}l${(index % 2 ? 16 : -14) * u},${-34 * u}m${-26 * u},${50 * u}l${-12 * u},${-20 * u}`
        })
        .join(''),
      '#7a6660',
      5 * u,
    ),
    shape(hole, '#3a2c38'),
    clipped(
      'c',
      hole,
      dripstones(
        x(0) - 30 * u,
        x(1) + 30 * u,
        h * choose(frame, 0.27, 0.33, 0.27),
        choose(frame, 11, 11, 11),
        170 * u,
        '#8a6a5c',
        4,
      ) + dripstones(x(0), x(1), h * choose(frame, 0.26, 0.32, 0.26), 8, 110 * u, '#c4946a', 9),
    ),
    rect(x(0), (floors[1] ?? 0) - tall, x(1) - x(0), tall * 2 + 8 * u, slab),
    shape(
      whole`M${x(0.02)},${floors[2] ?? 0}H${x(0.98)}V${(floors[2] ?? 0) + 10 * u}H${x(0.02)}z`,
      '#b5aea0',
    ),
    room(1, 0.01, 0.34, '#d3e6d8', '#9fc0b8'),
    room(1, 0.34, 0.66, wall, shade),
    room(1, 0.66, 0.99, '#e8b98a', '#b9805c'),
    room(0, 0.01, 0.2, '#bfa88c', '#8f7a68'),
    room(0, 0.2, 0.55, wall, shade),
    room(0, 0.55, 0.8, '#d3e6d8', '#9fc0b8'),
    room(0, 0.8, 0.99, '#6f8f9c', '#54727f'),
    stair(0, 0.02, 1),
    door(1, 0.38),
    door(0, 0.25),
    lamp(1, 0.5) + lamp(1, 0.83) + lamp(0, 0.38) + lamp(0, 0.68) + lamp(0, 0.1),
    put(1, 0.165, placed(0, 0, Math.min(1, (tall / k - 20) / 150), theatre)),
    put(1, 0.76, bed(0, 0, '#d9503c')),
    put(1, 0.91, bed(0, 0, '#3f7f8c')),
    put(1, 0.6, person(0, 0, '#f6fbf4', '#cfe0da')),
    put(
      1,
      0.5,
      rect(-30, -46, 60, 6, '#7a5a48') +
        line('M-24-40V0M24-40V0', '#7a5a48', 5) +
        shape('M-20-46V-66H-12V-46zM-6-46V-60H4V-46zM10-46V-70H18V-46z', '#3f7f6c'),
    ),
    put(0, 0.34, guide(0, 0)),
    put(0, 0.43, person(0, 0, '#e4402f', '#2b3356')),
    put(0, 0.49, person(0, 0, '#f6b23a', '#3f4f66', '', true)),
    put(
      0,
      0.68,
      rect(-44, -70, 88, 70, '#7a9a98') +
        rect(-38, -64, 36, 58, '#5f7f80') +
        rect(4, -64, 36, 58, '#5f7f80') +
        line('M-8-36h.1M10-36h.1', '#f2d9a4', 6),
    ),
    shape(
      whole`M${x(0.8) + 5 * u},${(floors[0] ?? 0) - tall * 0.6}H${x(0.99) - 5 * u}V${(floors[0] ?? 0) - 2 * u}H${x(0.8) + 5 * u}z`,
      '#2f8fb0',
    ),
    line(
      whole`M${x(0.82)},${(floors[0] ?? 0) - tall * 0.5}h${40 * u}M${x(0.88)},${(floors[0] ?? 0) - tall * 0.34}h${46 * u}M${x(0.83)},${(floors[0] ?? 0) - tall * 0.2}h${30 * u}`,
      '#bfe6ea',
      4 * u,
    ),
    put(2, 0.54, rect(-176, -8, 352, 8, '#a8743a')),
    range(7)
      .map((index) =>
        put(
          2,
          0.34 + index * 0.066,
          shape(
            'M-14 0Q-18-34-8-42H9Q19-34 15 0z',
            ['#d9503c', '#e9d6b0', '#4f6a3c', '#3f7f8c'][index % 4] ?? '',
          ) +
            ellipse(0, -51, 7.5, 9, skin) +
            shape('M-9-50Q-10-62 1-62 11-61 9-46-2-44-9-50z', '#2a1a1e'),
        ),
      )
      .join(''),
    put(
      2,
      0.92,
      rect(-5, -70, 10, 70, '#5a4038') +
        rect(-24, -90, 48, 24, '#4a5660') +
        circle(-2, -100, 13, '#2b2430'),
    ),
    put(
      2,
      0.13,
      line('M-66 0V-150M66 0V-150', '#5a4038', 6) +
        rect(-74, -152, 148, 98, '#fff6dc') +
        shape('M-66-92Q-30-132 0-104 24-126 66-96V-62H-66z', '#7fa38c') +
        shape('M-66-76Q0-90 66-74V-62H-66z', '#3f7f8c') +
        circle(34, -130, 10, '#f0a04a'),
    ),
    shape(
      whole`M${x(0.92) - 24 * k},${(floors[2] ?? 0) - 84 * k}L${x(0.13) + 74 * k},${(floors[2] ?? 0) - 152 * k}V${(floors[2] ?? 0) - 54 * k}z`,
      '#fff3b0',
      0.28,
    ),
    rect(0, ground, w, h - ground, '#4f8a4c'),
    shape(
      whole`M0,${ground}Q${w * 0.3},${ground - 16 * u} ${w * 0.5},${ground + 6 * u}T${w},${ground - 6 * u}V${ground + 34 * u}Q${w * 0.5},${ground + 50 * u} 0,${ground + 30 * u}z`,
      '#7fb04c',
    ),
    shape(
      whole`M${x(0.42)},${h + 4}Q${x(0.36)},${ground + 40 * u} ${x(0)},${ground + 20 * u}L${x(-0.06)},${ground + 8 * u}L${x(0.04)},${ground + 4 * u}Q${x(0.5)},${ground + 30 * u} ${x(0.62)},${h + 4}z`,
      '#ead2a0',
    ),
    choose(frame, [0.05, 0.13, 0.88, 0.96], [0.03, 0.97], [0.03, 0.97])
      .map(
        (part, index) =>
          foliage(
            w * part,
            ground + 6 * u,
            120 * u,
            70 * u,
            index % 2 ? '#1f5a4a' : '#2f7a52',
            4 + index,
          ) + foliage(w * part + 20 * u, ground - 16 * u, 70 * u, 34 * u, '#5f9f4c', 9 + index),
      )
      .join(''),
  ].join('')
}
