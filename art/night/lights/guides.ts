import { isometric, isoRing } from '../../kit/isometric'
import { lantern, silks } from '../../kit/lantern'
import {
  bulbs,
  crescent,
  fireflies,
  glows,
  type LampSpot,
  lampPool,
  lampTrails,
} from '../../kit/night-lights'
import { crestHeight, mix, type Point, polyline } from '../../kit/path'
import { cycle, range } from '../../kit/rng'
import { line, placed, shape } from '../../kit/shapes'
import { sky, stars } from '../../kit/sky'
import { stiltHouse } from '../../kit/stilt-house'
import { choose, type Night, unit } from '../../scene'
import { beachOf } from '../../scenes/guides/guide-19'
import { beam } from '../beam'
import { stormLantern } from './stories'

type Lights = Omit<Night, 'colours'>

/** The lit windows of a plane and the red light of its wing. */
const cabin =
  line('M-36-4h.1m9 0h.1m9 0h.1m9 0h.1m9 0h.1m9 0h.1m9 0h.1m9 0h.1m9 0h.1', '#ffd98a', 4) +
  line('M-23 42h.1', '#ff5a4a', 6)

/** What the nights of guides show beside their colours. */
export const guideLights: Record<string, Lights> = {
  'guide-01': {
    lights: (frame) => {
      const { width: w, height: h } = frame
      return lampPool(
        frame,
        w * choose(frame, 0.5, 0.5, 0.5),
        h * 0.5,
        choose(frame, 960, 820, 660) * unit(frame),
        '#050e24',
      )
    },
  },
  'guide-07': {
    lights: (frame) => {
      const { width: w, height: h } = frame
      const u = unit(frame)
      const [x, y] = [w * choose(frame, 0.58, 0.5, 0.5), h * choose(frame, 0.16, 0.12, 0.12)]
      const [bowl, top] = [w * choose(frame, 0.735, 0.5, 0.5), h * choose(frame, 0.72, 0.74, 0.74)]
      const [fire, coals] = choose<Point>(frame, [0.13, 0.73], [0.23, 0.59], [0.28, 0.63])
      return (
        lampPool(
          frame,
          choose(frame, w * 0.55, bowl, bowl),
          h * 0.56,
          choose(frame, 1180, 880, 740) * u,
          '#0b0820',
        ) +
        glows('l1', '#ffb347', 0.62, [[x, y, 420 * u]]) +
        glows('l2', '#ffb347', 0.26, [[bowl, top, 320 * u]]) +
        glows('l3', '#ff7a2a', 0.42, [[w * fire, h * coals, 280 * u]]) +
        line(`M${x},0V${y - 40 * u}`, '#120e20', 5 * u) +
        shape(
          `M${x - 16 * u},${y - 44 * u}H${x + 16 * u}L${x + 70 * u},${y}H${x - 70 * u}z`,
          '#1c4448',
        ) +
        bulbs([[x, y + 6 * u]], 40 * u, '#fff0c4')
      )
    },
  },
  'guide-08': {
    sky: (frame) => stars(frame, frame.height * 0.4, 60, 4),
  },
  'guide-03': {
    lights: (frame) => {
      const { width: w, height: h } = frame
      const u = unit(frame)
      const [x, y] = [w * choose(frame, 0.74, 0.64, 0.64), h * choose(frame, 0.1, 0.08, 0.08)]
      return (
        lampPool(
          frame,
          w * choose(frame, 0.6, 0.52, 0.52),
          h * 0.48,
          choose(frame, 980, 860, 720) * u,
          '#060c20',
        ) +
        glows('l1', '#ffb347', 0.6, [[x, y + 8 * u, choose(frame, 380, 320, 290) * u]]) +
        line(`M${x},0V${y - 20 * u}`, '#120e20', 5 * u) +
        shape(`M${x - 12 * u},${y - 26 * u}h${24 * u}v${22 * u}h${-24 * u}z`, '#120e20') +
        bulbs([[x, y + 12 * u]], 36 * u, '#fff0c4')
      )
    },
  },
  'guide-04': {
    sky: (frame) => stars({ ...frame, width: frame.width * 1.3 }, frame.height * 0.4, 110, 6),
    lights: (frame) => {
      const { width: w, height: h } = frame
      const u = unit(frame)
      const ahead = (id: string, [x, y]: Point, reach: number, half: number) =>
        beam(id, [x, y], [x + reach * u, y + 30 * u], half * u) + bulbs([[x, y]], 13 * u, '#fff6d8')
      const rail = h * choose(frame, 0.45, 0.43, 0.43)
      const highway = h * choose(frame, 0.69, 0.67, 0.67)
      const lane = h * choose(frame, 0.96, 0.925, 0.94)
      const engine = choose(frame, 1.5, 1.55, 1.3) * u
      const coach = choose(frame, 1.55, 1.7, 1.42) * u
      const bike = choose(frame, 2.6, 2.6, 2.2) * u
      const lamps = [
        [w * choose(frame, 0.66, 0.76, 0.74), rail - 15 * engine],
        [
          w * choose(frame, 0.36, 0.46, 0.46) + 146 * coach,
          highway + choose(frame, 24, 29, 24) * u - 28 * coach,
        ],
        [w * choose(frame, 0.6, 0.5, 0.5) + 34 * bike, lane + 42 * u - 33 * bike],
      ] as const
      const lit = lamps.map((lamp, index) =>
        ahead(`l${index + 2}`, lamp, [420, 380, 360][index] ?? 0, [44, 60, 70][index] ?? 0),
      )
      return (
        `<g transform="rotate(${choose(frame, -7, -9, -8)} ${w / 2} ${h / 2})">` +
        glows(
          'l1',
          '#ffb347',
          0.6,
          lamps.map(([x, y]) => [x, y, 90 * u]),
        ) +
        lit.join('') +
        placed(
          w * 0.62,
          h * choose(frame, 0.13, 0.14, 0.14),
          choose(frame, 2, 2.1, 1.75) * u,
          cabin,
          false,
          -7,
        ) +
        '</g>'
      )
    },
  },
  'guide-12': {
    lights: (frame) => {
      const u = unit(frame)
      const { width: w, height: h } = frame
      const [x, y, degrees] = choose<readonly [number, number, number]>(
        frame,
        [632, 605, 147],
        [365, 842, 92],
        [345, 639, 120],
      )
      const ahead = (reach: number): Point => {
        const angle = (degrees * Math.PI) / 180
        return [x + Math.cos(angle) * reach * u, y + Math.sin(angle) * reach * u]
      }
      const boat: Point = [
        w * choose(frame, 0.3, 0.26, 0.26) - 18 * u,
        h * choose(frame, 0.22, 0.22, 0.2) + 8 * u,
      ]
      return (
        beam('l2', ahead(66), ahead(280), 64 * u, '#ffedb8', 0.75) +
        glows('l1', '#ffb347', 0.7, [
          [...ahead(80), 110 * u],
          [...boat, 150 * u],
        ]) +
        bulbs([ahead(66), boat], 13 * u, '#fff6d8')
      )
    },
  },
  'guide-26': {
    sky: (frame) => stars(frame, frame.height * 0.56, 130, 7),
    lights: (frame) => {
      const { width: w, height: h } = frame
      const u = unit(frame)
      const horizon = h * choose(frame, 0.64, 0.58, 0.62)
      const tip: Point = [w * choose(frame, 0.3, 0.42, 0.38), h * choose(frame, 0.42, 0.36, 0.38)]
      const root: Point = [-20 * u, h * choose(frame, 0.93, 0.87, 0.91)]
      const k = choose(frame, 1.35, 1.35, 1.2) * u
      const hand: Point = [
        mix(root[0], tip[0], 0.52) + 25 * k,
        mix(root[1], tip[1], 0.28) - 8 * u - 14 * k,
      ]
      const boat: Point = [w * choose(frame, 0.6, 0.56, 0.58), horizon - 60 * u]
      const fleet = choose(frame, [0.03, 0.08, 0.34], [0.05, 0.12, 0.3], [0.04, 0.12, 0.28]).map(
        (part): Point => [w * part, horizon - 3 * u],
      )
      return (
        glows('l1', '#d6ffcf', 0.5, [
          [...boat, choose(frame, 330, 320, 280) * u],
          ...fleet.map(([x, y]) => [x, y, 44 * u] as const),
        ]) +
        bulbs(fleet, 6 * u, '#f3ffd0') +
        lampTrails(fleet, 90 * u, 22 * u, '#a8f0d0', 0.5) +
        glows('l2', '#ffb347', 0.66, [[hand[0], hand[1] + 24 * u, 130 * u]]) +
        lantern(hand[0], hand[1], 0.52 * u, cycle(silks, 4))
      )
    },
  },
  'guide-28': {
    skyFill: '#f2a86c',
    sky: (frame) => stars(frame, frame.height * 0.3, 120, 9),
    lights: (frame) => {
      const u = unit(frame)
      const { width: w, height: h } = frame
      const person = choose(
        frame,
        { x: 1270, y: 395, k: 1.1 },
        { x: 600, y: 620, k: 1.35 },
        { x: 620, y: 350, k: 1.05 },
      )
      const houses = choose<readonly (readonly [number, number, number])[]>(
        frame,
        [
          [0.1, 0.47, 0.5],
          [0.2, 0.56, 0.7],
          [0.31, 0.5, 0.56],
          [0.46, 0.6, 0.8],
        ],
        [
          [0.1, 0.45, 0.5],
          [0.11, 0.58, 0.72],
        ],
        [
          [0.1, 0.46, 0.5],
          [0.26, 0.54, 0.62],
          [0.12, 0.6, 0.7],
        ],
      )
      const colours = {
        roof: '#0a1230',
        roofShade: '#060c22',
        wall: '#f0a850',
        dark: '#0a0c20',
        light: '#fff0c4',
      }
      return (
        glows(
          'l1',
          '#ffb347',
          0.6,
          houses.map(([x, y, size]) => [w * x, h * y - 50 * size * u, 150 * size * u]),
        ) +
        houses
          .map(([x, y, size], index) =>
            stiltHouse(w * x, h * y, size * u, colours, index % 2 === 1),
          )
          .join('') +
        glows('l2', '#9cc8f0', 0.26, [[person.x + 20 * person.k, person.y, 190 * person.k]])
      )
    },
  },
  'guide-15': {
    skyFill: '#fbe6b8',
    sky: (frame) => {
      const { width: w, height: h } = frame
      const moon = choose<Point>(frame, [0.6, 0.15], [0.56, 0.27], [0.54, 0.21])
      return (
        stars(frame, h * 0.42, 90, 5) +
        crescent(w * moon[0], h * moon[1], 36 * unit(frame), '#fbeecb')
      )
    },
    lights: (frame) => {
      const { width: w, height: h } = frame
      const u = unit(frame)
      const [middle, half, spring] = choose<readonly [number, number, number]>(
        frame,
        [830, 430, 420],
        [490, 330, 470],
        [460, 310, 380],
      )
      const [x, y] = [middle + half - 168 * u, spring + 40 * u]
      const village = [0.02, 0.09, 0.2, 0.25, 0.36, 0.43].map(
        (part, index): Point => [middle + half * part, h * 0.545 - (index % 3) * 5 * u],
      )
      const boats = [-0.3, 0.12, 0.3].map((part): Point => [middle + half * part, h * 0.475])
      const cars = [
        [0.505, 0.733],
        [0.534, 0.637],
      ].map(([px = 0, py = 0]): Point => [w * px, h * py])
      return (
        glows('l1', '#ffb347', 0.62, [
          ...village.map(([vx, vy]) => [vx, vy, 24 * u] as const),
          ...cars.map(([cx, cy]) => [cx, cy, 40 * u] as const),
        ]) +
        bulbs(village, 6 * u, '#ffe0a0') +
        bulbs(boats, 5 * u, '#d6ffe9') +
        lampTrails(boats, 40 * u, 16 * u, '#8fe6c8', 0.5) +
        bulbs(cars, 9 * u, '#fff6d8') +
        glows('l2', '#ffb347', 0.6, [[x, y + 44 * u, 300 * u]]) +
        line(
          `M${middle + half - 40 * u},${y - 22 * u}H${x - 14 * u}M${x},${y - 22 * u}V${y}`,
          '#1a0e20',
          7 * u,
        ) +
        lantern(x, y, 1.25 * u, cycle(silks, 4))
      )
    },
  },
  'guide-29': {
    lights: (frame) => {
      const { width: w, height: h } = frame
      const u = unit(frame)
      const jar = w * choose(frame, 0.7, 0.68, 0.68)
      return (
        lampPool(
          frame,
          jar,
          h * choose(frame, 0.58, 0.6, 0.6),
          choose(frame, 880, 880, 720) * u,
          '#110e2a',
        ) +
        glows('l1', '#ffb347', 0.5, [
          [
            w * choose(frame, 0.87, 0.93, 0.94) + 8 * u,
            h * choose(frame, 0.33, 0.3, 0.31),
            240 * u,
          ],
        ])
      )
    },
  },
  'guide-02': {
    sky: (frame) => stars(frame, frame.height * 0.46, 90, 23),
    lights: (frame) => {
      const { width: w, height: h } = frame
      const u = unit(frame)
      const ground = h * choose(frame, 0.68, 0.66, 0.68)
      const tower = choose(frame, 1.27, 1.45, 1.2) * u
      const [towerX, towerY] = [w * choose(frame, 0.08, 0.82, 0.82), ground + 20 * u]
      const [hallX, hall] = [
        w * choose(frame, 0.32, 0.44, 0.42),
        choose(frame, 1.3, 1.25, 1.15) * u,
      ]
      const [planeX, planeY] = choose<Point>(
        frame,
        [w * 0.75 + 30 * u, h * 0.4 - 30 * u],
        [w * 0.4 + 10 * u, h * 0.36 - 24 * u],
        [w * 0.38 + 16 * u, h * 0.38 - 20 * u],
      )
      return (
        glows('l1', '#ffb347', 0.6, [
          [towerX, towerY - 354 * tower, 170 * tower],
          ...[-140, -50, 50, 140].map(
            (dx) => [hallX + dx * hall, ground - 20 * hall, 100 * hall] as const,
          ),
        ]) +
        glows('l2', '#ff4a30', 0.8, [[towerX, towerY - 454 * tower, 44 * tower]]) +
        placed(planeX, planeY, choose(frame, 3, 2.9, 2.5) * u, cabin, false, -16)
      )
    },
  },
  'guide-05': {
    lights: (frame) => {
      const { width: w, height: h } = frame
      const u = unit(frame)
      const ground = h * 0.78 + choose(frame, 0, 10, 0) * u
      const middle = w * choose(frame, 0.74, 0.76, 0.76)
      const size = choose(frame, 1.9, 2, 1.7) * u
      const lamp: Point = [
        w * choose(frame, 0.88, 0.84, 0.84) - 34 * size,
        ground + 128 * u - 34 * size,
      ]
      return (
        glows('l1', '#ffb347', 0.5, [
          [middle, ground - 20 * u, 220 * u],
          [...lamp, 90 * u],
        ]) +
        beam(
          'l2',
          lamp,
          [lamp[0] - choose(frame, 96, 76, 76) * size, lamp[1] + 18 * size],
          20 * size,
        ) +
        bulbs([lamp], 13 * u, '#fff6d8')
      )
    },
  },
  'guide-06': {
    sky: (frame) => stars(frame, frame.height * 0.3, 40, 25),
    lights: (frame) => {
      const { width: w, height: h } = frame
      const u = unit(frame)
      const shore = h * choose(frame, 0.48, 0.46, 0.48)
      const [towerX, towerY] = [
        w * choose(frame, 0.33, 0.31, 0.3),
        shore + choose(frame, 62, 84, 64) * u,
      ]
      const tower = choose(frame, 1.85, 1.9, 1.6) * u
      const [endX, endY] = [
        w * choose(frame, 0.79, 0.75, 0.76),
        shore + choose(frame, 46, 60, 46) * u,
      ]
      const gate = choose(frame, 1.4, 1.45, 1.3) * u
      const parts = choose(
        frame,
        [0.02, 0.1, 0.13, 0.21, 0.45, 0.51, 0.55, 0.63],
        [0.04, 0.11, 0.5, 0.54],
        [0.03, 0.12, 0.5, 0.55],
      )
      const city = parts.map(
        (part, index): Point => [w * part, shore - (40 + ((index * 53) % 64)) * u],
      )
      const lamps = [-1, 1].map((side): Point => [endX + side * 46 * gate, endY - 62 * gate])
      return (
        glows('l1', '#ffb347', 0.5, [
          [towerX, towerY - 60 * tower, 130 * tower],
          [endX, endY - 50 * gate, 170 * gate],
        ]) +
        bulbs(city, 7 * u, '#ffd98a') +
        lampTrails(
          [-34, 0, 34].map((dx): Point => [towerX + dx * tower, towerY + 26 * u]),
          170 * u,
          40 * u,
          '#ffc77a',
          0.4,
        ) +
        lamps.map(([x, y]) => lantern(x, y, 0.46 * gate, cycle(silks, 0))).join('')
      )
    },
  },
  'guide-09': {
    sky: (frame) => stars(frame, frame.height * 0.24, 70, 27),
    lights: (frame) => {
      const { width: w, height: h } = frame
      const u = unit(frame)
      const walker = choose(
        frame,
        { x: 0.585, y: 0.83, s: 2.5 },
        { x: 0.5, y: 0.765, s: 2.5 },
        { x: 0.52, y: 0.82, s: 2.2 },
      )
      const size = walker.s * u
      const [x, y] = [w * walker.x - 13 * size, h * walker.y - 40 * size]
      const [houseX, houseY] = [
        w * choose(frame, 0.16, 0.2, 0.18),
        h * choose(frame, 0.285, 0.325, 0.32),
      ]
      const house = choose(frame, 1, 1.05, 0.92) * u
      const hamlet = choose(
        frame,
        [0.42, 0.47, 0.52, 0.56],
        [0.52, 0.6, 0.66],
        [0.5, 0.58, 0.66],
      ).map((part, index): Point => [w * part, h * (0.4 + (index % 2) * 0.03)])
      return (
        glows('l1', '#ffb347', 0.62, [
          [x, y + 16 * size, 96 * size],
          [houseX, houseY - 40 * house, 120 * house],
          ...hamlet.map(([hx, hy]) => [hx, hy, 30 * u] as const),
        ]) +
        bulbs(hamlet, 6 * u, '#ffe0a0') +
        line(`M${x},${y}v${9 * size}`, '#14122a', 3 * u) +
        shape(
          `M${x - 4.5 * size},${y + 9 * size}h${9 * size}l${-1.4 * size},${14 * size}h${-6.2 * size}z`,
          '#ffd07a',
        ) +
        shape(
          `M${x - 5.5 * size},${y + 9 * size}l${5.5 * size},${-5 * size} ${5.5 * size},${5 * size}z`,
          '#14122a',
        )
      )
    },
  },
  'guide-10': {
    sky: (frame) => stars(frame, frame.height * 0.36, 130, 29),
    lights: (frame) => {
      const { width: w, height: h } = frame
      const u = unit(frame)
      const bike = choose(
        frame,
        { x: 0.34, y: 0.8, s: 2 },
        { x: 0.36, y: 0.79, s: 2.1 },
        { x: 0.35, y: 0.81, s: 1.8 },
      )
      const size = bike.s * u
      const lamp: Point = [w * bike.x + 34 * size, h * bike.y - 34 * size]
      const gx = choose(frame, 0.66, 0.68, 0.68)
      const boat: Point = [w * (gx + choose(frame, 0.07, 0.06, 0.06)) + 12 * u, h * 0.76 - 16 * u]
      const cars = choose<readonly Point[]>(
        frame,
        [
          [0.25, 0.526],
          [0.12, 0.449],
        ],
        [
          [0.3, 0.538],
          [0.12, 0.464],
        ],
        [
          [0.3, 0.538],
          [0.12, 0.464],
        ],
      ).map(([px, py]): Point => [w * px, h * py])
      return (
        glows('l1', '#ffb347', 0.66, [
          [...lamp, 110 * u],
          [...boat, 90 * u],
          ...cars.map(([x, y]) => [x, y, 50 * u] as const),
        ]) +
        beam(
          'l2',
          lamp,
          [lamp[0] + choose(frame, 150, 96, 100) * size, lamp[1] + 46 * size],
          34 * size,
        ) +
        bulbs([lamp, boat, ...cars], 12 * u, '#fff6d8')
      )
    },
  },
  'guide-13': {
    sky: (frame) => stars(frame, frame.height * 0.4, 70, 31),
    lights: (frame) => {
      const { width: w, height: h } = frame
      const u = unit(frame)
      const shore = h * choose(frame, 0.56, 0.52, 0.54)
      const [gate, size] = [w * choose(frame, 0.56, 0.5, 0.52), choose(frame, 1.75, 1.75, 1.5) * u]
      const boat = choose(
        frame,
        { x: 0.62, y: 0.7, s: 1.15 },
        { x: 0.74, y: 0.62, s: 1.15 },
        { x: 0.74, y: 0.665, s: 1.05 },
      )
      const lamp: Point = [w * boat.x + 44 * boat.s * u, h * boat.y - 44 * boat.s * u]
      return (
        glows('l1', '#ffa84a', 0.42, [
          [gate, shore - 60 * size, 190 * size],
          [gate - 161 * size, shore - 50 * size, 110 * size],
          [gate + 161 * size, shore - 50 * size, 110 * size],
        ]) +
        glows('l2', '#ffb347', 0.66, [[lamp[0], lamp[1] + 12 * u, 130 * u]]) +
        lantern(lamp[0], lamp[1], 0.5 * u, cycle(silks, 1)) +
        fireflies(frame, shore + 40 * u, h * 0.96, choose(frame, 18, 12, 10), 31)
      )
    },
  },
  'guide-16': {
    sky: (frame) => stars(frame, frame.height * 0.36, 70, 33),
    lights: (frame) => {
      const { width: w, height: h } = frame
      const u = unit(frame)
      const horizon = h * choose(frame, 0.5, 0.45, 0.48)
      const vanish: Point = [w * choose(frame, 0.3, 0.22, 0.22), horizon]
      const near: Point = [w * 1.12, h * choose(frame, 0.7, 0.6, 0.65)]
      const lamps = range(4).map((index): LampSpot => {
        const t = 0.09 + index * 0.15
        return [
          mix(near[0], vanish[0], t) - 12 * u,
          mix(near[1] - h * choose(frame, 0.2, 0.14, 0.16), vanish[1], t),
          (1 - t) * 230 * u,
        ]
      })
      return glows('l1', '#ffb347', 0.5, lamps)
    },
  },
  'guide-19': {
    sky: (frame) => stars(frame, frame.height * 0.24, 90, 35),
    lights: (frame) => {
      const { width: w, height: h } = frame
      const u = unit(frame)
      const { horizon, curve } = beachOf(frame)
      const road = range(16).map((index): LampSpot => {
        const y = mix(horizon + 12 * u, h * 0.86, (index / 15) ** 1.5)
        const depth = Math.max(0.03, (y - horizon) / (h - horizon))
        return [crestHeight(curve, y) + 150 * depth * u, y, (26 + 70 * depth) * u]
      })
      const size = choose(frame, 1.7, 1.4, 1.3) * u
      const [boatX, boatY] = [
        w * choose(frame, 0.29, 0.3, 0.31),
        h * choose(frame, 0.86, 0.8, 0.85),
      ]
      const [temple, tall] = [w * choose(frame, 0.84, 0.87, 0.87), choose(frame, 1.6, 1.5, 1.3) * u]
      const homes = range(9).map(
        (index): Point => [w * (0.9 + ((index * 37) % 10) * 0.011), h * (0.4 + index * 0.055)],
      )
      return (
        glows('l1', '#ffb347', 0.6, [
          ...road,
          [boatX + 10 * size, boatY - 40 * size, 120 * size],
          [temple, h * 0.985 - 50 * tall, 170 * tall],
        ]) +
        bulbs(
          road.map(([x, y]): Point => [x, y]),
          7 * u,
          '#fff0c4',
        ) +
        bulbs(homes, 7 * u, '#ffd98a') +
        bulbs(
          [-30, -2, 26].map((dx): Point => [boatX + dx * size, boatY - 43 * size]),
          9 * size,
          '#ffd98a',
        ) +
        lampTrails([[boatX, boatY + 16 * u]], 60 * u, 110 * u, '#ffc77a', 0.5)
      )
    },
  },
  'guide-20': {
    sky: (frame) => stars(frame, frame.height * 0.4, 80, 37),
    lights: (frame) => {
      const { width: w, height: h } = frame
      const u = unit(frame)
      const home = choose(
        frame,
        { x: 0.58, y: 0.7, k: 1.08 },
        { x: 0.56, y: 0.7, k: 0.98 },
        { x: 0.56, y: 0.69, k: 0.94 },
      )
      const [x, y, k] = [w * home.x, h * home.y, home.k * u]
      const [walkX, walkY, size] = [
        w * choose(frame, 0.525, 0.52, 0.52),
        h * choose(frame, 0.88, 0.85, 0.88),
        choose(frame, 1, 1.05, 0.96) * u,
      ]
      const lamp: Point = [walkX - 44 * size, walkY - 44 * size]
      return (
        glows('l1', '#ffb347', 0.42, [
          [x - 205 * k, y - 100 * k, 190 * k],
          [x + 10 * k, y - 60 * k, 230 * k],
          [x + 232 * k, y - 50 * k, 150 * k],
          [x + 20 * k, y + 30 * k, 200 * k],
        ]) +
        glows('l2', '#ffb347', 0.7, [[lamp[0], lamp[1] + 6 * u, 120 * u]]) +
        line(
          `M${walkX - 33 * size},${walkY - 62 * size}L${lamp[0]},${lamp[1] - 12 * size}`,
          '#14101f',
          4 * size,
        ) +
        lantern(lamp[0], lamp[1] - 12 * size, 0.42 * size, cycle(silks, 4))
      )
    },
  },
  'guide-22': {
    sky: (frame) => stars(frame, frame.height * 0.3, 80, 39),
    lights: (frame) => {
      const { width: w, height: h } = frame
      const u = unit(frame)
      const horizon = h * choose(frame, 0.4, 0.36, 0.38)
      const walker = choose(
        frame,
        { x: 0.36, y: 0.603, k: 1.5 },
        { x: 0.42, y: 0.566, k: 1.5 },
        { x: 0.4, y: 0.592, k: 1.35 },
      )
      const [x, y, k] = [w * walker.x, h * walker.y, walker.k * u]
      const lamp: Point = [x - 50 * k, y - 12 * k]
      const boat: Point = [w * 0.17, h * choose(frame, 0.5, 0.46, 0.48) - 34 * u]
      const squid = choose(
        frame,
        [0.03, 0.27, 0.56, 0.66, 0.7, 0.87],
        [0.04, 0.34, 0.66, 0.9],
        [0.04, 0.34, 0.66, 0.9],
      ).map((part): Point => [w * part, horizon + 3 * u])
      return (
        glows('l1', '#ffb347', 0.66, [
          [...lamp, 150 * u],
          [...boat, 120 * u],
        ]) +
        bulbs([lamp, boat], 12 * u, '#fff0c4') +
        lampTrails([[boat[0], boat[1] + 46 * u]], 70 * u, 30 * u, '#ffc77a', 0.55) +
        glows(
          'l2',
          '#7fe0c0',
          0.75,
          squid.map(([sx, sy]) => [sx, sy, 38 * u]),
        ) +
        bulbs(squid, 6 * u, '#d6ffe9') +
        lampTrails(squid, 60 * u, 20 * u, '#8fe6c8', 0.45)
      )
    },
  },
  'guide-23': {
    lights: (frame) => {
      const { width: w, height: h } = frame
      const u = unit(frame)
      const iso = isometric(
        w * choose(frame, 0.5, 0.5, 0.49),
        h * choose(frame, 0.36, 0.39, 0.38),
        choose(frame, 1.36, 1.28, 1.18) * u,
      )
      const { at } = iso
      const lane = (x: number, y: number, along: boolean): string =>
        polyline([at(x, y), along ? at(x + 440, y) : at(x, y + 440)])
      const headlights = lane(-160, 280, true) + lane(326, -160, false)
      const tails = lane(-150, 338, true) + lane(362, -160, false)
      const blocks: readonly (readonly [x: number, y: number])[] = [
        [-320, -10],
        [-90, 400],
        [-370, 400],
        [540, 300],
      ]
      const lit = blocks.flatMap(([x, y], block) =>
        range(24).flatMap((index): Point[] => {
          const [side, spot, floor] = [index % 2, (index >> 1) % 6, index >> 3]
          if ((index * 7 + block * 5) % 4 === 0) return []
          return side === 0
            ? [at(x + 18 + (spot % 3) * 84 + (spot > 2 ? 28 : 0), y + 253, 24 + floor * 14)]
            : [at(x + 241, y + 14 + spot * 44, 16 + (floor % 2) * 12)]
        }),
      )
      const [clockX, clockY] = at(150, 236, 60)
      const [lampX, lampY] = at(345, 445, 96)
      return (
        glows('l1', '#ffb347', 0.42, [
          [clockX, clockY, 230 * iso.scale],
          [...at(290, 130, 10), 190 * iso.scale],
          [lampX, lampY + 60 * iso.scale, 190 * iso.scale],
        ]) +
        line(headlights, '#ffe2a0', 5 * u, 0.4) +
        line(tails, '#ff5a4a', 5 * u, 0.45) +
        `<path fill="none" stroke="#ffd08a" stroke-width="${Math.round(5 * u)}" opacity=".5" d="${isoRing(iso, 345, 445, 106)}"/>` +
        bulbs(lit, 7 * iso.scale, '#ffcf7a') +
        bulbs([[lampX, lampY]], 18 * u, '#fff6d8')
      )
    },
  },
  'guide-30': {
    sky: (frame) => stars(frame, frame.height * 0.36, 90, 43),
    lights: (frame) => {
      const { width: w, height: h } = frame
      const u = unit(frame)
      const shore = h * choose(frame, 0.53, 0.53, 0.52)
      const wall = h * choose(frame, 0.86, 0.85, 0.86)
      const sitter = choose(frame, { x: 0.66, k: 1.5 }, { x: 0.55, k: 1.32 }, { x: 0.54, k: 1.3 })
      const boat = choose(
        frame,
        { x: 0.3, y: 0.68, k: 1.25 },
        { x: 0.24, y: 0.665, k: 1.15 },
        { x: 0.2, y: 0.67, k: 1 },
      )
      const [x, y] = [w * sitter.x - choose(frame, 150, 128, 128) * sitter.k * u, wall + 12 * u]
      const size = choose(frame, 0.92, 0.84, 0.78) * u
      const train = range(choose(frame, 5, 4, 4) * 2).map(
        (index): LampSpot => [
          w * choose(frame, 0.24, 0.22, 0.22) + (36 + index * 74) * size,
          shore - 37 * size,
          70 * size,
        ],
      )
      const engine: Point = [
        w * choose(frame, 0.24, 0.22, 0.22) - 114 * size,
        shore - 10 * u - 14 * size,
      ]
      const lamp: Point = [w * boat.x - 40 * boat.k * u, h * boat.y - 26 * boat.k * u]
      return (
        beam(
          'l2',
          engine,
          [engine[0] - choose(frame, 260, 150, 140) * u, engine[1] + 8 * u],
          26 * u,
        ) +
        glows('l1', '#ffb347', 0.5, [...train, [...lamp, 120 * u], [x, y - 40 * u, 330 * u]]) +
        bulbs([lamp], 10 * u, '#fff0c4') +
        lampTrails([[lamp[0], lamp[1] + 40 * u]], 70 * u, 30 * u, '#ffc77a', 0.55) +
        stormLantern(x, y, 1.15 * u)
      )
    },
  },
  'guide-11': {
    sky: (frame) =>
      stars(frame, frame.height * 0.36, 60, 45) +
      crescent(
        frame.width * choose(frame, 0.47, 0.5, 0.4),
        frame.height * choose(frame, 0.12, 0.2, 0.12),
        34 * unit(frame),
        '#fbeecb',
      ),
    lights: (frame) => {
      const { width: w, height: h } = frame
      const u = unit(frame)
      const plain = h * 0.5
      const boat = choose(
        frame,
        { x: 0.47, y: 0.885, s: 1.55 },
        { x: 0.5, y: 0.85, s: 1.75 },
        { x: 0.5, y: 0.885, s: 1.55 },
      )
      const size = boat.s * u
      const [x, y] = [w * boat.x - 14 * size, h * boat.y - 8 * size]
      const homes = choose(
        frame,
        [0.26, 0.29, 0.34, 0.64, 0.68, 0.82],
        [0.3, 0.36, 0.7, 0.74],
        [0.3, 0.35, 0.7, 0.74],
      ).map((part, index): Point => [w * part, plain + (2 + (index % 2) * 8) * u])
      return (
        glows('l1', '#ffb347', 0.62, [
          [x, y - 30 * size, 190 * size],
          ...homes.map(([hx, hy]) => [hx, hy, 40 * u] as const),
        ]) +
        bulbs(homes, 8 * u, '#ffe0a0') +
        stormLantern(x, y, 0.62 * size) +
        lampTrails([[x, y + 32 * size]], 90 * u, 60 * u, '#ffc77a', 0.5) +
        fireflies(frame, plain + 50 * u, h * 0.76, choose(frame, 26, 18, 16), 47)
      )
    },
  },
  'guide-14': {
    lights: (frame) => {
      const { width: w, height: h } = frame
      return lampPool(
        frame,
        w * choose(frame, 0.49, 0.5, 0.5),
        h * choose(frame, 0.5, 0.48, 0.5),
        choose(frame, 920, 840, 680) * unit(frame),
        '#0a0520',
      )
    },
  },
  'guide-18': {
    skyFill: '#ffe2a8',
    sky: (frame) =>
      sky(
        frame,
        frame.height * choose(frame, 0.31, 0.29, 0.31),
        ['#081230', '#17265c', '#46589a'],
        'n',
      ) +
      stars(frame, frame.height * 0.24, 70, 49) +
      crescent(
        frame.width * choose(frame, 0.6, 0.44, 0.44),
        frame.height * 0.09,
        36 * unit(frame),
        '#fbeecb',
      ),
    lights: (frame) => {
      const { width: w, height: h } = frame
      const u = unit(frame)
      const boat = choose(
        frame,
        { x: 400, y: 612, k: 0.52 },
        { x: 210, y: 560, k: 0.6 },
        { x: 180, y: 460, k: 0.5 },
      )
      const horizon = h * choose(frame, 0.3, 0.28, 0.3)
      const lamp: Point = [boat.x + 108 * boat.k, boat.y - 40 * boat.k]
      const squid = choose(
        frame,
        [0.06, 0.12, 0.28, 0.38, 0.45],
        [0.06, 0.2, 0.4],
        [0.06, 0.2, 0.4],
      ).map((part): Point => [w * part, horizon + 3 * u])
      return (
        glows('l1', '#ffb347', 0.7, [[...lamp, 210 * u]]) +
        line(`M${lamp[0]},${boat.y + 14 * boat.k}V${lamp[1] - 40 * boat.k}`, '#1a1224', 4 * u) +
        bulbs([lamp], 17 * u, '#fff0c4') +
        lampTrails([[lamp[0], boat.y + 90 * boat.k]], 90 * u, 50 * u, '#ffc77a', 0.55) +
        glows(
          'l2',
          '#7fe0c0',
          0.75,
          squid.map(([x, y]) => [x, y, 38 * u]),
        ) +
        bulbs(squid, 6 * u, '#d6ffe9')
      )
    },
  },
  'guide-25': {
    lights: (frame) => {
      const { width: w, height: h } = frame
      const u = unit(frame)
      const turn = (choose(frame, 62, 24, 34) / 180) * Math.PI
      const boat = choose(
        frame,
        { x: 0.47, y: 0.47, s: 1.24 },
        { x: 0.46, y: 0.52, s: 1.42 },
        { x: 0.47, y: 0.5, s: 1.16 },
      )
      const small = choose(frame, { x: 0.68, y: 0.76 }, { x: 0.78, y: 0.75 }, { x: 0.77, y: 0.78 })
      const along = (reach: number): Point => [
        w * boat.x - Math.sin(turn) * reach * boat.s * u,
        h * boat.y + Math.cos(turn) * reach * boat.s * u,
      ]
      const second: Point = [w * small.x, h * small.y]
      const lamps = [along(-164), along(162)]
      return (
        lampPool(frame, w * boat.x, h * boat.y, choose(frame, 1180, 1040, 860) * u, '#03101f') +
        glows('l1', '#ffb347', 0.6, [
          ...lamps.map(([x, y]) => [x, y, 210 * u] as const),
          [...second, 180 * u],
        ]) +
        bulbs([...lamps, second], 17 * u, '#fff0c4') +
        fireflies(frame, 0, h, choose(frame, 20, 14, 12), 51)
      )
    },
  },
  'guide-27': {
    sky: (frame) => {
      const { width: w, height: h } = frame
      const u = unit(frame)
      const x = w * choose(frame, 0.7, 0.66, 0.66)
      return (
        stars(frame, h * choose(frame, 0.46, 0.4, 0.42), 70, 53) +
        crescent(x, h * choose(frame, 0.21, 0.2, 0.2), 30 * u, '#fbeecb')
      )
    },
    lights: (frame) => {
      const { width: w, height: h } = frame
      const u = unit(frame)
      const size = choose(frame, 1.15, 1.02, 0.92) * u
      const top = h * choose(frame, 0.8, 0.765, 0.785)
      const [left, wide, tall] = choose(
        frame,
        [0.14, 0.72, 0.53],
        [0.13, 0.74, 0.48],
        [0.13, 0.74, 0.51],
      )
      const pane = h * choose(frame, 0.13, 0.12, 0.12)
      const boat: Point = [w * (left + wide * 0.36), pane + h * tall * 0.58]
      const homes = [0.87, 0.9, 0.93].map(
        (part, index): Point => [w * (left + wide * part), pane + h * tall * (0.56 + index * 0.05)],
      )
      return (
        lampPool(frame, w * 0.5, top - 40 * u, choose(frame, 1160, 980, 820) * u, '#0c0412') +
        glows('l1', '#ffb347', 0.4, [
          [w * 0.5 - 216 * size, top - 120 * size, 300 * u],
          [...boat, 50 * u],
          ...homes.map(([x, y]) => [x, y, 40 * u] as const),
        ]) +
        bulbs([boat, ...homes], 7 * u, '#fff0c4')
      )
    },
  },
  'guide-17': {
    sky: (frame) => stars(frame, frame.height * 0.42, 170, 55),
    lights: (frame) => {
      const { width: w, height: h } = frame
      const u = unit(frame)
      const tents = choose<readonly (readonly [number, number, number])[]>(
        frame,
        [
          [0.34, 0.775, 0.8],
          [0.42, 0.765, 0.7],
          [0.5, 0.775, 0.9],
        ],
        [
          [0.34, 0.78, 0.8],
          [0.47, 0.765, 0.7],
        ],
        [
          [0.34, 0.78, 0.7],
          [0.46, 0.765, 0.6],
        ],
      )
      return (
        glows(
          'l1',
          '#ffb347',
          0.5,
          tents.map(([x, y, k]) => [w * x, h * y - 20 * k * u, 130 * k * u]),
        ) +
        tents
          .map(([x, y, k]) =>
            placed(
              w * x,
              h * y,
              k * u,
              shape('M-44 0Q-34-46 0-54 34-46 44 0z', '#f0a040') +
                shape('M-14 0Q-8-30 0-46 8-30 14 0z', '#fff0c4'),
            ),
          )
          .join('')
      )
    },
  },
}
