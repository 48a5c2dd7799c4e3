import { copyAt, stencils } from '../../kit/copies'
import { foliage } from '../../kit/foliage'
import { hills, mist } from '../../kit/haze'
import { needlePine, needleTuft, slimPine } from '../../kit/needle-pine'
import { pineRow } from '../../kit/pine'
import { between, createRandom, range } from '../../kit/rng'
import { ellipse, line, placed, rect, shape } from '../../kit/shapes'
import { sky } from '../../kit/sky'
import { whole } from '../../kit/whole-path'
import { choose, type Scene, unit } from '../../scene'

const wall = {
  light: '#ffdf8c',
  plain: '#f2b850',
  shade: '#c97f3c',
  trim: '#fff3d2',
  wood: '#6a3428',
  glass: '#3f5f6a',
  stone: '#8d7f7a',
}

/** Panes set side by side under one lintel, in dark wood. */
function windowBand(x: number, y: number, panes: number, tall: number): string {
  const width = panes * 22
  return (
    rect(x, y, width, tall, wall.glass) +
    line(
      whole`M${x},${y}h${width}v${tall}h${-width}zM${x},${y + tall * 0.36}h${width}` +
        range(panes - 1)
          .map((pane) => whole`M${x + (pane + 1) * 22},${y}v${tall}`)
          .join(''),
      wall.wood,
      3,
    ) +
    rect(x - 5, y - 8, width + 10, 6, wall.trim)
  )
}

/** Palace III of Bảo Đại: ochre blocks of two storeys under flat slabs, a round bay at the left, a porch; 660 units wide, 240 tall, ground at y. */
function summerPalace(x: number, y: number, scale: number): string {
  const arch = (px: number, base: number) => base - 18 * (1 - ((px + 205) / 100) ** 2)
  const ring = (base: number, thick: number, out: number) =>
    whole`M${-305 - out},${base}Q-205,${base - 36} ${-105 + out},${base}v${-thick}Q-205,${base - 36 - thick} ${-305 - out},${base - thick}z`
  const bayPane = (base: number, from: number, to: number) =>
    whole`M${from},${arch(from, base)}L${to},${arch(to, base)}V${arch(to, base) - 46}L${from},${arch(from, base) - 46}z`
  const panes = [
    [-294, -279],
    [-272, -249],
    [-242, -210],
    [-203, -171],
    [-164, -141],
    [-134, -119],
  ] as const
  const glazing = panes
    .map(([from, to]) => bayPane(-28, from, to) + bayPane(-116, from, to))
    .join('')
  const bay =
    shape('M-305 0V-176Q-205-212-105-176V0z', wall.plain) +
    shape('M-290 0V-180Q-262-190-226-193V0z', wall.light) +
    shape('M-158 0V-188Q-128-184-105-176V0z', wall.shade) +
    shape(glazing, wall.glass) +
    line(glazing, wall.wood, 3) +
    shape(ring(-88, 7, 4), wall.trim) +
    shape(ring(-172, 13, 12), wall.trim)
  const wing =
    rect(140, -112, 176, 112, wall.plain) +
    rect(140, -112, 176, 12, wall.shade) +
    windowBand(166, -78, 6, 48) +
    rect(132, -124, 196, 13, wall.trim) +
    rect(140, -142, 176, 18, wall.plain)
  const main =
    rect(52, -246, 34, 34, wall.shade) +
    rect(-130, -206, 282, 206, wall.plain) +
    rect(-130, -206, 282, 14, wall.shade) +
    rect(112, -206, 40, 206, wall.shade) +
    rect(-142, -218, 304, 14, wall.trim) +
    windowBand(-84, -176, 3, 46) +
    windowBand(2, -176, 4, 46) +
    rect(-84, -116, 196, 22, wall.light) +
    rect(-90, -96, 210, 8, wall.trim)
  const porch =
    rect(-84, -88, 190, 88, wall.shade) +
    rect(-18, -70, 62, 70, wall.wood) +
    rect(-10, -62, 20, 40, wall.glass) +
    rect(16, -62, 20, 40, wall.glass) +
    windowBand(-74, -62, 2, 40) +
    rect(66, -62, 30, 40, wall.glass) +
    rect(-84, -88, 14, 88, wall.light) +
    rect(100, -88, 14, 88, wall.plain) +
    rect(-60, -8, 150, 8, wall.trim)
  return placed(
    x,
    y,
    scale,
    wing +
      main +
      porch +
      bay +
      rect(-312, -14, 250, 14, wall.stone) +
      rect(112, -14, 208, 14, wall.stone),
  )
}

/** One head of a hydrangea, 50 units wide; make it a stencil. */
function hydrangea(petals: string, light: string): string {
  return (
    shape('M-24 0Q-26-16-12-20-6-30 6-24 20-28 24-12 30 2 18 12 10 26-4 20-20 22-24 0z', petals) +
    shape('M-14-8l8-6 6 6-6 8zM4-16l8-4 6 8-8 4zM2 4l8-4 6 8-8 6zM-14 8l8-2 4 8-8 4z', light)
  )
}

