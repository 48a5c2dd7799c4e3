import { fishingBoat } from '../../kit/boats'
import { foliage } from '../../kit/foliage'
import { toolArm, toolHand } from '../../kit/hands'
import { hills } from '../../kit/haze'
import { type Point, smoothLine } from '../../kit/path'
import { phinGlass } from '../../kit/phin'
import { curvedTrain, engineFace, type RailSpot, railSpot } from '../../kit/rail'
import { range } from '../../kit/rng'
import { circle, clipped, line, placed, rect, shape } from '../../kit/shapes'
import { sky } from '../../kit/sky'
import { berthBack, berthCurtain, luggageRack } from '../../kit/train-berth'
import { ripples, water } from '../../kit/water'
import { whole } from '../../kit/whole-path'
import { choose, type Frame, type Scene, unit } from '../../scene'

const wagon = {
  body: '#d8402c',
  band: '#fff1cf',
  skirt: '#23305e',
  roof: '#3a2440',
  window: '#23466e',
}

/** A red pencil for `toolHand`. */
const pencil =
  shape('M0 0L34-50 60-18z', '#f3d3a0') +
  shape('M0 0L12-18 22-7z', '#3a2440') +
  shape('M34-50L440-354 466-322 60-18z', '#f0b23a') +
  shape('M48-34L453-338 466-322 60-18z', '#b8742a')

/** An open notebook, 840 units wide: a route and a ticket on the left page, lines of writing on the right one. */
const notebook =
  shape('M-400-150L400-170 470 200 8 214-446 190z', '#16282e', 0.35) +
  shape('M-372-172L372-190 438 176 4 190-410 168z', '#a82f2a') +
  shape('M-358-176L0-186 0 172-392 152z', '#fff6e0') +
  shape('M0-186L358-196 420 158 0 172z', '#f6e6c4') +
  shape('M-60-184L0-186 0 172-66 169z', '#e2cda2') +
  line('M-250-130Q-190-150-170-110T-210-40-110 20-150 110', '#cf3f27', 11) +
  line('M-250-130L-252-128M-178-74L-176-72M-112 18L-110 20M-150 110L-152 108', '#1f6a66', 30) +
  shape('M-330 20L-220 14-212 84-330 92z', '#3f8f8a') +
  shape('M-316 36L-234 31-231 46-316 51zM-316 64L-260 60-258 70-316 75z', '#fff6e0') +
  line('M48-132L300-142M54-80L318-90M58-28L330-38M62 24L344 14M66 76L190 71', '#4a6a86', 9)

/** The sleeve over the arm of `toolArm`, drawn up to the wrist. */
const sleeve = placed(
  -90,
  70,
  1,
  shape(
    'M548 44L566 10 730-176 762-168Q900 0 1010 200L1400 760 740 960 700 640Q690 380 556 150L548 44z',
    '#e0301f',
  ) +
    shape(
      'M548 44L566 10 612-40Q790 200 960 900L740 960 700 640Q690 380 556 150L548 44z',
      '#a81f2c',
    ) +
    line('M566 36L752-152', '#f75a3a', 20),
)

/** A conical hat on a coat hook of the compartment wall, its chin ribbon hanging loose. */
const hungHat = placed(
  792,
  366,
  0.82,
  shape('M-15-22H15V26Q0 34-15 26z', '#8f979f') +
    line('M-44 92Q-36 168-6 190T-14 262M44 94Q24 160-6 190T22 250', '#e88a8f', 6) +
    placed(
      0,
      92,
      1,
      shape('M-98-2Q-46-38-5-92 0-97 5-92 46-38 98-2 46 10 0 10-46 10-98-2z', '#f2d48c') +
        shape('M2-95L5-92Q46-38 98-2 64 6 24 8 22-40 2-95z', '#d3a655') +
        line('M-62-28Q-10-12 40-24', '#d3a655', 3),
      false,
      -7,
    ) +
    circle(0, 0, 9, '#d5dae0'),
)

interface Pane {
  left: number
  top: number
  right: number
  bottom: number
}

/** Where the window, the table and what lies on it stand. */
export function berthOf(frame: Frame) {
  const { width: w, height: h } = frame
  return choose(
    frame,
    {
      pane: { left: 944, top: 104, right: 1556, bottom: 466 },
      table: 502,
      book: { x: 1206, y: 592, k: 0.45, flat: 0.8 },
      cup: { x: 968, y: 606, k: 0.5 },
    },
    {
      pane: { left: w * 0.1, top: h * 0.1, right: w * 0.92, bottom: h * 0.56 },
      table: 742,
      book: { x: 432, y: 990, k: 0.84, flat: 1 },
      cup: { x: 150, y: 806, k: 0.62 },
    },
    {
      pane: { left: w * 0.1, top: h * 0.08, right: w * 0.92, bottom: h * 0.54 },
      table: 548,
      book: { x: 420, y: 736, k: 0.72, flat: 1 },
      cup: { x: 136, y: 594, k: 0.5 },
    },
  )
}

