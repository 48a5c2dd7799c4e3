import { hills } from '../../kit/haze'
import { phoBowl, steam } from '../../kit/pho-stall'
import { profileHead } from '../../kit/profile-bust'
import { range } from '../../kit/rng'
import { ellipse, line, placed, rect, shape } from '../../kit/shapes'
import { sky } from '../../kit/sky'
import { whole } from '../../kit/whole-path'
import { choose, type Frame, type Scene, unit } from '../../scene'

interface Dress {
  skirt: string
  skirtShade: string
  blouse: string
  blouseShade: string
  bands: readonly [string, string, string]
  scarf: string
  scarfShade: string
  check: string
}

const rose: Dress = {
  skirt: '#f0407a',
  skirtShade: '#b02363',
  blouse: '#3fa7c9',
  blouseShade: '#21749c',
  bands: ['#ffd23f', '#e8386f', '#fff6e0'],
  scarf: '#f4722f',
  scarfShade: '#b8431f',
  check: '#ffe08a',
}
const flame: Dress = {
  skirt: '#f2622e',
  skirtShade: '#b53a24',
  blouse: '#e0408a',
  blouseShade: '#a2246a',
  bands: ['#7fe0c4', '#ffd23f', '#2f3f9c'],
  scarf: '#2f9f7c',
  scarfShade: '#1c6a5c',
  check: '#f9d65a',
}
const violet: Dress = {
  skirt: '#7a3fae',
  skirtShade: '#4f2680',
  blouse: '#f6b02e',
  blouseShade: '#c97a1c',
  bands: ['#e8386f', '#2fa59a', '#fff6e0'],
  scarf: '#ee4f8c',
  scarfShade: '#a82862',
  check: '#fff0d0',
}

const amber: Dress = {
  ...rose,
  skirt: '#2f9f92',
  skirtShade: '#1c6a66',
  blouse: '#7a3fae',
  blouseShade: '#4f2680',
  scarf: '#f4b63c',
  scarfShade: '#c07a22',
  check: '#d8322b',
}

const skin = '#c4835a'
const skinShade = '#93593c'

/** A Flower Hmong woman's head in profile to the left under her checked woollen scarf; chin at the origin, 110 units tall. */
function head(c: Dress): string {
  const scarf =
    shape(
      'M-72-36Q-116-110-66-164 20-226 126-164 196-90 150 40 130 110 84 140L60 110 74 40Q80-40 30-64-30-70-72-36z',
      c.scarf,
    ) +
    shape(
      'M66-188Q156-150 166-66 176 30 130 100L84 140 60 110 74 40Q110-60 66-188z',
      c.scarfShade,
    ) +
    line(
      'M-88-84Q0-130 130-50M-66-138Q40-172 158-80M-10-192Q-36-110-20-66M70-190Q44-120 66-40M132-150Q94-60 80 80M78 20L150 50',
      c.check,
      9,
    )
  return placed(
    19,
    -46,
    0.31,
    profileHead({ skin, shade: skinShade, hair: '#1c1420' }, scarf, false),
    false,
    -4,
  )
}

/** A sleeve with bands of ribbon from shoulder to wrist, and the hand. */
function sleeve(
  c: Dress,
  from: readonly [number, number],
  elbow: readonly [number, number],
  to: readonly [number, number],
): string {
  const cut = (part: number) => {
    const [x, y] = [elbow[0] + (to[0] - elbow[0]) * part, elbow[1] + (to[1] - elbow[1]) * part]
    const long = Math.hypot(to[0] - elbow[0], to[1] - elbow[1])
    const [nx, ny] = [(-(to[1] - elbow[1]) / long) * 13, ((to[0] - elbow[0]) / long) * 13]
    return whole`M${x - nx},${y - ny}L${x + nx},${y + ny}`
  }
  return (
    line(whole`M${from[0]},${from[1]}L${elbow[0]},${elbow[1]}`, c.blouse, 36) +
    line(whole`M${elbow[0]},${elbow[1]}L${to[0]},${to[1]}`, c.blouse, 30) +
    line(cut(0.2) + cut(0.8), c.bands[1], 8) +
    line(cut(0.5), c.bands[0], 8) +
    ellipse(to[0] + (to[0] - elbow[0]) * 0.22, to[1] + (to[1] - elbow[1]) * 0.22, 14, 12, skin)
  )
}

