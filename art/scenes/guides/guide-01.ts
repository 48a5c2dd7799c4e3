import { hatFromAbove, pencil } from '../../kit/desk-things'
import { mangoFruit, mangoLeaf } from '../../kit/fruit'
import { range } from '../../kit/rng'
import { circle, clipped, ellipse, line, placed, polygon, rect, shape } from '../../kit/shapes'
import { mapPoint, vietnamMap } from '../../kit/vietnam-map'
import { whole } from '../../kit/whole-path'
import { choose, type Scene, unit } from '../../scene'

const stops: readonly (readonly [number, number])[] = [
  [105.85, 21.03],
  [106.1, 20.25],
  [106.3, 18.4],
  [107.58, 16.46],
  [108.2, 15.9],
  [109.2, 13.6],
  [108.45, 11.94],
  [106.7, 10.78],
  [105.77, 10.03],
]
const pins = [0, 3, 4, 6, 7]

/** First trip: a paper map of Vietnam unfolded on a teal table in window light, with a conical hat, a pencil and a mango. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const degree = choose(frame, 51, 59, 47) * u
  const sheet = { w: choose(frame, 960, 880, 720) * u, h: choose(frame, 850, 1080, 790) * u }
  const spot = { x: w * choose(frame, 0.5, 0.51, 0.52), y: h * choose(frame, 0.5, 0.48, 0.485) }
  const shift = choose(frame, -60, -44, -50) * u
  const edge = whole`M${-sheet.w / 2},${-sheet.h / 2}H${sheet.w / 2}V${sheet.h / 2}H${-sheet.w / 2}z`
  const columns = choose(frame, 5, 4, 4)
  const folds = range(columns)
    .map((index) =>
      index % 2 === 1
        ? rect(
            -sheet.w / 2 + (index * sheet.w) / columns,
            -sheet.h / 2,
            sheet.w / columns,
            sheet.h,
            '#3a5a6a',
            0.06,
          )
        : line(
            whole`M${-sheet.w / 2 + (index * sheet.w) / columns},${-sheet.h / 2}v${sheet.h}`,
            '#fffdf4',
            3 * u,
            0.8,
          ),
    )
    .join('')
  const grid = line(
    range(7)
      .map(
        (index) =>
          whole`M${-sheet.w / 2},${(index - 3) * degree * 2.6}h${sheet.w}M${(index - 3) * degree * 2.6},${-sheet.h / 2}v${sheet.h}`,
      )
      .join(''),
    '#7cbcb6',
    1.6 * u,
    0.6,
  )
  const route = stops.map(([east, north]) => mapPoint(east, north, degree))
  const map =
    rect(-sheet.w / 2, -sheet.h / 2, sheet.w, sheet.h, '#a8d8d0') +
    grid +
    vietnamMap(shift, 0, degree, {
      land: '#f6ecd0',
      north: '#2b857d',
      centre: '#f0a92f',
      south: '#6f9c3a',
      coast: '#7a4a2a',
    }) +
    placed(
      shift,
      0,
      1,
      `<g stroke-dasharray="${Math.round(11 * u)} ${Math.round(13 * u)}">${line(
        `M${route.map(([x, y]) => whole`${x},${y}`).join(' ')}`,
        '#c92a1f',
        6 * u,
      )}</g>` +
        pins
          .map((index) => {
            const [x, y] = route[index] ?? [0, 0]
            return ellipse(x + 10 * u, y + 2 * u, 15 * u, 5 * u, '#000', 0.25) + pin(x, y, u)
          })
          .join(''),
    ) +
    rect(-sheet.w / 2, -sheet.h * 0.17, sheet.w, 3 * u, '#fffdf4', 0.8) +
    rect(-sheet.w / 2, sheet.h * 0.17, sheet.w, 3 * u, '#3a5a6a', 0.2) +
    folds +
    compass(sheet.w / 2 - 96 * u, -sheet.h / 2 + choose(frame, 330, 480, 350) * u, 58 * u)
  const planks = range(8)
    .map((index) => rect(-10, (h * index) / 7 - 30 * u, w + 20, 4 * u, '#123f46'))
    .join('')
  const lights = range(3).map((index) => {
    const left = w * choose(frame, -0.12, -0.45, -0.3) + index * choose(frame, 560, 400, 360) * u
    return polygon(
      [
        [left, -10],
        [left + choose(frame, 430, 300, 280) * u, -10],
        [left + choose(frame, 980, 950, 800) * u, h + 10],
        [left + choose(frame, 550, 650, 520) * u, h + 10],
      ],
      '#ffe6a0',
      index === 1 ? 0.12 : 0.08,
    )
  })
  const hat = choose(
    frame,
    { x: 0.135, y: 0.73, s: 2.2 },
    { x: 0.87, y: 0.1, s: 2.1 },
    { x: 0.88, y: 0.13, s: 1.85 },
  )
  const fruit = choose(
    frame,
    { x: 0.885, y: 0.7, s: 5.2 },
    { x: 0.15, y: 0.83, s: 5 },
    { x: 0.14, y: 0.77, s: 4.4 },
  )
  const leaves = choose<readonly [number, number]>(frame, [70, 128], [160, 205], [160, 205])
  const tip = choose(
    frame,
    { x: 0.665, y: 0.49, s: 1.6, turn: 24 },
    { x: 0.64, y: 0.53, s: 1.6, turn: 30 },
    { x: 0.66, y: 0.56, s: 1.35, turn: 24 },
  )
  return [
    rect(0, 0, w, h, '#1d5a60'),
    planks,
    placed(spot.x + 16 * u, spot.y + 20 * u, 1, shape(edge, '#000', 0.28), false, -5),
    placed(spot.x, spot.y, 1, clipped('sh', edge, map), false, -5),
    lights.join(''),
    mangoLeaf(
      w * fruit.x - 6 * u,
      h * fruit.y + 6 * u,
      fruit.s * 0.72 * u,
      '#2f7d43',
      '#7fb45c',
      leaves[0],
    ) + mangoLeaf(w * fruit.x, h * fruit.y, fruit.s * 0.8 * u, '#3f934c', '#9cc46a', leaves[1]),
    ellipse(
      w * fruit.x + 34 * u,
      h * fruit.y + 28 * fruit.s * u,
      17 * fruit.s * u,
      13 * fruit.s * u,
      '#000',
      0.26,
    ),
    mangoFruit(w * fruit.x, h * fruit.y, fruit.s * u, '#f9b52c', '#ef7f2a', -14, 3),
    placed(
      w * fruit.x - 6.4 * fruit.s * u,
      h * fruit.y + 17 * fruit.s * u,
      fruit.s * u,
      ellipse(0, 0, 2, 5, '#fff1c0', 0.75),
      false,
      16,
    ),
    frame.format === 'wide' ? icedCoffee(w * 0.1, h * 0.22, 1.5 * u) : '',
    pencil(w * tip.x, h * tip.y, tip.s * u, '#d8412a', '#a82a22', tip.turn),
    hatFromAbove(w * hat.x, h * hat.y, hat.s * u, '#d9487c'),
  ].join('')
}

/** A red map pin with its point at (x, y). */
function pin(x: number, y: number, u: number): string {
  return placed(
    x,
    y,
    u,
    shape('M0 0Q-19-26-14-38A15 15 0 0 1 14-38Q19-26 0 0z', '#d8322b') +
      circle(0, -34, 6, '#fff6e4'),
  )
}

