import { copyAt, stencils } from '../../kit/copies'
import { foliage } from '../../kit/foliage'
import { basketWoman } from '../../kit/market-women'
import { posterKarst } from '../../kit/poster-karst'
import { range } from '../../kit/rng'
import { line, placed, rect, shape } from '../../kit/shapes'
import { cloudStreaks, sky } from '../../kit/sky'
import { whole } from '../../kit/whole-path'
import { choose, type Scene, unit } from '../../scene'

const slate = '#5b6474'
const slateDark = '#3f4656'
const timber = '#7c4630'
const stone = '#c9bda2'
const stoneShade = '#9a917f'

const visitor = {
  skirt: '#e8386f',
  skirtShade: '#a8245a',
  hems: ['#f6b53a', '#fff1d6', '#3fb5a0'] as const,
  coat: '#2c2f6c',
  coatShade: '#1d1f4c',
  scarf: '#f6a32e',
  scarfShade: '#c8742a',
  skin: '#bd7850',
  silver: '#f4f1e6',
}

/** A roof of yin-yang tiles seen along its ridge, its eaves at y. */
function tileRoof(y: number, half: number, tall: number, lift: number): string {
  const ridge = half - tall * 0.7
  const rows = range(Math.round(half / 11)).map((index, _, all) => {
    const part = ((index + 0.5) / all.length) * 2 - 1
    return whole`M${ridge * part},${y - tall + 4}Q${half * 0.9 * part},${y - tall * 0.4} ${half * 0.99 * part},${y - 6 - lift * Math.abs(part) ** 4}`
  })
  const plane = whole`M${-half - 16},${y - lift}Q${-half * 0.92},${y - tall * 0.3} ${-ridge},${y - tall}H${ridge}Q${half * 0.92},${y - tall * 0.3} ${half + 16},${y - lift}Q${half * 0.8},${y} ${half * 0.5},${y}H${-half * 0.5}Q${-half * 0.8},${y} ${-half - 16},${y - lift}z`
  const crest = whole`M${-ridge - 10},${y - tall - 9}Q${-ridge + 10},${y - tall} ${-ridge + 30},${y - tall}H${ridge - 30}Q${ridge - 10},${y - tall} ${ridge + 10},${y - tall - 9}`
  const eaves = whole`M${-half - 16},${y - lift}Q${-half * 0.8},${y} ${-half * 0.5},${y}H${half * 0.5}Q${half * 0.8},${y} ${half + 16},${y - lift}`
  return (
    shape(plane, slate) +
    line(rows.join(''), slateDark, 4) +
    line(crest, slateDark, 10) +
    line(eaves, '#a9a89c', 5)
  )
}

/** One hall behind the court of the one before it: two storeys of timber gallery under a straight gabled roof of tiles. */
function hall(y: number, half: number): string {
  const posts = range(9).map((index) => whole`M${-half + 34 + ((half - 34) / 4) * index},${y}v52`)
  const rows = range(Math.round(half / 9)).map((index, _, all) => {
    const part = ((index + 0.5) / all.length) * 2 - 1
    return whole`M${(half - 12) * part},${y - 44}L${half * part},${y - 5}`
  })
  return (
    rect(-half + 10, y + 40, half * 2 - 20, 74, '#d2c39c') +
    line(
      whole`M${-half},${y + 66}H${half}M${-half},${y + 84}H${half}M-60,${y + 54}L-76,${y + 110}M60,${y + 54}L76,${y + 110}M-160,${y + 54}L-190,${y + 110}M160,${y + 54}L190,${y + 110}`,
      '#b3a580',
      3,
    ) +
    shape(whole`M-34,${y + 50}H34L46,${y + 68}H-46z`, '#eee0b8') +
    rect(-half + 24, y - 4, half * 2 - 48, 58, '#4a2a2c') +
    rect(-half + 24, y + 12, half * 2 - 48, 14, '#b06f42') +
    line(posts.join(''), timber, 9) +
    line(whole`M${-half + 24},${y + 26}H${half - 24}`, '#d99a58', 5) +
    rect(-half + 24, y - 4, half * 2 - 48, 14, '#2c1a26') +
    shape(
      whole`M${-half - 8},${y - 4}L${-half + 10},${y - 48}H${half - 10}L${half + 8},${y - 4}Q${half - 30},${y} 0,${y}T${-half - 8},${y - 4}z`,
      slate,
    ) +
    line(rows.join(''), slateDark, 4) +
    line(
      whole`M${-half},${y - 56}Q${-half + 14},${y - 48} ${-half + 40},${y - 48}H${half - 40}Q${half - 14},${y - 48} ${half},${y - 56}`,
      slateDark,
      9,
    ) +
    line(whole`M${-half - 8},${y - 4}Q${-half + 30},${y} 0,${y}T${half + 8},${y - 4}`, '#b4b3a4', 5)
  )
}

