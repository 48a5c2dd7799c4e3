import { aFrame, smokePlume } from '../../kit/a-frame'
import { copyAt, stencils } from '../../kit/copies'
import { foliage } from '../../kit/foliage'
import { hills, mist } from '../../kit/haze'
import { pine, pineRow } from '../../kit/pine'
import { range } from '../../kit/rng'
import { ellipse, line, placed, shape } from '../../kit/shapes'
import { shining } from '../../kit/shining'
import { sky, stars } from '../../kit/sky'
import { glow } from '../../kit/sun'
import { onlooker } from '../../kit/traveller'
import { whole } from '../../kit/whole-path'
import { choose, type Scene, unit } from '../../scene'

/** The blue hour in Da Lat: an A-frame villa glowing among pines, smoke from its chimney, hydrangeas along the path. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const ground = h * choose(frame, 0.78, 0.74, 0.77)
  const size = choose(frame, 1.36, 1.5, 1.36) * u
  const x = w * choose(frame, 0.52, 0.48, 0.48)
  const row = (base: number, bow: number) => (px: number) =>
    base - Math.sin((px / w) * Math.PI) * bow
  const pines = choose(
    frame,
    [
      [0.04, 0.86, 3.5],
      [0.13, 0.8, 2.7],
      [0.22, 0.77, 2.1],
      [0.3, 0.76, 1.7],
      [0.74, 0.76, 1.9],
      [0.82, 0.79, 2.6],
      [0.95, 0.88, 3.8],
    ],
    [
      [0.04, 0.8, 3.6],
      [0.17, 0.75, 2.4],
      [0.84, 0.75, 2.6],
      [0.98, 0.82, 4],
    ],
    [
      [0.03, 0.84, 3.2],
      [0.15, 0.78, 2.3],
      [0.86, 0.79, 2.5],
      [0.99, 0.86, 3.5],
    ],
  ) as readonly (readonly [number, number, number])[]
  return [
    stencils([
      ['f', pine(0, 0, 1, '#1a2150', '#1f3a6a', '#31558a', 2)],
      ['n', pine(0, 0, 1, '#11163c', '#14264f', '#22406e', 5)],
      [
        'q',
        foliage(0, 20, 92, 52, '#1b3464', 4) +
          foliage(-20, -6, 30, 26, '#8f9bea', 14) +
          foliage(34, 8, 28, 24, '#b9b6f2', 24),
      ],
      [
        'p',
        foliage(0, 20, 92, 52, '#1b3464', 6) +
          foliage(-24, -4, 30, 26, '#d78ac4', 15) +
          foliage(30, 4, 28, 24, '#b9b6f2', 21),
      ],
    ]),
    sky(frame, ground, ['#141d56', '#34479a', '#7f86c4', '#f0b7a4']),
    stars(frame, ground * 0.55, 34, 3),
    placed(
      w * choose(frame, 0.25, 0.22, 0.23),
      h * 0.17,
      u,
      shining(shape('M12-44A46 46 0 1 0 44 14 42 42 0 0 1 12-44z', '#fff3cf')),
    ),
    hills(frame, {
      base: h * 0.62,
      height: 150 * u,
      peaks: choose(frame, 3.2, 2, 2),
      seed: 9,
      fill: '#6c78bb',
    }),
    pineRow(-20, w + 20, row(h * 0.64, 70 * u), 84 * u, '#4a5aa3', 5),
    hills(frame, { base: h * 0.69, height: 90 * u, peaks: 2.4, seed: 3, fill: '#4a5aa3' }),
    mist(frame, h * 0.55, h * 0.2, '#d8d4ee', 0.55, 'm'),
    pineRow(-20, w + 20, row(h * 0.74, 20 * u), 150 * u, '#2c3b80', 12),
    shape(
      whole`M-20,${ground + 20 * u}Q${w * 0.3},${ground - 34 * u} ${x},${ground}T${w + 20},${ground - 4 * u}V${h + 20}H-20z`,
      '#22386e',
    ),
    pines.map(([px, py, s]) => (s < 2.2 ? copyAt('f', px * w, py * h, s * u) : '')).join(''),
    smokePlume(x + 86 * size, ground - 336 * size, 0.95 * size, '#cfd0ec', 0.75),
    glow(x, ground - 120 * u, 400 * u, '#ffb45c', 0.4, 'g'),
    aFrame(x, ground, size, {
      roof: '#7a2f3c',
      roofShade: '#4f1f38',
      timber: '#3b1c2c',
      stone: '#7d7aa6',
      stoneShade: '#56548a',
      lamp: '#ffcb66',
      warm: '#ffb04a',
    }),
    shining(line(`M${x - 30 * size},${ground - 84 * size}h.1`, '#fff3c4', 22 * size)) +
      line(`M${x - 30 * size},${ground - 126 * size}v${34 * size}`, '#3b1c2c', 2.4 * size),
    shape(
      whole`M${x - 50 * size},${ground + 30 * size}H${x + 74 * size}Q${x + 40 * u},${h * 0.92} ` +
        whole`${x + 190 * u},${h + 20}H${x - 330 * u}Q${x - 110 * u},${h * 0.92} ` +
        whole`${x - 50 * size},${ground + 30 * size}z`,
      '#c98a6a',
    ),
    ellipse(x, ground + 40 * size, 150 * size, 12 * size, '#ffcb66', 0.4),
    onlooker(x - 60 * u, h * choose(frame, 0.955, 0.92, 0.955), choose(frame, 1.35, 1.5, 1.3) * u, {
      pack: '#f0b23a',
      packShade: '#c07f22',
      jacket: '#e0402a',
      trousers: '#1a2150',
      hat: '#e0402a',
    }),
    pines.map(([px, py, s]) => (s >= 2.2 ? copyAt('n', px * w, py * h, s * u) : '')).join(''),
    range(choose(frame, 9, 6, 6))
      .map((index) => {
        const side = index % 2 === 0 ? -1 : 1
        const bx =
          x +
          side *
            (w * choose(frame, 0.15, 0.24, 0.24) +
              ((index * 67) % 130) * u +
              index * choose(frame, 40, 14, 14) * u)
        const by = h * 0.93 + (index % 3) * 26 * u
        return copyAt(index % 3 === 0 ? 'p' : 'q', bx, by, u)
      })
      .join(''),
  ].join('')
}
