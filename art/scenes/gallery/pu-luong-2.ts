import { copyAt, stencils } from '../../kit/copies'
import { flowingTerraces } from '../../kit/flowing-terraces'
import { foliage, grove } from '../../kit/foliage'
import { hills, mist, mountains } from '../../kit/haze'
import { num, type Point } from '../../kit/path'
import { range } from '../../kit/rng'
import { circle, ellipse, line, placed, rect, shape } from '../../kit/shapes'
import { cloudStreaks, sky } from '../../kit/sky'
import { stiltHouse } from '../../kit/stilt-house'
import { whole } from '../../kit/whole-path'
import { choose, type Scene, unit } from '../../scene'

const far = { roof: '#b98a6a', roofShade: '#96685c', wall: '#a87466', dark: '#6a4858' }

/** Somebody resting in a hammock slung between two posts 190 units apart, a book on the chest; the left knot at the origin. */
const hammock =
  line('M0 0Q30 40 52 50M190 0Q164 40 142 50', '#f4e3b8', 4) +
  shape('M38 36Q60 20 96 30L138 26 156 38Q146 84 98 86 50 84 38 36z', '#d99a2c') +
  shape('M62 46Q64 26 90 30L120 34 124 56Q90 66 62 46z', '#e0402a') +
  line('M118 46L140 38 166 44', '#24305e', 15) +
  line('M164 44L178 40', '#d99a6c', 9) +
  circle(54, 34, 13, '#d99a6c') +
  shape('M42 40Q36 18 54 17 68 18 64 28 50 28 50 46z', '#1f1420') +
  line('M70 40Q84 52 96 34', '#c2342a', 9) +
  circle(97, 31, 5, '#d99a6c') +
  shape('M88 18L108 12 114 28 94 34z', '#fff6e4') +
  shape('M34 34Q44 66 96 72 146 66 158 36 158 78 98 90 40 84 34 34z', '#f0b83e') +
  line('M52 62Q98 86 142 60', '#b9741e', 3)

/** A house of the Thái on wooden stilts under a deep palm thatch: ground at the origin, 680 units wide, 470 tall. */
const house =
  shape('M-270 0Q0-22 290 0 300 16 0 18-280 16-270 0z', '#3a4a3c') +
  line('M-210-150V-6M-70-150V-6M80-150V-6M230-150V-6', '#3c2430', 12) +
  rect(90, -52, 130, 46, '#6a4034') +
  line('M98-44h114M98-32h114M98-20h114M98-10h114', '#a06a44', 7) +
  line('M-250-150V4M-110-150V4M80-150V4M262-150V4', '#5c3630', 15) +
  line('M-254-150V4M-114-150V4M76-150V4M258-150V4', '#a8703f', 5) +
  placed(-104, -112, 1, hammock) +
  rect(-324, -164, 640, 16, '#5c3630') +
  rect(-324, -164, 640, 5, '#c48a4e') +
  rect(-236, -250, 530, 88, '#a0623a') +
  line(
    range(15)
      .map((index) => `M${-220 + index * 36}-250V-166`)
      .join(''),
    '#74412f',
    3,
  ) +
  rect(-186, -238, 60, 74, '#3c2230') +
  rect(-170, -238, 28, 74, '#ffc96a') +
  [-80, 50, 180]
    .map(
      (x) =>
        rect(x, -234, 72, 46, '#3c2230') +
        rect(x + 6, -230, 60, 38, '#ffd27a') +
        line(`M${x + 26}-230v38M${x + 46}-230v38`, '#74412f', 5),
    )
    .join('') +
  line('M-320-206H-236M-320-190H-236M-320-206V-164M-292-206V-164M-264-206V-164', '#8a5a38', 6) +
  line('M-318-164L-372 2M-288-164L-342 2', '#5c3630', 8) +
  line('M-324-132h28M-334-100h30M-344-68h30M-354-36h30M-362-8h30', '#c48a4e', 7) +
  shape('M-196-462H196L352-226Q0-262-352-226z', '#b98646') +
  shape('M-196-462H-60L-104-246Q-250-240-352-226z', '#dcb064') +
  shape('M-352-226Q0-262 352-226L346-206Q0-240-346-206z', '#74482f') +
  line(
    range(13)
      .map(
        (index) =>
          `M${num(-180 + index * 30)}-${446 - (index % 3) * 14}l${num((index - 6) * 11)} ${92 + (index % 4) * 22}`,
      )
      .join(''),
    '#8f5f34',
    4,
  ) +
  line(
    'M-212-488L-176-440M-180-488L-210-440M212-488L176-440M180-488L210-440M-200-464H200',
    '#5c3630',
    9,
  )

