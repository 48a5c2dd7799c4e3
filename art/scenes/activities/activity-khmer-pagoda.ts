import { copyAt, stencils } from '../../kit/copies'
import { grove } from '../../kit/foliage'
import { range } from '../../kit/rng'
import { circle, ellipse, line, placed, rect, shape } from '../../kit/shapes'
import { birds, cloudStreaks, sky } from '../../kit/sky'
import { whole } from '../../kit/whole-path'
import { choose, type Scene, unit } from '../../scene'

const gold = '#ffcf4d'
const goldShade = '#d8922c'
const tile = '#d9512f'
const tileShade = '#a93328'
const border = '#2f8f6a'
const wall = '#fbe3ae'
const wallShade = '#dcae6e'

/** A naga that rears up at the end of a roof's edge, or its mirror image. */
function nagaTail(x: number, y: number, side: number, size: number): string {
  const at = (dx: number, dy: number) => whole`${x + side * dx * size},${y + dy * size}`
  return shape(
    `M${at(-10, -8)}Q${at(16, 6)} ${at(24, -12)}Q${at(28, -28)} ${at(18, -46)}Q${at(46, -26)} ${at(38, -2)}Q${at(26, 18)} ${at(-12, 8)}z`,
    gold,
  )
}

/** A steep gable from the front: tiles at its rim, a blue pediment with gilt scrolls, naga edges and a horn at the tip. */
function gable(y: number, half: number, tall: number): string {
  const slope = (grow: number) =>
    whole`M${-half - grow},${y}Q${-half * 0.5 - grow * 0.6},${y - tall * 0.38} 0,${y - tall - grow * 1.6}Q${half * 0.5 + grow * 0.6},${y - tall * 0.38} ${half + grow},${y}`
  const scroll = (side: number) =>
    whole`M${side * half * 0.12},${y - 16}q${side * half * 0.3},${-tall * 0.06} ${side * half * 0.24},${-tall * 0.16}t${-side * half * 0.2},${-tall * 0.02}M${side * half * 0.44},${y - 14}q${side * half * 0.2},${-tall * 0.02} ${side * half * 0.16},${-tall * 0.1}`
  return (
    shape(`${slope(16)}z`, tile) +
    line(slope(11), border, 8) +
    shape(`${slope(-6)}z`, '#23508f') +
    line(
      scroll(-1) +
        scroll(1) +
        whole`M0,${y - 14}V${y - tall * 0.66}M${-half * 0.1},${y - tall * 0.4}L0,${y - tall * 0.56} ${half * 0.1},${y - tall * 0.4}`,
      gold,
      5,
    ) +
    line(slope(2), gold, 10) +
    shape(
      whole`M-7,${y - tall - 2}Q-12,${y - tall - 40} 10,${y - tall - 84}Q6,${y - tall - 40} 9,${y - tall - 2}z`,
      gold,
    ) +
    nagaTail(-half - 8, y, -1, 0.8) +
    nagaTail(half + 8, y, 1, 0.8)
  )
}

/** A tier of hipped roof below the gables. */
function skirtRoof(y: number, half: number, topY: number, topHalf: number): string {
  const rows = range(Math.round(half / 13)).map((index, _, all) => {
    const part = ((index + 0.5) / all.length) * 2 - 1
    return whole`M${topHalf * part},${topY}Q${(topHalf + (half - topHalf) * 0.3) * part},${topY + (y - topY) * 0.6} ${half * part},${y - 4}`
  })
  const plane = whole`M${-half},${y}Q${-topHalf - (half - topHalf) * 0.3},${topY + (y - topY) * 0.6} ${-topHalf},${topY}H${topHalf}Q${topHalf + (half - topHalf) * 0.3},${topY + (y - topY) * 0.6} ${half},${y}z`
  return (
    shape(plane, tile) +
    line(rows.join(''), tileShade, 3, 0.7) +
    line(whole`M${-half + 12},${y - 10}H${half - 12}`, border, 10) +
    line(whole`M${-half},${y}H${half}`, gold, 8) +
    line(
      whole`M${-half},${y}Q${-topHalf - (half - topHalf) * 0.3},${topY + (y - topY) * 0.6} ${-topHalf},${topY}M${half},${y}Q${topHalf + (half - topHalf) * 0.3},${topY + (y - topY) * 0.6} ${topHalf},${topY}`,
      gold,
      8,
    ) +
    nagaTail(-half, y, -1, 0.9) +
    nagaTail(half, y, 1, 0.9)
  )
}

