import { hills } from '../../kit/haze'
import { lens, num } from '../../kit/path'
import { percentPoints } from '../../kit/percent-points'
import { between, createRandom, range } from '../../kit/rng'
import { line, rect, shape } from '../../kit/shapes'
import { backpacker } from '../../kit/walkers'
import { whole } from '../../kit/whole-path'
import { choose, type Scene, unit } from '../../scene'

const brick = { dark: '#4a2030', joint: '#2f1426', lit: '#d9683a', litShade: '#9c3f2e' }

/** The gate of Hải Vân Quan from within: its brick arch is the frame, beyond it the steps, the road's bends and the bay far below. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const arch = choose(
    frame,
    { x: 830, half: 430, spring: 420 },
    { x: 490, half: 330, spring: 470 },
    { x: 460, half: 310, spring: 380 },
  )
  const { x: ax, half, spring } = arch
  const sill = h * choose(frame, 0.9, 0.9, 0.9)
  const sea = h * choose(frame, 0.46, 0.46, 0.46)
  const opening = (dx: number, r: number) =>
    `M${num(ax - r + dx)},${num(h + 20)}V${spring}A${r},${r} 0 0 1 ${num(ax + r + dx)},${spring}V${num(h + 20)}z`
  const random = createRandom(9)
  const courses = range(Math.ceil(h / (54 * u)))
    .map((row) => {
      const y = row * 54 * u + 20 * u
      return range(Math.ceil(w / (190 * u)) + 1)
        .map((index) => {
          const x = (index - (row % 2) * 0.5) * 190 * u + between(random, -14, 14) * u
          const long = between(random, 70, 130) * u
          const beside = x + long < ax - half - 165 * u || x > ax + half + 165 * u
          return beside || y < spring - half - 165 * u ? `M${num(x)},${num(y)}h${num(long)}` : ''
        })
        .join('')
    })
    .join('')
  const stones = range(19).map((index) => {
    const angle = Math.PI * (1 - index / 18)
    const [c, s] = [Math.cos(angle), Math.sin(angle)]
    return `M${num(ax + c * half)},${num(spring - s * half)}L${num(ax + c * (half + 78 * u))},${num(spring - s * (half + 78 * u))}`
  })
  const bends = percentPoints(
    frame,
    choose(
      frame,
      '47,92 60,82 44,76 58,70 49,65 57,61 52,58',
      '46,92 66,82 38,76 60,70 46,65 56,61 50,58',
      '46,92 66,82 38,76 60,70 46,65 56,61 50,58',
    ),
  )
  const road = bends.slice(1).map(([x, y], index) => {
    const [px, py] = bends[index] ?? [0, 0]
    return line(whole`M${px},${py}L${x},${y}`, '#f3dcae', (30 - index * 4) * u)
  })
  const glitter = range(13).map((index) =>
    lens(
      ax + between(random, -0.9, 0.9) * half,
      sea + (12 + index * 9) * u,
      between(random, 90, 240) * u,
      5 * u,
    ),
  )
  const person = { x: ax + half * 0.36, y: sill + 26 * u, k: choose(frame, 1.35, 1.45, 1.2) * u }
  return [
    rect(0, 0, w, h, '#8fd0d0'),
    shape(whole`M0,${h * 0.24}Q${w * 0.5},${h * 0.14} ${w},${h * 0.26}V${h}H0z`, '#fbe6b8'),
    hills(frame, {
      base: sea + 10 * u,
      height: 130 * u,
      peaks: 2,
      seed: 4,
      fill: '#8fb5b5',
      bottom: sea + 20 * u,
    }),
    rect(0, sea, w, h, '#2f9aa8'),
    shape(glitter.join(''), '#d5efe2'),
    shape(
      whole`M${ax - half},${h * 0.57}Q${ax - half * 0.2},${h * 0.5} ${ax + half * 0.3},${h * 0.53}T${ax + half},${h * 0.5}V${h}H${ax - half}z`,
      '#fff0cf',
    ),
    shape(
      whole`M${ax - half},${h * 0.59}Q${ax - half * 0.2},${h * 0.53} ${ax + half * 0.3},${h * 0.56}T${ax + half},${h * 0.53}V${h}H${ax - half}z`,
      '#6fa860',
    ),
    shape(
      whole`M${ax - half},${h * 0.62}Q${ax - half * 0.5},${h * 0.56} ${ax},${h * 0.64}T${ax + half},${h * 0.6}V${h}H${ax - half}z`,
      '#3f8f5c',
    ),
    shape(
      whole`M${ax - half},${h * 0.5}L${ax - half * 0.7},${h * 0.52} ${ax - half * 0.3},${h * 0.7} ${ax + half * 0.1},${h}H${ax - half}z`,
      '#1f5f50',
    ),
    shape(
      whole`M${ax + half},${h * 0.46}L${ax + half * 0.76},${h * 0.52} ${ax + half * 0.5},${h * 0.72} ${ax + half * 0.44},${h}H${ax + half}z`,
      '#17473f',
    ),
    road.join(''),
    `<path fill-rule="evenodd" fill="${brick.lit}" d="M0,0H${w}V${h}H0z${opening(-50 * u, half - 50 * u)}"/>`,
    shape(whole`M${ax + half - 100 * u},${h}V${spring}h${100 * u}V${h}z`, brick.litShade),
    line(
      range(9)
        .map(
          (index) =>
            whole`M${ax - half},${spring + index * 60 * u}h${12 * u}M${ax + half - 96 * u},${spring + (20 + index * 62) * u}h${90 * u}`,
        )
        .join(''),
      brick.dark,
      4 * u,
    ),
    shape(whole`M0,${sill}H${w}V${h}H0z`, '#b8743e'),
    shape(whole`M0,${sill}H${w}v${18 * u}H0zM0,${sill + 54 * u}H${w}v${14 * u}H0z`, '#f0c27a'),
    shape(
      whole`M${person.x - 60 * u},${person.y}h${110 * u}L${person.x + 330 * u},${h}H${person.x + 130 * u}z`,
      '#5f3328',
    ),
    backpacker(person.x, person.y, person.k, '#f0b23a', '#b8741e', '#2b6fae'),
    `<path fill-rule="evenodd" fill="${brick.dark}" d="M0,0H${w}V${h}H0z${opening(0, half)}"/>`,
    line(courses, brick.joint, 7 * u),
    `<path fill="none" stroke="${brick.dark}" stroke-width="${num(156 * u)}" d="M${ax - half - 78 * u},${h}V${spring}A${half + 78 * u},${half + 78 * u} 0 0 1 ${ax + half + 78 * u},${spring}V${h}"/>`,
    line(stones.join(''), brick.joint, 7 * u),
    line(
      whole`M${ax - half - 78 * u},${h}V${spring}A${half + 78 * u},${half + 78 * u} 0 0 1 ${ax + half + 78 * u},${spring}V${h}`,
      '#7a3a3a',
      8 * u,
    ),
  ].join('')
}
