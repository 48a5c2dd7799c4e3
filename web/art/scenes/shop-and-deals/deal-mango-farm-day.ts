import { copyAt } from '../../kit/copies'
import { foliage, grove } from '../../kit/foliage'
import { mangoFruit, mangoLeaf } from '../../kit/fruit'
import { fruitCrate, ladder, ladderPicker, mangoStencil } from '../../kit/orchard-ladder'
import { range } from '../../kit/rng'
import { ellipse, line, shape } from '../../kit/shapes'
import { sky } from '../../kit/sky'
import { sun, sunRays } from '../../kit/sun'
import { whole } from '../../kit/whole-path'
import { choose, type Scene, unit } from '../../scene'

/** A day at the mango farm: a ladder against an old tree, a picker at its top, crates full of ripe fruit in the grass. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const ground = h * choose(frame, 0.7, 0.78, 0.7)
  const tree = h * choose(frame, 1, 1.3, 1)
  const lush = choose(frame, 1, 1.9, 1)
  const full = choose(frame, 1, 2.45, 1)
  const trunk = w * choose(frame, 0.82, 0.62, 0.62)
  const foot = { x: trunk - 214 * u, y: ground + 92 * u }
  const long = choose(frame, 560, 390, 540)
  const lean = 17
  const turn = (lean * Math.PI) / 180
  const rung = choose(frame, 230, 104, 220)
  const step = { x: foot.x + Math.sin(turn) * rung * u, y: foot.y - Math.cos(turn) * rung * u }
  const light = { x: w * choose(frame, 0.93, 0.2, 0.2), y: h * choose(frame, 0.47, 0.64, 0.44) }
  const crown: readonly (readonly [number, number, number, number, number])[] = [
    [-360, 0.1, 260, 150, 0],
    [330, 0.1, 300, 150, 1],
    [0, 0.06, 380, 170, 2],
    [-200, 0.2, 190, 90, 3],
    [250, 0.22, 190, 84, 4],
  ]
  const hung: readonly (readonly [number, number, number])[] = [
    [-420, 0.24, 4],
    [-330, 0.3, -8],
    [-110, 0.3, 6],
    [120, 0.3, -6],
    [300, 0.33, 8],
    [420, 0.27, -4],
    [-520, 0.2, 7],
    [540, 0.2, 2],
  ]
  const at = (y: number) => h * choose(frame, y, y * 0.2 + 0.51, y)
  const sun0 = sun(light.x, light.y, choose(frame, 96, 96, 88) * u, '#fff7d6')
  return [
    sky(frame, ground, ['#7cc4a6', '#d9e49c', '#fff0b0']),
    sunRays(light.x, light.y, w, 30, '#fffbe0', 0.22),
    sun0,
    grove(-20, w + 20, ground - 30 * u, 170 * u, '#a9cc7a', 7),
    grove(-20, w + 20, ground + 6 * u, 120 * u, '#7fb35a', 12),
    shape(whole`M-20,${ground}Q${w * 0.4},${ground - 26 * u} ${w + 20},${ground + 10 * u}V${h + 20}H-20z`, '#8fbf4a'),
    shape(whole`M-20,${ground + 90 * u}Q${w * 0.5},${ground + 40 * u} ${w + 20},${ground + 110 * u}V${h + 20}H-20z`, '#6fa63f'),
    ellipse(trunk - 60 * u, ground + 74 * u, 420 * u, 44 * u, '#4f8a38', 0.7),
    shape(
      whole`M${trunk - 74 * u},${ground + 78 * u}Q${trunk - 30 * u},${ground - 60 * u} ` +
        whole`${trunk - 44 * u},${tree * 0.42}L${trunk - 230 * u},${tree * 0.2}L${trunk - 196 * u},${tree * 0.18}` +
        whole`L${trunk - 12 * u},${tree * 0.34}L${trunk + 20 * u},${tree * 0.1}H${trunk + 60 * u}` +
        whole`L${trunk + 46 * u},${tree * 0.36}L${trunk + 230 * u},${tree * 0.2}L${trunk + 256 * u},${tree * 0.23}` +
        whole`L${trunk + 62 * u},${tree * 0.46}Q${trunk + 46 * u},${ground - 60 * u} ` +
        whole`${trunk + 110 * u},${ground + 84 * u}Q${trunk},${ground + 60 * u} ` +
        whole`${trunk - 74 * u},${ground + 78 * u}z`,
      '#7a4a30',
    ),
    shape(
      whole`M${trunk + 30 * u},${tree * 0.38}L${trunk + 62 * u},${tree * 0.46}` +
        whole`Q${trunk + 46 * u},${ground - 60 * u} ${trunk + 110 * u},${ground + 84 * u}` +
        whole`Q${trunk + 60 * u},${ground + 66 * u} ${trunk + 34 * u},${ground + 66 * u}` +
        whole`Q${trunk + 4 * u},${ground - 90 * u} ${trunk + 30 * u},${tree * 0.38}z`,
      '#57301f',
    ),
    crown
      .map(([dx, y, rx, ry, seed]) =>
        foliage(trunk + dx * u, y * lush * h, rx * u, ry * full * u, seed < 3 ? '#1d5a3c' : '#2f7d46', seed + 3),
      )
      .join(''),
    foliage(trunk + 60 * u, h * 0.02, 300 * u, 90 * full * u, '#3f9450', 9),
    frame.format === 'wide' ? foliage(w * 0.05, -10, 330 * u, 130 * u, '#1d5a3c', 14) : '',
    hung
      .map(
        ([dx, y, degrees], index) =>
          mangoLeaf(trunk + (dx - 16) * u, at(y) - 26 * u, 1.5 * u, '#2f7d46', '#7fb35a', 14 + degrees) +
          mangoFruit(trunk + dx * u, at(y) - 16 * u, 1.9 * u, index % 3 === 1 ? '#a8c23a' : '#f9b92f', '#ef7d2d', degrees, 22),
      )
      .join(''),
    ladder(foot.x, foot.y, u, long, lean, '#d99a4e', '#a86a30'),
    ladderPicker(step.x, step.y, choose(frame, 0.94, 0.88, 0.9) * u, '#e0402a', '#ad2a24', '#2f4a78'),
    mangoStencil('m'),
    fruitCrate(
      w * choose(frame, 0.54, 0.72, 0.72),
      h * choose(frame, 0.9, 0.87, 0.89),
      choose(frame, 1.12, 1.1, 1) * u,
      'm',
      '#d9a35c',
      '#a86e36',
      '#6a3f24',
      3,
    ),
    fruitCrate(
      w * choose(frame, 0.91, 0.92, 0.94),
      h * choose(frame, 0.97, 0.95, 0.97),
      choose(frame, 1.3, 1.2, 1.1) * u,
      'm',
      '#e3b06a',
      '#b0763c',
      '#6a3f24',
      8,
    ),
    fruitCrate(
      w * choose(frame, 0.12, 0.12, 0.12),
      h * choose(frame, 0.985, 0.98, 0.99),
      choose(frame, 1.36, 1.2, 1.14) * u,
      'm',
      '#d9a35c',
      '#a86e36',
      '#6a3f24',
      5,
    ),
    range(5)
      .map((index) => copyAt('m', w * (0.28 + index * 0.075), h * (0.95 + (index % 2) * 0.025), 1.05 * u, index * 50))
      .join(''),
    line(
      whole`M${w * 0.03},${h * 0.8}q6,-26 -4,-40m10,40q4,-22 16,-34M${w * choose(frame, 0.64, 0.9, 0.9)},${h * 0.78}q6,-26 -4,-40m10,40q4,-22 16,-34`,
      '#4f8a38',
      6 * u,
    ),
  ].join('')
}