/** The vihara of a Khmer pagoda from the front, ground at y 0: terraces, naga stair, columns, tiers of roof; 660 units wide and 760 tall. */
function vihara(): string {
  const terrace = (y: number, half: number, tall: number) =>
    rect(-half, y - tall, half * 2, tall, wall) +
    rect(half * 0.36, y - tall, half * 0.64, tall, wallShade) +
    rect(-half - 8, y - tall - 8, half * 2 + 16, 12, '#fff4d4')
  const posts = range(10).map((index) => `M${-300 + index * 66.7}-60v-40`)
  const rails =
    line(`M-312-92H-76M76-92H312`, '#fff4d4', 8) +
    line(posts.filter((_, index) => index < 4 || index > 5).join(''), '#fff4d4', 12)
  const columns = [-232, -158, -84, 84, 158, 232]
    .map(
      (x) =>
        rect(x - 13, -262, 26, 170, '#fff4d4') +
        rect(x + 2, -262, 11, 170, wallShade) +
        rect(x - 18, -104, 36, 12, gold) +
        shape(whole`M${x - 12},-238L${x - 34},-268H${x + 34}L${x + 12},-238z`, gold) +
        shape(whole`M${x + 2},-238L${x + 6},-268H${x + 34}L${x + 12},-238z`, goldShade),
    )
    .join('')
  const doors = [-121, 0, 121]
    .map((x, index) => {
      const half = index === 1 ? 34 : 20
      return (
        rect(x - half - 8, -206, half * 2 + 16, 114, goldShade) +
        rect(x - half, -200, half * 2, 108, '#5c1f26') +
        shape(
          whole`M${x - half - 14},-204Q${x - half * 0.3},-216 ${x},-250Q${x + half * 0.3},-216 ${x + half + 14},-204z`,
          gold,
        )
      )
    })
    .join('')
  const stair =
    shape('M-62-104H62L96 4H-96z', wallShade) +
    shape(
      range(7)
        .map(
          (index) =>
            whole`M${-62 - index * 5},${-104 + index * 15.5}h${124 + index * 10}v9H${-64 - index * 5}z`,
        )
        .join(''),
      '#fff4d4',
    ) +
    [-1, 1]
      .map((side) =>
        placed(
          0,
          0,
          1,
          line('M70-112Q84-60 112-14', '#3f9a72', 20) +
            line('M70-112Q84-60 112-14', gold, 4) +
            shape(
              'M100-8Q96-52 112-74 104-84 114-98 124-112 134-98 146-84 138-72 154-46 142 2z',
              '#3f9a72',
            ) +
            line('M108-14Q112-50 122-70 134-50 134-12M112-86q12-10 22 0', gold, 5),
          side < 0,
        ),
      )
      .join('')
  return (
    terrace(4, 340, 58) +
    terrace(-50, 306, 46) +
    rect(-254, -270, 508, 180, '#f3c572') +
    rect(40, -270, 214, 180, '#dba65c') +
    rect(-254, -270, 508, 30, '#b9683a') +
    doors +
    columns +
    gable(-452, 128, 216) +
    skirtRoof(-376, 196, -470, 120) +
    skirtRoof(-262, 286, -384, 170) +
    gable(-350, 116, 204) +
    gable(-262, 94, 172) +
    rails +
    stair
  )
}

