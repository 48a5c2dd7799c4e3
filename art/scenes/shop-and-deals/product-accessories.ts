import { copyAt, stencils } from '../../kit/copies'
import { passportWallet, scarfWave, strawHat, sunglasses, waterBottle } from '../../kit/flat-lay'
import { frangipaniBough } from '../../kit/frangipani'
import { bananaLeaf } from '../../kit/jungle'
import { range } from '../../kit/rng'
import { line, rect, shape, veiled } from '../../kit/shapes'
import { choose, type Scene, unit } from '../../scene'

/** Accessories laid out on a rattan mat and seen from above: sunglasses, a passport wallet, a checked scarf, a bottle, a straw hat. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const cell = choose(frame, 90, 90, 84) * u
  const weave = range(Math.ceil(w / cell) + 1).flatMap((column) =>
    range(Math.ceil(h / cell) + 1).map((row) =>
      (column + row) % 2 === 0
        ? `M${Math.round(column * cell + 8 * u)},${Math.round((row + 0.25) * cell)}` +
          `h${Math.round(cell - 16 * u)}m0,${Math.round(cell / 2)}h${Math.round(16 * u - cell)}`
        : `M${Math.round((column + 0.25) * cell)},${Math.round(row * cell + 8 * u)}` +
          `v${Math.round(cell - 16 * u)}m${Math.round(cell / 2)},0v${Math.round(16 * u - cell)}`,
    ),
  )
  const leafShadow = bananaLeaf(0, 0, 1, '#7a3f2a', '#e3a45f', 0)
  const spot = choose(
    frame,
    {
      scarf: [0.5, 0.77, 1.5, -8],
      wallet: [0.23, 0.42, 1.4, -14],
      glasses: [0.5, 0.33, 1.5, 8],
      bottle: [0.79, 0.7, 1.25, -28],
      hat: [0.87, 0.2, 1.25, 0],
    },
    {
      scarf: [0.46, 0.84, 1.5, -8],
      wallet: [0.27, 0.56, 1.3, -12],
      glasses: [0.42, 0.225, 1.3, 8],
      bottle: [0.72, 0.63, 1.1, -62],
      hat: [0.94, 0.13, 1.25, 0],
    },
    {
      scarf: [0.44, 0.85, 1.3, -8],
      wallet: [0.25, 0.58, 1.06, -12],
      glasses: [0.43, 0.26, 1.2, 8],
      bottle: [0.71, 0.61, 1, -56],
      hat: [0.95, 0.12, 1.15, 0],
    },
  ) as Record<
    'scarf' | 'wallet' | 'glasses' | 'bottle' | 'hat',
    readonly [number, number, number, number]
  >
  const put = (
    draw: (x: number, y: number, scale: number, degrees: number) => string,
    [x, y, s, degrees]: readonly [number, number, number, number],
  ) => draw(x * w, y * h, s * u, degrees)
  return [
    rect(0, 0, w, h, '#eab676'),
    line(weave.join(''), '#d99a58', 20 * u),
    line(weave.join(''), '#f6cf94', 5 * u),
    shape(`M0,0H${w * 0.62}L0,${h * 0.7}z`, '#fff1cf', 0.3),
    stencils([['l', leafShadow]]),
    veiled(
      copyAt('l', w * 0.02, h * 1.1, 1.9 * u, 38) +
        copyAt('l', w * 0.96, h * 1.08, 2.1 * u, -34) +
        copyAt('l', w * 0.6, h * -0.08, 1.7 * u, 160),
      0.2,
    ),
    put((x, y, s) => strawHat(x, y, s, '#f8e0a0', '#d9ae5c', '#e0402a'), spot.hat),
    put((x, y, s, d) => scarfWave(x, y, s, '#fff9ea', '#23242e', '#b9b3a8', d), spot.scarf),
    put(
      (x, y, s, d) => passportWallet(x, y, s, '#b5502f', '#8f3a26', '#ffd9a8', '#1f6a4f', d),
      spot.wallet,
    ),
    put(
      (x, y, s, d) => waterBottle(x, y, s, '#2f9c93', '#1d706e', '#8fdcc8', '#e3b06a', d),
      spot.bottle,
    ),
    put(
      (x, y, s, d) => sunglasses(x, y, s, '#d8322b', '#ff9a5a', '#ffd98a', '#6a2a4a', d),
      spot.glasses,
    ),
    frangipaniBough(
      w * choose(frame, -0.02, -0.06, -0.06),
      h * choose(frame, 0.04, 0.02, 0.02),
      choose(frame, 0.8, 0.7, 0.66) * u,
      {
        bark: '#6a4a3c',
        leaf: '#1f6a4f',
        leafLight: '#3f9a5a',
        petal: '#fffaf0',
        heart: '#f6b02c',
      },
      true,
    ),
  ].join('')
}