function skirt(c: Dress): string {
  const pleats = range(10)
    .map(
      (index) =>
        whole`M${-54 + index * 11},-136Q${-84 + index * 18},-90 ${-112 + index * 25},${-34 + Math.sin((index / 9) * Math.PI) * 22}`,
    )
    .join('')
  return (
    shape('M-56-140Q-116-112-128-34-60 6 10 4T136-38Q120-112 52-140z', c.skirt) +
    shape('M24-140Q80-90 84-12 120-22 136-38 120-112 52-140z', c.skirtShade) +
    line(pleats, c.skirtShade, 4) +
    line('M-124-44Q-56-8 10-10T132-48', c.bands[0], 11) +
    line('M-120-64Q-54-28 10-30T126-68', c.bands[1], 8) +
    line('M-114-82Q-50-48 10-50T118-86', c.bands[2], 6)
  )
}

const stool = shape('M-64-58H64V-42H-64zM-54-44L-66 0H-50L-38-44zM40-44L52 0H68L54-44z', '#7a4a2c')

/** A woman on a low stool who eats noodles, in profile to the left; ground at y, 350 units tall. */
function eater(x: number, y: number, scale: number, c: Dress, flip = false): string {
  const shins =
    shape('M-96-60L-126-10-96 0-66-50z', '#243066') +
    shape('M-150 4Q-126-20-94-10V6H-150z', '#3a2026')
  const torso =
    shape(
      'M-58-130Q-76-214-44-254-12-280 28-270 66-248 64-196 64-156 50-128-4-112-58-130z',
      c.blouse,
    ) + shape('M28-270Q66-248 64-196 64-156 50-128 34-122 16-120 46-200 8-272z', c.blouseShade)
  const yoke =
    shape('M-50-246Q-12-282 30-270 64-250 64-206 20-188-26-208-46-222-50-246z', c.bands[1]) +
    line('M-44-228Q10-184 64-212', c.bands[0], 8) +
    line('M-46-242Q10-202 62-230', c.bands[2], 5) +
    line('M-38-254Q8-222 52-250', c.blouseShade, 5)
  const sash = line('M-56-140Q0-120 52-138', c.bands[0], 14)
  return placed(
    x,
    y,
    scale,
    stool +
      shins +
      skirt(c) +
      line('M-24-216L-66-168-104-196', c.blouseShade, 28) +
      torso +
      shape('M-164-226H-92Q-96-186-116-182H-140Q-160-188-164-226z', '#fff3dc') +
      line('M-158-212H-98', '#3a62a8', 5) +
      line('M-118-226L-52-286M-128-228L-62-290', '#7a3f26', 5) +
      sleeve(c, [14, -222], [-26, -156], [-88, -200]) +
      yoke +
      sash +
      shape('M-34-290L-38-262Q-12-246 18-266L14-300z', skinShade) +
      placed(-34, -276, 1, head(c)),
    flip,
  )
}

/** A woman who walks up to the left with a steaming bowl in both hands, a basket on her back; ground at y, 470 units tall. */
function server(x: number, y: number, scale: number, c: Dress, flip = false): string {
  const basket =
    shape('M30-372H116L96-236H44z', '#c88d4a') +
    shape('M84-372H116L96-236H78z', '#935f30') +
    line('M32-346H112M36-316H108M40-286H102M44-258H98', '#7a4a26', 4) +
    shape('M30-372Q20-408 48-404 60-432 82-408 112-420 116-372z', '#6fa24a')
  return placed(
    x,
    y,
    scale,
    shape('M-40-120L-52 0H-24L-14-120zM16-120L22 0H50L44-120z', '#243066') +
      line('M-50-44H-22M-48-66H-20M22-44H46M20-66H44', c.bands[1], 8) +
      basket +
      placed(0, -92, 1, skirt(c)) +
      line('M-20-330L-70-286-126-296', c.blouseShade, 28) +
      shape('M-56-226Q-72-314-42-350-10-376 26-366 60-346 56-296L50-222Q-4-208-56-226z', c.blouse) +
      shape('M26-366Q60-346 56-296L50-222 20-216Q44-300 6-370z', c.blouseShade) +
      shape('M-196-330H-112Q-116-284-140-278H-168Q-190-286-196-330z', '#fff3dc') +
      line('M-190-314H-118', '#3a62a8', 5) +
      ellipse(-154, -330, 42, 8, '#d98a3c') +
      sleeve(c, [12, -320], [-26, -262], [-104, -296]) +
      shape('M-46-344Q-10-378 26-366 60-346 58-306 20-288-22-306-42-322-46-344z', c.bands[1]) +
      line('M-42-326Q10-284 58-310', c.bands[0], 8) +
      line('M-44-340Q10-300 56-328', c.bands[2], 5) +
      line('M-54-234Q0-214 50-232', c.bands[0], 14) +
      shape('M-34-388L-36-358Q-10-344 18-362L14-398z', skinShade) +
      placed(-34, -374, 1, head(c)),
    flip,
  )
}

