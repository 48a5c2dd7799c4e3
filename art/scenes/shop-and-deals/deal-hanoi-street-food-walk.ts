import { foliage } from '../../kit/foliage'
import { shoulderPoleFigure } from '../../kit/people'
import { type Camera, seenAt } from '../../kit/perspective'
import { bareBulb, phoBowl, plasticStool, steam, stockPot, stoolEater } from '../../kit/pho-stall'
import { cycle, range } from '../../kit/rng'
import { circle, ellipse, line, placed, polygon, rect, shape } from '../../kit/shapes'
import { shining } from '../../kit/shining'
import { sky } from '../../kit/sky'
import { whole } from '../../kit/whole-path'
import { choose, type Scene, unit } from '../../scene'

const eye = 1.6
const lamp = '#ffd27a'
const dark = '#3a2434'

interface Front {
  /** metres of street and of height. */
  width: number
  height: number
  wall: string
  shade: string
  tiles?: boolean
}

const left: readonly Front[] = [
  { width: 3.2, height: 6.2, wall: '#c98f4a', shade: '#8f5f38', tiles: true },
  { width: 2.6, height: 9.4, wall: '#a98f78', shade: '#76605a' },
  { width: 3.4, height: 5.6, wall: '#d9b070', shade: '#9a7448', tiles: true },
  { width: 2.8, height: 8.2, wall: '#8f8f78', shade: '#646458' },
  { width: 3.6, height: 6.6, wall: '#c98f4a', shade: '#8f5f38', tiles: true },
  { width: 3, height: 10, wall: '#b89a80', shade: '#7f6a60' },
  { width: 5, height: 6, wall: '#d9b070', shade: '#9a7448', tiles: true },
]
const right: readonly Front[] = [
  { width: 3, height: 8.8, wall: '#8a8a76', shade: '#5c5f54' },
  { width: 3.4, height: 5.8, wall: '#b8844e', shade: '#7f5638', tiles: true },
  { width: 2.6, height: 9, wall: '#a8845a', shade: '#705440' },
  { width: 3.2, height: 6.4, wall: '#94826f', shade: '#625450', tiles: true },
  { width: 2.8, height: 7.6, wall: '#b8844e', shade: '#7f5638' },
  { width: 4, height: 5.4, wall: '#8a8a76', shade: '#5c5f54', tiles: true },
  { width: 5, height: 7, wall: '#a8845a', shade: '#705440' },
]

/** One side of an old-quarter street: narrow fronts of many heights, low tiled roofs between taller walls, lit shops under awnings. */
function side(camera: Camera, fronts: readonly Front[], wallAt: number, start: number): string {
  const way = Math.sign(wallAt)
  let near = start
  const drawn = fronts.map((front, index) => {
    const from = near
    near += front.width
    const [z1, z2] = [from, near - 0.08]
    const at = (part: number) => z1 + (z2 - z1) * part
    const quad = (a: number, b: number, low: number, high: number, fill: string, out = 0) =>
      polygon(
        [
          seenAt(camera, wallAt - way * out, low - eye, at(a)),
          seenAt(camera, wallAt - way * out, low - eye, at(b)),
          seenAt(camera, wallAt - way * out, high - eye, at(b)),
          seenAt(camera, wallAt - way * out, high - eye, at(a)),
        ],
        fill,
      )
    const slope = (low: number, high: number, out: number, fill: string) =>
      polygon(
        [
          seenAt(camera, wallAt, high - eye, at(0)),
          seenAt(camera, wallAt, high - eye, at(1)),
          seenAt(camera, wallAt - way * out, low - eye, at(1.02)),
          seenAt(camera, wallAt - way * out, low - eye, at(-0.02)),
        ],
        fill,
      )
    const floors = range(Math.floor((front.height - 3.2) / 2.5) + 1).map((level) => {
      const foot = 3.7 + level * 2.6
      if (foot + 1.6 > front.height) return ''
      const lit = (index * 2 + level + (way > 0 ? 1 : 0)) % 3 === 0
      const rail =
        level % 2 === index % 2
          ? quad(0.08, 0.92, foot - 0.3, foot + 0.5, front.shade, 0.3) +
            quad(0.04, 0.96, foot - 0.4, foot - 0.25, dark, 0.35) +
            quad(0.2, 0.5, foot + 0.4, foot + 0.8, '#4f6a4a', 0.4)
          : ''
      return (
        quad(0.16, 0.84, foot, foot + 1.6, '#4a5f58') +
        quad(0.34, 0.66, foot, foot + 1.6, lit ? lamp : dark).replace(
          `"${lamp}"`,
          `"${lamp.toUpperCase()}"`,
        ) +
        rail
      )
    })
    const roof = polygon(
      [
        seenAt(camera, wallAt - way * 0.5, front.height - 0.2 - eye, at(-0.02)),
        seenAt(camera, wallAt - way * 0.5, front.height - 0.2 - eye, at(1.02)),
        seenAt(camera, wallAt + way * 2.4, front.height + 1.4 - eye, at(1.02)),
        seenAt(camera, wallAt + way * 2.4, front.height + 1.4 - eye, at(-0.02)),
      ],
      '#7a4438',
    )
    const ends = polygon(
      [
        seenAt(camera, wallAt, -eye, z1),
        seenAt(camera, wallAt, front.height - eye, z1),
        seenAt(camera, wallAt + way * 4, front.height - eye, z1),
        seenAt(camera, wallAt + way * 4, -eye, z1),
      ],
      front.shade,
    )
    return (
      quad(0, 1, 0, front.height, front.wall) +
      ends +
      quad(0, 1, front.height - 0.35, front.height, front.shade) +
      floors.join('') +
      shining(quad(0.1, 0.9, 0, 2.5, cycle([lamp, '#f0a04a', '#ffdf9a'], index))) +
      quad(0.1, 0.3, 0, 2.5, '#5a3330') +
      quad(0.55, 0.75, 0, 1.1, '#5a3330') +
      quad(0.42, 0.86, 1.5, 1.58, '#8f5f38') +
      quad(0.46, 0.56, 1.58, 1.95, '#8a3a34') +
      quad(0.66, 0.74, 1.58, 1.9, '#3f5a44') +
      quad(
        0.08,
        0.92,
        2.9,
        3.4,
        cycle(['#8a3a34', '#2f5a60', '#3f5a44'], index + (way > 0 ? 1 : 0)),
        0.12,
      ) +
      slope(2.35, 2.9, 1.1, cycle(['#5a6a66', '#7a4034', '#4a5f6a'], index)) +
      (front.tiles
        ? roof + quad(-0.02, 1.02, front.height - 0.35, front.height - 0.15, '#4f2a30', 0.5)
        : '')
    )
  })
  return drawn.reverse().join('')
}