/** What is seen through the glass: the coast below Hải Vân, and the head of the train on the bend. */
function view(frame: Frame, pane: Pane, u: number): string {
  const at = (x: number, y: number): Point => [
    pane.left + (pane.right - pane.left) * x,
    pane.top + (pane.bottom - pane.top) * y,
  ]
  const spotOf = ([x, y]: Point, tall: number): RailSpot => [x, y, tall * u]
  const [from, bend, to] = choose(
    frame,
    [spotOf(at(1.2, 1.02), 112), spotOf(at(0.8, 0.87), 46), spotOf(at(0.46, 0.84), 27)],
    [spotOf(at(1.2, 1.02), 180), spotOf(at(0.8, 0.82), 62), spotOf(at(0.4, 0.79), 34)],
    [spotOf(at(1.2, 1.02), 150), spotOf(at(0.8, 0.84), 54), spotOf(at(0.42, 0.81), 30)],
  )
  const spot = (t: number) => railSpot(from, bend, to, t)
  const horizon = at(0, choose(frame, 0.72, 0.62, 0.64))[1]
  const inner: Frame = { ...frame, height: pane.bottom }
  const rail = range(9).map((index) => spot(index / 8))
  const shore = (down: number, wobble: number) =>
    rail.map(
      ([x, y, tall], index): Point => [
        x - tall * 0.3,
        y + tall * down + Math.sin(index * 2.4) * wobble * tall,
      ],
    )
  const slope = (points: readonly Point[], fill: string) =>
    shape(
      whole`${smoothLine(points.map(([x, y]) => at(x, y)))}V${pane.bottom + 20}H${at(0.3, 0)[0]}z`,
      fill,
    )
  const woods = [
    [0.72, 0.66, 34],
    [0.8, 0.56, 40],
    [0.88, 0.62, 44],
    [0.93, 0.44, 40],
    [1, 0.56, 60],
    [0.66, 0.74, 22],
  ]
  const end = rail[8] ?? to
  return [
    sky(inner, horizon, ['#8fd0cf', '#cdeadb', '#fff3d2']),
    hills(inner, {
      base: horizon + 4,
      height: 64 * u,
      peaks: 4,
      seed: 12,
      fill: '#a9d0cf',
      bottom: horizon + 6,
    }),
    water(inner, horizon, ['#c9eadb', '#46b0b0', '#1c7f92']),
    ripples({
      left: pane.left,
      right: at(0.62, 0)[0],
      top: horizon + 8 * u,
      bottom: pane.bottom,
      count: 14,
      colour: '#f4fbe8',
      seed: 3,
      opacity: 0.75,
      length: 90 * u,
    }),
    slope(
      [
        [0.34, 0.8],
        [0.46, 0.66],
        [0.58, 0.42],
        [0.7, 0.3],
        [0.82, 0.08],
        [1.1, -0.2],
      ],
      '#6fb09a',
    ),
    slope(
      [
        [0.42, 0.86],
        [0.56, 0.7],
        [0.7, 0.5],
        [0.82, 0.4],
        [0.94, 0.2],
        [1.1, 0.1],
      ],
      '#3f8a6a',
    ),
    slope(
      [
        [0.48, 0.88],
        [0.66, 0.76],
        [0.8, 0.62],
        [0.92, 0.54],
        [1.1, 0.4],
      ],
      '#2a6a55',
    ),
    woods
      .map(([x = 0, y = 0, r = 0], index) =>
        foliage(...at(x, y), r * u, r * 0.66 * u, index % 2 ? '#1f5a4c' : '#4a9a72', 30 + index),
      )
      .join(''),
    shape(
      whole`${smoothLine(shore(0.72, 0.12))}L${end[0] - 20 * u},${end[1]}L${at(1.3, 0.9).join()}z`,
      '#f4fbe8',
    ),
    shape(
      whole`${smoothLine(shore(0.5, 0.1))}L${end[0] - 12 * u},${end[1]}L${at(1.3, 0.9).join()}z`,
      '#8a6260',
    ),
    line(smoothLine(rail.map(([x, y, tall]): Point => [x, y + tall * 0.1])), '#d9b08a', 12 * u),
    fishingBoat(
      ...at(choose(frame, 0.3, 0.2, 0.2), choose(frame, 0.83, 0.76, 0.78)),
      choose(frame, 0.46, 0.7, 0.6) * u,
      {
        hull: '#23305e',
        stripe: '#d8402c',
        cabin: '#fff1cf',
        roof: '#2f9c93',
      },
    ),
    curvedTrain(spot, [0.02, 0.22, 0.4, 0.56, 0.7, 0.83, 1], wagon),
    engineFace(to, choose(frame, -15, -19, -17) * u, wagon),
  ].join('')
}