/** A pine grown tall in the wood: all its crown high over a long bare trunk; 340 units tall, foot at (0, 0). */
function highPine(trunk: string, dark: string, light: string, seed: number): string {
  return (
    shape('M-6 0L-4-150H4L6 0z', trunk) + placed(0, -110, 1, slimPine(trunk, dark, light, seed))
  )
}

/** Somebody of Đà Lạt from behind in a knitted jacket, cap and scarf, hands in the pockets; feet at (x, y), 150 units tall. */
function stroller(x: number, y: number, scale: number): string {
  return placed(
    x,
    y,
    scale,
    ellipse(30, 2, 52, 5, '#3f6a4e') +
      shape('M-18-66L-22-4H-8L0-46 3-26 8-12H20L18-66z', '#2b3350') +
      shape('M-24-5H-7V2H-26zM7-14H21L23-6H8z', '#3a2420') +
      shape('M-25-112Q-38-100-36-62L-24-54-20-90zM25-112Q38-100 36-62L24-54 20-90z', '#a52a22') +
      shape('M-25-114Q0-124 25-114L28-54H-28z', '#dd3b2a') +
      shape('M25-114L28-54H12Q18-90 10-118z', '#a52a22') +
      line('M-24-92l8 8 8-8 8 8 8-8 8 8 8-8M-26-78H27', '#fff1cf', 3.4) +
      shape('M-28-61H28V-52H-28z', '#7f1f24') +
      shape('M-14-126Q-16-146 0-148 16-146 14-126L10-116H-10z', '#1f1420') +
      shape('M-17-122Q0-112 17-122L16-110Q0-102-16-110z', '#f4b83a') +
      shape('M-15-136Q-16-152 0-153 16-152 15-136 0-141-15-136z', '#fff1cf'),
  )
}

