import { bulbs, crescent, fireflies, glows, lampTrails } from '../../kit/night-lights'
import type { Point } from '../../kit/path'
import { range } from '../../kit/rng'
import { stars } from '../../kit/sky'
import { moon } from '../../kit/sun'
import { choose, type Night, unit } from '../../scene'

type Lights = Omit<Night, 'colours'>

/** What the nights of the home page's large pictures show beside their colours. */
export const heroLights: Record<string, Lights> = {
  'hero-halong': {
    sky: (frame) => stars(frame, frame.height * 0.24, 50, 7),
    lights: (frame) => {
      const { width: w, height: h } = frame
      const u = unit(frame)
      const boatY =
        h * choose(frame, 0.3, 0.25, 0.28) + choose(frame, 0.42 * 560, 0.46 * 700, 0.46 * 600) * u
      return glows('l1', '#ff9a4a', 0.6, [
        [w * choose(frame, 0.64, 0.6, 0.58), boatY - 20 * u, 130 * u],
      ])
    },
  },
  'hero-hcm': {
    sky: (frame) => stars(frame, frame.height * 0.22, 36, 3),
    lights: (frame) => {
      const { width: w, height: h } = frame
      const u = unit(frame)
      const bank = h * choose(frame, 0.56, 0.46, 0.54)
      const tower = choose(frame, 1.32, 1.5, 1.3) * u
      return (
        glows('l1', '#5fe0f0', 0.5, [
          [w * choose(frame, 0.87, 0.8, 0.8), bank - 300 * tower, 130 * tower],
          [
            w * choose(frame, 0.56, 0.32, 0.32) + 36 * u,
            bank - 160 * choose(frame, 1.3, 1.4, 1.22) * u,
            90 * u,
          ],
        ]) +
        glows('l2', '#ffc766', 0.5, [
          [
            w * choose(frame, 0.68, 0.54, 0.52),
            h * choose(frame, 0.7, 0.58, 0.72) - 70 * u,
            260 * u,
          ],
        ])
      )
    },
  },
  'hero-ninhbinh': {
    sky: (frame) => stars(frame, frame.height * 0.4, 40, 8),
    lights: (frame) => {
      const u = unit(frame)
      const x = frame.width * choose(frame, 0.66, 0.54, 0.54) - 30 * u
      const y = frame.height * choose(frame, 0.54, 0.46, 0.53) + 150 * u
      const lamp: Point = [x - 128 * u, y - 44 * u]
      return (
        glows('l1', '#ff9f3d', 0.8, [[...lamp, 200 * u]]) +
        bulbs([lamp], 16 * u, '#ffe3a0') +
        lampTrails([[lamp[0], y + 16 * u]], 130 * u, 60 * u, '#ffb765', 0.6)
      )
    },
  },
  'hero-phuquoc': {
    sky: (frame) => stars(frame, frame.height * 0.48, 120, 5),
    lights: (frame) => {
      const { width: w, height: h } = frame
      const u = unit(frame)
      const deck = h * choose(frame, 0.55, 0.45, 0.53) - 6 * u
      const from = w * choose(frame, 0.42, 0.24, 0.24)
      const lamps = range(Math.ceil((w - from) / (148 * u)))
        .map((index): Point => [from + (164 + index * 148) * u, deck - 62 * u])
        .filter(([x]) => x < w - 10)
      const boat: Point = [
        w * choose(frame, 0.56, 0.44, 0.44),
        h * choose(frame, 0.8, 0.62, 0.78) - 60 * u,
      ]
      return (
        glows('l1', '#ffb347', 0.75, [
          ...lamps.map(([x, y]) => [x, y, 110 * u] as const),
          [from + 74 * u, deck - 24 * u, 120 * u],
          [...boat, 190 * u],
        ]) +
        bulbs(lamps, 13 * u, '#fff0c4') +
        lampTrails(
          lamps.map(([x]): Point => [x, deck + 110 * u]),
          170 * u,
          54 * u,
          '#ffb765',
          0.5,
        )
      )
    },
  },
  'hero-sapa': {
    sky: (frame) => stars(frame, frame.height * 0.34, 90, 3),
    lights: (frame) => {
      const { width: w, height: h } = frame
      const u = unit(frame)
      const line = h * choose(frame, 0.4, 0.36, 0.38)
      return glows('l1', '#ffb347', 0.75, [
        [w * choose(frame, 0.88, 0.87, 0.87), line - 44 * u, 170 * u],
      ])
    },
  },
  'hero-mekong': {
    skyFill: '#e9793a',
    sky: (frame) =>
      stars(frame, frame.height * 0.34, 90, 5) +
      crescent(
        frame.width * choose(frame, 0.46, 0.4, 0.42),
        frame.height * choose(frame, 0.17, 0.2, 0.17),
        46 * unit(frame),
        '#fbeecb',
      ),
    lights: (frame) => {
      const { height: h } = frame
      const boat = choose(
        frame,
        { x: 760, y: 660, k: 1.3 },
        { x: 400, y: 830, k: 1.15 },
        { x: 390, y: 650, k: 1 },
      )
      const lamp: Point = [boat.x - 262 * boat.k, boat.y - 66 * boat.k]
      return (
        glows('l1', '#ffb347', 0.85, [[...lamp, 210 * boat.k]]) +
        bulbs([lamp], 26 * boat.k, '#ff9a3d') +
        bulbs([lamp], 14 * boat.k, '#fff3cf') +
        lampTrails([[lamp[0], boat.y + 60 * boat.k]], 130 * boat.k, 60 * boat.k, '#ffc077', 0.55) +
        fireflies(frame, h * 0.06, h * 0.86, choose(frame, 40, 34, 30), 11)
      )
    },
  },
  'hero-dalat': {
    skyFill: '#ffd9a8',
    sky: (frame) =>
      stars(frame, frame.height * 0.4, 100, 7) +
      moon(
        frame.width * choose(frame, 0.2, 0.22, 0.2),
        frame.height * choose(frame, 0.24, 0.2, 0.22),
        56 * unit(frame),
        '#f6eed2',
      ),
    lights: (frame) => {
      const { width: w, height: h } = frame
      const u = unit(frame)
      const shore = h * choose(frame, 0.6, 0.58, 0.6)
      const church = w * choose(frame, 0.52, 0.4, 0.4)
      const boat = choose(
        frame,
        { x: 660, y: 680, k: 1 },
        { x: 250, y: 880, k: 1.1 },
        { x: 230, y: 680, k: 0.9 },
      )
      const lamp: Point = [boat.x - 104 * boat.k, boat.y - 30 * boat.k]
      return (
        glows('l1', '#ffb347', 0.66, [
          [church, shore - 110 * u, 170 * u],
          ...choose(frame, [[church + 210 * u, shore - 46 * u, 90 * u] as const], [], []),
          [church - 190 * u, shore - 50 * u, 80 * u],
          [...lamp, 130 * u],
        ]) +
        bulbs([lamp], 14 * boat.k, '#fff3cf') +
        lampTrails([[lamp[0], boat.y + 34 * boat.k]], 100 * boat.k, 44 * boat.k, '#ffc077', 0.55)
      )
    },
  },
}