/** Writing on the way: a notebook open on the folding table of a sleeping car, the coast and the head of the train in the window. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const { pane, table, book, cup } = berthOf(frame)
  const r = 54 * u
  const box = (grow: number) =>
    whole`M${pane.left - grow + r},${pane.top - grow}H${pane.right + grow - r}a${r},${r} 0 0 1 ${r},${r}` +
    whole`V${pane.bottom + grow - r}a${r},${r} 0 0 1 ${-r},${r}H${pane.left - grow + r}` +
    whole`a${r},${r} 0 0 1 ${-r},${-r}V${pane.top - grow + r}a${r},${r} 0 0 1 ${r},${-r}z`
  const tip = {
    x: book.x + 190 * book.k,
    y: book.y + 60 * book.k * book.flat,
    k: book.k * choose(frame, 0.86, 0.8, 0.8),
  }
  const turn = choose(frame, -12, 6, 6)
  const dado = h * 0.835
  const top = pane.top - 62 * u
  const board = choose(
    frame,
    { left: 892, front: 836, low: 790 },
    { left: -200, front: -240, low: h + 60 },
    { left: -200, front: -240, low: h + 60 },
  )
  return [
    rect(0, 0, w, h, '#fbeccd'),
    choose(frame, rect(0, dado, w, h, '#a9cfbd') + rect(0, dado, w, 10, '#7fb3a4'), '', ''),
    choose(
      frame,
      luggageRack(60, 760, 150, 1, '#d5dae0', '#8f979f') +
        shape('M-40 262H668q28 0 28 28V664q0 28-28 28H-40z', '#fdf4df') +
        line('M-40 284H660q14 0 14 14V656q0 14-14 14H-40', '#eed9ae', 4) +
        hungHat +
        berthBack(-20, 640, 776, h, 1, '#2f7f78', '#22625f', '#fff8ea'),
      '',
      '',
    ),
    shape(box(36 * u), '#e6cfa2'),
    shape(box(14 * u), '#33565c'),
    clipped('p', box(0), view(frame, pane, u)),
    shape(
      whole`M${pane.left + 330 * u},${pane.top}h${60 * u}L${pane.left + 200 * u},${pane.bottom}h${-60 * u}z`,
      '#fffbe8',
      0.16,
    ),
    berthCurtain(
      pane.left - 64 * u,
      choose(frame, 150, 150, 140) * u,
      top,
      pane.bottom + 24 * u,
      '#f8d3a4',
      '#efbb83',
      '#2f7f78',
    ),
    line(
      whole`M${pane.left - 84 * u},${top}H${choose(frame, w + 20, pane.right + 60, pane.right + 60)}`,
      '#8f979f',
      11 * u,
    ),
    choose(
      frame,
      shape(whole`M1010,${board.low}L1120,${h}H1190L1060,${board.low}z`, '#8f979f') +
        shape(
          whole`M${board.front},${board.low - 26}Q${board.front - 8},${board.low + 10} ${board.front + 30},${board.low + 12}` +
            whole`H${w}V${board.low - 30}z`,
          '#8f5230',
        ),
      '',
      '',
    ),
    shape(
      whole`M${board.left + 24},${table}H${w + 20}V${board.low - 18}H${board.front + 26}q-26,0 -22,-24z`,
      '#d08a50',
    ),
    shape(
      whole`M${board.left + 24},${table}H${w + 20}V${table + 12 * u}H${board.left + 21}z`,
      '#eab579',
    ),
    shape(
      whole`M${w * 0.7},${table + 12 * u}H${w * 0.86}L${w * 0.8},${board.low - 18}H${w * 0.56}z`,
      '#dc9a60',
    ),
    phinGlass(cup.x, cup.y, cup.k * u, '#d5dae0', '#8f979f', '#f4f6f6'),
    `<g transform="translate(${book.x},${book.y})scale(${book.k},${Math.round(book.k * book.flat * 1000) / 1000})">${notebook}</g>`,
    toolArm(tip.x, tip.y, tip.k, turn, '#e0301f', '#a81f2c'),
    placed(tip.x, tip.y, tip.k, sleeve, false, turn),
    toolHand(tip.x, tip.y, tip.k, turn, placed(20, 0, 1, pencil)),
  ].join('')
}
