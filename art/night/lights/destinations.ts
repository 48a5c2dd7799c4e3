import { floatingCandle, lantern, silks } from '../../kit/lantern'
import { bulbs, crescent, fireflies, glows, lampTrails } from '../../kit/night-lights'
import { mix, num, type Point } from '../../kit/path'
import { cycle, range } from '../../kit/rng'
import { line, shape } from '../../kit/shapes'
import { stars } from '../../kit/sky'
import { moon } from '../../kit/sun'
import { choose, type Night, unit } from '../../scene'
import { beam } from '../beam'

type Lights = Omit<Night, 'colours'>

/** What the nights of the destinations show beside their colours. */
export const destinationLights: Record<string, Lights> = {
  hanoi: {
    sky: (frame) => stars(frame, frame.height * 0.3, 40, 3),
    lights: (frame) => {
      const { width: w, height: h } = frame
      const u = unit(frame)
      const bridgeY = h * choose(frame, 0.74, 0.68, 0.75)
      const middle = (w * choose(frame, 0.5, 0.14, 0.2) + w * 0.95) / 2
      return glows('l1', '#ff7a3d', 0.34, [
        [middle, bridgeY - 50 * u, choose(frame, 400, 420, 380) * u],
      ])
    },
  },
  'halong-bay': {
    sky: (frame) => stars(frame, frame.height * 0.5, 60, 4),
    lights: (frame) => {
      const { width: w, height: h } = frame
      const u = unit(frame)
      const horizon = h * choose(frame, 0.6, 0.56, 0.58)
      const junkX = w * choose(frame, 0.57, 0.5, 0.5)
      const junkY = horizon + choose(frame, 110, 120, 125) * u
      return glows('l1', '#ff9a4a', 0.55, [[junkX, junkY - 36 * u, 210 * u]])
    },
  },
  sapa: {
    sky: (frame) =>
      stars(frame, frame.height * 0.34, 90, 4) +
      crescent(
        frame.width * choose(frame, 0.62, 0.62, 0.64),
        frame.height * choose(frame, 0.1, 0.16, 0.11),
        36 * unit(frame),
        '#fbeecb',
      ),
    lights: (frame) => {
      const { width: w, height: h } = frame
      const u = unit(frame)
      return glows('l1', '#ffb347', 0.62, [
        [
          w * choose(frame, 0.75, 0.77, 0.77) - 20 * u,
          h * choose(frame, 0.44, 0.5, 0.45) + 8 * u,
          150 * u,
        ],
        [
          w * choose(frame, 0.14, 0.18, 0.16) - 3 * u,
          h * choose(frame, 0.52, 0.575, 0.53) - 5 * u,
          54 * u,
        ],
      ])
    },
  },
  hue: {
    sky: (frame) => stars(frame, frame.height * 0.42, 44, 6),
    lights: (frame) => {
      const { width: w, height: h } = frame
      const u = unit(frame)
      const ground = h * choose(frame, 0.63, 0.58, 0.6)
      const gateX = w * choose(frame, 0.54, 0.5, 0.5)
      const size = choose(frame, 2.12, 1.92, 1.92) * u
      const foot = [-161, -76, 0, 76, 161].map(
        (x) => [gateX + x * size, ground - 6 * u, 120 * size] as const,
      )
      return glows('l1', '#ffb648', 0.5, foot)
    },
  },
  'phu-quoc': {
    sky: (frame) =>
      stars(frame, frame.height * 0.5, 90, 5) +
      crescent(
        frame.width * choose(frame, 0.62, 0.5, 0.5),
        frame.height * 0.2,
        44 * unit(frame),
        '#fff1cf',
      ),
    lights: (frame) => {
      const { width: w, height: h } = frame
      const u = unit(frame)
      const horizon = h * choose(frame, 0.56, 0.54, 0.55)
      const fleet = choose(
        frame,
        [0.05, 0.13, 0.18, 0.36, 0.43, 0.5, 0.7],
        [0.08, 0.2, 0.42, 0.5, 0.68],
        [0.06, 0.16, 0.4, 0.48, 0.66],
      )
      const lamps = fleet.map(
        (part, index): Point => [w * part, horizon - (8 + (index % 3) * 3) * u],
      )
      const endX = w * choose(frame, 0.58, 0.57, 0.58)
      const boat: Point = [w * 0.25 + 40 * u, horizon + choose(frame, 0, 8, 4) * u]
      return (
        glows(
          'l1',
          '#5dffb0',
          0.75,
          lamps.map(([x, y], index) => [x, y, (60 + (index % 3) * 26) * u]),
        ) +
        bulbs(lamps, 9 * u, '#e9fff2') +
        lampTrails(lamps, 150 * u, 34 * u, '#7dffc0', 0.5) +
        glows('l2', '#ffb347', 0.7, [
          [endX, horizon + 14 * u, 130 * u],
          [...boat, 110 * u],
        ])
      )
    },
  },
  'mekong-delta': {
    sky: (frame) => stars(frame, frame.height * 0.34, 70, 9),
    lights: (frame) => {
      const { width: w, height: h } = frame
      const u = unit(frame)
      const shore = h * choose(frame, 0.5, 0.47, 0.48)
      const y = (part: number) => shore + (h - shore) * part
      const lamps: (readonly [number, number, number])[] = [
        [w * choose(frame, 0.4, 0.3, 0.3), y(0.16) - 22 * u, 90 * u],
        [w * choose(frame, 0.72, 0.72, 0.7), y(choose(frame, 0.34, 0.3, 0.33)) - 34 * u, 150 * u],
        [w * choose(frame, 0.58, 0.42, 0.44), y(choose(frame, 0.7, 0.55, 0.66)) - 56 * u, 250 * u],
        [w * choose(frame, 0.88, 0.82, 0.84), y(choose(frame, 0.84, 0.74, 0.87)) - 30 * u, 140 * u],
        [w * choose(frame, 0.22, 0.12, 0.12), y(0.27) - 20 * u, 100 * u],
      ]
      const houses: (readonly [number, number, number])[] = [
        [w * choose(frame, 0.25, 0.28, 0.27), shore - 40 * u, 110 * u],
        [w * choose(frame, 0.74, 0.73, 0.73), shore - 36 * u, 100 * u],
      ]
      return (
        glows('l1', '#ffb347', 0.6, [...lamps, ...houses]) +
        bulbs(
          lamps.map(([x, lampY]): Point => [x, lampY]),
          10 * u,
          '#fff3cf',
        )
      )
    },
  },
  'da-lat': {
    skyFill: '#fbe7c6',
    sky: (frame) =>
      stars(frame, frame.height * 0.46, 90, 5) +
      moon(
        frame.width * choose(frame, 0.78, 0.3, 0.32),
        frame.height * choose(frame, 0.2, 0.2, 0.2),
        44 * unit(frame),
        '#f6eed2',
      ),
    lights: (frame) => {
      const { width: w, height: h } = frame
      const u = unit(frame)
      const shore = h * choose(frame, 0.72, 0.7, 0.72)
      const church = choose(frame, { x: 960, k: 1 }, { x: 590, k: 1.15 }, { x: 580, k: 0.95 })
      const villas = choose<readonly (readonly [number, number])[]>(
        frame,
        [
          [0.36, 0.64],
          [0.47, 0.69],
          [0.79, 0.68],
          [0.93, 0.63],
        ],
        [
          [0.3, 0.65],
          [0.88, 0.67],
        ],
        [
          [0.33, 0.68],
          [0.9, 0.69],
        ],
      )
      return glows('l1', '#ffb347', 0.6, [
        ...villas.map(([x, y]) => [w * x, h * y, 120 * u] as const),
        [church.x, shore - 170 * u, 230 * church.k],
      ])
    },
  },
  'ho-chi-minh-city': {
    skyFill: '#a8456e',
    sky: (frame) => stars(frame, frame.height * 0.28, 50, 4),
    lights: (frame) => {
      const { width: w, height: h } = frame
      const u = unit(frame)
      const kerb = h * choose(frame, 0.68, 0.66, 0.68)
      const hall = choose(frame, { x: 1045, k: 1.8 }, { x: 430, k: 2.4 }, { x: 380, k: 1.95 })
      const rider = choose(
        frame,
        { x: 1180, y: 848, k: 0.8 },
        { x: 540, y: 1130, k: 1.05 },
        { x: 530, y: 852, k: 0.86 },
      )
      const [x, y] = [rider.x - 196 * rider.k, rider.y - 318 * rider.k]
      const reach = 520 * rider.k
      return (
        glows('l1', '#ffb347', 0.4, [
          [hall.x * u, kerb - 150 * u, 330 * u],
          [w * 0.9, kerb - 20 * u, 220 * u],
        ]) +
        '<linearGradient id="beam" x1="1" x2="0"><stop offset="0" stop-color="#fff0b8" stop-opacity=".34"/><stop offset="1" stop-color="#fff0b8" stop-opacity="0"/></linearGradient>' +
        shape(
          `M${num(x)},${num(y - 12)}L${num(x - reach)},${num(y - 40)}V${num(y + 210)}L${num(x)},${num(y + 14)}z`,
          'url(#beam)',
        ) +
        glows('l2', '#ffe9a8', 0.9, [[x, y, 90 * rider.k]])
      )
    },
  },
  'nha-trang': {
    sky: (frame) =>
      stars(frame, frame.height * 0.46, 80, 7) +
      crescent(
        frame.width * choose(frame, 0.2, 0.28, 0.32),
        frame.height * choose(frame, 0.16, 0.1, 0.12),
        46 * unit(frame),
        '#fbeecb',
      ),
    lights: (frame) => {
      const { width: w, height: h } = frame
      const u = unit(frame)
      const shore = h * choose(frame, 0.66, 0.62, 0.64)
      const terrace = shore - choose(frame, 150, 170, 140) * u
      const x = w * choose(frame, 0.64, 0.56, 0.56)
      const k = choose(frame, 0.73, 0.89, 0.69) * u
      const near = choose(
        frame,
        { x: 0.27, y: 0.9, k: 1.42 },
        { x: 0.44, y: 0.86, k: 1.5 },
        { x: 0.4, y: 0.9, k: 1.26 },
      )
      const lamps = choose(
        frame,
        [0.1, 0.24, 0.38, 0.55, 0.68, 0.88, 0.97],
        [0.16, 0.4, 0.9],
        [0.16, 0.4, 0.9],
      ).map((part): Point => [w * part, shore + 2 * u])
      return (
        glows('l1', '#ffb648', 0.44, [
          [x, terrace - 60 * k, 330 * k],
          [x - 230 * k, terrace - 30 * k, 180 * k],
          [x + 235 * k, terrace - 30 * k, 190 * k],
          [w * near.x + 110 * near.k * u, h * near.y - 80 * near.k * u, 190 * near.k * u],
        ]) +
        glows(
          'l2',
          '#ffd27a',
          0.7,
          lamps.map(([lx, ly], index) => [lx, ly, (60 + (index % 3) * 20) * u]),
        ) +
        bulbs(lamps, 9 * u, '#fff3cf') +
        lampTrails(lamps, 130 * u, 34 * u, '#ffc766', 0.5)
      )
    },
  },
  'quy-nhon': {
    sky: (frame) =>
      stars(frame, frame.height * 0.28, 48, 9) +
      moon(
        frame.width * choose(frame, 0.52, 0.42, 0.44),
        frame.height * choose(frame, 0.11, 0.14, 0.12),
        38 * unit(frame),
        '#f6f0d8',
      ),
    lights: (frame) => {
      const { width: w, height: h } = frame
      const u = unit(frame)
      const horizon = h * choose(frame, 0.3, 0.34, 0.32)
      const at = (x: number, y: number): Point => [w * x, horizon + (h - horizon) * y]
      const fleet = [0.56, 0.62, 0.71, 0.76].map(
        (part, index): Point => [w * part, horizon + (8 + (index % 2) * 7) * u],
      )
      const [boatX, boatY] = at(choose(frame, 0.44, 0.44, 0.45), 0.38)
      const [shadeX, shadeY] = at(choose(frame, 0.2, 0.22, 0.22), 0.77)
      const spread = choose(frame, 1, 1.2, 1.2)
      const huts = [at(0.19, 0.15), at(0.13, 0.175), at(0.07, 0.215)].map(
        ([x, y], index): Point => [
          x * spread - w * choose(frame, 0, 0.03, 0.03),
          y - (18 + index * 6) * u,
        ],
      )
      return (
        glows(
          'l1',
          '#5dffb0',
          0.7,
          fleet.map(([x, y], index) => [x, y, (40 + (index % 2) * 18) * u]),
        ) +
        bulbs(fleet, 7 * u, '#e9fff2') +
        lampTrails(fleet, 44 * u, 18 * u, '#7dffc0', 0.5) +
        glows('l2', '#ffb347', 0.75, [
          ...huts.map(([x, y]) => [x, y, 60 * u] as const),
          [boatX + 6 * u, boatY - 8 * u, 90 * u],
          [shadeX, shadeY - 40 * u, 130 * u],
        ]) +
        bulbs([...huts, [shadeX - 6 * u, shadeY - 46 * u]], 8 * u, '#fff3cf')
      )
    },
  },
  'mui-ne': {
    sky: (frame) =>
      stars(frame, frame.height * 0.24, 70, 5) +
      crescent(
        frame.width * choose(frame, 0.34, 0.24, 0.24),
        frame.height * 0.1,
        36 * unit(frame),
        '#fbeecb',
      ),
    lights: (frame) => {
      const { width: w, height: h } = frame
      const u = unit(frame)
      const horizon = h * choose(frame, 0.3, 0.28, 0.29)
      const lamps = choose(
        frame,
        [0.02, 0.17, 0.33, 0.49, 0.9],
        [0.1, 0.32, 0.86],
        [0.1, 0.36, 0.86],
      ).map((part, index): Point => [w * part, horizon - (44 + (index % 2) * 14) * u])
      const afloat = choose<readonly (readonly [number, number])[]>(
        frame,
        [
          [0.12, 0.62],
          [0.31, 0.76],
          [0.42, 0.53],
          [0.06, 0.83],
        ],
        [
          [0.16, 0.5],
          [0.4, 0.76],
          [0.9, 0.56],
        ],
        [
          [0.14, 0.56],
          [0.3, 0.82],
          [0.88, 0.6],
        ],
      ).map(([x, y]): Point => [w * x, h * y])
      return (
        glows('l1', '#ffb347', 0.65, [
          ...lamps.map(([x, y]) => [x, y, 110 * u] as const),
          ...afloat.map(([x, y]) => [x, y, 120 * u] as const),
        ]) + bulbs([...lamps, ...afloat], 11 * u, '#fff3cf')
      )
    },
  },
  'ninh-binh': {
    sky: (frame) =>
      stars(frame, frame.height * 0.36, 40, 6) +
      crescent(
        frame.width * choose(frame, 0.44, 0.22, 0.4),
        frame.height * choose(frame, 0.15, 0.1, 0.13),
        46 * unit(frame),
        '#fbeecb',
      ),
    lights: (frame) => {
      const { width: w, height: h } = frame
      const size = choose(frame, 1.2, 1.36, 1.2) * unit(frame)
      const [x, y] = [w * choose(frame, 0.64, 0.55, 0.56), h * choose(frame, 0.86, 0.84, 0.86)]
      const lamp: Point = [x + 262 * size, y - 196 * size]
      return (
        glows('l1', '#ff9a3d', 0.8, [[...lamp, 240 * size]]) +
        bulbs([lamp], 30 * size, '#ffe7ae') +
        lampTrails([[lamp[0], y + 20 * size]], 90 * size, 90 * size, '#ffb765', 0.7)
      )
    },
  },
  'ha-giang': {
    sky: (frame) =>
      stars(frame, frame.height * 0.44, 90, 9) +
      moon(
        frame.width * choose(frame, 0.53, 0.55, 0.55),
        frame.height * choose(frame, 0.14, 0.1, 0.12),
        46 * unit(frame),
        '#f6eed2',
      ),
    lights: (frame) => {
      const { width: w, height: h } = frame
      const u = unit(frame)
      const bike = choose(
        frame,
        { x: 0.2, y: 0.606, s: 1.55 },
        { x: 0.25, y: 0.585, s: 1.6 },
        { x: 0.24, y: 0.595, s: 1.4 },
      )
      const [x, y] = [w * bike.x + 34 * bike.s * u, h * bike.y - 33 * bike.s * u]
      const reach = choose(frame, 330, 200, 200) * u
      return (
        '<linearGradient id="beam"><stop offset="0" stop-color="#fff0b8" stop-opacity=".75"/><stop offset="1" stop-color="#fff0b8" stop-opacity="0"/></linearGradient>' +
        shape(
          `M${num(x)},${num(y - 6 * u)}L${num(x + reach)},${num(y - reach * 0.34)}V${num(y + 6 * u)}L${num(x)},${num(y + 14 * u)}z`,
          'url(#beam)',
        ) +
        glows('l1', '#ffe9a8', 0.95, [[x, y, 70 * u]]) +
        bulbs([[x, y]], 12 * u, '#fffbe8')
      )
    },
  },
  'phong-nha': {
    sky: (frame) => stars(frame, frame.height * 0.4, 30, 7),
    lights: (frame) => {
      const { width: w, height: h } = frame
      const u = unit(frame)
      const near = choose(
        frame,
        { x: 0.3, y: 0.9, s: 0.93 },
        { x: 0.48, y: 0.87, s: 0.86 },
        { x: 0.49, y: 0.89, s: 0.8 },
      )
      const size = near.s * u
      const lamps = [-238, -90, 70, 214].map(
        (x, index): Point => [w * near.x + x * size, h * near.y - (index % 3 ? 150 : 134) * size],
      )
      return (
        glows('l1', '#ff9a3a', 0.5, [
          [
            w * choose(frame, 0.74, 0.6, 0.62),
            h * choose(frame, 0.55, 0.53, 0.54),
            choose(frame, 330, 320, 290) * u,
          ],
          ...lamps.map(([x, y]) => [x, y, 120 * size] as const),
        ]) + bulbs(lamps, 24 * size, '#fff0c0')
      )
    },
  },
  'hoi-an-2': {
    sky: (frame) => stars(frame, frame.height * 0.36, 24, 17),
    lights: (frame) => {
      const { width: w, height: h } = frame
      const u = unit(frame)
      const quay = h * choose(frame, 0.64, 0.6, 0.63)
      const middle = w * choose(frame, 0.54, 0.5, 0.5)
      const size = choose(frame, 2.3, 2.2, 2.05) * u
      const strung = range(choose(frame, 5, 4, 4)).map((index, _, all) => {
        const t = (index + 0.6) / (all.length + 0.2)
        const [x1, y1, x2, y2] = [-20, h * 0.03, w * choose(frame, 0.5, 0.62, 0.62), -30]
        return [mix(x1, x2, t), mix(y1, y2, t) + 160 * u * t * (1 - t) + 30 * u, 120 * u] as const
      })
      const hung = [-134, -60, 0, 60, 134].map(
        (dx): Point => [middle + dx * size, quay - (dx === 0 ? 92 : 98) * size],
      )
      const candles = choose<readonly (readonly [number, number, number])[]>(
        frame,
        [
          [0.2, 0.83, 1],
          [0.29, 0.92, 1.3],
          [0.62, 0.88, 1.1],
          [0.7, 0.78, 0.8],
          [0.83, 0.9, 1.3],
        ],
        [
          [0.16, 0.8, 0.9],
          [0.26, 0.9, 1.2],
          [0.68, 0.86, 1.1],
          [0.84, 0.78, 0.8],
        ],
        [
          [0.14, 0.86, 0.9],
          [0.26, 0.95, 1.1],
          [0.7, 0.93, 1.1],
          [0.86, 0.84, 0.8],
        ],
      )
      return (
        glows('l1', '#ffb347', 0.5, strung) +
        glows(
          'l2',
          '#ffa040',
          0.55,
          hung.map(([x, y]) => [x, y + 20 * u, 84 * size]),
        ) +
        hung.map(([x, y], index) => lantern(x, y, 0.3 * size, cycle(silks, index % 2))).join('') +
        lampTrails(
          hung.map(([x]): Point => [x, quay + 34 * u]),
          170 * u,
          34 * u,
          '#ffb765',
          0.5,
        ) +
        candles
          .map(([x, y, big]) =>
            floatingCandle(w * x, h * y, big * u, big > 1 ? '#e4588a' : '#f0a03a'),
          )
          .join('')
      )
    },
  },
  'hoi-an-3': {
    sky: (frame) => stars(frame, frame.height * 0.28, 70, 21),
    lights: (frame) => {
      const { width: w, height: h } = frame
      const u = unit(frame)
      const far: Point = [w * choose(frame, 0.42, 0.36, 0.37), h * choose(frame, 0.75, 0.7, 0.74)]
      const near: Point = [w * choose(frame, 0.63, 0.6, 0.6), h * choose(frame, 0.87, 0.81, 0.88)]
      const size = choose(frame, 2.7, 2.7, 2.4) * u
      const lamps = [
        [far[0] + 34 * u, far[1] - 96 * u, 0.44 * u],
        [near[0] - 34 * size, near[1] - 62 * size, 0.3 * size],
      ] as const
      const village = choose(
        frame,
        [0.05, 0.08, 0.27, 0.3, 0.33, 0.72, 0.78, 0.81],
        [0.1, 0.16, 0.7, 0.76, 0.82],
        [0.1, 0.15, 0.7, 0.76, 0.82],
      ).map(
        (part, index): Point => [
          w * part,
          h * choose(frame, 0.36, 0.34, 0.35) - (4 + (index % 3) * 7) * u,
        ],
      )
      return (
        glows('l1', '#ffb347', 0.66, [
          ...lamps.map(([x, y, k]) => [x, y + 30 * k, 230 * k] as const),
          ...village.map(([x, y]) => [x, y, 28 * u] as const),
        ]) +
        bulbs(village, 7 * u, '#ffd98a') +
        line(
          `M${far[0] + 22 * u},${far[1] - 14 * u}Q${far[0] + 24 * u},${far[1] - 104 * u} ${lamps[0][0]},${lamps[0][1]}` +
            `M${near[0] - 22 * size},${near[1] - 12 * size}Q${near[0] - 22 * size},${near[1] - 66 * size} ${lamps[1][0]},${lamps[1][1]}`,
          '#4a3028',
          5 * u,
        ) +
        lamps.map(([x, y, k], index) => lantern(x, y, k, cycle(silks, index))).join('') +
        lampTrails(
          [
            [lamps[0][0], far[1] + 34 * u],
            [lamps[1][0], near[1] + 34 * u],
          ],
          90 * u,
          34 * u,
          '#ffc77a',
          0.5,
        ) +
        fireflies(frame, h * 0.5, h * 0.98, choose(frame, 34, 28, 26), 4)
      )
    },
  },
  'pu-luong': {
    sky: (frame) =>
      stars(frame, frame.height * 0.42, 90, 12) +
      crescent(
        frame.width * choose(frame, 0.6, 0.64, 0.64),
        frame.height * choose(frame, 0.13, 0.1, 0.11),
        34 * unit(frame),
        '#fbeecb',
      ),
    lights: (frame) => {
      const { width: w, height: h } = frame
      const u = unit(frame)
      const windows = choose<readonly (readonly [number, number, number])[]>(
        frame,
        [
          [0.09, 0.475, 120],
          [0.205, 0.53, 96],
          [0.315, 0.56, 76],
        ],
        [
          [0.13, 0.497, 112],
          [0.31, 0.53, 84],
        ],
        [
          [0.13, 0.487, 110],
          [0.31, 0.53, 82],
        ],
      )
      return (
        glows(
          'l1',
          '#ffb347',
          0.6,
          windows.map(([x, y, radius]) => [w * x, h * y - radius * 0.46 * u, radius * u] as const),
        ) + fireflies(frame, h * 0.6, h * 0.96, choose(frame, 30, 24, 22), 7)
      )
    },
  },
  'con-dao': {
    sky: (frame) => stars(frame, frame.height * 0.5, 110, 15),
    lights: (frame) => {
      const { width: w, height: h } = frame
      const u = unit(frame)
      const plane = choose(
        frame,
        { x: 0.5, y: 0.42, s: 1 },
        { x: 0.27, y: 0.44, s: 1 },
        { x: 0.27, y: 0.42, s: 0.95 },
      )
      const s = plane.s * u
      const nose: Point = [w * plane.x + 106 * s, h * plane.y - 2 * s]
      return (
        beam('b1', nose, [nose[0] + 150 * s, nose[1] + 34 * s], 34 * s, '#fff3cc', 0.7) +
        glows('l1', '#fff0b8', 0.9, [[nose[0], nose[1], 40 * s]]) +
        glows('l2', '#ff5a3c', 0.9, [
          [w * plane.x - 50 * s, h * plane.y, 26 * s],
          [w * plane.x - 106 * s, h * plane.y - 68 * s, 22 * s],
        ])
      )
    },
  },
  'chau-doc': {
    sky: (frame) => stars(frame, frame.height * 0.4, 56, 18),
    lights: (frame) => {
      const { width: w, height: h } = frame
      const u = unit(frame)
      const houses = choose<readonly (readonly [number, number, number])[]>(
        frame,
        [
          [0.31, 0.585, 0.56],
          [0.505, 0.578, 0.42],
          [0.115, 0.635, 0.98],
          [0.87, 0.655, 1.15],
        ],
        [
          [0.46, 0.57, 0.46],
          [0.14, 0.61, 0.84],
          [0.85, 0.625, 0.95],
        ],
        [
          [0.46, 0.582, 0.44],
          [0.13, 0.63, 0.8],
          [0.86, 0.645, 0.9],
        ],
      )
      const boat = choose(
        frame,
        { x: 0.47, y: 0.87, s: 1.06 },
        { x: 0.46, y: 0.83, s: 1.02 },
        { x: 0.46, y: 0.87, s: 0.98 },
      )
      const lamp: Point = [w * boat.x + 46 * boat.s * u, h * boat.y - 66 * boat.s * u]
      const doors = houses.map(([x, y, size]): Point => [w * x, h * y + 10 * size * u])
      return (
        glows('l1', '#ffb347', 0.6, [
          ...houses.map(([x, y, size]) => [w * x, h * y - 56 * size * u, 190 * size * u] as const),
          [lamp[0], lamp[1], 170 * u],
        ]) +
        line(`M${num(lamp[0])},${num(lamp[1] + 60 * u)}V${num(lamp[1])}`, '#2a2036', 5 * u) +
        bulbs([lamp], 20 * u, '#fff0c0') +
        lampTrails([...doors, [lamp[0], h * boat.y + 34 * u]], 90 * u, 34 * u, '#ffc77a', 0.55)
      )
    },
  },
  'cat-ba': {
    sky: (frame) =>
      stars(frame, frame.height * 0.4, 26, 12) +
      crescent(
        frame.width * choose(frame, 0.3, 0.3, 0.3),
        frame.height * choose(frame, 0.2, 0.2, 0.2),
        40 * unit(frame),
        '#fbf3d4',
      ),
    lights: (frame) => {
      const { width: w, height: h } = frame
      const u = unit(frame)
      const deck = h * 0.57 + 6 * u
      const huts = choose(frame, [0.53, 0.66, 0.83], [0.34, 0.82], [0.36, 0.83])
      const lamps = huts.map((part): Point => [w * part, deck])
      return (
        glows(
          'l1',
          '#ffb347',
          0.62,
          lamps.map(([x, y]) => [x, y, 130 * u]),
        ) +
        lampTrails(
          lamps.map(([x, y]): Point => [x, y + 136 * u]),
          90 * u,
          30 * u,
          '#ffc46a',
          0.5,
        )
      )
    },
  },
  'cao-bang': {
    sky: (frame) =>
      stars(frame, frame.height * 0.26, 18, 5) +
      moon(
        frame.width * choose(frame, 0.42, 0.3, 0.24),
        frame.height * choose(frame, 0.12, 0.18, 0.13),
        46 * unit(frame),
        '#fbf3d4',
      ),
    lights: (frame) => {
      const { width: w, height: h } = frame
      const u = unit(frame)
      return glows('l1', '#ffb347', 0.6, [
        [w * choose(frame, 0.4, 0.42, 0.42), h * choose(frame, 0.8, 0.785, 0.8) - 70 * u, 170 * u],
        [
          w * choose(frame, 0.78, 0.82, 0.82),
          h * choose(frame, 0.675, 0.67, 0.675) + 20 * u,
          90 * u,
        ],
      ])
    },
  },
  'mu-cang-chai': {
    sky: (frame) =>
      stars(frame, frame.height * 0.36, 30, 8) +
      moon(
        frame.width * choose(frame, 0.4, 0.3, 0.28),
        frame.height * choose(frame, 0.16, 0.18, 0.15),
        52 * unit(frame),
        '#fbf3d4',
      ),
    lights: (frame) => {
      const { width: w, height: h } = frame
      const u = unit(frame)
      const valley = h * choose(frame, 0.44, 0.48, 0.44)
      return glows('l1', '#ffb347', 0.7, [
        [w * choose(frame, 0.345, 0.07, 0.05), valley + 12 * u, 56 * u],
        [w * choose(frame, 0.39, 0.165, 0.13), valley + 28 * u, 60 * u],
      ])
    },
  },
}
