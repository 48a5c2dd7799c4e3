import { copyAt, stencils } from '../../kit/copies'
import { foliage } from '../../kit/foliage'
import { forestEdge } from '../../kit/forest-edge'
import { ladyBuddha } from '../../kit/lady-buddha'
import { banyan } from '../../kit/pagoda-yard'
import { palm } from '../../kit/palm'
import type { Point } from '../../kit/path'
import { between, createRandom, range } from '../../kit/rng'
import { circle, ellipse, line, placed, rect, shape } from '../../kit/shapes'
import { cloudStreaks, sky } from '../../kit/sky'
import { ripples } from '../../kit/water'
import { whole } from '../../kit/whole-path'
import { choose, type Scene, unit } from '../../scene'

/** The seven slim storeys of the Xá Lợi tower; 90 units wide, 290 tall, ground at y; light from the right. */
function xaLoi(x: number, y: number, scale: number): string {
  const storeys = range(7).map((index) => {
    const base = -14 - index * 33
    const half = 25 - index * 1.9
    return (
      shape(whole`M${-half},${base}V${base - 33}H${half}V${base}z`, '#fbeccb') +
      shape(whole`M${-half},${base}V${base - 33}H${-half * 0.36}V${base}z`, '#c9a58c') +
      shape(whole`M${-half * 0.2},${base}v-14q${half * 0.2},-8 ${half * 0.4},0v14z`, '#6a4a48') +
      shape(
        whole`M${-half - 11},${base - 26}L${-half * 0.8},${base - 37}H${half * 0.8}L${half + 11},${base - 26}z`,
        '#d2653f',
      ) +
      shape(
        whole`M${-half - 11},${base - 26}L${-half * 0.8},${base - 37}H${-half * 0.3}L${-half * 0.36},${base - 26}z`,
        '#94402f',
      )
    )
  })
  return placed(
    x,
    y,
    scale,
    rect(-34, -14, 68, 14, '#fff6e0') + storeys.join('') + shape('M-5-250L0-296 5-250z', '#d2653f'),
  )
}

/** Scrub that clings to rock: small crowns above, creepers hanging below; 100 units wide; make it a stencil. */
const scrub =
  shape(
    'M-52 2Q-58-16-40-20-42-36-26-36-22-50-8-42 4-56 18-42 32-48 34-32 52-30 46-14 60-4 48 8L42 26 36 12 29 44 21 18 14 36 7 16-1 60-9 20-16 40-23 14-31 34-38 12-45 22z',
    '#1f5a48',
  ) +
  shape(
    'M-40-8Q-44-26-28-26-24-38-10-32 2-46 14-34 26-38 26-26 8-30 2-18-10-26-18-14-32-18-40-8zM4-6Q12-22 26-16 38-22 40-12 28-12 22-4 12-8 4-6z',
    '#4a9a5c',
  ) +
  shape('M-30-22Q-22-32-14-26M4-36Q12-40 18-34', '#a9cf74')

/** Creepers that hang from a crest down a cleft; 110 units wide, 290 tall, their top at the origin; make it a stencil. */
const creepers =
  shape(
    'M-52-20Q-40-40 0-36 40-40 54-18 62 10 44 30 56 52 38 74 48 96 28 116 36 140 18 158 24 186 8 200 8 232-4 250-8 220-22 204-12 180-32 162-20 138-42 118-28 94-50 72-36 48-60 26-64 0-52-20z',
    '#1f5a48',
  ) +
  shape(
    'M2-26Q28-34 42-12 48 6 28 20 42 44 22 58 32 82 12 98 16 116 4 130 6 96-6 76 6 50-8 24 8 4 2-26z',
    '#3f8a58',
  )

const green = (id: string, spots: string) =>
  spots
    .split(' ')
    .map((text) => text.split(',').map(Number))
    .map(([x = 0, y = 0, tenths = 10, degrees = 0]) => copyAt(id, x, y, tenths / 10, degrees))
    .join('')

