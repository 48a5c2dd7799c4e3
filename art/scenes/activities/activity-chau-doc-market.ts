import { copyAt, stencils } from '../../kit/copies'
import { limb } from '../../kit/limb'
import { skin } from '../../kit/palettes'
import { steam } from '../../kit/pho-stall'
import { between, createRandom, range } from '../../kit/rng'
import { circle, ellipse, line, placed, rect, shape } from '../../kit/shapes'
import { whole } from '../../kit/whole-path'
import { choose, type Scene, unit } from '../../scene'

const skinShade = '#a9663f'

/** A basin of enamel heaped with one kind of mắm; foot at the origin, 200 units wide, 150 tall. */
function basin(
  tin: string,
  tinShade: string,
  heap: string,
  heapShade: string,
  top: string,
): string {
  return (
    shape('M-90-56Q-70-128-14-140 44-146 92-56z', heap) +
    shape('M10-142Q60-130 92-56H30Q54-100 10-142z', heapShade) +
    top +
    shape('M-100-60Q0-36 100-60L78-4Q0 8-78-4z', tin) +
    shape('M40-46Q74-50 100-60L78-4Q50 2 24 4 40-20 40-46z', tinShade) +
    line('M-100-60Q0-36 100-60', '#fffaf0', 7)
  )
}

/** Strips of green papaya in a red heap. */
function strips(seed: number, colour: string, width: number): string {
  const random = createRandom(seed)
  return line(
    range(19)
      .map(() => {
        const x = between(random, -62, 58)
        const y = -66 - between(random, 0, 1) * (62 - Math.abs(x) * 0.8)
        return whole`M${x},${y}q${between(random, 2, 10)},${between(random, -12, 6)} ${between(random, 14, 24)},${between(random, -4, 8)}`
      })
      .join(''),
    colour,
    width,
  )
}

/** Small whole fish lying over one another. */
function littleFish(seed: number, fill: string, belly: string): string {
  const random = createRandom(seed)
  const spots = range(13).map((index) => {
    const row = index < 6 ? 0 : index < 10 ? 1 : 2
    const x = [-56 + index * 21, -42 + (index - 6) * 26, -22 + (index - 10) * 20][row] ?? 0
    return [x, -68 - row * 24 + between(random, -4, 4), between(random, -0.35, 0.35)] as const
  })
  const body = (thick: number) =>
    spots
      .map(
        ([x, y, turn]) =>
          whole`M${x - 20},${y - 20 * turn}q${18 - 8 * turn},${-thick + 14 * turn} ${36},${40 * turn}l${9},${-7} ${-2},${16} ${-9},${-6}q${-18},${thick} ${-36},${-44 * turn}z`,
      )
      .join('')
  return (
    shape(body(13), fill) +
    line(spots.map(([x, y]) => whole`M${x - 12},${y}h14`).join(''), belly, 3)
  )
}

const slabs =
  shape(
    'M-70-70L-30-112 10-104-24-66zM-8-64L30-118 62-96 44-60zM-40-108L4-142 34-128-2-102z',
    '#b5682e',
  ) + line('M-56-72L-26-104M6-66L36-104M-26-108L8-132', '#e0a258', 5)

/** A dried snakehead, split and opened flat, hanging from the origin by its tail, 190 units long. */
const driedFish =
  line('M0-22V0', '#f4ead6', 3) +
  shape('M-16 0H16L7 30Q46 64 40 120 34 168 0 188-34 168-40 120-46 64-7 30z', '#d98c4a') +
  shape('M0 26Q46 64 40 120 34 168 0 188z', '#a85c30') +
  line(
    'M0 34V172M0 60L-24 74M0 60L24 74M0 86L-30 100M0 86L30 100M0 112L-30 126M0 112L30 126M0 138L-22 150M0 138L22 150',
    '#f4c88c',
    4,
  )

/** The bowl of turmeric fish noodles with sesbania flowers; foot at the origin, 300 units wide, 190 tall. */
const noodles =
  ellipse(6, 2, 120, 16, '#2a4a54', 0.5) +
  shape('M-150-110H150Q136-14 60 0H-60Q-136-14-150-110z', '#fffaf0') +
  shape('M60-110H150Q136-14 60 0H10Q78-30 60-110z', '#d8dcd4') +
  line('M-138-78Q0-52 138-78', '#2f6ab0', 8) +
  ellipse(0, -110, 150, 36, '#fffaf0') +
  ellipse(0, -108, 134, 28, '#f6b42c') +
  line('M-100-112Q-60-128-10-112T70-108M-90-102Q-40-116 10-100M-60-94Q0-108 60-94', '#fff3d0', 8) +
  shape('M-70-128Q-30-150 10-134L2-112Q-30-104-66-110z', '#e9d3b0') +
  line('M-58-126Q-30-138 0-128M-56-118Q-30-128-2-120', '#c49a64', 3) +
  shape(
    'M30-118Q24-146 50-142 56-164 74-146 98-152 92-128 106-116 84-108 60-96 30-118z',
    '#ffe14a',
  ) +
  shape(
    'M62-118Q60-136 74-138 78-124 92-122 78-112 62-118zM38-120Q42-134 54-132L54-116z',
    '#f09a1c',
  ) +
  line('M92-120Q116-124 118-106M-100-120q14-12 26-2M-96-104l18 4', '#4f9a3c', 7)