/** A Khmer reliquary tower: square base, bell and ringed spire; ground at y 0, 110 units wide and 330 tall. */
function stupa(): string {
  return (
    shape('M-56 0V-34H56V0zM-46-34V-66H46V-34zM-36-66V-92H36V-66z', wall) +
    shape('M14 0V-34H56V0zM12-34V-66H46V-34zM10-66V-92H36V-66z', wallShade) +
    line('M-60-34H60M-50-66H50M-40-92H40', '#fff4d4', 8) +
    shape('M-32-96Q-34-150-14-178-8-200 0-330 8-200 14-178 34-150 32-96z', gold) +
    shape('M4-96Q8-150 4-178 2-260 0-330 8-200 14-178 34-150 32-96z', goldShade) +
    line('M-16-178H16M-12-196H12M-9-214H9M-7-232H7', '#a86a20', 5)
  )
}

/** A sugar palm (thốt nốt): a straight dark trunk, a round head of stiff fans; foot at the origin, 560 units tall. */
function sugarPalm(): string {
  const fan = (degrees: number, reach: number, fill: string) => {
    const spot = (turn: number, far: number) => {
      const angle = ((degrees + turn) * Math.PI) / 180
      return whole`${Math.cos((degrees * Math.PI) / 180) * reach + Math.cos(angle) * far},${-490 + Math.sin((degrees * Math.PI) / 180) * reach + Math.sin(angle) * far}`
    }
    const tips = range(9).map(
      (index) => `${spot(-84 + index * 21, 62)} ${spot(-74 + index * 21, 46)}`,
    )
    return shape(whole`M${spot(180, 12)}L${tips.join(' ')}z`, fill)
  }
  const ribs = (degrees: number) =>
    range(5)
      .map((index) => {
        const angle = ((degrees - 64 + index * 32) * Math.PI) / 180
        const [x, y] = [
          Math.cos((degrees * Math.PI) / 180) * 16,
          -490 + Math.sin((degrees * Math.PI) / 180) * 16,
        ]
        return whole`M${x},${y}l${Math.cos(angle) * 44},${Math.sin(angle) * 44}`
      })
      .join('')
  return (
    shape('M-13 0Q-8-200-8-480H8Q8-200 14 0z', '#5c4038') +
    shape('M3 0Q2-200 1-480H8Q8-200 14 0z', '#3f2c34') +
    line(
      range(9)
        .map((index) => `M-8-${60 + index * 44}H8`)
        .join(''),
      '#3f2c34',
      3,
    ) +
    line('M-8-470L-44-400M-4-464L-22-384M6-464L20-388M8-470L46-406', '#8a6038', 9) +
    circle(0, -490, 62, '#174a44') +
    [100, 60, 140, 20, 160].map((degrees) => fan(degrees, 40, '#174a44')).join('') +
    [195, -15, -55, 235, -92].map((degrees) => fan(degrees, 46, '#2a7a56')).join('') +
    [40, 140].map((degrees) => fan(degrees, 30, '#236a50')).join('') +
    [-120, -70].map((degrees) => fan(degrees, 16, '#5aab62')).join('') +
    line(ribs(-120) + ribs(-70), '#2a7a56', 3)
  )
}

/** A Theravada monk in saffron under a yellow umbrella, walking to the right; feet at the origin, 165 units tall. */
function monk(): string {
  return (
    shape('M-12-22L-16 0H-4L0-20 8 0H20L14-22z', '#b87448') +
    shape('M-26-106Q-32-50-26-14 0-6 26-14 30-60 22-108z', '#f58a1f') +
    shape('M8-104Q18-50 12-10 20-10 26-14 30-60 22-108z', '#c8561c') +
    line('M-20-92Q6-60-4-12M-10-104Q18-70 12-30', '#c8561c', 4) +
    shape('M-26-106Q-12-128 14-124 24-118 22-104-4-70-24-74z', '#ffa12e') +
    line('M14-116L30-92 22-82', '#b87448', 9) +
    shape('M-8-130L-6-120H8L8-134z', '#9a5c3a') +
    ellipse(2, -142, 13, 16, '#b87448') +
    shape('M-11-144Q-12-160 4-160 14-159 14-150 2-154-4-146L-8-136z', '#5a3c34') +
    line('M22-84L18-206', '#5a3a28', 4) +
    shape('M-52-176Q-42-222 18-230 80-222 90-176 66-188 18-186-30-188-52-176z', '#ffd23f') +
    shape('M18-230Q80-222 90-176 66-188 40-187 44-214 18-230z', '#d8962a')
  )
}

