import { grove } from '../../kit/foliage'
import { palm } from '../../kit/palm'
import type { Point } from '../../kit/path'
import { range } from '../../kit/rng'
import { circle, ellipse, line, mirrored, placed, rect, shape } from '../../kit/shapes'
import { birds, cloud, sky } from '../../kit/sky'
import { ripples, water } from '../../kit/water'
import { choose, type Scene, unit } from '../../scene'

/** An onion dome with a finial and crescent, foot at the origin, 100 units wide and 130 tall. */
const dome =
  shape('M-42 0Q-66-34-42-64-22-86-4-112H4Q22-86 42-64 66-34 42 0z', '#3f9fc4') +
  shape('M4-112Q22-86 42-64 66-34 42 0H14Q34-34 20-62 8-84 0-112z', '#22729c') +
  shape('M-34-6Q-52-34-32-60-20-74-10-90-26-62-30-36-30-16-26-6z', '#a9dcea') +
  rect(-48, -8, 96, 12, '#f6fbf6') +
  line('M0-112V-134', '#e8b23a', 4) +
  shape('M-4-158A14 14 0 1 0 12-140 11 11 0 1 1-4-158z', '#e8b23a')

/** A pointed arch, its foot at (x, y). */
function arch(x: number, y: number, half: number, tall: number): string {
  return `M${x - half},${y}v${-tall}q0,${-half * 0.9} ${half},${-half * 1.6} ${half},${half * 0.7} ${half},${half * 1.6}v${tall}z`
}

/** A corner tower of the mosque: two shafts, a gallery and a small dome; foot at the origin, 84 units wide and 420 tall. */
const tower =
  rect(-42, -250, 84, 250, '#fbfaf0') +
  rect(14, -250, 28, 250, '#c4d8dc') +
  shape(arch(-4, -150, 17, 40) + arch(-4, -40, 17, 40), '#2f86b0') +
  rect(-50, -262, 100, 14, '#3f9fc4') +
  rect(-50, -128, 100, 9, '#3f9fc4') +
  rect(-30, -330, 60, 70, '#fbfaf0') +
  rect(10, -330, 20, 70, '#c4d8dc') +
  shape(arch(-3, -268, 12, 24), '#2f86b0') +
  rect(-37, -340, 74, 12, '#3f9fc4') +
  placed(0, -342, 0.62, dome)

/** A mosque of the Cham by the river: white arcades, blue pointed arches, a great blue dome between two towers; ground at the origin, 640 units wide and 480 tall. */
const mosque =
  rect(-330, -14, 660, 18, '#b9a890') +
  rect(-280, -170, 560, 158, '#fbfaf0') +
  rect(-120, -262, 240, 100, '#eef3ee') +
  rect(60, -262, 60, 100, '#c4d8dc') +
  shape(
    range(4)
      .map((index) => arch(-84 + index * 56, -186, 17, 26))
      .join(''),
    '#2f86b0',
  ) +
  rect(-130, -274, 260, 14, '#3f9fc4') +
  rect(-72, -304, 144, 32, '#fbfaf0') +
  rect(30, -304, 42, 32, '#c4d8dc') +
  placed(0, -302, 1.5, dome) +
  shape(
    range(25)
      .map((index) => `M${-276 + index * 22.6},-170l9-16 9,16z`)
      .join(''),
    '#3f9fc4',
  ) +
  rect(-288, -172, 576, 12, '#3f9fc4') +
  shape(
    [-176, -116, 116, 176]
      .map((x) => arch(x, -14, 22, 62))
      .concat(arch(-60, -14, 20, 62), arch(60, -14, 20, 62))
      .join(''),
    '#2f86b0',
  ) +
  shape(arch(0, -14, 36, 92), '#f6fbf6') +
  shape(arch(0, -14, 28, 84), '#1c4f78') +
  line('M-240-40H240', '#fbfaf0', 4, 0.7) +
  placed(-250, -6, 1, tower) +
  placed(250, -6, 1, tower)

interface Timber {
  wall: string
  shade: string
  roof: string
  roofShade: string
}