const scrubs =
  green(
    'c',
    '-14,-600,10,2 -268,-650,12,6 -452,-420,12,8 228,-446,10,-4 104,-600,10,-6 -150,-720,9,4 -350,-540,9,6 -500,-200,8,6',
  ) +
  green(
    's',
    '-500,-200,12 -478,-300,12 -455,-400,12,-8 -430,-500,13 -385,-586,13 -330,-612,12 -300,-680,12 -256,-738,12 -200,-774,14 -140,-786,13 -90,-756,12 -50,-692,11 -24,-634,10 40,-606,12 96,-636,12 150,-618,12 192,-560,12 -340,-600,10 -170,-730,14 -400,-530,11 110,-590,11 ' +
      '-380,-60,11 -60,-70,12 180,-60,12 -460,-90,12 424,-80,10',
  )

/** Thủy Sơn, the Mountain of Water: a broad outcrop of pale marble, scrub on its heads and in its clefts, a terrace on its right shoulder at (290, -462); 1100 units wide, 800 tall, ground at y. */
function waterMountain(x: number, y: number, scale: number): string {
  const rock =
    shape(
      'M-560 20L-540-120-500-190-510-300-450-420-440-520-380-600-330-610-290-700-210-760-120-770-60-720-30-640 40-600 90-630 150-610 200-560 215-466H360L380-330 420-260 425-150 480-80 520 20z',
      '#c3c3bd',
    ) +
    shape(
      'M-120-770L-60-720-30-640-60-520-30-420-70-300-40-180-90-60-80 20H-190L-170-120-200-260-150-380-180-500-130-620zM90-630L150-610 200-560 215-466 200-360 230-250 205-120 240 20H130L150-140 110-260 140-400 100-520z' +
        'M360-466L380-330 420-260 425-150 480-80 520 20H400L410-60 360-170 376-260 330-340 340-466zM-330-610L-290-700-300-560-340-440-310-320-350-200-330-60-350 20H-420L-400-140-430-260-380-380-400-500z',
      '#fbf0d8',
    ) +
    shape(
      'M-560 20L-540-120-500-190-510-300-450-420-440-520-440-400-470-300-450-200-490-100-480 20zM-290-700L-210-760-240-620-210-500-250-380-220-250-260-120-250 20H-330L-310-120-340-240-290-360-320-460-280-580z' +
        'M-30-640L40-600 10-500 40-400 0-280 30-150 0 20H-70L-50-120-20-260-50-400-10-520zM215-466H256L240-350 270-240 245-120 280 20H240L205-120 230-250 200-360z',
      '#7f8f9c',
    )
  return placed(x, y, scale, rock + scrubs)
}

/** The white stair from the foot of the mountain to the terrace, in the coordinates of the mountain. */
const flights = 'M440 20L372-130M372-130L404-196M404-196L316-310M316-310L352-396M352-396L322-462'
const stair = line(flights, '#8f8a92', 23) + line(flights, '#fffaf0', 15)

/** A visitor from behind in a red áo dài and nón lá, one hand at the brim; feet at (x, y), 230 units tall. */
function visitor(x: number, y: number, scale: number): string {
  return placed(
    x,
    y,
    scale,
    ellipse(-34, 2, 70, 7, '#2f6a4a') +
      shape('M-20-96L-24-4H-5L0-74 7-4H25L20-96z', '#fff6e4') +
      shape(
        'M-24-164Q0-178 24-164L20-118 32-24Q16-14 2-20L0-84-4-20Q-20-14-34-26L-20-118z',
        '#dd3527',
      ) +
      shape('M-24-164Q-14-170-6-171L-12-110-18-18Q-28-20-34-26L-20-118z', '#9c1f2a') +
      line('M23-158Q46-150 40-182', '#dd3527', 13) +
      circle(39, -190, 6, '#d99a6c') +
      line('M-22-158Q-34-130-30-104', '#9c1f2a', 13) +
      circle(-30, -97, 6, '#b8744c') +
      shape('M-13-196Q-14-150-9-126 0-120 9-126 14-150 13-196z', '#1d1420') +
      shape('M-50-186Q-20-206 0-234 20-206 50-186 0-172-50-186z', '#ffe6a6') +
      shape('M0-234Q-20-206-50-186-30-180-18-179z', '#d3a655'),
  )
}

