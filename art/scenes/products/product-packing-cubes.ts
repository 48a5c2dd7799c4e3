import { range } from '../../kit/rng'
import { line, placed, rect } from '../../kit/shapes'
import { packingCube } from '../../kit/shop-bags'
import { pad, setAt } from '../../kit/still-life'
import { whole } from '../../kit/whole-path'
import { choose, type Scene, unit } from '../../scene'

type Cube = readonly [
  x: number,
  y: number,
  width: number,
  height: number,
  cloth: string,
  shade: string,
  inside: string,
]

const cubes: readonly Cube[] = [
  [-330, -230, 300, 270, '#e0402a', '#8f1f26', '#f7b59c'],
  [-330, 56, 300, 176, '#f2ae2c', '#a86a12', '#fff1cf'],
  [-14, -230, 344, 176, '#1f857d', '#0f4a4e', '#b5e0d0'],
  [-14, -40, 164, 272, '#2b3c7e', '#172152', '#c3cbea'],
  [166, -40, 164, 272, '#d9487c', '#8a1f4c', '#fbd3df'],
]

/** A case packed with five zipped cubes, each in its own colour, seen from above on a floor of old cement tiles. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const tile = choose(frame, 200, 192, 180) * u
  const marks = range(Math.ceil(h / tile) + 1)
    .flatMap((row) =>
      range(Math.ceil(w / tile) + 1).map((column) => {
        const [x, y] = [column * tile, row * tile]
        const q = tile * 0.28
        return whole`M${x - q},${y}Q${x},${y} ${x},${y - q}Q${x},${y} ${x + q},${y}Q${x},${y} ${x},${y + q}Q${x},${y} ${x - q},${y}z`
      }),
    )
    .join('')
  const grid = [
    ...range(Math.ceil(w / tile) + 1).map((index) => whole`M${(index - 0.5) * tile},0V${h}`),
    ...range(Math.ceil(h / tile) + 1).map((index) => whole`M0,${(index - 0.5) * tile}H${w}`),
  ].join('')
  const open =
    pad(-376, -266, 790, 560, 60, '#6a5a48') +
    pad(-395, -290, 790, 580, 64, '#8a4a2c') +
    pad(-382, -277, 764, 554, 54, '#c47a44') +
    pad(-354, -250, 708, 504, 36, '#f3dcb4') +
    cubes
      .map(([x, y, width, height, cloth, shade, inside]) =>
        placed(x, y, 1, packingCube(width, height, cloth, shade, inside)),
      )
      .join('') +
    [-200, 200].map((x) => rect(x - 34, -306, 68, 26, '#f6c34a')).join('')
  return [
    rect(0, 0, w, h, '#e6d9bc'),
    line(grid, '#cdbb96', 4 * u),
    `<path fill="none" stroke="#3f7f8c" stroke-width="${Math.round(16 * u)}" d="${marks}"/>`,
    setAt(
      frame,
      open,
      { wide: [0.5, 0.51, 1.34], tall: [0.5, 0.5, 1.34], square: [0.5, 0.5, 1.02] },
      choose(frame, -5, 90, -8),
    ),
  ].join('')
}