/** The pan of thắng cố on its clay stove, ladle in it; ground at y, 300 units wide. */
function stew(x: number, y: number, scale: number): string {
  return placed(
    x,
    y,
    scale,
    shape('M-104-104L-122 0H122L104-104z', '#9a5a42') +
      shape('M30-104L44 0H122L104-104z', '#6f3c34') +
      shape('M-44 0Q-46-62 0-66 46-62 44 0z', '#2a161c') +
      shape('M-30 0Q-40-30-18-44-12-28-4-54 12-34 16-24 22-36 28-30 36-14 28 0z', '#ff8a35') +
      shape('M-12 0Q-18-18-4-30 8-18 12 0z', '#ffd873') +
      shape('M-152-158Q-132-82 0-80T152-158z', '#2a2732') +
      ellipse(0, -158, 154, 32, '#45404f') +
      ellipse(0, -156, 138, 25, '#b5652f') +
      line('M-80-160h22M-24-150h26M30-166h28M70-154h20M-50-168h16', '#6f3020', 12) +
      line('M-96-152h8M4-168h8M52-148h8', '#8fb04a', 8) +
      line('M60-160L136-270', '#8a5a34', 9) +
      steam(-40, -166, 0.9, '#fff8ea', 0.6) +
      steam(40, -166, 0.7, '#fff8ea', 0.5),
  )
}

/** Tarpaulins over the stalls in a line across the frame, and the crowd below them as coloured scarves. */
function stalls(frame: Frame, floor: number, u: number): string {
  const { width: w } = frame
  const count = choose(frame, 6, 3, 4)
  const step = w / count
  const tops = ['#2f7fc4', '#e8a23a', '#3a9c8c', '#d9508a', '#2f7fc4', '#e8a23a']
  const awnings = range(count).map((index) => {
    const left = index * step
    const top = floor - (232 + (index % 2) * 24) * u
    return (
      shape(
        whole`M${left + 12 * u},${top}L${left + step - 16 * u},${top - 16 * u}L${left + step + 12 * u},${top + 66 * u}Q${left + step * 0.5},${top + 86 * u} ${left - 16 * u},${top + 72 * u}z`,
        tops[index] ?? '#2f7fc4',
      ) +
      shape(
        whole`M${left + step * 0.6},${top - 9 * u}L${left + step - 16 * u},${top - 16 * u}L${left + step + 12 * u},${top + 66 * u}Q${left + step * 0.8},${top + 76 * u} ${left + step * 0.66},${top + 77 * u}z`,
        '#1d2f5c',
        0.25,
      ) +
      line(
        whole`M${left + 4 * u},${top + 70 * u}V${floor}M${left + step - 6 * u},${top + 68 * u}V${floor}`,
        '#4a3a4c',
        9 * u,
      )
    )
  })
  const people = range(Math.round(w / (52 * u))).map((index) => ({
    x: (index + 0.5) * 52 * u + (((index * 31) % 9) - 4) * 4 * u,
    y: floor - (104 + ((index * 43) % 5) * 9) * u,
    tone: (index * 3 + (index % 3)) % 4,
  }))
  const bodies = people.map(
    ({ x, y }) =>
      whole`M${x - 30 * u},${floor}Q${x - 34 * u},${y + 26 * u} ${x},${y + 14 * u}Q${x + 34 * u},${y + 26 * u} ${x + 30 * u},${floor}z`,
  )
  const only = (tone: number, lift: number) =>
    people
      .filter((person) => person.tone === tone)
      .map(({ x, y }) => whole`M${x - 3 * u},${y + lift * u}h${6 * u}`)
      .join('')
  return (
    rect(0, floor - 170 * u, w, 172 * u, '#3d4a70') +
    shape(bodies.join(''), '#5a4a86') +
    ['#ef4f8c', '#f4933a', '#3fae94', '#f4d04a']
      .map(
        (tone, index) =>
          line(only(index, 40), tone, 16 * u, 0.8) + line(only(index, 0), tone, 32 * u),
      )
      .join('') +
    line(
      people
        .map(({ x, y }, index) => whole`M${x + (index % 2 ? 8 : -8) * u},${y + 6 * u}h0`)
        .join(''),
      '#a86a4c',
      20 * u,
    ) +
    awnings.join('')
  )
}