/** Pù Luông: dawn at Đôn village, mist in the terraced valley, a thatched stilt house with somebody in the hammock below it. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const p = (x: number, y: number): Point => [w * x, h * y]
  const home = choose(
    frame,
    { x: 0.685, y: 0.85, s: 1.14 },
    { x: 0.6, y: 0.8, s: 1 },
    { x: 0.6, y: 0.85, s: 0.96 },
  )
  const s = home.s * u
  const [hx, hy] = [w * home.x, h * home.y]
  const blades = range(choose(frame, 20, 13, 13)).map((index, _, all) =>
    copyAt(
      index % 2 ? 'dark' : 'pale',
      (w * (index + 0.4)) / all.length,
      h + 6,
      (0.66 + ((index * 37) % 9) * 0.06) * u,
      ((index * 5) % 9) - 4,
    ),
  )
  return [
    sky(frame, h * 0.56, ['#b9a8d0', '#f0bfc0', '#fde6b8']),
    cloudStreaks(frame, h * 0.06, h * 0.26, 5, '#fff0dc', 5, 0.6),
    mountains(frame, {
      base: h * 0.5,
      height: 250 * u,
      peaks: choose(frame, 3, 2, 2),
      seed: 33,
      fill: '#b79cc0',
      bottom: h * 0.7,
    }),
    mist(frame, h * 0.34, h * 0.2, '#fde9d0', 0.85, 'm'),
    hills(frame, {
      base: h * 0.56,
      height: 120 * u,
      peaks: choose(frame, 3, 2, 2),
      seed: 8,
      fill: '#7d86a8',
      bottom: h * 0.74,
    }),
    mist(frame, h * 0.46, h * 0.18, '#fdeedb', 0.9, 'n'),
    flowingTerraces({
      id: 'b',
      crest: [p(-0.04, 0.555), p(0.16, 0.585), p(0.36, 0.64), p(0.6, 0.7)],
      bottom: h * 0.8,
      levels: 8,
      steps: [12 * u, 26 * u],
      wave: 360 * u,
      swing: 0.36,
      phase: 2,
      fields: ['#7fa890', '#a8c49a', '#8fb494', '#bcd0a0'],
      bank: '#557f78',
    }),
    [0.05, 0.16, 0.25]
      .map((x, index) =>
        stiltHouse(w * x, h * (0.575 + index * 0.026), (0.62 - index * 0.06) * u, far, index === 1),
      )
      .join('') + grove(w * 0.27, w * 0.46, h * 0.665, 50 * u, '#55807a', 4),
    rect(0, h * 0.72, w, h * 0.14, '#8fb494'),
    mist(frame, h * 0.6, h * 0.16, '#fdf0de', 0.75, 'o'),
    grove(w * choose(frame, 0.4, 0.2, 0.2), w * 1.08, hy - 90 * u, 150 * u, '#3f7468', 6),
    rect(w * choose(frame, 0.42, 0.24, 0.24), hy - 92 * u, w, 100 * u, '#3f7468'),
    foliage(w * 1.0, hy - 190 * u, 110 * u, 190 * u, '#2f6458', 5),
    flowingTerraces({
      id: 'a',
      crest: [
        p(-0.04, choose(frame, 0.72, 0.7, 0.73)),
        p(0.2, choose(frame, 0.765, 0.745, 0.77)),
        [w * 0.45, hy - 26 * u],
        [w * 1.04, hy - 30 * u],
      ],
      bottom: h * 1.02,
      levels: 8,
      steps: [34 * u, 50 * u],
      wave: 620 * u,
      swing: 0.3,
      phase: 0.6,
      fields: ['#5f9a52', '#86b45a', '#a6c866', '#74a854'],
      bank: '#2f5f48',
    }),
    shape(
      whole`M${hx - 420 * s},${hy - 4 * s}Q${hx},${hy - 40 * s} ${hx + 460 * s},${hy - 6 * s}V${hy + 30 * s}Q${hx},${hy + 52 * s} ${hx - 440 * s},${hy + 26 * s}z`,
      '#b98f64',
    ),
    line(
      whole`M${hx + 60 * s},${hy - 460 * s}q${-40 * s},${-60 * s} ${10 * s},${-110 * s}t${-30 * s},${-120 * s}t${20 * s},${-120 * s}`,
      '#fff6e6',
      26 * s,
      0.5,
    ),
    placed(hx, hy, s, house),
    [-0.06, 0.03]
      .map((x, index) => {
        const [kx, ky] = [hx - 300 * s + x * w, hy + (28 + index * 12) * s]
        return (
          ellipse(kx, ky - 15 * s, 17 * s, 13 * s, index ? '#c2542f' : '#fff1d6') +
          circle(kx - 16 * s, ky - 27 * s, 8 * s, index ? '#c2542f' : '#fff1d6') +
          shape(
            whole`M${kx - 22 * s},${ky - 28 * s}l${-9 * s},${4 * s} ${9 * s},${3 * s}z`,
            '#f2a02c',
          ) +
          shape(whole`M${kx - 20 * s},${ky - 34 * s}h${8 * s}l${-3 * s},${-8 * s}z`, '#d8342a') +
          line(
            whole`M${kx - 3 * s},${ky - 4 * s}v${7 * s}m${8 * s},${-7 * s}v${7 * s}`,
            '#f2a02c',
            3 * s,
          )
        )
      })
      .join(''),
    stencils([
      [
        'dark',
        shape(
          'M-8 0Q-18-48-54-78-10-58-2-18-4-70 6-112 18-62 10-18 22-58 62-84 30-44 14 0z',
          '#24584a',
        ),
      ],
      [
        'pale',
        shape(
          'M-8 0Q-18-48-54-78-10-58-2-18-4-70 6-112 18-62 10-18 22-58 62-84 30-44 14 0z',
          '#3f7f52',
        ),
      ],
    ]),
    blades.join(''),
    foliage(w * -0.01, h * 1.02, 150 * u, 80 * u, '#214f46', 4),
  ].join('')
}