/** The two wings along a court: ridges that run back from one hall to the next, the slopes on the left in the light. */
function wings(y: number, half: number, farY: number, farHalf: number): string {
  const slope = (from: number, to: number, drop: number, fill: string) =>
    shape(
      whole`M${from * half},${y - 40}L${from * farHalf},${farY - 12}L${to * farHalf},${farY - 12 + drop * 0.9}L${to * half},${y - 40 + drop}z`,
      fill,
    )
  return (
    slope(-0.8, -0.66, 74, '#4a2a2c') +
    slope(0.8, 0.66, 74, '#9a5a38') +
    slope(-0.86, -0.7, 44, slateDark) +
    slope(-0.86, -1.02, 34, '#828b98') +
    slope(0.86, 0.7, 44, '#828b98') +
    slope(0.86, 1.02, 34, slateDark) +
    line(
      whole`M${-0.86 * half},${y - 40}L${-0.86 * farHalf},${farY - 12}M${0.86 * half},${y - 40}L${0.86 * farHalf},${farY - 12}`,
      '#363c4b',
      7,
    )
  )
}

/** Firs on the mound behind and beside the house: x, y and size in the house's own units. */
const grove = [
  [-250, -500, 0.2],
  [-150, -512, 0.24],
  [-40, -515, 0.2],
  [90, -515, 0.26],
  [200, -508, 0.21],
  [-350, -400, 0.26],
  [350, -400, 0.28],
  [-420, -270, 0.3],
  [425, -270, 0.32],
  [-480, -170, 0.36],
  [490, -170, 0.34],
] as const

/** A peach tree in flower in a court, foot at (x, y). */
function peachTree(x: number, y: number): string {
  return placed(
    x,
    y,
    1,
    line('M0 8V-30M0-20L-16-40M0-24L18-44', '#5a3430', 6) +
      foliage(0, -48, 36, 24, '#f08fae', 5) +
      foliage(-8, -54, 20, 12, '#ffc4d2', 3),
  )
}

/** A stone gun post with slits at a corner of the wall. */
function gunPost(x: number): string {
  return placed(
    x,
    0,
    1,
    shape('M-62 8L-54-158H54L62 8z', stone) +
      shape('M22 8L20-158H54L62 8z', stoneShade) +
      line(
        'M-58-40H58M-57-80H56M-55-120H54M-20 0V-40M10-40V-80M-30-80V-120M30-80V-40',
        '#8a8272',
        3,
      ) +
      line('M-20-104v24M20-104v24M0-62v22', '#33303a', 8) +
      tileRoof(-154, 74, 54, 12),
  )
}

