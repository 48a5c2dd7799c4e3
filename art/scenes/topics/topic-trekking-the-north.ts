import { mountains } from '../../kit/haze'
import { hmongGuide } from '../../kit/hmong-guide'
import { at, lens, num } from '../../kit/path'
import { percentPoints } from '../../kit/percent-points'
import { between, createRandom, range } from '../../kit/rng'
import { line, placed, rect, shape } from '../../kit/shapes'
import { backpacker } from '../../kit/walkers'
import { whole } from '../../kit/whole-path'
import { choose, type Scene, unit } from '../../scene'

/** Trekking in the north: a Hmong guide with her basket looks back over the ridge on which three walkers come, an island in a sea of cloud. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const cloud = h * choose(frame, 0.66, 0.62, 0.64)
  const guide = choose(
    frame,
    { x: 1140, y: 330, k: 1.4 },
    { x: 650, y: 560, k: 1.35 },
    { x: 640, y: 340, k: 1.12 },
  )
  const random = createRandom(4)
  const bank = (y: number, thick: number, colour: string, seed: number) => {
    const where = createRandom(seed)
    return shape(
      range(9)
        .map((index) =>
          lens(
            (w * (index + 0.2)) / 8,
            y + between(where, -10, 22) * u,
            between(where, 420, 760) * u,
            thick * between(where, 0.7, 1.5) * u,
          ),
        )
        .join('') + whole`M0,${y}H${w}V${h}H0z`,
      colour,
    )
  }
  // The ridge comes down towards us: a lit flank on the left of its spine, a dark one on the right.
  const spine = percentPoints(
    frame,
    choose(
      frame,
      '20,30 23,40 19,47 26,56 22,65 33,76 30,86 40,100',
      '26,36 31,44 25,50 36,58 30,66 46,76 40,86 56,100',
      '24,32 28,41 22,48 32,56 26,65 40,76 36,86 50,100',
    ),
  )
  const path = spine.map(at).join(' ')
  const lit = `M${path}L${num(-w * 0.12)},${h}L${num(-w * 0.12)},${num(h * 0.7)} ${num(w * 0.02)},${num(h * 0.56)} ${num(w * 0.08)},${num(h * 0.5)} ${num(w * 0.13)},${num(h * 0.42)}z`
  const [peak = [0, 0]] = spine
  const shaded = `M${path}H${num(w * 0.9)}L${num(w * choose(frame, 0.6, 0.76, 0.7))},${num(h * 0.84)} ${num(peak[0] + w * choose(frame, 0.22, 0.32, 0.3))},${num(h * 0.62)} ${num(peak[0] + w * choose(frame, 0.12, 0.16, 0.15))},${num(peak[1] + h * 0.16)}z`
  const ribs = [1, 3, 5]
    .map((index) => {
      const [x, y] = spine[index] ?? [0, 0]
      const [nx, ny] = spine[index + 1] ?? [0, 0]
      return `M${num(x)},${num(y)}L${num(x + w * 0.07)},${num(y + h * 0.08)} ${num(x + w * 0.1)},${num(y + h * 0.22)} ${num(nx + w * 0.03)},${num(ny + h * 0.04)} ${num(nx)},${num(ny)}z`
    })
    .join('')
  const walkers = [1, 3, 5].map((index, number) => {
    const [x, y] = spine[index] ?? [0, 0]
    const [pack = '', packShade = '', shirt = ''] =
      [
        ['#f0b23a', '#b8741e', '#2b857d'],
        ['#2b6fae', '#1a4474', '#f3e6c6'],
        ['#d8402a', '#8c2424', '#23305e'],
      ][number] ?? []
    return backpacker(x, y + 4 * u, (0.34 + number * 0.17) * u, pack, packShade, shirt)
  })
  return [
    rect(0, 0, w, h, '#9fc3dc'),
    shape(whole`M0,${h * 0.2}Q${w * 0.5},${h * 0.1} ${w},${h * 0.24}V${h}H0z`, '#f3e0c0'),
    shape(whole`M0,${h * 0.36}Q${w * 0.5},${h * 0.28} ${w},${h * 0.38}V${h}H0z`, '#fbc99a'),
    mountains(frame, {
      base: cloud - 40 * u,
      height: 250 * u,
      peaks: choose(frame, 4, 2.4, 3),
      seed: 5,
      fill: '#8f9cc4',
    }),
    bank(cloud - 90 * u, 44, '#fdeedd', 3),
    mountains(frame, {
      base: cloud + 10 * u,
      height: 180 * u,
      peaks: choose(frame, 5, 3, 4),
      seed: 12,
      fill: '#5f74a8',
    }),
    bank(cloud - 20 * u, 50, '#fff7ea', 6),
    shape(shaded, '#234f4a'),
    shape(lit, '#a9b84a'),
    shape(ribs, '#17403f'),
    line(`M${path}`, '#f3e0b0', 9 * u),
    walkers.join(''),
    bank(h * choose(frame, 0.93, 0.92, 0.94), 70, '#fff7ea', 12),
    placed(
      0,
      0,
      1,
      shape(
        range(7)
          .map(() =>
            lens(
              between(random, 0, 0.7) * w,
              h * between(random, 0.9, 0.99),
              between(random, 200, 420) * u,
              14 * u,
            ),
          )
          .join(''),
        '#f3d9c0',
      ),
    ),
    hmongGuide(guide.x, guide.y, guide.k),
  ].join('')
}
