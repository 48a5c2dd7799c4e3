import { grove } from '../../kit/foliage'
import { mist, mountains } from '../../kit/haze'
import { karstRow } from '../../kit/karst'
import { parkedBike } from '../../kit/parked-bike'
import { type RoadPoint, ribbonRoad } from '../../kit/ribbon-road'
import { range } from '../../kit/rng'
import { ellipse, line, polygon, rect, shape } from '../../kit/shapes'
import { cloudStreaks, sky } from '../../kit/sky'
import { sun, sunRays } from '../../kit/sun'
import { onlooker } from '../../kit/traveller'
import { helmet } from '../../kit/vespa'
import { whole } from '../../kit/whole-path'
import { choose, type Frame, type Scene, unit } from '../../scene'

/** Where the motorbike stands. */
export function loopOf(frame: Frame) {
  return {
    x: frame.width * choose(frame, 0.372, 0.46, 0.44),
    y: frame.height * choose(frame, 0.8, 0.93, 0.925),
    size: choose(frame, 1.06, 1.46, 1.46) * unit(frame),
  }
}

/** The Hà Giang loop: a loaded motorbike at the viewpoint, its helmet on the wall, the zigzag road climbing the slope across. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const ledge = h * choose(frame, 0.67, 0.855, 0.84)
  const bike = loopOf(frame)
  const verge = h * choose(frame, 0.84, 0.985, 0.985)
  const light = { x: w * choose(frame, 0.585, 0.35, 0.22), y: h * choose(frame, 0.33, 0.57, 0.25) }
  const [left, right] = choose(frame, [0.5, 0.94], [0.28, 0.98], [0.32, 0.98])
  const top = h * choose(frame, 0.24, 0.525, 0.25)
  const low = h * choose(frame, 0.7, 0.82, 0.82)
  const slope = (part: number) => h * choose(frame, part, 0.525 + (part - 0.24) * 0.6, part)
  const turns = 7
  const reaches = [0.1, 0.34, 0.52, 0.5, 0.74, 0.7, 1, 0.94]
  const bends: RoadPoint[] = range(turns + 1).flatMap((index): RoadPoint[] => {
    const part = index / turns
    const reach = ((right - left) / 2) * (reaches[index] ?? 1) * (index % 2 === 0 ? -1 : 1)
    const x = ((left + right) / 2 - 0.03 * part + reach) * w
    const y = top + (low - top) * part ** 1.25
    const gap = ((low - top) / turns) * 0.3 * (0.4 + part)
    const half = (4 + 17 * part) * u
    return [
      [x - reach * w * 0.06, y - gap, half],
      [x - reach * w * 0.06, y + gap * 0.9, half],
    ]
  })
  const crest = bends[0] ?? [w * 0.7, top, 4]
  return [
    sky(
      frame,
      h * 0.7,
      choose(
        frame,
        ['#e8657a', '#f7a27a', '#ffe0a0'],
        ['#f9cbb4', '#fde0b6', '#ffe0a0'],
        ['#e8657a', '#f7a27a', '#ffe0a0'],
      ),
    ),
    sunRays(light.x, light.y, w * 1.1, 32, '#fff3c4', 0.2),
    sun(light.x, light.y, choose(frame, 104, 108, 98) * u, '#fff3cf'),
    frame.format === 'tall' ? '' : cloudStreaks(frame, h * 0.06, h * 0.26, 6, '#ffe6c9', 8, 0.55),
    mountains(frame, {
      base: h * choose(frame, 0.56, 0.7, 0.56),
      height: choose(frame, 230, 196, 230) * u,
      peaks: choose(frame, 7, 4, 4),
      seed: 44,
      fill: '#d98a8e',
    }),
    mountains(frame, {
      base: h * choose(frame, 0.64, 0.75, 0.64),
      height: choose(frame, 220, 180, 220) * u,
      peaks: choose(frame, 6, 3.6, 3.6),
      seed: 52,
      fill: '#a9658a',
    }),
    mist(frame, h * choose(frame, 0.44, 0.54, 0.44), h * 0.3, '#ffe3c4', 0.6, 'm'),
    karstRow({
      left: -80,
      right: w * 0.5,
      base: h * 0.8,
      count: choose(frame, 4, 3, 3),
      heights: choose(frame, [150, 300], [110 * u, 190 * u], [150, 300]),
      widths: [190 * u, 280 * u],
      seed: 17,
      fill: '#6a4f86',
      shade: '#523c70',
      light: 'left',
    }),
    polygon(
      [
        [w * (left - 0.2), h],
        [w * (left - 0.06), slope(0.66)],
        [w * (left + 0.02), slope(0.56)],
        [w * (left + 0.1), slope(0.36)],
        [crest[0] - 70 * u, top - 4 * u],
        [crest[0] - 10 * u, top - 66 * u],
        [crest[0] + 40 * u, top - 14 * u],
        [crest[0] + 120 * u, top - 40 * u],
        [crest[0] + 210 * u, top + 70 * u],
        [w + 20, top + 10 * u],
        [w + 20, h],
      ],
      '#2f6a5a',
    ),
    polygon(
      [
        [crest[0] - 10 * u, top - 66 * u],
        [crest[0] + 40 * u, top - 14 * u],
        [crest[0] + 120 * u, top - 40 * u],
        [crest[0] + 210 * u, top + 70 * u],
        [w + 20, top + 10 * u],
        [w + 20, slope(0.7)],
        [crest[0] + 120 * u, slope(0.44)],
        [crest[0] + 20 * u, slope(0.34)],
      ],
      '#245349',
    ),
    ribbonRoad([...bends].reverse(), '#c99a6c', '#e9c596', '#f6dcb8'),
    shape(
      whole`M-20,${h * 0.78}Q${w * 0.2},${h * 0.7} ${w * 0.4},${h * 0.82}T${w * 0.8},${h * 0.86}T${w + 20},${h * 0.8}V${h + 20}H-20z`,
      '#1d463f',
    ),
    shape(
      whole`M-20,${ledge - 10 * u}Q${w * 0.5},${ledge - 34 * u} ${w + 20},${ledge}V${h + 20}H-20z`,
      '#7a4f5c',
    ),
    range(choose(frame, 9, 5, 5))
      .map(
        (index) =>
          rect(
            w * (0.02 + index * choose(frame, 0.115, 0.21, 0.21)),
            ledge - 84 * u + index * 2 * u,
            44 * u,
            96 * u,
            '#fff1dc',
          ) +
          rect(
            w * (0.02 + index * choose(frame, 0.115, 0.21, 0.21)),
            ledge - 64 * u + index * 2 * u,
            44 * u,
            24 * u,
            '#e0402a',
          ),
      )
      .join(''),
    shape(
      whole`M-20,${ledge + 14 * u}Q${w * 0.5},${ledge - 14 * u} ${w + 20},${ledge + 22 * u}V${h + 20}H-20z`,
      '#5a3a50',
    ),
    line(whole`M-20,${verge}Q${w * 0.5},${verge - h * 0.02} ${w + 20},${verge}`, '#f0b87a', 6 * u),
    frame.format === 'wide' ? grove(-20, w + 20, h + 10, 110 * u, '#1d463f', 5) : '',
    ellipse(bike.x, bike.y, 180 * bike.size, 13 * bike.size, '#33213a', 0.7),
    parkedBike(bike.x, bike.y, bike.size, {
      tank: '#d8322b',
      tankShade: '#98202c',
      frame: '#2b2233',
      chrome: '#d9dbe6',
      seat: '#4a2a24',
      bag: '#b9783a',
      bagShade: '#8a5426',
      roll: '#2f857d',
    }),
    helmet(
      bike.x - 30 * bike.size,
      bike.y - 128 * bike.size,
      0.84 * bike.size,
      '#f6b02c',
      '#c9801f',
      '#2b2233',
    ),
    onlooker(
      w * choose(frame, 0.56, 0.85, 0.82),
      h * choose(frame, 0.745, 0.905, 0.91),
      choose(frame, 1.5, 2.1, 1.85) * u,
      {
        jacket: '#2a3560',
        pack: '#f0b23a',
        packShade: '#c07f22',
        trousers: '#2b2233',
        hat: '#e0402a',
      },
    ),
  ].join('')
}