/** The mansion from its gate: the middle of the sill at the origin, 1080 units wide and 470 tall, its stair 100 units below. */
function mansion(): string {
  const joints = range(15).map(
    (index) =>
      `M${-452 + index * 62}-${(index % 2) * 34 + 4}v-30M${-430 + index * 62}-${70 + (index % 2) * 4}v-26`,
  )
  const slits = [-390, -300, -210, -130, 130, 210, 300, 390].map((x) => `M${x}-78v26`).join('')
  const wall =
    rect(-480, -108, 960, 116, stone) +
    line(`M-480-36H480M-480-70H480${joints.join('')}`, '#a89e88', 3) +
    rect(-480, -116, 960, 12, slate) +
    line(slits, '#33303a', 9)
  const gate =
    rect(-86, -150, 172, 158, stoneShade) +
    rect(-86, -150, 34, 158, '#ddd2b6') +
    rect(52, -150, 34, 158, '#ddd2b6') +
    rect(-52, -150, 104, 46, timber) +
    line('M-44-127Q-22-142 0-127T44-127M-44-116H44', '#e0a85a', 5) +
    rect(-52, -104, 104, 112, '#2c1a26') +
    shape('M-52-104L-26-96V8H-52zM52-104L26-96V8H52z', '#8f3f2c') +
    tileRoof(-146, 116, 62, 26) +
    shape('M-70-140v12M-70-128q-16 14 0 32 16-18 0-32zM70-128q-16 14 0 32 16-18 0-32z', '#d8392a')
  const steps = range(6)
    .map(
      (index) =>
        whole`M${-72 - index * 13},${8 + index * 15}h${144 + index * 26}l5,11h${-154 - index * 26}z`,
    )
    .join('')
  const stair = shape('M-74 8H74L152 100H-152z', '#857c6e') + shape(steps, '#ddd2b6')
  const courts =
    hall(-496, 286) +
    wings(-338, 326, -496, 286) +
    peachTree(-130, -404) +
    hall(-338, 326) +
    wings(-180, 370, -338, 326) +
    peachTree(150, -242) +
    hall(-180, 370)
  return courts + gunPost(-480) + gunPost(480) + wall + stair + gate
}

/** A sa mộc fir: bare straight trunk, drooping boughs in tiers, sunlit from the left; foot at the origin, 700 units tall. */
function saMoc(): string {
  const tier = (index: number, side: number) => {
    const y = -672 + index * 41
    const reach = (20 + index * 9 + ((index * 5) % 3) * 7) * side
    return whole`M0,${y - 34}Q${reach * 0.5},${y - 14} ${reach},${y + 26}Q${reach * 0.7},${y + 14} ${reach * 0.62},${y + 30}Q${reach * 0.4},${y + 12} ${reach * 0.3},${y + 26}L0,${y + 14}z`
  }
  const tiers = range(13)
  return (
    shape('M-9 0L-3-640H3L10 0z', '#5a3a34') +
    shape(tiers.map((index) => tier(index, 1)).join(''), '#1d4444') +
    shape(tiers.map((index) => tier(index, -1)).join(''), '#3a7058')
  )
}