/** A street tree on the pavement, its crown between the fronts. */
function streetTree(camera: Camera, right: number, ahead: number): string {
  const [x, y] = seenAt(camera, right, -eye, ahead)
  const m = camera.focal / ahead
  return (
    shape(
      whole`M${x - 0.3 * m},${y}Q${x - 0.14 * m},${y - 2 * m} ${x - 0.2 * m},${y - 5 * m}h${0.3 * m}Q${x + 0.1 * m},${y - 2 * m} ${x + 0.34 * m},${y}z`,
      '#4f3a3c',
    ) +
    line(
      whole`M${x},${y - 3.4 * m}q${-0.4 * m},${-m} ${-1.2 * m},${-1.4 * m}`,
      '#4f3a3c',
      0.14 * m,
    ) +
    foliage(x + 0.6 * m, y - 6.4 * m, 2.2 * m, 1.1 * m, '#3f5448', 5) +
    foliage(x - 1.3 * m, y - 5.3 * m, 1.7 * m, 0.7 * m, '#3f5448', 3) +
    foliage(x + 1 * m, y - 5 * m, 1.1 * m, 0.5 * m, '#34483f', 6) +
    foliage(x - 1.6 * m, y - 5.5 * m, 1.1 * m, 0.36 * m, '#6a7350', 8) +
    foliage(x + 0.3 * m, y - 6.8 * m, 1.4 * m, 0.5 * m, '#6a7350', 2)
  )
}

/** The phở stall in its own light: a table of bowls, the pot, the woman behind it with her ladle; feet on 0, 200 units tall. */
function stall(): string {
  const cook =
    shape('M-28-60Q-34-136-16-148H16Q34-136 28-60z', '#8a4a7a') +
    shape('M6-148H16Q34-136 28-60H10z', '#663458') +
    shape('M-18-124H16L22-50H-22z', '#fff1d8') +
    line('M-14-124L-10-148M12-124L9-148', '#fff1d8', 4) +
    shape('M-8-158H8V-144L0-138-8-144z', '#b9794c') +
    ellipse(0, -168, 13.5, 15.5, '#d99a6c') +
    shape('M-14-166Q-16-190 1-190 19-190 14-166 13-176 4-180-10-178-14-166z', '#1d1420') +
    circle(11, -190, 9, '#1d1420') +
    line('M-6-166h4M5-166h4M-2-158q3 2 6 0', '#5a2c22', 1.8) +
    line('M-22-138Q-44-118-58-128', '#8a4a7a', 14) +
    circle(-62, -129, 7, '#d99a6c') +
    line('M24-138Q42-112 30-92', '#8a4a7a', 14) +
    circle(28, -88, 7, '#d99a6c')
  const table =
    rect(-34, -84, 150, 12, '#c9cdd0') +
    rect(-28, -72, 138, 66, '#5a7a80') +
    rect(60, -72, 50, 66, '#42606a') +
    line('M-24-6V0M106-6V0', '#2a1a2a', 7) +
    phoBowl(70, -84, 0.72) +
    phoBowl(70, -96, 0.72) +
    phoBowl(100, -84, 0.6) +
    shape('M-14-84Q-10-104 6-100 14-110 24-100 40-102 42-84z', '#5a8f4a')
  return cook + table + line('M-64-132L-92-118', '#e4e8ea', 4) + stockPot(-98, 0, 0.74)
}