/** The seller of mắm behind her basins, a checked scarf round her head, a ladle in her right hand; hips at the origin, 330 units tall. */
const seller =
  shape('M-96 20Q-112-120-70-164-30-188 0-188 34-188 72-164 112-120 98 20z', '#7a2f8c') +
  shape('M40-184Q56-178 72-164 112-120 98 20H40Q70-90 40-184z', '#54206a') +
  line('M0-176V16', '#54206a', 5) +
  line('M0-130h.1M0-84h.1M0-38h.1', '#f4d36a', 12) +
  shape('M-24-176L-22-214H22L26-176Q0-150-24-176z', skinShade) +
  shape('M-52-262Q-64-214-44-200L-38-256zM52-262Q64-214 44-200L38-256z', '#1f1722') +
  shape('M-46-250Q-48-306 0-308 48-306 46-250 42-206 0-200-42-206-46-250z', skin) +
  shape('M14-306Q48-300 46-250 42-206 0-200 34-226 14-306z', '#c4835a') +
  line('M-26-262Q-17-270-8-264M12-264Q22-270 30-262', '#2a1a1c', 5) +
  line('M-24-250Q-17-256-10-250M14-250Q21-256 28-250', '#2a1a1c', 5) +
  line('M2-250L-3-234H5', skinShade, 4) +
  line('M-47-228v.1M47-228v.1', '#f4d36a', 12) +
  shape('M-18-224Q2-214 22-224 16-206 2-206-12-206-18-224z', '#fffaf0') +
  line('M-18-224Q2-214 22-224', '#a8323a', 4) +
  shape('M-58-248Q-66-330 0-334 66-330 58-248 46-292 0-294-46-292-58-248z', '#f4ead6') +
  shape('M20-332Q64-322 58-248 50-282 30-290z', '#cdb9a0') +
  line(
    'M-50-300Q0-330 50-300M-36-322Q0-344 36-322M-30-330V-294M0-334V-296M30-330V-294',
    '#c23a4a',
    5,
  ) +
  shape('M44-270Q70-250 66-196L48-200Q52-236 44-270z', '#f4ead6') +
  line('M50-226h14M54-250h12', '#c23a4a', 5)