/** A Cham house of boards on tall stilts, its tiled gable to the river, stairs to the porch; ground at y, 210 units wide and 200 tall. */
function riverHouse(x: number, y: number, scale: number, c: Timber): string {
  const posts = line('M-78 6V-70M-40 6V-70M0 6V-70M40 6V-70M78 6V-70', '#4a2f34', 7)
  const walls =
    rect(-88, -76, 176, 9, '#4a2f34') +
    rect(-78, -132, 156, 57, c.wall) +
    shape('M-78-132L0-198 78-132z', c.shade) +
    line('M-56-132V-76M-32-132V-76M32-132V-76M56-132V-76', c.shade, 2.4) +
    rect(-16, -124, 32, 48, '#3a2230') +
    rect(-64, -118, 26, 24, '#ffe0a0') +
    rect(38, -118, 26, 24, '#ffe0a0') +
    line('M-51-118v24M51-118v24', c.shade, 3) +
    circle(0, -152, 8, '#3a2230')
  const roof =
    shape('M-104-120L0-204 12-204 112-120 96-116 2-186-90-116z', c.roof) +
    shape('M0-204H12L112-120 96-116 2-186z', c.roofShade)
  const stairs =
    line('M-14-70L-30 8M14-70L-2 8', '#4a2f34', 5) +
    line('M-16-56h28M-19-42h28M-22-28h28M-25-14h28', c.wall, 5)
  return placed(x, y, scale, posts + walls + roof + stairs)
}

interface Dress {
  tunic: string
  fold: string
  scarf: string
  scarfFold: string
}

/** A Cham woman sitting in a boat, in a long tunic and a headscarf, looking to the right; seat at the origin, 170 units tall. */
function seated(x: number, y: number, c: Dress, front: string): string {
  return placed(
    x,
    y,
    1,
    shape('M-52 24Q-58-30-30-44H30Q84-34 92 24z', c.tunic) +
      shape('M30-44Q84-34 92 24H44Q60-10 30-44z', c.fold) +
      shape('M-38-20Q-48-84-26-106H26Q48-84 38-20 0-6-38-20z', c.tunic) +
      shape('M18-106H26Q48-84 38-20L20-13Q32-60 18-106z', c.fold) +
      front +
      ellipse(10, -132, 19, 23, '#d99a6c') +
      line('M20-136h3', '#2a1a1c', 4) +
      shape(
        'M26-148Q12-154 2-142-6-128 4-114 14-100 24-104 34-92 32-76 0-58-44-80-46-104-36-124-34-168 4-170 30-168 30-146z',
        c.scarf,
      ) +
      shape(
        'M4-114Q14-100 24-104 34-92 32-76 10-66-12-68 8-90 4-114zM-36-124Q-34-150-20-160-30-120-26-76L-44-80Q-46-104-36-124z',
        c.scarfFold,
      ),
  )
}

/** Two women in a slim boat going right, one paddles, one brings folded cloth from the loom; waterline at the origin, 560 units long. */
const boat =
  seated(
    90,
    -26,
    { tunic: '#f0b23a', fold: '#bd7c22', scarf: '#fff6e4', scarfFold: '#d6c6b4' },
    line('M-10-88Q-20-50 20-44M18-90Q44-60 66-50', '#d9982c', 19) +
      rect(18, -56, 92, 18, '#c22f5c') +
      rect(22, -72, 84, 16, '#2b8f86') +
      rect(26, -86, 76, 14, '#e8622c') +
      line(
        'M34-56v18M58-56v18M82-56v18M40-72v16M66-72v16M90-72v16M44-86v14M70-86v14',
        '#ffe2a0',
        5,
      ) +
      circle(24, -42, 9, '#d99a6c') +
      circle(104, -52, 9, '#d99a6c'),
  ) +
  seated(
    -130,
    -26,
    { tunic: '#7a3f9c', fold: '#52286e', scarf: '#ee5a7c', scarfFold: '#b83258' },
    line('M26-122L100 68', '#6b4426', 8) +
      shape('M84 34L98 30 122 84Q116 100 104 94z', '#8a5a2c') +
      line('M-16-88Q-24-50 40-66', '#8f52b4', 20) +
      line('M20-92Q44-96 38-104', '#6a3488', 17) +
      circle(47, -68, 9, '#d99a6c') +
      circle(37, -106, 9, '#d99a6c'),
  ) +
  shape(
    'M-290-56Q-220-14-90-8H90Q220-16 300-66L272-10Q214 26 90 26H-100Q-240 22-290-56z',
    '#38252c',
  ) +
  shape('M-290-56Q-220-14-90-8H90Q220-16 300-66L294-52Q216 0 90 6H-96Q-226 0-278-38z', '#c98a4c') +
  line('M-180 6Q-140 16-60 16H80', '#24181f', 4)

