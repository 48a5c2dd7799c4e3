import { bulbs, crescent, glows, lampTrails } from '../../kit/night-lights'
import type { Point } from '../../kit/path'
import { range } from '../../kit/rng'
import { stars } from '../../kit/sky'
import { choose, type Night, unit } from '../../scene'

type Lights = Omit<Night, 'colours'>

/** What the nights of deals show beside their colours. */
export const dealLights: Record<string, Lights> = {
  'deal-mango-farm-day': {
    sky: (frame) => stars(frame, frame.height * 0.6, 90, 5),
    lights: (frame) => {
      const { width: w, height: h } = frame
      const u = unit(frame)
      const trunk = w * choose(frame, 0.82, 0.62, 0.62)
      const lamps = choose<readonly (readonly [number, number])[]>(
        frame,
        [
          [-365, 0.37],
          [-256, 0.385],
          [34, 0.36],
          [192, 0.43],
        ],
        [
          [-405, 0.5],
          [-272, 0.53],
          [24, 0.49],
          [222, 0.555],
        ],
        [
          [-415, 0.33],
          [-228, 0.36],
          [24, 0.36],
          [212, 0.38],
        ],
      ).map(([x, y]): Point => [trunk + x * u, h * y])
      const crates = choose<readonly (readonly [number, number, number])[]>(
        frame,
        [
          [1440, 640, 210],
          [210, 636, 220],
        ],
        [
          [756, 930, 270],
          [150, 950, 230],
        ],
        [
          [720, 730, 250],
          [142, 740, 220],
        ],
      )
      return (
        glows('l1', '#ffb347', 0.62, [...lamps.map(([x, y]) => [x, y, 170 * u] as const), ...crates]) +
        lamps
          .map(
            ([x, y]) =>
              `<path fill="none" stroke="#0a1c28" stroke-width="${Math.round(3 * u)}" d="M${Math.round(x)},${Math.round(y)}v${Math.round(-70 * u)}"/>`,
          )
          .join('') +
        bulbs(lamps, 22 * u, '#ffd98a') +
        bulbs(lamps, 11 * u, '#fffbe8')
      )
    },
  },
  'deal-ha-giang-motorbike-loop': {
    sky: (frame) =>
      stars(frame, frame.height * 0.44, 110, 6) +
      crescent(frame.width * choose(frame, 0.58, 0.22, 0.22), frame.height * choose(frame, 0.26, 0.22, 0.22), 46 * unit(frame), '#fbeecb'),
    lights: (frame) => {
      const u = unit(frame)
      const size = choose(frame, 1.06, 1.62, 1.46) * u
      const x = frame.width * choose(frame, 0.34, 0.46, 0.44) + 82 * size
      const y = frame.height * choose(frame, 0.75, 0.9, 0.925) - 98 * size
      const beam = `M${Math.round(x)},${Math.round(y - 10 * u)}L${Math.round(x + 560 * u)},${Math.round(y - 60 * u)}V${Math.round(y + 190 * u)}L${Math.round(x)},${Math.round(y + 12 * u)}z`
      return (
        `<linearGradient id="beam"><stop offset="0" stop-color="#fff0b8" stop-opacity=".6"/><stop offset="1" stop-color="#fff0b8" stop-opacity="0"/></linearGradient>` +
        `<path fill="url(#beam)" d="${beam}"/>` +
        glows('l1', '#ffe08a', 0.9, [[x, y, 120 * u]])
      )
    },
  },
  'deal-phu-quoc-beach-resort': {
    sky: (frame) => stars(frame, frame.height * 0.34, 110, 6),
    lights: (frame) => {
      const { width: w, height: h } = frame
      const u = unit(frame)
      const feet = h * choose(frame, 0.9, 0.86, 0.9)
      const [left, right] = [w * choose(frame, 0.1, 0.08, 0.08), w * choose(frame, 0.545, 0.91, 0.9)]
      const string = range(9).map((index): Point => {
        const part = (index + 0.5) / 9
        return [left + (right - left) * part, feet - 330 * u + Math.sin(part * Math.PI) * 60 * u]
      })
      const home: Point = [w * choose(frame, 0.79, 0.6, 0.62), h * 0.66 + choose(frame, 76, 36, 30) * u]
      const size = choose(frame, 1.5, 1.12, 1.02) * u
      const wire = `M${Math.round(left)},${Math.round(feet - 330 * u)}Q${Math.round((left + right) / 2)},${Math.round(feet - 210 * u)} ${Math.round(right)},${Math.round(feet - 330 * u)}`
      const squid = [0.22, 0.31, 0.66, 0.72].map((part): Point => [w * part, h * 0.4 - 6 * u])
      return (
        `<path fill="none" stroke="#0a1226" stroke-width="${Math.round(3 * u)}" d="${wire}"/>` +
        glows('l1', '#ffb347', 0.66, [...string.map(([x, y]) => [x, y, 80 * u] as const), [home[0], home[1] - 70 * size, 200 * size]]) +
        bulbs(string, 11 * u, '#fff0c4') +
        glows(
          'l2',
          '#5dffb0',
          0.7,
          squid.map(([x, y]) => [x, y, 56 * u]),
        ) +
        bulbs(squid, 7 * u, '#e9fff2') +
        lampTrails(squid, 90 * u, 24 * u, '#7dffc0', 0.4)
      )
    },
  },
  'deal-hue-boat-and-garden': {
    sky: (frame) => stars(frame, frame.height * 0.4, 80, 8),
    lights: (frame) => {
      const { width: w, height: h } = frame
      const u = unit(frame)
      const bank = h * choose(frame, 0.65, 0.66, 0.67)
      const size = choose(frame, 0.88, 0.66, 0.94) * u
      const boats = (
        [
          [0.1, 0.3],
          [0.34, 0.42],
          [0.44, 0.2],
          [0.24, 0.62],
          [0.4, 0.74],
        ] as const
      ).map(([x, y]): Point => [w * x, bank + (h - bank) * y])
      return (
        glows('l1', '#ffb347', 0.66, [[w * choose(frame, 0.3, 0.18, 0.26), bank - 50 * size, 210 * size]]) +
        glows(
          'l2',
          '#ff8a4a',
          0.8,
          boats.map(([x, y]) => [x, y, 54 * u]),
        ) +
        bulbs(boats, 13 * u, '#ffe0a0')
      )
    },
  },
  'deal-hanoi-street-food-walk': {
    sky: (frame) => stars(frame, frame.height * 0.4, 36, 5),
    lights: (frame) => {
      const { width: w, height: h } = frame
      const u = unit(frame)
      const k = choose(frame, 1.95, 1.46, 1.44) * u
      const foot = h * choose(frame, 0.93, 0.9, 0.92)
      const cook = w * choose(frame, 0.27, 0.28, 0.28)
      return glows('l1', '#ffb347', 0.55, [
        [cook + 20 * u, foot - 265 * k, 420 * u],
        [cook - 108 * k, foot - 26 * k, 110 * k],
        [w * choose(frame, 0.7, 0.74, 0.735), foot - 90 * k, 190 * k],
        [w * choose(frame, 0.66, 0.72, 0.72), h * choose(frame, 0.56, 0.62, 0.56), 180 * u],
        [w * choose(frame, 0.42, 0.36, 0.38), h * choose(frame, 0.56, 0.62, 0.56), 160 * u],
      ])
    },
  },
}
