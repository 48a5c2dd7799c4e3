import { copyAt, stencils } from '../../kit/copies'
import { hmongWoman } from '../../kit/hmong-woman'
import { lightShaft } from '../../kit/jungle'
import { mix, type Point } from '../../kit/path'
import { between, createRandom, range } from '../../kit/rng'
import { line, rect, shape, verticalGradient } from '../../kit/shapes'
import { whole } from '../../kit/whole-path'
import { choose, type Scene, unit } from '../../scene'

/** A stem of bamboo without its top, foot at the origin, 60 units wide and 1500 tall, joint over joint; lit from the left. */
function stem(body: string, lit: string, dark: string, joint: string): string {
  const knots = range(9).map((index) => -70 - index * 168)
  return (
    shape('M-30 0L-25-1500H25L30 0Q0 12-30 0z', body) +
    shape('M-30 0L-25-1500H-11L-14 0z', lit) +
    shape('M13 0L10-1500H25L30 0z', dark) +
    line(knots.map((y) => whole`M-29,${y}Q0,${y + 9} 29,${y}`).join(''), joint, 9) +
    line(knots.map((y) => whole`M-28,${y - 9}Q0,${y} 28,${y - 9}`).join(''), dark, 4)
  )
}

/** A spray of bamboo leaves hanging from the origin, 260 units wide. */
function spray(fill: string, seed: number): string {
  const random = createRandom(seed)
  return shape(
    range(17)
      .map(() => {
        const [x, y] = [between(random, -110, 110), between(random, -20, 90)]
        const turn = between(random, 0.5, 1.2) * (x < 0 ? -1 : 1)
        const long = between(random, 70, 110)
        const [dx, dy] = [Math.sin(turn) * long, Math.cos(turn) * long]
        return whole`M${x},${y}q${dx * 0.5 + dy * 0.14},${dy * 0.5 - dx * 0.14} ${dx},${dy}q${-dx * 0.5 - dy * 0.14},${-dy * 0.5 + dx * 0.14} ${-dx},${-dy}z`
      })
      .join(''),
    fill,
  )
}