/** The Vương mansion at Sà Phìn: the stone gate and wall, tiled halls one over the other, sa mộc firs and the plateau's peaks. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const sill = {
    x: w * choose(frame, 0.53, 0.5, 0.5),
    y: h * choose(frame, 0.76, 0.765, 0.755),
    k: choose(frame, 0.88, 0.84, 0.78) * u,
  }
  const peaks = choose<readonly (readonly [number, number, number, number])[]>(
    frame,
    [
      [0.1, 620, 480, 4],
      [0.4, 560, 560, 9],
      [0.66, 620, 610, 13],
      [0.94, 660, 500, 21],
    ],
    [
      [0.06, 560, 560, 4],
      [0.9, 620, 640, 13],
      [0.5, 520, 600, 9],
    ],
    [
      [0.06, 520, 470, 4],
      [0.92, 560, 540, 13],
      [0.5, 500, 570, 9],
    ],
  )
  const firs = choose<readonly (readonly [number, number, number])[]>(
    frame,
    [
      [0.2, 0.84, 0.92],
      [0.045, 0.9, 1.06],
      [0.125, 0.97, 1.22],
      [0.885, 0.86, 0.96],
      [0.96, 0.96, 1.24],
    ],
    [
      [0.16, 0.84, 0.8],
      [0.07, 0.96, 1.1],
      [0.86, 0.84, 0.86],
      [0.95, 0.98, 1.14],
    ],
    [
      [0.17, 0.84, 0.74],
      [0.06, 0.97, 1.08],
      [0.86, 0.84, 0.84],
      [0.955, 0.98, 1.14],
    ],
  )
  const foot = sill.y + 96 * sill.k
  const mouth = choose(frame, 0.3, 0.44, 0.42) * w
  return [
    sky(frame, sill.y, ['#6fb0c4', '#b9d8cd', '#fbeac0']),
    cloudStreaks(frame, h * 0.06, h * 0.26, 5, '#fffbe8', 8, 0.75),
    peaks
      .map(([x, width, height, seed], index) =>
        posterKarst({
          x: w * x,
          base: sill.y,
          width: width * u,
          height: height * u,
          seed,
          rock: index % 2 ? '#8fb3b3' : '#a9c6bd',
          shade: index % 2 ? '#6c97a2' : '#8db0b0',
        }),
      )
      .join(''),
    [0.02, 0.2, 0.8, 0.98]
      .map((x, index) =>
        foliage(
          w * x,
          sill.y - 10 * u,
          170 * u,
          (60 + (index % 2) * 30) * u,
          index % 2 ? '#4f8068' : '#3d6e62',
          index + 2,
        ),
      )
      .join(''),
    stencils([['f', saMoc()]]),
    rect(0, sill.y, w, h - sill.y, '#8fa35c'),
    shape(
      whole`M0,${sill.y + 2}H${w}V${foot - 20 * u}Q${w * 0.5},${foot + 20 * u} 0,${foot - 30 * u}z`,
      '#6f8d55',
    ),
    shape(
      whole`M${sill.x - 800 * sill.k},${sill.y + 4}Q${sill.x - 520 * sill.k},${sill.y - 150 * sill.k} ${sill.x - 370 * sill.k},${sill.y - 400 * sill.k}Q${sill.x - 300 * sill.k},${sill.y - 510 * sill.k} ${sill.x},${sill.y - 505 * sill.k}T${sill.x + 370 * sill.k},${sill.y - 400 * sill.k}Q${sill.x + 520 * sill.k},${sill.y - 150 * sill.k} ${sill.x + 800 * sill.k},${sill.y + 4}z`,
      '#6c945f',
    ),
    grove
      .map(([x, y, size]) => copyAt('f', sill.x + x * sill.k, sill.y + y * sill.k, size * sill.k))
      .join(''),
    placed(sill.x, sill.y, sill.k, mansion()),
    shape(
      whole`M${sill.x - 152 * sill.k},${foot}H${sill.x + 152 * sill.k}L${sill.x + mouth},${h}H${sill.x - mouth}z`,
      '#d9c9a4',
    ),
    line(
      range(5)
        .map((index) => {
          const y = foot + (h - foot) * ((index + 0.4) / 5) ** 1.4
          const half = 152 * sill.k + (mouth - 152 * sill.k) * ((y - foot) / (h - foot))
          const cuts = range(5).map((cut) => {
            const x = sill.x - half + half * 2 * ((cut + (index % 2 ? 0.3 : 0.75)) / 5)
            return whole`M${x},${y}l${(x - sill.x) * 0.06},${(9 + index * 6) * u}`
          })
          return whole`M${sill.x - half},${y}H${sill.x + half}` + cuts.join('')
        })
        .join(''),
      '#a89a7e',
      3.5 * u,
    ),
    shape(
      firs
        .map(
          ([x, y, k]) =>
            whole`M${x * w},${y * h - 4 * u}l${300 * k * u},${34 * u}l${-30 * u},${14 * u}L${x * w - 8 * u},${y * h + 8 * u}z`,
        )
        .join(''),
      '#4d6d4a',
      0.8,
    ),
    firs.map(([x, y, k]) => copyAt('f', x * w, y * h, k * u)).join(''),
    basketWoman(
      sill.x - choose(frame, 120, 70, 60) * u,
      h * choose(frame, 0.965, 0.94, 0.955),
      choose(frame, 0.3, 0.3, 0.27) * u,
      visitor,
      false,
      true,
    ),
  ].join('')
}
