import { bulbs, crescent, glows, lampTrails, panes } from '../../kit/night-lights'
import type { Point } from '../../kit/path'
import { range } from '../../kit/rng'
import { circle, placed } from '../../kit/shapes'
import { stars } from '../../kit/sky'
import { choose, type Night, unit } from '../../scene'
import { loopOf } from '../../scenes/shop-and-deals/deal-ha-giang-motorbike-loop'
import { windowOf } from '../../scenes/shop-and-deals/deal-hoi-an-cooking-class'
import { beam } from '../beam'
import { stormLantern } from './stories'

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
        glows('l1', '#ffb347', 0.62, [
          ...lamps.map(([x, y]) => [x, y, 170 * u] as const),
          ...crates,
        ]) +
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
      stars(frame, frame.height * 0.44, choose(frame, 110, 54, 110), 6) +
      crescent(
        frame.width * choose(frame, 0.58, 0.13, 0.22),
        frame.height * choose(frame, 0.26, 0.5, 0.22),
        choose(frame, 46, 36, 46) * unit(frame),
        '#fbeecb',
      ),
    lights: (frame) => {
      const u = unit(frame)
      const bike = loopOf(frame)
      const x = bike.x + 101 * bike.size
      const y = bike.y - 158 * bike.size
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
      const [left, right] = [
        w * choose(frame, 0.1, 0.08, 0.08),
        w * choose(frame, 0.545, 0.91, 0.9),
      ]
      const string = range(9).map((index): Point => {
        const part = (index + 0.5) / 9
        return [left + (right - left) * part, feet - 330 * u + Math.sin(part * Math.PI) * 60 * u]
      })
      const home: Point = [
        w * choose(frame, 0.79, 0.6, 0.62),
        h * 0.66 + choose(frame, 76, 36, 30) * u,
      ]
      const size = choose(frame, 1.5, 1.12, 1.02) * u
      const wire = `M${Math.round(left)},${Math.round(feet - 330 * u)}Q${Math.round((left + right) / 2)},${Math.round(feet - 210 * u)} ${Math.round(right)},${Math.round(feet - 330 * u)}`
      const squid = [0.22, 0.31, 0.66, 0.72].map((part): Point => [w * part, h * 0.4 - 6 * u])
      return (
        `<path fill="none" stroke="#0a1226" stroke-width="${Math.round(3 * u)}" d="${wire}"/>` +
        glows('l1', '#ffb347', 0.66, [
          ...string.map(([x, y]) => [x, y, 80 * u] as const),
          [home[0], home[1] - 70 * size, 200 * size],
        ]) +
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
        glows('l1', '#ffb347', 0.66, [
          [w * choose(frame, 0.3, 0.18, 0.26), bank - 50 * size, 210 * size],
        ]) +
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
  'deal-domestic-flight-sale': {
    skyFill: 'url(#s)',
    sky: (frame) => placed(-320, -400, 1, stars({ ...frame, width: 640 }, 380, 70, 9)),
    lights: (frame) => {
      const { width: w, height: h } = frame
      const u = unit(frame)
      const size = choose(frame, 1, 1.16, 1) * u
      const [x, y] = [w * choose(frame, 0.4, 0.5, 0.5), h * choose(frame, 0.5, 0.47, 0.5)]
      const towns = [
        [-74, 30],
        [-92, 62],
        [-110, 88],
        [-60, 54],
        [-136, 60],
        [-150, 96],
        [-48, 24],
        [-118, 36],
        [-22, 18],
        [-170, 70],
      ].map(([dx = 0, dy = 0]): Point => [x + dx * size, y + dy * size])
      const boats = [
        [64, 110],
        [150, 148],
        [226, 96],
      ].map(([dx = 0, dy = 0]): Point => [x + dx * size, y + dy * size])
      return (
        glows('l1', '#ffb347', 0.6, [
          [x - 88 * size, y + 62 * size, 96 * size],
          [x - 150 * size, y + 84 * size, 70 * size],
          ...towns.map(([tx, ty]) => [tx, ty, 22 * size] as const),
        ]) +
        bulbs(towns, 5 * size, '#ffe6a8') +
        glows(
          'l2',
          '#5dffb0',
          0.7,
          boats.map(([bx, by]) => [bx, by, 30 * size]),
        ) +
        bulbs(boats, 5 * size, '#e9fff2') +
        glows('l3', '#ffd79a', 0.34, [
          [w * choose(frame, 0.05, 0.06, 0.01), h * choose(frame, 0.72, 0.78, 0.78), 300 * u],
        ])
      )
    },
  },
  'deal-mekong-two-days': {
    sky: (frame) => stars(frame, frame.height * 0.4, 60, 3),
    lights: (frame) => {
      const { width: w, height: h } = frame
      const u = unit(frame)
      const bank = h * 0.5
      const [x, y, size] = [
        w * choose(frame, 0.64, 0.5, 0.5),
        bank + 70 * u,
        choose(frame, 1.42, 1.4, 1.34) * u,
      ]
      const boat: Point = [w * choose(frame, 0.24, 0.3, 0.28), h * choose(frame, 0.78, 0.76, 0.78)]
      const long = choose(frame, 2, 1.9, 1.8) * u
      const lamp: Point = [boat[0] + 44 * long, boat[1] - 26 * long]
      const porch = [-142, -30, 102].map((dx): Point => [x + dx * size, y - 146 * size])
      return (
        glows('l1', '#ffb347', 0.6, [
          [x - 132 * size, y - 126 * size, 120 * size],
          [x - 30 * size, y - 110 * size, 170 * size],
          [x + 104 * size, y - 126 * size, 120 * size],
          [...lamp, 130 * u],
        ]) +
        lampTrails(
          porch.map(([px]): Point => [px, y + 30 * u]),
          190 * u,
          44 * u,
          '#ffc06a',
          0.5,
        ) +
        bulbs([lamp], 14 * u, '#fff3cf')
      )
    },
  },
  'deal-northern-mountains-five-days': {
    sky: (frame) => stars(frame, frame.height * 0.4, 70, 14),
    lights: (frame) => {
      const { width: w, height: h } = frame
      const u = unit(frame)
      const [topX, topY] = [w * choose(frame, 0.61, 0.7, 0.7), h * choose(frame, 0.4, 0.38, 0.4)]
      const rider: Point = [
        w * choose(frame, 0.865, 0.36, 0.35),
        h * choose(frame, 0.82, 0.8, 0.82) + 16 * u,
      ]
      const size = choose(frame, 1.75, 1.8, 1.7) * u * choose(frame, -1, 1, 1)
      const lamp: Point = [rider[0] + 52 * size, rider[1] - 102 * Math.abs(size)]
      const steps = [
        [-36, 50],
        [14, 90],
        [-60, 146],
        [10, 200],
        [-100, 270],
      ].map(([dx = 0, dy = 0]): Point => [topX + dx * u, topY + dy * u])
      const hamlet = choose(
        frame,
        [0.05, 0.075, 0.11, 0.26, 0.285],
        [0.06, 0.1, 0.15, 0.2, 0.93],
        [0.05, 0.1, 0.14, 0.2, 0.94],
      ).map((part, index): Point => [w * part, h * 0.725 - (index % 3) * 16 * u])
      return (
        glows('l1', '#ffb347', 0.62, [
          [topX, topY - 60 * u, 190 * u],
          ...steps.map(([x, y]) => [x, y, 34 * u] as const),
          ...hamlet.map(([x, y]) => [x, y, 40 * u] as const),
          [...lamp, 150 * u],
        ]) +
        bulbs([...steps, ...hamlet], 7 * u, '#ffe6a8') +
        stormLantern(lamp[0], lamp[1] + 22 * u, 0.6 * u)
      )
    },
  },
  'deal-reunification-rail-pass': {
    sky: (frame) => stars(frame, frame.height * 0.42, 80, 16),
    lights: (frame) => {
      const { width: w, height: h } = frame
      const u = unit(frame)
      const [x, foot] = [w * choose(frame, 0.75, 0.5, 0.5), h * choose(frame, 0.83, 0.78, 0.82)]
      const size = choose(frame, 1.34, 1.5, 1.36) * u
      const [left, right]: [Point, Point] = [
        [x - 104 * size, foot - 152 * size],
        [x + 104 * size, foot - 152 * size],
      ]
      const squid = choose(frame, [0.06, 0.16, 0.31, 0.42], [0.05, 0.14], [0.05, 0.13]).map(
        (part, index): Point => [w * part, h * 0.5 + (10 + (index % 2) * 12) * u],
      )
      return (
        beam('l1', left, [left[0] - 90 * size, foot + 190 * size], 120 * size, '#ffedb8', 0.5) +
        beam('l2', right, [right[0] + 90 * size, foot + 190 * size], 120 * size, '#ffedb8', 0.5) +
        glows('l3', '#ffd27a', 0.8, [
          [...left, 120 * size],
          [...right, 120 * size],
          [x, foot - 388 * size, 130 * size],
        ]) +
        bulbs([left, right], 26 * size, '#fffbe8') +
        glows(
          'l4',
          '#7fe0c0',
          0.7,
          squid.map(([sx, sy]) => [sx, sy, 44 * u]),
        ) +
        bulbs(squid, 6 * u, '#d6ffe9') +
        lampTrails(squid, 80 * u, 22 * u, '#8fe6c8', 0.5)
      )
    },
  },
  'deal-north-south-grand-tour': {
    lights: (frame) => {
      const { width: w, height: h } = frame
      const u = unit(frame)
      const span = choose(frame, 0.5, 0.86, 0.84) * w
      const left = choose(frame, 0.22, 0.04, 0.05) * w
      const spot = (x: number, y: number): Point => [left + x * span, y * h]
      const [cx, cy] = spot(choose(frame, 0.06, 0.22, 0.22), choose(frame, 0.58, 0.57, 0.585))
      const [bx, by] = spot(choose(frame, 0.1, 0.2, 0.2), 0.95)
      const tall = choose(frame, 1.3, 1.1, 1) * u
      const size = choose(frame, 1.5, 1.4, 1.3) * u
      const [rideX, rideY] = spot(0.71, 0.503)
      const lamp: Point = [rideX + 34 * size, rideY - 28 * size]
      const [kx, ky] = spot(0.92, 0.28)
      const junk: Point = [
        kx + choose(frame, 214, 64, 58) * u,
        ky + choose(frame, 46, 156, 122) * u,
      ]
      const road = [
        [0.38, 0.04],
        [0.3, 0.11],
        [0.32, 0.185],
        [0.51, 0.27],
        [0.54, 0.38],
        [0.82, 0.545],
        [0.92, 0.66],
        [0.82, 0.79],
        [0.58, 0.87],
      ].map(([x = 0, y = 0]): Point => [spot(x, y)[0] - 42 * u, spot(x, y)[1]])
      return (
        glows('l1', '#ffb347', 0.55, [
          [cx, cy - 90 * tall, 170 * tall],
          [bx, by - 110 * u, 190 * u],
          [...junk, 90 * u],
          ...road.map(([x, y]) => [x, y, 40 * u] as const),
        ]) +
        bulbs(road, 7 * u, '#ffe6a8') +
        beam('l2', lamp, [lamp[0] + 70 * size, lamp[1] + 34 * size], 26 * size) +
        bulbs([lamp], 9 * u, '#fff6d8')
      )
    },
  },
  'deal-hoi-an-cooking-class': {
    lights: (frame) => {
      const view = windowOf(frame)
      const [x, y, k] = choose(
        frame,
        [1140, 770, 0.8] as const,
        [430, 990, 0.98] as const,
        [400, 760, 0.8] as const,
      )
      const far = [0.1, 0.24, 0.5, 0.62, 0.84].map(
        (part): Point => [view.x + view.width * part, view.y + view.height * 0.47],
      )
      const faces = choose(
        frame,
        [1190, 470, 420] as const,
        [460, 640, 520] as const,
        [420, 420, 430] as const,
      )
      return (
        glows('l1', '#ff9a4a', choose(frame, 0.3, 0.5, 0.5), [
          [view.x + view.width * 0.34, view.y + view.height * 0.18, view.height * 0.36],
          [view.x + view.width * 0.82, view.y + view.height * 0.02, view.height * 0.3],
        ]) +
        glows('l2', '#ffa04a', 0.4, [faces, [x, y - 20, 430 * k]]) +
        bulbs(far, view.height * 0.016, '#ffe6a8') +
        lampTrails(
          far.map(([fx]): Point => [fx, view.y + view.height * 0.55]),
          view.height * 0.3,
          view.width * 0.1,
          '#ffb765',
          0.5,
        )
      )
    },
  },
  'deal-hoi-an-riverside-hotel': {
    sky: (frame) => stars(frame, frame.height * 0.4, 50, 17),
    lights: (frame) => {
      const { width: w, height: h } = frame
      const u = unit(frame)
      const river = h * choose(frame, 0.5, 0.47, 0.49)
      const hung = choose(frame, [0.165, 0.835], [0.72], [0.74]).map(
        (part): Point => [part * w, h * choose(frame, 0.18, 0.17, 0.19) + 50 * u],
      )
      const boat: Point = [
        w * choose(frame, 0.5, 0.46, 0.47) - 56 * u,
        h * choose(frame, 0.66, 0.64, 0.65) - 30 * u,
      ]
      const candles = choose(
        frame,
        [0.06, 0.12, 0.24, 0.4, 0.6, 0.66, 0.78, 0.9],
        [0.22, 0.3, 0.36, 0.62, 0.66, 0.7],
        [0.2, 0.28, 0.36, 0.64, 0.68, 0.72],
      ).map((part, index): Point => [w * part, river + (90 + ((index * 47) % 110)) * u])
      return (
        glows('l1', '#ffb347', 0.5, [
          ...hung.slice(-1).map(([x, y]) => [x, y, 190 * u] as const),
          ...choose(frame, [0.16, 0.5, 0.84], [0.3, 0.62], [0.3, 0.62]).map(
            (part) => [w * part, river - 60 * u, 220 * u] as const,
          ),
          [...boat, 110 * u],
        ]) +
        glows(
          'l2',
          '#ff8a5a',
          0.8,
          candles.map(([x, y]) => [x, y, 34 * u]),
        ) +
        bulbs(candles, 8 * u, '#ffe6a8') +
        bulbs([boat], 11 * u, '#fff3cf')
      )
    },
  },
  'deal-airport-car-pair': {
    skyFill: '#d2605f',
    sky: (frame) => stars(frame, frame.height * 0.42, 70, 21),
    lights: (frame) => {
      const { width: w, height: h } = frame
      const u = unit(frame)
      const [tailX, tailY, tailK] = choose(
        frame,
        [1020, 460, 0.86] as const,
        [400, 520, 0.98] as const,
        [420, 390, 0.76] as const,
      )
      const [x, y, k] = choose(
        frame,
        [640, 822, 0.96] as const,
        [290, 1010, 0.98] as const,
        [280, 790, 0.86] as const,
      )
      const kerb = h * choose(frame, 0.7, 0.66, 0.7)
      const cabin = choose(frame, [-1180, -1090, -1000, -910, -820, -730], [], [-550, -460]).map(
        (dx) => [tailX + dx * tailK, tailY + 60 * tailK, 34 * tailK, 54 * tailK] as const,
      )
      const taxiway = choose(frame, [0.025, 0.085, 0.14, 0.85, 0.91, 0.97], [], [0.02, 0.96]).map(
        (part): Point => [w * part, kerb - 34 * u],
      )
      const lamp: Point = [x - 372 * k, y - 164 * k]
      return (
        panes(cabin, '#ffd27a') +
        glows(
          'l1',
          '#5a9aff',
          0.7,
          taxiway.map(([tx, ty]) => [tx, ty, 34 * u]),
        ) +
        bulbs(taxiway, 7 * u, '#d6e6ff') +
        beam('l2', lamp, [lamp[0] - choose(frame, 330, 200, 200) * k, lamp[1] + 110 * k], 90 * k) +
        glows('l3', '#ffd98a', 0.7, [
          [...lamp, 110 * k],
          [x + 330 * k, y - 300 * k, 250 * k],
        ]) +
        glows('l4', '#ff4a3a', 0.8, [
          [tailX + 380 * tailK, Math.max(tailY - 636 * tailK, 20 * u), 60 * u],
        ])
      )
    },
  },
  'deal-nha-trang-dive-day': {
    lights: (frame) => {
      const { width: w, height: h } = frame
      const u = unit(frame)
      const [x, y] = [w * choose(frame, 0.46, 0.38, 0.38), h * choose(frame, 0.56, 0.52, 0.55)]
      const size = choose(frame, 1.3, 1.12, 1.1) * u
      const lamp: Point = [x + 166 * size, y + 20 * size]
      const spot = choose<Point>(frame, [0.715, 0.6], [0.8, 0.58], [0.78, 0.6])
      const drift = range(26).map(
        (index): Point => [
          w * ((index * 0.381 + 0.03) % 0.66),
          h * (0.3 + ((index * 0.617) % 0.66)),
        ],
      )
      return (
        beam('l1', lamp, [w * 1.04, y + 10 * u], 240 * u, '#fff0c0', 0.62) +
        glows('l2', '#ffe0a0', 0.5, [
          [...lamp, 90 * u],
          [w * spot[0], h * spot[1], 250 * u],
        ]) +
        bulbs([lamp], 14 * u, '#fffbe8') +
        bulbs(drift, 4 * u, '#7df0e0')
      )
    },
  },
  'deal-phong-nha-cave-days': {
    skyFill: '#eaf6c9',
    sky: (frame) =>
      stars(frame, frame.height * 0.22, choose(frame, 90, 60, 60), 7) +
      circle(
        frame.width * choose(frame, 0.69, 0.66, 0.66),
        frame.height * 0.055,
        40 * unit(frame),
        '#f4e8c0',
      ),
    lights: (frame) => {
      const { width: w, height: h } = frame
      const u = unit(frame)
      const tents = choose(
        frame,
        [
          [0.27, 0.8, 1],
          [0.42, 0.77, 0.8],
          [0.56, 0.83, 1.1],
        ],
        [
          [0.2, 0.8, 0.95],
          [0.46, 0.775, 0.8],
          [0.72, 0.815, 1],
        ],
        [
          [0.19, 0.81, 0.95],
          [0.45, 0.775, 0.8],
          [0.72, 0.82, 1],
        ],
      ).map(([x = 0, y = 0, s = 1]) => [w * x, h * y - 60 * u * s, 190 * u * s] as const)
      const fire: Point = [w * choose(frame, 0.4, 0.46, 0.46), h * choose(frame, 0.85, 0.84, 0.85)]
      return (
        glows('l1', '#ffa84a', 0.5, [...tents, [fire[0], fire[1] - 24 * u, 200 * u]]) +
        lampTrails(
          [
            [fire[0], h * choose(frame, 0.925, 0.92, 0.925)],
            ...tents.map(([x]): Point => [x, h * choose(frame, 0.935, 0.935, 0.935)]),
          ],
          90 * u,
          50 * u,
          '#ffc06a',
          0.5,
        )
      )
    },
  },
}
