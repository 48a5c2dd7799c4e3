import { fishingBoat } from '../../kit/boats'
import { toolArm, toolHand } from '../../kit/hands'
import { hills } from '../../kit/haze'
import { phinGlass } from '../../kit/phin'
import { curvedTrain, engineFace, type RailSpot, railSpot } from '../../kit/rail'
import { clipped, line, placed, rect, shape } from '../../kit/shapes'
import { sky } from '../../kit/sky'
import { ripples, water } from '../../kit/water'
import { whole } from '../../kit/whole-path'
import { choose, type Frame, type Scene, unit } from '../../scene'

const wagon = { body: '#d8402c', band: '#fff1cf', skirt: '#23305e', roof: '#3a2440', window: '#23466e' }

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

interface Pane {
  left: number
  top: number
  right: number
  bottom: number
}

/** What is seen through the glass: the coast below Hải Vân, and the head of the train on the bend. */
function view(frame: Frame, pane: Pane, u: number): string {
  const at = (x: number, y: number) => [pane.left + (pane.right - pane.left) * x, pane.top + (pane.bottom - pane.top) * y] as const
  const spotOf = ([x, y]: readonly [number, number], tall: number): RailSpot => [x, y, tall * u]
  const [from, bend, to] = [spotOf(at(1.2, 1.06), 190), spotOf(at(0.82, 0.79), 64), spotOf(at(0.44, 0.77), 36)]
  const spot = (t: number) => railSpot(from, bend, to, t)
  const horizon = at(0, 0.52)[1]
  const inner: Frame = { ...frame, height: pane.bottom }
  const [capeX, capeY] = at(0.3, 0.7)
  return [
    sky(inner, horizon, ['#f08a5a', '#f9c27a', '#ffe9b8']),
    hills(inner, { base: horizon + 4, height: 110 * u, peaks: 3, seed: 12, fill: '#c98a86', bottom: horizon + 8 }),
    water(inner, horizon, ['#f4c58a', '#3f9a98', '#17606e']),
    ripples({
      left: pane.left,
      right: at(0.5, 0)[0],
      top: horizon + 14 * u,
      bottom: pane.bottom,
      count: 12,
      colour: '#fff3cf',
      seed: 3,
      opacity: 0.7,
      length: 120 * u,
    }),
    fishingBoat(at(0.16, 0)[0], horizon + 70 * u, 0.7 * u, { hull: '#23305e', stripe: '#d8402c', cabin: '#fff1cf', roof: '#d8402c' }),
    shape(
      whole`M${capeX},${capeY}Q${at(0.44, 0)[0]},${at(0, 0.6)[1]} ${at(0.56, 0)[0]},${at(0, 0.36)[1]}T${at(0.8, 0)[0]},${at(0, 0.08)[1]}T${pane.right + 40},${pane.top - 60}V${pane.bottom + 20}H${at(0.7, 0)[0]}Q${at(0.5, 0)[0]},${at(0, 0.93)[1]} ${capeX},${capeY}z`,
      '#2a6a55',
    ),
    shape(
      whole`M${at(0.62, 0)[0]},${at(0, 0.7)[1]}Q${at(0.74, 0)[0]},${at(0, 0.56)[1]} ${at(0.8, 0)[0]},${at(0, 0.34)[1]}T${pane.right + 40},${at(0, 0.12)[1]}V${pane.bottom + 20}H${at(0.9, 0)[0]}Q${at(0.7, 0)[0]},${at(0, 0.92)[1]} ${at(0.62, 0)[0]},${at(0, 0.7)[1]}z`,
      '#1d4f47',
    ),
    line(whole`M${from[0]},${from[1]}Q${bend[0]},${bend[1]} ${to[0]},${to[1]}`, '#6b4a52', 18 * u),
    curvedTrain(spot, [0.02, 0.22, 0.4, 0.56, 0.7, 0.83, 1], wagon),
    engineFace(to, -20 * u, wagon),
  ].join('')
}

/** Writing on the way: a notebook open on the table of a train, the coast and the head of the train in the window. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const pane: Pane = choose(
    frame,
    { left: w * 0.16, top: h * 0.09, right: w * 0.95, bottom: h * 0.6 },
    { left: w * 0.09, top: h * 0.07, right: w * 0.91, bottom: h * 0.55 },
    { left: w * 0.08, top: h * 0.07, right: w * 0.92, bottom: h * 0.54 },
  )
  const table = h * choose(frame, 0.66, 0.62, 0.62)
  const r = 60 * u
  const box = (grow: number) =>
    whole`M${pane.left - grow + r},${pane.top - grow}H${pane.right + grow - r}a${r},${r} 0 0 1 ${r},${r}` +
    whole`V${pane.bottom + grow - r}a${r},${r} 0 0 1 ${-r},${r}H${pane.left - grow + r}` +
    whole`a${r},${r} 0 0 1 ${-r},${-r}V${pane.top - grow + r}a${r},${r} 0 0 1 ${r},${-r}z`
  const book = choose(frame, { x: 870, y: 742, k: 0.82 }, { x: 400, y: 960, k: 0.86 }, { x: 400, y: 728, k: 0.74 })
  const tip = { x: book.x + 190 * book.k, y: book.y + 70 * book.k, k: book.k * 0.8 }
  const cup = choose(frame, { x: 420, y: 800, k: 0.92 }, { x: 150, y: 830, k: 0.66 }, { x: 130, y: 622, k: 0.6 })
  return [
    rect(0, 0, w, h, '#1f3f42'),
    rect(0, pane.bottom + 40 * u, w, h, '#17323a'),
    shape(box(34 * u), '#c99a5a'),
    shape(box(15 * u), '#5a2f38'),
    clipped('p', box(0), view(frame, pane, u)),
    rect(0, table, w, h, '#b86a3c'),
    rect(0, table, w, 18 * u, '#e0a066'),
    shape(whole`M${w * 0.2},${table + 18 * u}H${w * 0.82}L${w * 1.02},${h}H${w * 0.02}z`, '#d08a50'),
    phinGlass(cup.x, cup.y, cup.k * u, '#d5dae0', '#8f979f', '#f4f6f6'),
    placed(book.x, book.y, book.k, notebook),
    toolArm(tip.x, tip.y, tip.k, 12, '#2f7f86', '#1f5a62'),
    toolHand(tip.x, tip.y, tip.k, 12, placed(20, 0, 1, pencil)),
  ].join('')
}