/** The rose of a map: four long rays over four short ones. */
function compass(x: number, y: number, radius: number): string {
  const ray = (turn: number, long: number, fill: string) =>
    placed(0, 0, 1, shape(`M0 0L-9-9 0${-long} 9-9z`, fill), false, turn)
  const rays =
    [45, 135, 225, 315].map((turn) => ray(turn, 30, '#6aa6a0')).join('') +
    [90, 180, 270].map((turn) => ray(turn, 46, '#1d5a60')).join('')
  return placed(
    x,
    y,
    radius / 50,
    `<circle r="36" fill="none" stroke="#6aa6a0" stroke-width="2.4"/>${rays}${ray(0, 52, '#d8412a')}`,
  )
}

/** A glass of iced milk coffee from above. */
function icedCoffee(x: number, y: number, scale: number): string {
  const cubes = shape(
    'M-30-26l26-8 9 25-27 9zM6-4l24-10 10 24-25 9zM-22 16l22-4 5 20-21 5z',
    '#fff6e4',
    0.55,
  )
  return placed(
    x,
    y,
    scale,
    circle(12, 14, 66, '#000', 0.22) +
      circle(0, 0, 66, '#cfe6e0') +
      circle(0, 0, 54, '#8a5230') +
      shape('M-54 0A54 54 0 0 0 40 36Q10 10-54 0z', '#c98e54') +
      cubes +
      line('M-10-70L26 40', '#f4d7b0', 9),
  )
}