/** Châu Đốc market: basins heaped with every kind of mắm, their seller with a ladle, dried snakehead overhead, and a bowl of turmeric noodles on the table. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const awning = h * choose(frame, 0.11, 0.09, 0.1)
  const rows = choose<
    readonly (readonly [y: number, scale: number, count: number, shift: number])[]
  >(
    frame,
    [
      [0.6, 0.84, 9, 0],
      [0.74, 1.02, 8, 0.5],
      [0.9, 1.24, 6, 0.1],
    ],
    [
      [0.56, 0.84, 6, 0],
      [0.68, 1, 5, 0.5],
      [0.82, 1.2, 4, 0.1],
    ],
    [
      [0.6, 0.76, 6, 0],
      [0.74, 0.92, 5, 0.5],
      [0.9, 1.1, 4, 0.1],
    ],
  )
  const kinds = ['a', 'b', 'c', 'd', 'e', 'f']
  const stall = rows
    .map(([y, scale, count, shift], row) => {
      const step = w / (count - 0.4)
      return (
        rect(0, h * y - 22 * u, w, h * 0.2, ['#8a5a3c', '#9c6844', '#b07a4e'][row] ?? '') +
        rect(0, h * y - 22 * u, w, 12 * u, ['#b07a4e', '#c48c58', '#d9a266'][row] ?? '') +
        range(count + 1)
          .map((index) =>
            copyAt(
              kinds[(index * 5 + row * 2) % 6] ?? 'a',
              (index - 0.2 + shift * 0.6) * step,
              h * y,
              scale * u,
            ),
          )
          .join('')
      )
    })
    .join('')
  const woman = choose(
    frame,
    { x: 0.4, y: 0.53, k: 1.12 },
    { x: 0.4, y: 0.5, k: 1.2 },
    { x: 0.4, y: 0.53, k: 1.04 },
  )
  const [sx, sy, k] = [w * woman.x, h * woman.y, woman.k * u]
  const bowl = choose(
    frame,
    { x: 0.8, y: 0.955, k: 1.2 },
    { x: 0.68, y: 0.955, k: 1.2 },
    { x: 0.7, y: 0.965, k: 1.02 },
  )
  const folds = choose(frame, 16, 9, 9)
  return [
    rect(0, 0, w, h, '#123c4a'),
    range(choose(frame, 7, 4, 4))
      .map((index, _, all) => {
        const x = (w * (index + 0.5)) / all.length
        return (
          rect(x - 70 * u, awning, 140 * u, h * 0.5, '#1c5260') +
          rect(x - 44 * u, h * 0.3, 88 * u, h * 0.3, '#2a6a72') +
          shape(
            whole`M${x - 30 * u},${h * 0.6}V${h * 0.4}q${30 * u},${-50 * u} ${60 * u},0V${h * 0.6}z`,
            '#163f4c',
          ) +
          circle(x, h * 0.36, 17 * u, '#163f4c')
        )
      })
      .join(''),
    choose(frame, [0.14, 0.62, 0.87], [0.14, 0.84], [0.14, 0.84])
      .map(
        (part) =>
          line(whole`M${w * part},0V${h * 0.2}`, '#0c2a36', 3 * u) +
          circle(w * part, h * 0.22, 90 * u, '#ffdf8e', 0.18) +
          circle(w * part, h * 0.22, 50 * u, '#ffdf8e', 0.28) +
          circle(w * part, h * 0.22, 13 * u, '#fff7d8'),
      )
      .join(''),
    stencils([
      ['k', driedFish],
      ['a', basin('#e9f0ea', '#b4c6c4', '#d8402c', '#a02a26', strips(3, '#f79a5c', 6))],
      ['b', basin('#4fa3b8', '#2f7890', '#9a6a48', '#6f4834', littleFish(5, '#c9a078', '#f0d8b0'))],
      [
        'c',
        basin(
          '#e9f0ea',
          '#b4c6c4',
          '#8c3a6a',
          '#5f2450',
          line('M-40-84Q-10-110 30-96M-10-116Q14-126 34-110', '#b86a98', 8),
        ),
      ],
      ['d', basin('#d94a4a', '#a02f38', '#8a4a24', '#633218', slabs)],
      ['e', basin('#4fa3b8', '#2f7890', '#f08a3c', '#c4602a', strips(11, '#ffd08c', 9))],
      ['f', basin('#d94a4a', '#a02f38', '#b9a83c', '#86782c', strips(8, '#e6dc8c', 8))],
    ]),
    range(choose(frame, 15, 9, 9))
      .map((index, _, all) => {
        const x = (w * (index + 0.5)) / all.length
        return Math.abs(x - sx) < 110 * u
          ? ''
          : copyAt('k', x, awning + 36 * u, (0.82 + (index % 3) * 0.1) * u, index % 2 ? 4 : -4)
      })
      .join(''),
    shape(
      whole`M-9-9H${w + 9}V${awning}${range(folds)
        .map(() => whole`q${-w / folds / 2 - 1},${44 * u} ${-w / folds - 1.2},0`)
        .join('')}z`,
      '#e9533a',
    ),
    shape(
      range(folds)
        .filter((index) => index % 2 === 0)
        .map((index) => {
          const step = (w + 9) / folds
          const x = index * step
          return whole`M${x},-9h${step}V${awning}q${-step / 2},${44 * u} ${-step},0z`
        })
        .join(''),
      '#fff1cf',
    ),
    placed(sx, sy, k, seller),
    stall,
    placed(
      sx,
      sy,
      k,
      limb(
        [
          [-78, -136, 22],
          [-112, -50, 19],
          [-56, -4, 15],
        ],
        '#8f42a4',
      ) +
        circle(-48, 0, 14, skin) +
        limb(
          [
            [80, -136, 22],
            [132, -66, 19],
            [158, -8, 15],
          ],
          '#54206a',
        ) +
        line('M170-40L150 66', '#e9f0ea', 9) +
        circle(163, 0, 14, skin) +
        shape('M120 60Q148 48 178 66 172 96 146 94 120 88 120 60z', '#e9f0ea') +
        shape('M124 62Q148 50 174 66 150 74 124 62z', '#d8402c'),
    ),
    shape(
      whole`M${w * bowl.x - 340 * u},${h + 9}Q${w * bowl.x - 320 * u},${h * bowl.y - 44 * u} ${w * bowl.x - 190 * u},${h * bowl.y - 44 * u}H${w + 9}V${h + 9}z`,
      '#2f8f9c',
    ),
    shape(
      whole`M${w * bowl.x - 340 * u},${h + 9}Q${w * bowl.x - 320 * u},${h * bowl.y - 44 * u} ${w * bowl.x - 190 * u},${h * bowl.y - 44 * u}H${w + 9}v${14 * u}H${w * bowl.x - 190 * u}Q${w * bowl.x - 300 * u},${h * bowl.y - 30 * u} ${w * bowl.x - 320 * u},${h + 9}z`,
      '#7fc8c4',
    ),
    placed(
      w * bowl.x,
      h * bowl.y,
      bowl.k * u,
      noodles + line('M-150-150L96-186M-146-138L100-168', '#7a3f26', 8),
    ),
    steam(w * bowl.x, h * bowl.y - 150 * bowl.k * u, 0.5 * bowl.k * u, '#fff8ea', 0.5),
  ].join('')
}