/** A Khmer pagoda of Sóc Trăng: steep tiers of roof with golden nagas, reliquary towers, sugar palms and a monk in saffron. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const ground = h * choose(frame, 0.8, 0.79, 0.8)
  const hall = { x: w * choose(frame, 0.56, 0.5, 0.52), k: choose(frame, 0.86, 0.84, 0.84) * u }
  const palms = choose<readonly (readonly [number, number, number])[]>(
    frame,
    [
      [0.08, 0.83, 1.02],
      [0.15, 0.81, 0.8],
      [0.24, 0.82, 0.92],
      [0.85, 0.81, 0.8],
      [0.925, 0.84, 1.04],
    ],
    [
      [0.125, 0.81, 0.86],
      [0.2, 0.79, 0.64],
      [0.9, 0.8, 0.74],
    ],
    [
      [0.12, 0.82, 0.98],
      [0.2, 0.8, 0.72],
      [0.89, 0.82, 0.84],
    ],
  )
  const towers = choose<readonly (readonly [number, number])[]>(
    frame,
    [
      [0.33, 0.72],
      [0.79, 0.72],
    ],
    [[0.83, 0.62]],
    [[0.86, 0.62]],
  )
  const walker = {
    x: w * choose(frame, 0.39, 0.3, 0.3),
    y: h * choose(frame, 0.925, 0.89, 0.925),
    k: choose(frame, 0.76, 0.84, 0.76) * u,
  }
  return [
    sky(frame, ground, ['#2f9aa6', '#86cdc0', '#e9edc4', '#ffe1a4']),
    cloudStreaks(frame, h * 0.14, h * 0.4, 5, '#fff6d8', 21, 0.6),
    birds(
      w * choose(frame, 0.36, 0.3, 0.26),
      h * choose(frame, 0.2, 0.24, 0.2),
      0.9 * u,
      '#1f6a74',
    ),
    grove(-20, w + 60 * u, ground + 4, 120 * u, '#7fb58c', 4),
    grove(-20, w + 60 * u, ground + 4, 70 * u, '#3f8a6a', 11),
    stencils([
      ['p', sugarPalm()],
      ['t', stupa()],
    ]),
    palms
      .slice(1)
      .map(([x, y, k]) => copyAt('p', x * w, y * h, k * u))
      .join(''),
    rect(0, ground - 2 * u, w, h, '#e8c98c'),
    shape(whole`M0,${ground - 4 * u}H${w}V${ground + 16 * u}H0z`, '#6fa05a'),
    shape(
      whole`M${hall.x - 120 * hall.k},${ground + 4 * u}H${hall.x + 120 * hall.k}L${hall.x + 330 * u},${h}H${hall.x - 330 * u}z`,
      '#fbe6b8',
    ),
    shape(
      whole`M${hall.x + 300 * hall.k},${ground + 4 * u}h${60 * u}L${hall.x + 620 * hall.k},${ground + 70 * u}H${hall.x + 420 * hall.k}z`,
      '#c9a468',
    ),
    shape(
      palms
        .map(
          ([x, y, k]) =>
            whole`M${x * w - 9 * u},${y * h}h${18 * u}l${300 * k * u},${80 * k * u}h${-30 * u}z`,
        )
        .join(''),
      '#c9a468',
    ),
    towers.map(([x, k]) => copyAt('t', x * w, ground + 4 * u, k * u)).join(''),
    placed(hall.x, ground + 4 * u, hall.k, vihara()),
    palms
      .slice(0, 1)
      .map(([x, y, k]) => copyAt('p', x * w, y * h, k * u))
      .join(''),
    shape(
      whole`M${walker.x - 20 * u},${walker.y}h${40 * u}l${150 * u},${22 * u}h${-70 * u}z`,
      '#c9a468',
    ),
    placed(walker.x, walker.y, walker.k, monk()),
  ].join('')
}