/** Da Lat early: the ochre villa of the last emperor with its flat roofs and round bay under tall three-needle pines, mist in the wood, hydrangeas along the drive. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const home = choose(
    frame,
    { x: 0.58, y: 0.7, k: 1.08 },
    { x: 0.56, y: 0.7, k: 0.98 },
    { x: 0.56, y: 0.69, k: 0.94 },
  )
  const [hx, hy] = [w * home.x, h * home.y]
  const k = home.k * u
  const random = createRandom(8)
  const bank = choose<readonly [number, number, number, number]>(
    frame,
    [0.02, 0.36, 0.66, 1],
    [-0.02, 0.3, 0.74, 1.02],
    [-0.02, 0.3, 0.74, 1.02],
  )
  const heads = range(choose(frame, 34, 26, 26)).map((index) => {
    const left = index % 2 === 0
    const x = left ? between(random, bank[0], bank[1]) : between(random, bank[2], bank[3])
    const rise = left ? (bank[1] - x) / (bank[1] - bank[0]) : (x - bank[2]) / (bank[3] - bank[2])
    return copyAt(
      index % 5 === 0 ? 'c' : 'b',
      w * x,
      h * (1 - rise * 0.1 - between(random, 0, 0.06)),
      between(random, 0.8, 1.25) * u,
      index * 50,
    )
  })
  const wood = (spots: readonly (readonly [number, number, number])[], id: string, base: number) =>
    spots.map(([x, y, size]) => copyAt(id, w * x, base + y * u, size * u)).join('')
  const drive = whole`M${hx - 10 * k},${hy}C${hx - 40 * k},${hy + 60 * u} ${w * 0.44},${h * 0.86} ${w * 0.36},${h + 10}H${w * 0.66}C${w * 0.62},${h * 0.86} ${hx + 90 * k},${hy + 60 * u} ${hx + 70 * k},${hy}z`
  return [
    sky(frame, hy, ['#a9c9cf', '#dcdfd0', '#f9e4cc', '#fbd3b4']),
    hills(frame, {
      base: hy - 210 * u,
      height: 120 * u,
      peaks: choose(frame, 2.4, 1.6, 1.6),
      seed: 5,
      fill: '#b5c9c6',
      bottom: h,
    }),
    pineRow(
      -20,
      w + 20,
      (x) => hy - 170 * u + Math.sin(x / (150 * u)) * 18 * u,
      120 * u,
      '#9dbab6',
      4,
    ),
    mist(frame, hy - 250 * u, 220 * u, '#fdf0de', 1, 'm'),
    stencils([
      ['f', highPine('#9aa6a2', '#93b5ae', '#abc7bc', 5)],
      ['p', highPine('#7a4638', '#2f6a60', '#5a9478', 3)],
      ['q', highPine('#5f3832', '#255a56', '#4a8a70', 11)],
      ['d', needleTuft('#12383c')],
      ['l', needleTuft('#2b6a58')],
      ['b', hydrangea('#5f86d8', '#b9d0ff')],
      ['c', hydrangea('#d87ab4', '#ffd6ec')],
    ]),
    wood(
      choose(
        frame,
        [
          [0.03, 0, 1.4],
          [0.2, 6, 1.55],
          [0.41, 0, 1.45],
          [0.53, 0, 1.6],
          [0.66, 0, 1.42],
          [0.76, 4, 1.55],
          [0.97, 0, 1.4],
        ],
        [
          [0.22, 0, 1.35],
          [0.42, -6, 1.3],
          [0.6, 0, 1.45],
          [0.76, 0, 1.3],
          [0.98, 0, 1.4],
        ],
        [
          [0.24, 0, 1.4],
          [0.42, -6, 1.32],
          [0.6, 0, 1.5],
          [0.76, 0, 1.35],
          [0.98, 0, 1.45],
        ],
      ),
      'f',
      hy - 20 * u,
    ),
    mist(frame, hy - 300 * u, 340 * u, '#fdf0de', 0.9, 'n'),
    wood(
      choose(
        frame,
        [
          [0.28, 4, 1.85],
          [0.34, 10, 1.65],
          [0.84, 6, 1.9],
        ],
        [
          [0.16, 6, 1.6],
          [0.9, 6, 1.75],
        ],
        [
          [0.16, 6, 1.65],
          [0.9, 6, 1.8],
        ],
      ),
      'p',
      hy,
    ),
    wood(
      choose(
        frame,
        [
          [0.91, 14, 1.65],
          [0.235, 16, 1.7],
        ],
        [[0.99, 14, 1.5]],
        [[0.99, 14, 1.55]],
      ),
      'q',
      hy,
    ),
    shape(
      whole`M-10,${hy + 8 * u}Q${w * 0.3},${hy - 16 * u} ${hx},${hy - 6 * u}T${w + 10},${hy + 2 * u}V${h + 10}H-10z`,
      '#8cb26a',
    ),
    foliage(hx - 330 * k, hy - 2 * u, 60 * u, 34 * u, '#4f8a5a', 4) +
      foliage(hx + 330 * k, hy - 2 * u, 64 * u, 36 * u, '#3f7a55', 9),
    summerPalace(hx, hy, k),
    rect(hx - 324 * k, hy, 648 * k, 7 * u, '#5f8a50'),
    [-1, 1]
      .flatMap((side) =>
        [0, 1, 2].map(
          (index) =>
            [hx + (side < 0 ? -100 : 160) * k + side * index * 66 * k, hy + 10 * u] as const,
        ),
      )
      .map(([x, y], index) =>
        foliage(x, y, 26 * u, 15 * u, index % 2 ? '#3f7a55' : '#4f8a5a', index + 3),
      )
      .join(''),
    shape(drive, '#f3dcae'),
    shape(
      whole`M-10,${h * 0.84}Q${w * 0.2},${h * 0.8} ${w * 0.37},${h + 10}H-10zM${w + 10},${h * 0.84}Q${w * 0.8},${h * 0.8} ${w * 0.65},${h + 10}H${w + 10}z`,
      '#4f8a55',
    ),
    shape(
      whole`M-10,${h * 0.89}Q${w * 0.2},${h * 0.85} ${w * 0.36},${h + 10}H-10zM${w + 10},${h * 0.89}Q${w * 0.8},${h * 0.85} ${w * 0.66},${h + 10}H${w + 10}z`,
      '#1f5a48',
    ),
    stroller(
      w * choose(frame, 0.525, 0.52, 0.52),
      h * choose(frame, 0.88, 0.85, 0.88),
      choose(frame, 1, 1.05, 0.96) * u,
    ),
    range(choose(frame, 14, 10, 10))
      .map((index, _, all) => {
        const left = index < all.length / 2
        const part = (index % (all.length / 2)) / (all.length / 2 - 1)
        const x = left ? bank[0] + (bank[1] - bank[0]) * part : bank[2] + (bank[3] - bank[2]) * part
        return foliage(
          w * x,
          h * (1 - (left ? 1 - part : part) * 0.1),
          70 * u,
          42 * u,
          index % 2 ? '#1f5a48' : '#2f7050',
          index + 5,
        )
      })
      .join(''),
    heads.join(''),
    needlePine(
      w * choose(frame, 0.115, 0.075, 0.07),
      h * 1.02,
      choose(frame, 1.12, 1.35, 1.1) * u,
      { bark: '#5a3430', barkShade: '#33202a', dark: 'd', light: 'l' },
      [
        { at: 0.79, reach: -170 },
        { at: 0.84, reach: 210 },
        { at: 0.72, reach: 150 },
      ],
      4,
    ),
  ].join('')
}