/** The bamboo forest above Púng Luông: straight stems on both sides of a path, noon light through the leaves, a Hmong woman on her way down with her basket. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const vx = w * choose(frame, 0.5, 0.5, 0.5)
  const far = h * choose(frame, 0.58, 0.6, 0.58)
  const random = createRandom(17)
  const rows = [
    { kind: 'c', y: far + 6 * u, s: 0.3, gap: 46, clear: 30 },
    { kind: 'c', y: far + 34 * u, s: 0.42, gap: 74, clear: 74 },
    { kind: 'b', y: far + 84 * u, s: 0.62, gap: 118, clear: 140 },
    { kind: 'b', y: far + 150 * u, s: 0.9, gap: 176, clear: 226 },
    { kind: 'a', y: far + 260 * u, s: 1.3, gap: 270, clear: 330 },
    { kind: 'a', y: far + 420 * u, s: 1.9, gap: 460, clear: choose(frame, 560, 430, 410) },
  ]
  const stems = rows.map(({ kind, y, s, gap, clear }) =>
    [-1, 1]
      .flatMap((side) =>
        range(Math.ceil(w / 2 / (gap * u))).map((index) =>
          copyAt(
            kind,
            vx + side * (clear + (index + between(random, -0.22, 0.22)) * gap) * u,
            y + between(random, -10, 10) * s * u,
            s * u,
            side * between(random, -1.5, 3),
          ),
        ),
      )
      .join(''),
  )
  const path: readonly Point[] = [
    [vx - 10 * u, far + 2 * u],
    [vx + 12 * u, far + 2 * u],
  ]
  const woman = choose(
    frame,
    { x: 0.475, y: 0.83, k: 1.3 },
    { x: 0.47, y: 0.82, k: 1.4 },
    { x: 0.47, y: 0.84, k: 1.2 },
  )
  const leaves = (kind: string, count: number, top: number, size: number) =>
    range(count)
      .map((index) =>
        copyAt(
          kind,
          ((index + between(random, 0, 1)) * w) / count,
          h * between(random, top, top + 0.07),
          size * between(random, 0.8, 1.3) * u,
          between(random, -14, 14),
        ),
      )
      .join('')
  return [
    verticalGradient('sky', [
      [0, '#b4dc9c'],
      [0.5, '#eef5b8'],
      [1, '#fffad2'],
    ]) + rect(0, 0, w, far + 8, 'url(#sky)'),
    stencils([
      ['a', stem('#4f8f4a', '#a9d06a', '#2a5f44', '#dcecb0')],
      ['b', stem('#79b264', '#c4e08a', '#4f8f58', '#e6f2bc')],
      ['c', stem('#a8d090', '#d4eaa4', '#86ba80', '#e6f2bc')],
      ['l', spray('#8cc26a', 5)],
      ['d', spray('#2f6f48', 8)],
      ['m', spray('#5a9f50', 11)],
    ]),
    rect(0, far, w, h - far, '#8fb45a'),
    shape(
      whole`M0,${far + 60 * u}Q${w * 0.5},${far + 10 * u} ${w},${far + 60 * u}V${h}H0z`,
      '#77a04c',
    ),
    shape(
      whole`M0,${far + 200 * u}Q${w * 0.5},${far + 110 * u} ${w},${far + 200 * u}V${h}H0z`,
      '#5f8a44',
    ),
    stems[0],
    shape(
      whole`M${path[0]?.[0] ?? 0},${path[0]?.[1] ?? 0}H${path[1]?.[0] ?? 0}Q${vx + 90 * u},${mix(far, h, 0.3)} ${vx + 70 * u},${mix(far, h, 0.45)}T${vx + 330 * u},${h + 9}H${vx - 330 * u}Q${vx - 120 * u},${mix(far, h, 0.6)} ${vx - 60 * u},${mix(far, h, 0.42)}T${path[0]?.[0] ?? 0},${path[0]?.[1] ?? 0}z`,
      '#e6c888',
    ),
    shape(
      whole`M${vx + 4 * u},${far + 2 * u}h${8 * u}Q${vx + 90 * u},${mix(far, h, 0.3)} ${vx + 70 * u},${mix(far, h, 0.45)}T${vx + 330 * u},${h + 9}H${vx + 130 * u}Q${vx + 40 * u},${mix(far, h, 0.6)} ${vx + 36 * u},${mix(far, h, 0.42)}T${vx + 4 * u},${far + 2 * u}z`,
      '#c9a668',
    ),
    stems.slice(1, 3).join(''),
    leaves('l', choose(frame, 13, 9, 9), 0.02, 0.8),
    lightShaft(w * 0.44, 120 * u, h * 0.86, 230 * u, '#fffbd0', 0.5, 'x'),
    lightShaft(w * 0.6, 80 * u, h * 0.8, 240 * u, '#fffbd0', 0.4, 'y'),
    stems[3],
    shape(
      whole`M${w * woman.x - 70 * u},${h * woman.y}q${90 * u},${-16 * u} ${190 * u},${6 * u}t${-190 * u},${12 * u}z`,
      '#9a7c50',
    ),
    hmongWoman(w * woman.x, h * woman.y, woman.k * u),
    line(
      range(choose(frame, 24, 15, 15))
        .map((index) => {
          const x = ((index * 397) % 1000) * 0.001 * w
          const y = h * (0.84 + ((index * 173) % 150) * 0.001)
          return Math.abs(x - vx) < 300 * u && index % 3
            ? ''
            : whole`M${x},${y}l${(index % 2 ? 26 : -22) * u},${6 * u}`
        })
        .join(''),
      '#d9e08c',
      7 * u,
    ),
    stems[4],
    leaves('m', choose(frame, 11, 7, 7), -0.02, 1.1),
    stems[5],
    leaves('d', choose(frame, 9, 6, 6), -0.07, 1.5),
  ].join('')
}