/** Châu Đốc: a white mosque of the Cham with blue domes behind the river, stilt houses beside it, two women in headscarves bring cloth by boat. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const shore = h * choose(frame, 0.6, 0.57, 0.59)
  const temple = choose(frame, { x: 0.42, s: 0.98 }, { x: 0.5, s: 0.98 }, { x: 0.5, s: 0.86 })
  const craft = choose(
    frame,
    { x: 0.62, y: 0.86, s: 0.98 },
    { x: 0.5, y: 0.82, s: 1.06 },
    { x: 0.52, y: 0.87, s: 0.96 },
  )
  const leaf = { trunk: '#7a5a4a', leaf: '#2f7a5c', leafLight: '#5fa868' }
  const timber = { wall: '#b9824e', shade: '#8a5a3c', roof: '#c2603f', roofShade: '#8a3c34' }
  const green = { wall: '#5fa894', shade: '#3f7f78', roof: '#a8685a', roofShade: '#744448' }
  const bankside =
    grove(-60, w + 80, shore + 2, 96 * u, '#7fbf9a', 4) +
    choose(
      frame,
      [0.02, 0.16, 0.67, 0.79, 0.96],
      [0.03, 0.16, 0.86, 0.97],
      [0.03, 0.16, 0.86, 0.97],
    )
      .map((x, index) =>
        palm(
          w * x,
          shore,
          (1.15 + (index % 3) * 0.22) * u,
          leaf,
          190,
          index % 2 ? -24 : 26,
          index + 2,
        ),
      )
      .join('') +
    grove(-60, w + 80, shore + 3, 56 * u, '#3f8f6a', 9) +
    placed(w * temple.x, shore, temple.s * u, mosque) +
    choose<readonly Point[]>(
      frame,
      [
        [0.075, 0.98],
        [0.72, 0.86],
        [0.9, 1.08],
      ],
      [
        [0.03, 0.8],
        [0.975, 0.84],
      ],
      [
        [0.03, 0.8],
        [0.975, 0.84],
      ],
    )
      .map(([x, size], index) =>
        riverHouse(w * x, shore + 22 * u, size * u, index === 1 ? green : timber),
      )
      .join('') +
    rect(0, shore, w, 12 * u, '#8a7a5c')
  const [cx, cy, s] = [w * craft.x, h * craft.y, craft.s * u]
  return [
    sky(frame, shore, ['#6fb9d8', '#b9dfe0', '#fdf0d4']),
    cloud(
      w * choose(frame, 0.78, 0.3, 0.3),
      h * choose(frame, 0.16, 0.11, 0.11),
      320 * u,
      '#fffdf4',
      0.85,
    ),
    cloud(
      w * choose(frame, 0.1, 0.8, 0.82),
      h * choose(frame, 0.26, 0.17, 0.17),
      220 * u,
      '#fffdf4',
      0.6,
    ),
    water(frame, shore, ['#cfe6d4', '#7fc0b8', '#3f958f', '#226a70']),
    mirrored('k', bankside, shore + 12 * u, 0.34, 0.42),
    ripples({
      left: 0,
      right: w,
      top: shore + 30 * u,
      bottom: h,
      count: 30,
      colour: '#d9f0e2',
      seed: 9,
      opacity: 0.6,
      length: 230 * u,
    }),
    mirrored('w', placed(cx, cy, s, boat), cy + 24 * s, 0.3, 0.35),
    line(
      `M${Math.round(cx + 300 * s)},${Math.round(cy + 12 * s)}q${Math.round(40 * s)},${Math.round(10 * s)} ${Math.round(90 * s)},${Math.round(12 * s)}M${Math.round(cx - 60 * s)},${Math.round(cy + 62 * s)}q${Math.round(40 * s)},${Math.round(10 * s)} ${Math.round(90 * s)},0M${Math.round(cx - 280 * s)},${Math.round(cy + 20 * s)}q${Math.round(-50 * s)},${Math.round(10 * s)} ${Math.round(-110 * s)},${Math.round(8 * s)}`,
      '#f2fbf0',
      5 * s,
    ),
    birds(w * choose(frame, 0.64, 0.66, 0.66), h * choose(frame, 0.12, 0.22, 0.2), u, '#3f7a94'),
  ].join('')
}