/** A street-food walk in Hanoi at dusk: two guests on low stools at a steaming phở stall, tube houses of the old quarter lit behind. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const camera = {
    x: w * choose(frame, 0.53, 0.52, 0.53),
    y: h * choose(frame, 0.52, 0.58, 0.52),
    focal: choose(frame, 640, 560, 520) * u,
  }
  const ground = (right: number, ahead: number) => seenAt(camera, right, -eye, ahead)
  const strip = (a: number, b: number, fill: string) =>
    polygon([ground(a, 0.8), ground(a, 200), ground(b, 200), ground(b, 0.8)], fill)
  const walker = ground(0.5, 9)
  const k = choose(frame, 1.95, 1.46, 1.44) * u
  const foot = h * choose(frame, 0.93, 0.9, 0.92)
  const cook = w * choose(frame, 0.27, 0.28, 0.28)
  const table = w * choose(frame, 0.7, 0.74, 0.735)
  const bulb = { x: cook + 20 * u, y: foot - 265 * k }
  const cable = (from: readonly [number, number], to: readonly [number, number], sag: number) =>
    whole`M${from[0]},${from[1]}Q${(from[0] + to[0]) / 2},${(from[1] + to[1]) / 2 + sag} ${to[0]},${to[1]}`
  const spans = [6, 8.5, 12, 17].map((ahead, index) =>
    cable(
      seenAt(camera, -3.4, 4.6 - eye, ahead),
      seenAt(camera, 3.4, 4.2 + (index % 2) - eye, ahead + 2),
      (300 * u) / ahead,
    ),
  )
  const along = [-3.3, 3.3].flatMap((x) =>
    [4, 4.25, 4.45].map((up) =>
      cable(seenAt(camera, x, up - eye, 3), seenAt(camera, x, up - eye, 40), 10 * u),
    ),
  )
  return [
    sky(frame, camera.y + 4, ['#4f5f94', '#a8799a', '#f0a07c', '#ffd39a']),
    rect(0, camera.y, w, h - camera.y, '#8f6a74'),
    side(camera, left, -3.6, choose(frame, 2.5, 3.2, 3.2)),
    side(camera, right, 3.6, 3),
    strip(-3.6, 3.6, '#8f6a74'),
    strip(-1.9, 1.9, '#6f5066'),
    shining(
      shape(
        whole`M${ground(-0.3, 200)[0]},${camera.y}L${ground(-1.2, 2)[0]},${h}H${ground(0.9, 2)[0]}L${ground(0.3, 200)[0]},${camera.y}z`,
        '#f0a060',
        0.35,
      ),
    ),
    foliage(camera.x, camera.y + 4, 70 * u, 30 * u, '#a8707a', 4),
    streetTree(camera, 2.9, 10),
    line(spans.join('') + along.join(''), '#2a1a2e', 2.6 * u),
    shoulderPoleFigure(
      walker[0],
      walker[1],
      (camera.focal / 9) * 0.0158,
      '#5f7f8a',
      '#7fb04a',
      true,
    ),
    shape(
      whole`M0,${h}V${foot - 60 * u}Q${w * 0.3},${foot - 84 * u} ${w},${foot - 50 * u}V${h}z`,
      '#553a54',
    ),
    ellipse(cook, foot, 210 * k, 22 * k, '#c97a50', 0.55) +
      ellipse(table, foot + 10 * u, 170 * k, 20 * k, '#c97a50', 0.5),
    bareBulb(bulb.x, bulb.y, 1.3 * u, -10, 300 * u, 'bb'),
    placed(cook, foot, k * 1.1, stall()),
    steam(cook - 108 * k, foot - 136 * k, 0.85 * k, '#fff3dc', 0.5),
    stoolEater(table + 84 * k, foot + 14 * u, 1.4 * k, '#cf3f27', '#96261f', '#2f6fb8'),
    rect(table - 40 * k, foot - 60 * k, 80 * k, 9 * k, '#d8412a') +
      line(
        whole`M${table - 34 * k},${foot - 54 * k}L${table - 42 * k},${foot + 12 * u}M${table + 34 * k},${foot - 54 * k}L${table + 42 * k},${foot + 12 * u}`,
        '#9c2a22',
        8 * k,
      ),
    phoBowl(table - 20 * k, foot - 60 * k, 0.72 * k) +
      phoBowl(table + 22 * k, foot - 60 * k, 0.72 * k),
    stoolEater(table - 84 * k, foot + 14 * u, 1.4 * k, '#f0b23a', '#b8801e', '#2f6fb8', true),
    choose(frame, plasticStool(w * 0.925, foot + 16 * u, 1.4 * k, '#cf3f27', '#5a1620'), '', ''),
  ].join('')
}