/** Da Nang: a Marble Mountain rises sheer from the flat town, the Xá Lợi tower on its shoulder over a white stair; My Khe beach and Sơn Trà beyond, morning sun from the sea. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const sea = h * choose(frame, 0.54, 0.56, 0.55)
  const crag = choose(
    frame,
    { x: 540, y: 770, k: 0.82 },
    { x: 300, y: 1000, k: 0.83 },
    { x: 280, y: 760, k: 0.74 },
  )
  const at = ([x, y]: Point): Point => [crag.x + x * crag.k, crag.y + y * crag.k]
  const shoulder = at([300, -462])
  const shoreX = choose(frame, 0.8, 0.9, 0.89)
  const random = createRandom(9)
  const roofs = range(choose(frame, 34, 20, 22)).map((index) => {
    const depth = (index % 6) / 5
    const y = sea + (24 + depth * 92) * u
    const x = w * between(random, choose(frame, 0.5, 0.6, 0.6), shoreX - 0.12 - (1 - depth) * 0.06)
    const size = (11 + depth * 13) * u
    return { x, y, size, tall: size * between(random, 0.7, 1.9) }
  })
  const boxes = (part: (box: (typeof roofs)[number]) => string) => roofs.map(part).join('')
  return [
    sky(frame, sea, ['#4fa3bd', '#9fd2cd', '#e9ebc9', '#ffe6b4']),
    cloudStreaks(frame, h * 0.09, h * 0.3, 4, '#fff8e6', 7, 0.7),
    shape(
      whole`M${w * 0.4},${sea + 2}Q${w * 0.55},${sea - 20 * u} ${w * 0.6},${sea - 70 * u}T${w * 0.74},${sea - 112 * u}T${w * 0.88},${sea - 84 * u}T${w * 1.04},${sea + 2}z`,
      '#7fa9a8',
    ),
    shape(
      whole`M${w * 0.6},${sea + 2}Q${w * 0.68},${sea - 16 * u} ${w * 0.76},${sea - 52 * u}T${w * 0.9},${sea - 44 * u}T${w * 1.04},${sea + 2}z`,
      '#5f9494',
    ),
    ladyBuddha(w * 0.86, sea - 40 * u, 0.34 * u, '#fffdf2', '#cfd8d4'),
    rect(0, sea, w, h, '#2fa3ae'),
    ripples({
      left: w * 0.7,
      right: w,
      top: sea + 10 * u,
      bottom: h * 0.82,
      count: 12,
      colour: '#d9f4ea',
      seed: 4,
      opacity: 0.8,
      length: 130 * u,
    }),
    shape(
      whole`M${w * 0.62},${sea}Q${w * shoreX},${sea + 26 * u} ${w * (shoreX + 0.06)},${h + 10}H-10V${sea}z`,
      '#f4fbf0',
    ),
    shape(
      whole`M${w * 0.6},${sea}Q${w * (shoreX - 0.02)},${sea + 28 * u} ${w * (shoreX + 0.035)},${h + 10}H-10V${sea}z`,
      '#ffe9b8',
    ),
    shape(
      whole`M-10,${sea}H${w * 0.56}Q${w * (shoreX - 0.07)},${sea + 36 * u} ${w * (shoreX - 0.05)},${h + 10}H-10z`,
      '#9fbf7a',
    ),
    shape(
      boxes(({ x, y, size, tall }) => whole`M${x},${y}v${-tall}h${size * 1.5}v${tall}z`),
      '#fff3da',
    ),
    shape(
      boxes(({ x, y, size, tall }) => whole`M${x},${y}v${-tall}h${size * 0.5}v${tall}z`),
      '#b9a9a4',
    ),
    shape(
      boxes(
        ({ x, y, size, tall }) =>
          whole`M${x - size * 0.2},${y - tall}h${size * 1.9}l${-size * 0.4},${-size * 0.5}h${-size}z`,
      ),
      '#d97a52',
    ),
    shape(
      whole`M${w * choose(frame, -0.01, -0.06, -0.06)},${sea + 110 * u}q${10 * u},${-70 * u} ${40 * u},${-104 * u} ${20 * u},${-40 * u} ${44 * u},${-24 * u} ${30 * u},${40 * u} ${40 * u},${90 * u} ${16 * u},${20 * u} ${16 * u},${38 * u}z`,
      '#b3c0b8',
    ),
    forestEdge(
      [
        [w * 0.3, h * 0.75],
        [w * 0.6, h * 0.735],
        [w * (shoreX - 0.1), h * 0.73],
      ],
      2,
      46 * u,
      '#3f7f58',
      '#6fa85f',
      '#a9cf74',
      6,
    ),
    shape(
      whole`M-10,${h * 0.77}Q${w * 0.5},${h * 0.72} ${w * (shoreX - 0.07)},${h * 0.8}L${w * (shoreX + 0.02)},${h + 10}H-10z`,
      '#6fa052',
    ),
    stencils([
      ['s', scrub],
      ['c', creepers],
    ]),
    waterMountain(crag.x, crag.y, crag.k),
    placed(crag.x, crag.y, crag.k, stair),
    forestEdge(
      [
        [crag.x - 620 * crag.k, crag.y],
        [crag.x - 200 * crag.k, crag.y + 6],
        [crag.x + 360 * crag.k, crag.y + 10],
      ],
      2,
      92 * crag.k,
      '#1f5a48',
      '#3f8a58',
      '#8fbf62',
      8,
    ),
    foliage(
      shoulder[0] - 66 * crag.k,
      shoulder[1] - 16 * crag.k,
      44 * crag.k,
      40 * crag.k,
      '#1f5a48',
      5,
    ) +
      foliage(
        shoulder[0] - 52 * crag.k,
        shoulder[1] - 24 * crag.k,
        22 * crag.k,
        16 * crag.k,
        '#3f8a58',
        6,
      ),
    rect(
      shoulder[0] - 96 * crag.k,
      shoulder[1] - 14 * crag.k,
      172 * crag.k,
      18 * crag.k,
      '#fffaf0',
    ),
    xaLoi(shoulder[0], shoulder[1] - 10 * crag.k, crag.k * 1.05),
    stencils([['p', palm(0, 0, 1, { trunk: '#6a4434', leaf: '#1f5a48', leafLight: '#3f8a58' })]]),
    choose<readonly (readonly [number, number, number])[]>(
      frame,
      [
        [0.64, 0.84, 0.66],
        [0.7, 0.87, 0.86],
        [0.755, 0.85, 0.66],
      ],
      [
        [0.78, 0.84, 0.66],
        [0.86, 0.87, 0.8],
      ],
      [
        [0.78, 0.86, 0.62],
        [0.86, 0.89, 0.76],
      ],
    )
      .map(([x, y, size], index) =>
        placed(w * x, h * y, size * u, '<use href="#p"/>', index % 2 === 1),
      )
      .join(''),
    shape(
      whole`M-10,${h * 0.92}Q${w * 0.35},${h * 0.86} ${w * 0.62},${h * 0.9}T${w + 10},${h * 0.93}V${h + 10}H-10z`,
      '#3f7f4e',
    ),
    shape(
      whole`M${w * 0.42},${h + 10}Q${w * 0.5},${h * 0.92} ${crag.x + 424 * crag.k},${h * 0.878}L${crag.x + 464 * crag.k},${h * 0.88}Q${w * 0.66},${h * 0.93} ${w * 0.66},${h + 10}z`,
      '#f6dcaa',
    ),
    banyan(w * choose(frame, 0.06, 0.02, 0.03), h * 0.96, choose(frame, 0.66, 0.7, 0.6) * u, {
      bark: '#5a4038',
      shade: '#38282e',
      dark: '#123f38',
      leaf: '#1f5a48',
      light: '#3f8a58',
    }),
    visitor(
      w * choose(frame, 0.535, 0.56, 0.55),
      h * choose(frame, 0.97, 0.955, 0.97),
      choose(frame, 0.86, 0.95, 0.8) * u,
    ),
  ].join('')
}
