import { copyAt } from '../../kit/copies'
import { foliage, grove } from '../../kit/foliage'
import { mangoFruit, mangoLeaf } from '../../kit/fruit'
import { fruitCrate, ladder, ladderPicker, mangoStencil } from '../../kit/orchard-ladder'
import { ellipse, line, rect, shape } from '../../kit/shapes'
import { sky } from '../../kit/sky'
import { sun, sunRays } from '../../kit/sun'
import { whole } from '../../kit/whole-path'
import { choose, type Scene, unit } from '../../scene'

/** A day at the mango farm: a ladder against an old tree, a picker at its top, crates full of ripe fruit in the grass. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const ground = h * choose(frame, 0.65, 0.69, 0.66)
  const tree = h * choose(frame, 1, 1.14, 0.96)
  const lush = choose(frame, 1.2, 1.6, 1)
  const full = choose(frame, 1.05, 2.1, 0.95)
  const trunk = w * choose(frame, 0.82, 0.62, 0.62)
  const foot = { x: trunk - 214 * u, y: ground + 84 * u }
  const long = choose(frame, 430, 390, 500)
  const lean = 17
  const turn = (lean * Math.PI) / 180
  const rung = choose(frame, 110, 104, 196)
  const step = { x: foot.x + Math.sin(turn) * rung * u, y: foot.y - Math.cos(turn) * rung * u }
  const light = { x: w * choose(frame, 0.93, 0.2, 0.2), y: h * choose(frame, 0.45, 0.535, 0.43) }
  const crown: readonly (readonly [number, number, number, number, number])[] = [
    [-360, 0.1, 260, 150, 0],
    [330, 0.1, 300, 150, 1],
    [0, 0.06, 380, 170, 2],
    [-200, 0.2, 190, 90, 3],
    [250, 0.22, 190, 84, 4],
  ]
  const hung = choose<readonly (readonly [number, number, number])[]>(
    frame,
    [
      [-520, 0.34, 4],
      [-430, 0.36, -8],
      [-300, 0.35, 6],
      [-112, 0.34, -6],
      [150, 0.37, 8],
      [232, 0.34, -4],
    ],
    [
      [-470, 0.46, 4],
      [-340, 0.48, -8],
      [-112, 0.47, 6],
      [150, 0.48, -6],
      [290, 0.47, 8],
    ],
    [
      [-480, 0.27, 4],
      [-350, 0.3, -8],
      [-112, 0.28, 6],
      [140, 0.3, -6],
      [280, 0.28, 8],
    ],
  )
  const crates = choose<readonly (readonly [number, number, number])[]>(
    frame,
    [
      [900, 690, 0.92],
      [1440, 712, 0.98],
      [210, 712, 1.06],
    ],
    [
      [640, 940, 0.92],
      [816, 1006, 1.02],
      [150, 1022, 1.06],
    ],
    [
      [612, 730, 0.92],
      [768, 800, 1.02],
      [142, 806, 1.06],
    ],
  )
  const fallen = choose<readonly (readonly [number, number, number])[]>(
    frame,
    [
      [430, 686, 8],
      [560, 676, 160],
      [700, 690, -24],
    ],
    [[380, 1016, 8]],
    [
      [372, 800, 8],
      [492, 814, 160],
    ],
  )
  const tufts = choose<readonly (readonly [number, number])[]>(
    frame,
    [
      [58, 712],
      [350, 790],
      [640, 762],
      [790, 826],
      [1080, 752],
      [1300, 800],
      [120, 836],
    ],
    [
      [300, 1082],
      [560, 1060],
      [80, 1112],
      [880, 1080],
      [474, 1004],
    ],
    [
      [300, 836],
      [590, 856],
      [60, 850],
      [840, 850],
      [452, 732],
    ],
  )
  const sun0 = sun(light.x, light.y, choose(frame, 96, 96, 88) * u, '#fff7d6')
  return [
    sky(frame, ground, ['#7cc4a6', '#d9e49c', '#fff0b0']),
    sunRays(light.x, light.y, w, 30, '#fffbe0', 0.22),
    sun0,
    grove(-20, w + 20, ground - 30 * u, 170 * u, '#a9cc7a', 7),
    rect(0, ground - 31 * u, w, 40 * u, '#a9cc7a'),
    grove(-20, w + 20, ground + 6 * u, 120 * u, '#7fb35a', 12),
    rect(0, ground + 5 * u, w, 40 * u, '#7fb35a'),
    shape(
      whole`M-20,${ground}Q${w * 0.4},${ground - 26 * u} ${w + 20},${ground + 10 * u}V${h + 20}H-20z`,
      '#8fbf4a',
    ),
    shape(
      whole`M-20,${ground + 90 * u}Q${w * 0.5},${ground + 40 * u} ${w + 20},${ground + 110 * u}V${h + 20}H-20z`,
      '#6fa63f',
    ),
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
        foliage(
          trunk + dx * u,
          y * lush * h,
          rx * u,
          ry * full * u,
          seed < 3 ? '#1d5a3c' : '#2f7d46',
          seed + 3,
        ),
      )
      .join(''),
    foliage(trunk + 60 * u, h * 0.02, 300 * u, 90 * full * u, '#3f9450', 9),
    frame.format === 'wide' ? foliage(w * 0.05, -10, 330 * u, 130 * u, '#1d5a3c', 14) : '',
    hung
      .map(
        ([dx, y, degrees], index) =>
          mangoLeaf(
            trunk + (dx - 16) * u,
            h * y - 26 * u,
            1.5 * u,
            '#2f7d46',
            '#7fb35a',
            14 + degrees,
          ) +
          mangoFruit(
            trunk + dx * u,
            h * y - 16 * u,
            1.9 * u,
            index % 3 === 1 ? '#a8c23a' : '#f9b92f',
            '#ef7d2d',
            degrees,
            22,
          ),
      )
      .join(''),
    ladder(foot.x, foot.y, u, long, lean, '#d99a4e', '#a86a30'),
    ladderPicker(
      step.x,
      step.y,
      choose(frame, 0.94, 0.88, 0.9) * u,
      '#e0402a',
      '#ad2a24',
      '#2f4a78',
    ),
    mangoStencil('m'),
    crates
      .map(([x, y, size], index) => {
        const [slat, shade] = index === 1 ? ['#e3b06a', '#b0763c'] : ['#d9a35c', '#a86e36']
        return (
          ellipse(x + 14 * u, y - 3 * u, 128 * size * u, 11 * u, '#4f8a38') +
          fruitCrate(x, y, size * u, 'm', slat, shade, '#6a3f24', 3 + index * 5)
        )
      })
      .join(''),
    fallen.map(([x, y, degrees]) => copyAt('m', x, y, 0.95 * u, degrees)).join(''),
    shape(
      whole`M-20,${h * 0.955}Q${w * 0.3},${h * 0.91} ${w * 0.6},${h * 0.955}T${w + 20},${h * 0.94}V${h + 20}H-20z`,
      '#4f8a38',
    ),
    line(
      tufts
        .map(([x, y]) => whole`M${x},${y}q6,-26 -4,-40m8,40q0,-24 6,-46m2,46q4,-22 16,-34`)
        .join(''),
      '#4f8a38',
      6 * u,
    ),
  ].join('')
}
