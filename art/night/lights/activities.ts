import { bulbs, crescent, glows, lampPool, lampTrails } from '../../kit/night-lights'
import type { Point } from '../../kit/path'
import { range } from '../../kit/rng'
import { placed } from '../../kit/shapes'
import { stars } from '../../kit/sky'
import { choose, type Night, unit } from '../../scene'
import { kiteOf } from '../../scenes/activities/activity-water-sports'
import { beam } from '../beam'
import { stormLantern } from './stories'

type Lights = Omit<Night, 'colours'>

/** What the nights of activities show beside their colours. */
export const activityLights: Record<string, Lights> = {
  'activity-adventure': {
    sky: (frame) =>
      stars(frame, frame.height * 0.4, 90, 7) +
      crescent(
        frame.width * choose(frame, 0.42, 0.5, 0.46),
        frame.height * 0.154,
        42 * unit(frame),
        '#fbeecb',
      ),
    lights: (frame) => {
      const { width: w, height: h } = frame
      const u = unit(frame)
      const size = choose(frame, 2.1, 2.2, 1.95) * u
      const [x, y] = [w * choose(frame, 0.665, 0.61, 0.62), h * choose(frame, 0.755, 0.755, 0.765)]
      const lamp: Point = [x - 34 * size, y - 32 * size]
      const hamlet = [0, 0.016, 0.026, 0.042, 0.06].map(
        (part, index): Point => [w * (0.47 + part), h * 0.55 + (index % 2) * 5 * u],
      )
      return (
        glows('l1', '#ffb347', 0.7, [
          [...lamp, 130 * u],
          ...hamlet.map(([hx, hy]) => [hx, hy, 18 * u] as const),
        ]) +
        beam('l2', lamp, [x - choose(frame, 140, 112, 112) * size, y - 8 * size], 30 * size) +
        bulbs([lamp], 15 * u, '#fff6d8') +
        bulbs(hamlet, 5 * u, '#ffe0a0')
      )
    },
  },
  'activity-cruise': {
    lights: (frame) => {
      const { width: w, height: h } = frame
      const u = unit(frame)
      const horizon = h * choose(frame, 0.62, 0.58, 0.6)
      const [shipX, shipY] = [
        w * choose(frame, 0.61, 0.54, 0.54),
        horizon + choose(frame, 96, 120, 100) * u,
      ]
      const size = choose(frame, 1.62, 1.85, 1.6) * u
      const boat: Point = [
        w * choose(frame, 0.4, 0.22, 0.24) + 62 * u,
        horizon + choose(frame, 190, 250, 210) * u - 30 * u,
      ]
      const fleet = choose(frame, [0.44, 0.475, 0.73], [0.3, 0.36, 0.74], [0.3, 0.36, 0.74]).map(
        (part): Point => [w * part, horizon - 2 * u],
      )
      return (
        glows('l1', '#ffb347', 0.42, [
          [shipX, shipY - 160 * size, 240 * size],
          [boat[0], boat[1], 110 * u],
        ]) +
        bulbs([boat], 11 * u, '#fff0c4') +
        glows(
          'l2',
          '#7fe0c0',
          0.7,
          fleet.map(([x, y]) => [x, y, 40 * u]),
        ) +
        bulbs(fleet, 6 * u, '#d6ffe9') +
        lampTrails(fleet, 70 * u, 20 * u, '#8fe6c8', 0.5)
      )
    },
  },
  'activity-food': {
    sky: (frame) => stars(frame, frame.height * 0.4, 40, 31),
    lights: (frame) => {
      const { width: w, height: h } = frame
      const u = unit(frame)
      const x = w * choose(frame, 0.63, 0.5, 0.53)
      const count = choose(frame, 11, 7, 7)
      const strung = range(count).map((index): Point => {
        const part = (index + 0.5) / count
        return [w * part, h * (0.3 + 0.12 * 2 * part * (1 - part) * 1.2 - 0.1 * part ** 2) + 12 * u]
      })
      return (
        lampPool(frame, x, h * 0.66, choose(frame, 1340, 1080, 900) * u, '#0c0624') +
        glows(
          'l1',
          '#ffb347',
          0.6,
          strung.map(([sx, sy]) => [sx, sy, 74 * u]),
        ) +
        bulbs(strung, 15 * u, '#fff0c4')
      )
    },
  },
  'activity-lantern-making': {
    lights: (frame) => {
      const { width: w, height: h } = frame
      const u = unit(frame)
      const [x, y, k] = choose(
        frame,
        [720, 420, 1.4] as const,
        [430, 720, 1.5] as const,
        [420, 460, 1.2] as const,
      )
      const hung = choose<readonly (readonly [number, number, number])[]>(
        frame,
        [
          [0.07, 0.32, 1],
          [0.2, 0.08, 0.9],
        ],
        [
          [0.12, 0.2, 1.05],
          [0.37, 0.04, 0.95],
          [0.64, 0.13, 1],
          [0.9, 0.26, 1.05],
        ],
        [
          [0.1, 0.16, 0.9],
          [0.4, -0.06, 0.7],
          [0.68, 0.02, 0.85],
        ],
      )
      return (
        glows(
          'l1',
          '#ffb45a',
          0.5,
          hung.map(([px, py, s]) => [w * px, h * py + 100 * s * u, 230 * s * u] as const),
        ) + glows('l2', '#ffc878', 0.62, [[x, y, 330 * k]])
      )
    },
  },
  'activity-scenic': {
    sky: (frame) => stars(frame, frame.height * 0.4, 70, 24),
    lights: (frame) => {
      const { width: w, height: h } = frame
      const u = unit(frame)
      const village = choose(
        frame,
        [0.06, 0.085, 0.1, 0.34, 0.365, 0.38],
        [0.07, 0.11, 0.15, 0.34, 0.38],
        [0.06, 0.1, 0.14, 0.34, 0.38],
      ).map((part, index): Point => [w * part, h * (0.83 + (index % 3) * 0.012)])
      return (
        glows(
          'l1',
          '#ffb347',
          0.7,
          village.map(([x, y]) => [x, y, 34 * u]),
        ) + bulbs(village, 6 * u, '#ffe0a0')
      )
    },
  },
  'activity-beach': {
    sky: (frame) => stars(frame, frame.height * 0.28, 120, 27),
    lights: (frame) => {
      const { width: w, height: h } = frame
      const u = unit(frame)
      const horizon = h * 0.3
      const boat: Point = [w * choose(frame, 0.2, 0.18, 0.18) + 18 * u, horizon + 12 * u]
      const squid = [0.04, 0.31, 0.36, 0.45].map((part): Point => [w * part, horizon + 4 * u])
      const [x, y] = [w * choose(frame, 0.565, 0.3, 0.37), h * choose(frame, 0.93, 0.89, 0.9)]
      const carrier: Point = [w * choose(frame, 0.6, 0.5, 0.52), h * 0.55]
      return (
        glows(
          'l2',
          '#7fe0c0',
          0.7,
          squid.map(([sx, sy]) => [sx, sy, 40 * u]),
        ) +
        bulbs(squid, 6 * u, '#d6ffe9') +
        lampTrails(squid, 70 * u, 20 * u, '#8fe6c8', 0.5) +
        glows('l1', '#ffb347', 0.6, [
          [...boat, 90 * u],
          [x, y - 40 * u, choose(frame, 330, 300, 280) * u],
          [carrier[0], carrier[1] - 60 * u, 150 * u],
        ]) +
        stormLantern(x, y, choose(frame, 1, 1.05, 0.9) * u)
      )
    },
  },
  'activity-trekking': {
    sky: (frame) => stars(frame, frame.height * 0.4, 130, 33),
    lights: (frame) => {
      const { width: w, height: h } = frame
      const u = unit(frame)
      const size = choose(frame, 2.25, 2.2, 1.95) * u
      const feet = choose<readonly (readonly [number, number])[]>(
        frame,
        [
          [0.48, 0.8],
          [0.63, 0.716],
        ],
        [
          [0.2, 0.86],
          [0.47, 0.755],
        ],
        [
          [0.2, 0.9],
          [0.47, 0.785],
        ],
      )
      const lamps = feet.map(([x, y]): Point => [w * x + 16 * size, h * y - 98 * size])
      const home: Point = [w * choose(frame, 0.13, 0.14, 0.14), h * 0.52 - 46 * u]
      return (
        glows('l1', '#ffb347', 0.6, [
          [...home, 110 * u],
          ...lamps.map(([x, y]) => [x, y, 50 * size] as const),
        ]) +
        lamps
          .map((lamp, index) =>
            beam(
              `l${index + 2}`,
              lamp,
              [lamp[0] + 130 * size, lamp[1] + 20 * size],
              34 * size,
              '#ffedb8',
              0.5,
            ),
          )
          .join('') +
        bulbs(lamps, 5 * size, '#fff6d8')
      )
    },
  },
  'activity-water-sports': {
    skyFill: '#8fd0cc',
    sky: (frame) => stars(frame, frame.height * choose(frame, 0.4, 0.42, 0.42), 90, 22),
    lights: (frame) => {
      const { width: w, height: h } = frame
      const u = unit(frame)
      const sea = h * choose(frame, 0.52, 0.5, 0.52)
      const kite = kiteOf(frame)
      const edge = [
        [-310, 120],
        [-294, 28],
        [-244, -56],
        [-168, -118],
        [-84, -151],
        [0, -160],
        [84, -151],
        [168, -118],
        [244, -56],
        [294, 28],
        [310, 120],
      ].map(([x = 0, y = 0]): Point => [x, y])
      const shore = choose(
        frame,
        [0.4, 0.44, 0.5, 0.53, 0.57, 0.64],
        [0.1, 0.15, 0.3, 0.4, 0.46],
        [0.1, 0.15, 0.3, 0.4, 0.46],
      ).map((part): Point => [w * part, sea - 16 * u])
      return (
        placed(
          kite.x,
          kite.y,
          kite.k,
          glows(
            'l1',
            '#ffc878',
            0.6,
            edge.map(([x, y]) => [x, y, 56]),
          ) + bulbs(edge, 11, '#fff3cf'),
          false,
          kite.turn,
        ) +
        glows(
          'l2',
          '#ffb347',
          0.7,
          shore.map(([x, y]) => [x, y, 34 * u]),
        ) +
        bulbs(shore, 6 * u, '#ffe6a8') +
        lampTrails(
          shore.map(([x]): Point => [x, sea + 12 * u]),
          h * 0.12,
          26 * u,
          '#ffb765',
          0.5,
        )
      )
    },
  },
  'activity-historical': {
    skyFill: '#6fb0b0',
    sky: (frame) => stars(frame, frame.height * choose(frame, 0.26, 0.24, 0.24), 60, 19),
    lights: (frame) => {
      const h = frame.height
      const u = unit(frame)
      const yard = h * choose(frame, 0.62, 0.56, 0.6)
      const { x, k } = choose(frame, { x: 1060, k: 0.8 }, { x: 560, k: 0.82 }, { x: 560, k: 0.74 })
      const bays = [
        [0, 64],
        [190, 48],
        [350, 40],
        [-190, 48],
        [-350, 40],
      ]
      const arches = bays
        .slice(0, choose(frame, 5, 3, 3))
        .map(([dx = 0, half = 0]) => [x + dx * k, yard - half * 1.2 * k, half * 2.6 * k] as const)
      const stairX = x + choose(frame, -10, 40, 40) * u
      return (
        glows('l1', '#ffa84a', 0.62, [
          ...arches,
          [x, yard - 330 * k, 230 * k],
          [x, yard - 450 * k, 170 * k],
        ]) + glows('l2', '#ffc878', 0.4, [[stairX + 20 * u, h * 0.82, 300 * u]])
      )
    },
  },
}