/** Breakfast at Bắc Hà's Sunday market: Flower Hmong women on low stools over steaming bowls, awnings, and hills in morning mist. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const floor = h * choose(frame, 0.66, 0.64, 0.63)
  const k = choose(frame, 1.06, 1.12, 1.04) * u
  const table = {
    x: w * choose(frame, 0.41, 0.5, 0.5),
    y: h * choose(frame, 0.79, 0.79, 0.785),
    half: choose(frame, 350, 200, 190) * u,
  }
  const foot = h * choose(frame, 0.955, 0.94, 0.955)
  const bowls = choose(frame, [-130, 40, 150], [-46, 52], [-46, 46])
  return [
    sky(frame, floor, ['#6fa8cc', '#b7d3dc', '#f5e0cf']),
    hills(frame, {
      base: floor - 250 * u,
      height: choose(frame, 250, 300, 250) * u,
      peaks: choose(frame, 3, 2, 2),
      seed: 8,
      fill: '#a9c0d4',
      bottom: floor,
    }),
    hills(frame, {
      base: floor - 200 * u,
      height: 170 * u,
      peaks: choose(frame, 4, 2.4, 2.4),
      seed: 23,
      fill: '#7fa3b4',
      bottom: floor,
    }),
    shape(
      whole`M0,${floor - 210 * u}Q${w * 0.25},${floor - 270 * u} ${w * 0.5},${floor - 214 * u}T${w},${floor - 230 * u}V${floor}H0z`,
      '#e6ecea',
      0.75,
    ),
    stalls(frame, floor, u),
    rect(0, floor, w, h - floor, '#d7b48c'),
    shape(whole`M0,${h * 0.8}Q${w * 0.4},${h * 0.74} ${w},${h * 0.83}V${h}H0z`, '#bf9470'),
    server(
      w * choose(frame, 0.53, 0.62, 0.62),
      h * choose(frame, 0.81, 0.805, 0.8),
      k * 0.96,
      violet,
    ),
    frame.format === 'wide'
      ? eater(w * 0.33, foot - 96 * u, k * 0.94, amber, true) + stew(w * 0.86, foot, 1.1 * u)
      : '',
    eater(table.x - table.half - choose(frame, 60, 50, 44) * u, foot - 16 * u, k, flame, true),
    eater(table.x + table.half + choose(frame, 60, 50, 44) * u, foot - 16 * u, k, rose),
    line(
      whole`M${table.x - table.half * 0.8},${table.y}L${table.x - table.half * 0.9},${foot}M${table.x + table.half * 0.8},${table.y}L${table.x + table.half * 0.9},${foot}`,
      '#5f3524',
      20 * u,
    ),
    shape(
      whole`M${table.x - table.half * 0.92},${table.y - 36 * u}H${table.x + table.half * 0.92}L${table.x + table.half},${table.y}H${table.x - table.half}z`,
      '#c98246',
    ),
    rect(table.x - table.half, table.y, table.half * 2, 22 * u, '#8a4f2c'),
    bowls
      .map((dx, index) => phoBowl(table.x + dx * u, table.y - (index % 2 ? 6 : 18) * u, 1.5 * k))
      .join(''),
    bowls
      .map((dx, index) =>
        steam(table.x + dx * u, table.y - 54 * u, (0.62 + (index % 2) * 0.16) * u, '#fff8ea', 0.6),
      )
      .join(''),
  ].join('')
}
