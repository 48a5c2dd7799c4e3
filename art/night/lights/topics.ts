import { floatingCandle, lantern, lanternString, silks } from '../../kit/lantern'
import {
  bulbs,
  crescent,
  fireflies,
  glows,
  type LampSpot,
  lampPool,
  lampTrails,
} from '../../kit/night-lights'
import type { Point } from '../../kit/path'
import { percentPoints } from '../../kit/percent-points'
import { cycle, range } from '../../kit/rng'
import { ellipse, line, shape } from '../../kit/shapes'
import { sky, stars } from '../../kit/sky'
import { choose, type Night, unit } from '../../scene'
import { ferryOf, islesOf } from '../../scenes/topics/topic-island-hopping'
import { coilsOf } from '../../scenes/topics/topic-temples-and-pagodas'
import { beam } from '../beam'
import { stormLantern } from './stories'

type Lights = Omit<Night, 'colours'>

/** What the nights of the topics' tiles show beside their colours. */
export const topicLights: Record<string, Lights> = {
  'topic-fruit-and-farm-tables': {
    sky: (frame) => stars(frame, frame.height * 0.5, 90, 5),
    lights: (frame) => {
      const { width: w, height: h } = frame
      const u = unit(frame)
      const [from, to, y] = choose<readonly [number, number, number]>(
        frame,
        [0.4, 0.68, 0.2],
        [0.08, 0.86, 0.2],
        [0.1, 0.86, 0.15],
      )
      const count = choose(frame, 4, 5, 5)
      const size = choose(frame, 0.95, 1.3, 1.05) * u
      const lamps = range(count).map((index): LampSpot => {
        const part = (index + 0.6) / (count + 0.2)
        return [
          w * (from + (to - from) * part),
          h * y + (34 + 24 * Math.sin(part * Math.PI)) * u,
          150 * size,
        ]
      })
      return (
        lampPool(
          frame,
          w * choose(frame, 0.45, 0.5, 0.5),
          h * 0.62,
          choose(frame, 1060, 960, 760) * u,
          '#0a1430',
          '#ffd9a0',
        ) +
        glows('l1', '#ffb347', 0.55, lamps) +
        lanternString([w * from, h * y], [w * to, h * y], 34 * u, count, size, 1) +
        fireflies(frame, h * 0.42, h * 0.64, choose(frame, 22, 16, 14), 8)
      )
    },
  },
  'topics-adventure': {
    sky: (frame) =>
      stars(frame, frame.height * 0.4, 100, 6) +
      crescent(
        frame.width * choose(frame, 0.26, 0.24, 0.24),
        frame.height * 0.2,
        44 * unit(frame),
        '#fbeecb',
      ),
    lights: (frame) => {
      const { width: w, height: h } = frame
      const u = unit(frame)
      const land: Point = [w * 0.56, h * choose(frame, 0.56, 0.55, 0.56)]
      const pass: Point = [w * choose(frame, 0.64, 0.66, 0.66), h * 0.2]
      const hikers = [0.5, 1.4, 2.3, 3.5, 4.5].map((at): Point => {
        const part = at / 6
        const reach = (150 - at * 20) * u * (Math.abs((at % 2) - 1) * 2 - 1)
        return [
          land[0] + (pass[0] - land[0]) * part + reach,
          land[1] + (pass[1] - land[1]) * part - 34 * u,
        ]
      })
      return (
        glows('l1', '#ffc766', 0.85, [
          ...hikers.map(([x, y]) => [x, y, 44 * u] as const),
          [land[0], land[1] + 30 * u, 170 * u],
        ]) + bulbs(hikers, 8 * u, '#fff6d8')
      )
    },
  },
  'topics-beaches': {
    lights: (frame) => {
      const { width: w, height: h } = frame
      const u = unit(frame)
      const lamp: Point = [w * choose(frame, 0.52, 0.59, 0.6), h * choose(frame, 0.44, 0.43, 0.5)]
      return (
        glows('l1', '#ffb347', 0.72, [[...lamp, 260 * u]]) +
        bulbs([lamp], 26 * u, '#ff9a3d') +
        bulbs([lamp], 14 * u, '#fff3cf')
      )
    },
  },
  'topics-cuisine': {
    lights: (frame) => {
      const { width: w, height: h } = frame
      return lampPool(
        frame,
        w * choose(frame, 0.53, 0.5, 0.5),
        h * 0.5,
        choose(frame, 880, 820, 660) * unit(frame),
        '#12061c',
      )
    },
  },
  'topics-culture': {
    sky: (frame) => stars(frame, frame.height * 0.4, 70, 4),
    lights: (frame) => {
      const { width: w, height: h } = frame
      const u = unit(frame)
      const ground = h * choose(frame, 0.66, 0.62, 0.64)
      return glows('l1', '#ffa040', 0.5, [
        [w * 0.28, ground - 30 * u, 240 * u],
        [w * 0.72, ground - 30 * u, 240 * u],
      ])
    },
  },
  'topics-wellness': {
    sky: (frame) => stars(frame, frame.height * 0.36, 70, 5),
    lights: (frame) => {
      const { width: w, height: h } = frame
      const u = unit(frame)
      const bloom: Point = [w * choose(frame, 0.36, 0.42, 0.4), h * choose(frame, 0.57, 0.52, 0.55)]
      const tea: Point = [w * choose(frame, 0.73, 0.74, 0.76), h * choose(frame, 0.91, 0.92, 0.92)]
      return (
        glows('l1', '#ff8ac0', 0.5, [
          [bloom[0], bloom[1] - 60 * u, choose(frame, 360, 360, 300) * u],
        ]) +
        glows('l2', '#ffb347', 0.6, [[tea[0], tea[1] - 110 * u, 250 * u]]) +
        fireflies(frame, h * 0.3, h * 0.8, choose(frame, 30, 26, 22), 9)
      )
    },
  },
  'topic-vietnamese-coffee': {
    sky: (frame) => {
      const { width: w, height: h } = frame
      const u = unit(frame)
      const size = choose(frame, 1.03, 1.1, 1.6) * u
      const moon: Point = [
        w * choose(frame, 0.73, 0.5, 0.46) + choose(frame, 6, 0, 6) * u,
        h * choose(frame, 0.745, 0.905, 0.92) - choose(frame, 330, 290, 330) * size,
      ]
      return (
        stars(frame, h * 0.5, 80, 7) +
        glows('l0', '#f4e7c4', 0.9, [[...moon, choose(frame, 420, 440, 460) * u]])
      )
    },
    lights: (frame) => {
      const { width: w, height: h } = frame
      const u = unit(frame)
      const x = w * choose(frame, 0.73, 0.5, 0.46)
      const foot = h * choose(frame, 0.745, 0.905, 0.92)
      const [tinX, tinY, tin] = [
        x + choose(frame, 220, 240, 232) * u,
        foot - 26 * u,
        choose(frame, 0.9, 1, 1) * u,
      ]
      const [top, sag] = [h * choose(frame, 0.02, 0.08, 0.02), choose(frame, 130, 70, 70) * u]
      const lamps = range(9).map(
        (index): Point => [
          w * ((index + 0.5) / 9),
          top + sag * Math.sin(((index + 0.5) / 9) * Math.PI),
        ],
      )
      const parts = choose(
        frame,
        [0.27, 0.35, 0.38, 0.47, 0.57, 0.94, 0.97],
        [0.05, 0.13, 0.17, 0.27, 0.9, 0.96],
        [0.04, 0.12, 0.15, 0.23, 0.86, 0.95],
      )
      const farms = parts.map(
        (part, index): Point => [
          w * part,
          h * choose(frame, 0.68, 0.8, 0.8) - (66 + (index % 3) * 16) * u,
        ],
      )
      return (
        ellipse(tinX, tinY - 135 * tin, 50 * tin, 9 * tin, '#f0d9a4') +
        bulbs(farms, 7 * u, '#ffc766') +
        lampPool(frame, x, foot - 160 * u, choose(frame, 1080, 900, 760) * u, '#070d24') +
        line(`M0,${top}Q${w / 2},${top + sag * 2} ${w},${top}`, '#3a3650', 3 * u) +
        glows(
          'l1',
          '#ffb347',
          0.6,
          lamps.map(([lx, ly]) => [lx, ly + 10 * u, choose(frame, 90, 64, 76) * u]),
        ) +
        glows('l2', '#ffb347', 0.42, [[x, foot + 10 * u, 300 * u]]) +
        glows(
          'l3',
          '#ffc766',
          0.8,
          farms.map(([fx, fy]) => [fx, fy, 26 * u]),
        ) +
        bulbs(
          lamps.map(([lx, ly]): Point => [lx, ly + 12 * u]),
          18 * u,
          '#fff0c4',
        )
      )
    },
  },
  'topic-cycling-the-countryside': {
    sky: (frame) => stars(frame, frame.height * 0.44, 90, 9),
    lights: (frame) => {
      const { width: w, height: h } = frame
      const u = unit(frame)
      const field = h * choose(frame, 0.52, 0.56, 0.54)
      const bank = h * 0.7
      const size = choose(frame, 2.1, 2.3, 2) * u
      const [x, y] = [w * choose(frame, 0.36, 0.4, 0.4), bank - 14 * u]
      const lamp: Point = [x + 26 * size, y - 50 * size]
      const hung: Point = [
        w * choose(frame, 0.69, 0.56, 0.58) + 78 * u,
        bank - choose(frame, 156, 156, 150) * u,
      ]
      const parts = choose(
        frame,
        [0.1, 0.13, 0.29, 0.42, 0.45, 0.72, 0.78, 0.86],
        [0.14, 0.2, 0.36, 0.84],
        [0.14, 0.19, 0.36, 0.82],
      )
      const houses = parts.map(
        (part, index): Point => [w * part, field - (8 + (index % 3) * 7) * u],
      )
      return (
        glows('l1', '#ffb347', 0.6, [
          [...lamp, 110 * u],
          [hung[0], hung[1] + 22 * u, 170 * u],
          ...houses.map(([hx, hy]) => [hx, hy, 34 * u] as const),
        ]) +
        beam(
          'l2',
          lamp,
          [x + choose(frame, 150, 104, 112) * size, y - 8 * size],
          24 * size,
          '#ffedb8',
          0.5,
        ) +
        bulbs([lamp], 13 * u, '#fff6d8') +
        bulbs(houses, 7 * u, '#ffd98a') +
        lantern(hung[0], hung[1], 0.62 * u, cycle(silks, 4)) +
        lampTrails([[hung[0], bank + 60 * u]], 110 * u, 52 * u, '#ffb765', 0.55) +
        lampTrails([[lamp[0], bank + 66 * u]], 90 * u, 40 * u, '#ffdf9a', 0.5) +
        fireflies(frame, field + 10 * u, bank - 40 * u, choose(frame, 20, 14, 12), 5)
      )
    },
  },
  'topic-yoga-and-slow-retreats': {
    sky: (frame) => stars(frame, frame.height * 0.3, 80, 6),
    lights: (frame) => {
      const { width: w, height: h } = frame
      const u = unit(frame)
      const deck = h * choose(frame, 0.8, 0.78, 0.79)
      const tea: Point = [
        w * 0.5 + choose(frame, 300, 250, 220) * u,
        deck + choose(frame, 96, 124, 100) * u,
      ]
      const lamp: Point = [w - tea[0], tea[1]]
      const candles = choose<readonly (readonly [number, number, number])[]>(
        frame,
        [
          [0.27, 0.66, 0.9],
          [0.4, 0.57, 0.6],
          [0.62, 0.6, 0.7],
          [0.74, 0.68, 1],
        ],
        [
          [0.26, 0.64, 0.8],
          [0.38, 0.55, 0.6],
          [0.68, 0.63, 0.8],
        ],
        [
          [0.25, 0.64, 0.8],
          [0.37, 0.56, 0.6],
          [0.67, 0.63, 0.7],
        ],
      )
      return (
        glows('l1', '#ffb347', 0.62, [
          [lamp[0], lamp[1] - 30 * u, 260 * u],
          ...candles.map(([x, y, size]) => [w * x, h * y, 100 * size * u] as const),
        ]) +
        candles.map(([x, y, size]) => floatingCandle(w * x, h * y, size * u, '#d85c92')).join('') +
        ellipse(lamp[0], lamp[1] - 2 * u, 34 * u, 8 * u, '#2a1c34') +
        shape(
          `M${lamp[0] - 26 * u},${lamp[1] - 4 * u}l${-6 * u},${-62 * u}h${64 * u}l${-6 * u},${62 * u}z`,
          '#ffc766',
        ) +
        shape(
          `M${lamp[0] - 9 * u},${lamp[1] - 4 * u}l${-3 * u},${-62 * u}h${24 * u}l${-3 * u},${62 * u}z`,
          '#fff0c4',
        )
      )
    },
  },
  'topic-noodle-soups': {
    lights: (frame) => {
      const { width: w, height: h } = frame
      return lampPool(
        frame,
        w * 0.5,
        h * 0.5,
        choose(frame, 1500, 1200, 940) * unit(frame),
        '#060e20',
      )
    },
  },
  'topic-motorbike-roads': {
    sky: (frame) => stars(frame, frame.height * 0.4, 110, 19),
    lights: (frame) => {
      const { width: w, height: h } = frame
      const u = unit(frame)
      const [x, y] = [w * choose(frame, 0.5, 0.5, 0.48), h * choose(frame, 0.95, 0.89, 0.95)]
      const size = choose(frame, 1.85, 1.95, 1.75) * u
      const cars = choose<readonly Point[]>(
        frame,
        [
          [0.79, 0.592],
          [0.69, 0.535],
        ],
        [
          [0.81, 0.6],
          [0.7, 0.535],
        ],
        [
          [0.8, 0.595],
          [0.7, 0.535],
        ],
      ).map(([px, py]): Point => [w * px, h * py])
      return (
        glows(
          'l1',
          '#ffc766',
          0.75,
          cars.map(([cx, cy]) => [cx, cy, 46 * u]),
        ) +
        bulbs(cars, 9 * u, '#fff6d8') +
        glows('l3', '#ffe0a0', 0.4, [[w * choose(frame, 0.6, 0.6, 0.59), h * 0.71, 130 * u]]) +
        glows('l2', '#ff4a30', 0.6, [[x + 6 * size, y - 90 * size, 64 * size]])
      )
    },
  },
  'topic-festivals-through-the-year': {
    sky: (frame) => {
      const { width: w, height: h } = frame
      const u = unit(frame)
      const lanterns = choose<readonly (readonly [number, number, number])[]>(
        frame,
        [
          [0.16, 0.05, 0.7],
          [0.3, 0.1, 0.9],
          [0.39, 0.04, 0.6],
          [0.64, 0.06, 0.8],
          [0.73, 0.12, 1],
          [0.84, 0.04, 0.7],
        ],
        [
          [0.28, 0.09, 1],
          [0.42, 0.04, 0.7],
          [0.6, 0.07, 0.9],
          [0.72, 0.13, 0.8],
        ],
        [
          [0.28, 0.08, 0.9],
          [0.42, 0.03, 0.6],
          [0.6, 0.06, 0.8],
          [0.72, 0.12, 0.7],
        ],
      )
      return (
        stars(frame, h * 0.26, 50, 3) +
        glows(
          'k',
          '#ffb347',
          0.6,
          lanterns.map(([x, y, k]) => [w * x, h * y, 62 * k * u]),
        ) +
        lanterns
          .map(([x, y, size]) => {
            const k = size * u
            const paper = `l${-6 * k},${-34 * k}q${19 * k},${-16 * k} ${38 * k},0l${-6 * k},${34 * k}z`
            return shape(`M${w * x - 13 * k},${h * y + 20 * k}${paper}`, '#ffc766')
          })
          .join('')
      )
    },
    lights: (frame) => {
      const { width: w, height: h } = frame
      const u = unit(frame)
      const bank = h * 0.36
      const count = choose(frame, 14, 9, 9)
      const strung = range(count).map(
        (index): Point => [w * ((index + 0.5) / count), bank - (62 - (index % 2) * 16) * u],
      )
      return (
        glows(
          'l1',
          '#ffb347',
          0.55,
          strung.map(([x, y]) => [x, y + 10 * u, 74 * u]),
        ) +
        bulbs(strung, 13 * u, '#fff0c4') +
        lampTrails(
          strung.filter((_, index) => index % 2 === 0).map(([x]): Point => [x, bank + 62 * u]),
          90 * u,
          30 * u,
          '#ffc77a',
          0.5,
        )
      )
    },
  },
  'topic-tet-lunar-new-year': {
    lights: (frame) => {
      const { width: w, height: h } = frame
      const u = unit(frame)
      const floor = h * choose(frame, 0.8, 0.76, 0.79)
      const door = choose(frame, 190, 168, 168) * u
      const lintel = floor - choose(frame, 440, 470, 440) * u
      const lamps = [-1, 1].map(
        (side) => [w * 0.5 + side * (door * 0.62 + 20 * u), lintel + 44 * u, 230 * u] as const,
      )
      return (
        lampPool(frame, w * 0.5, floor - 120 * u, choose(frame, 1200, 1060, 880) * u, '#0c0820') +
        glows('l1', '#ffa84a', 0.5, lamps) +
        glows('l2', '#ffb347', 0.22, [[w * 0.5, floor + 20 * u, 300 * u]])
      )
    },
  },
  'topic-caves-of-phong-nha': {
    lights: (frame) => {
      const { width: w, height: h } = frame
      const u = unit(frame)
      const size = choose(frame, 2.5, 2.15, 2) * u
      const lamp: Point = [
        w * choose(frame, 0.44, 0.5, 0.48) - 74 * size,
        h * choose(frame, 0.82, 0.79, 0.82) - 40 * size,
      ]
      const ledges = choose<readonly Point[]>(
        frame,
        [
          [0.6, 0.5],
          [0.68, 0.53],
        ],
        [
          [0.62, 0.535],
          [0.74, 0.55],
        ],
        [
          [0.62, 0.52],
          [0.74, 0.54],
        ],
      ).map(([x, y]): Point => [w * x, h * y])
      return (
        glows('l1', '#ffb347', 0.5, [
          [...lamp, 330 * u],
          ...ledges.map(([x, y]) => [x, y, 120 * u] as const),
        ]) +
        bulbs(ledges, 8 * u, '#fff0c4') +
        lampTrails([[lamp[0], lamp[1] + 90 * u]], 120 * u, 60 * u, '#ffc77a', 0.6)
      )
    },
  },
  'topic-craft-villages': {
    sky: (frame) => stars(frame, frame.height * 0.4, 60, 31),
    lights: (frame) => {
      const { width: w, height: h } = frame
      const u = unit(frame)
      const ground = h * choose(frame, 0.66, 0.64, 0.65)
      const kiln = choose(frame, 1.25, 1.1, 1.1) * u
      const [x, y] = [w * choose(frame, 0.625, 0.47, 0.5), h * choose(frame, 0.12, 0.17, 0.13)]
      const size = choose(frame, 1.35, 1.5, 1.3) * u
      return (
        lampPool(
          frame,
          w * choose(frame, 0.5, 0.5, 0.48),
          h * choose(frame, 0.62, 0.62, 0.64),
          choose(frame, 1300, 1120, 920) * u,
          '#0a0c24',
          '#ffd9a0',
        ) +
        glows('l1', '#ffb347', 0.5, [[x, y + 36 * size, 250 * u]]) +
        glows('l2', '#ff8a3a', 0.7, [[w * 0.93 - 26 * kiln, ground - 16 * kiln, 150 * kiln]]) +
        lantern(x, y + 8 * u, size, cycle(silks, 1), 'drum')
      )
    },
  },
  'topic-temples-and-pagodas': {
    sky: (frame) => stars(frame, frame.height * 0.44, 50, 33),
    lights: (frame) => {
      const { width: w, height: h } = frame
      const u = unit(frame)
      const ground = h * choose(frame, 0.7, 0.68, 0.7)
      const [x, size] = [w * choose(frame, 0.44, 0.42, 0.42), choose(frame, 1.5, 1.42, 1.3) * u]
      const [urnX, urnY] = [w * choose(frame, 0.2, 0.17, 0.17), h * choose(frame, 0.86, 0.83, 0.86)]
      return (
        glows('l1', '#ffb347', 0.5, [
          [x, ground - 50 * size, 190 * size],
          ...[-135, 135].map((dx) => [x + dx * size, ground - 40 * size, 110 * size] as const),
          [x, ground + 60 * u, 240 * u],
        ]) +
        glows('l2', '#ff7a3a', 0.8, [
          ...coilsOf(frame).map(
            ([cx, cy, k]) => [w * cx - 97 * k * u, h * cy + 168 * k * u, 44 * u] as const,
          ),
          [urnX, urnY - 96 * u, 120 * u],
        ]) +
        bulbs(
          [-20, 0, 20].map(
            (dx): Point => [urnX + dx * 1.25 * u, urnY - (dx === 0 ? 188 : 174) * u],
          ),
          9 * u,
          '#ffd0a0',
        )
      )
    },
  },
  'topic-trekking-the-north': {
    skyFill: '#9fc3dc',
    sky: (frame) =>
      stars(frame, frame.height * 0.22, 60, 35) +
      crescent(
        frame.width * choose(frame, 0.54, 0.3, 0.36),
        frame.height * choose(frame, 0.09, 0.08, 0.09),
        34 * unit(frame),
        '#fbeecb',
      ),
    lights: (frame) => {
      const u = unit(frame)
      const heads = percentPoints(
        frame,
        choose(frame, '23,40 26,56 33,76', '31,44 36,58 46,76', '28,41 32,56 40,76'),
      ).map(([x, y], index): LampSpot => {
        const k = (0.34 + index * 0.17) * u
        return [x, y + 4 * u - 228 * k, k]
      })
      return (
        glows(
          'l1',
          '#ffc766',
          0.8,
          heads.map(([x, y, k]) => [x, y, 150 * k]),
        ) + heads.map(([x, y, k]) => bulbs([[x, y]], 20 * k, '#fff6d8')).join('')
      )
    },
  },
  'topic-quiet-beaches': {
    sky: (frame) => stars(frame, frame.height * 0.3, 60, 37),
    lights: (frame) => {
      const { width: w, height: h } = frame
      const u = unit(frame)
      const size = choose(frame, 1.05, 1.12, 1) * u
      const [x, y] = [
        w * choose(frame, 0.57, 0.55, 0.55) + 168 * size,
        h * choose(frame, 0.71, 0.7, 0.71) + 96 * size,
      ]
      return (
        glows('l1', '#ffb347', 0.6, [[x, y - 30 * u, 230 * u]]) +
        ellipse(x, y, 50 * u, 9 * u, '#3a3c62') +
        stormLantern(x, y, u)
      )
    },
  },
  'topic-island-hopping': {
    lights: (frame) => {
      const { width: w, height: h } = frame
      const u = unit(frame)
      const isles = islesOf(frame)
      const roofs = isles.flatMap(([x, y, reach]) =>
        range(3).map(
          (spot): Point => [
            x * w + (spot * 26 - 24) * u,
            y * h + (reach * (0.84 + (spot % 2) * 0.1) + 2) * u,
          ],
        ),
      )
      const boats = isles.flatMap(([x, y, reach]): Point[] => [
        [x * w - 60 * u, y * h + reach * 1.42 * u],
        [x * w + 120 * u, y * h + reach * 1.4 * u],
      ])
      const piers = isles.map(([x, y, reach]): Point => [x * w + 84 * u, y * h + reach * 1.5 * u])
      const [fx, fy, k, turn] = ferryOf(frame)
      const ahead = (reach: number): Point => {
        const angle = ((turn - 90) * Math.PI) / 180
        return [fx * w + Math.cos(angle) * reach * k * u, fy * h + Math.sin(angle) * reach * k * u]
      }
      return (
        beam(
          'l2',
          ahead(120),
          ahead(choose(frame, 420, 290, 300)),
          choose(frame, 90, 60, 60) * k * u,
          '#ffedb8',
          0.6,
        ) +
        glows('l1', '#ffb347', 0.66, [
          ...roofs.map(([x, y]) => [x, y, 90 * u] as const),
          ...piers.map(([x, y]) => [x, y, 70 * u] as const),
          ...boats.map(([x, y]) => [x, y, 40 * u] as const),
          [...ahead(0), 150 * k * u],
        ]) +
        bulbs([...roofs, ...piers, ahead(120)], 10 * u, '#fff0c4') +
        bulbs(boats, 6 * u, '#ffe0a0')
      )
    },
  },
  'topic-hot-springs': {
    skyFill: '#f6d9a0',
    sky: (frame) =>
      sky(
        frame,
        frame.height * choose(frame, 0.52, 0.46, 0.5),
        ['#0a1236', '#1c2860', '#46508c'],
        'n',
      ) + stars(frame, frame.height * 0.34, 90, 39),
    lights: (frame) => {
      const { width: w, height: h } = frame
      const u = unit(frame)
      const basket = choose(
        frame,
        { x: 1220, y: 560, k: 1.1 },
        { x: 720, y: 830, k: 1 },
        { x: 690, y: 620, k: 0.86 },
      )
      const [x, y] = [
        basket.x - choose(frame, 250, 230, 190),
        basket.y + choose(frame, 196, 176, 150),
      ]
      const far = h * choose(frame, 0.5, 0.44, 0.48)
      const lamps = choose(frame, [0.14, 0.56, 0.7], [0.12, 0.62], [0.1, 0.62]).map(
        (part): Point => [w * part, far - 8 * u],
      )
      return (
        glows('l1', '#ffb347', 0.62, [
          [x, y - 36 * u, 300 * u],
          ...lamps.map(([lx, ly]) => [lx, ly, 100 * u] as const),
        ]) +
        stormLantern(x, y, 1.1 * u) +
        bulbs(lamps, 11 * u, '#fff0c4') +
        lampTrails(
          lamps.map(([lx]): Point => [lx, far + 78 * u]),
          100 * u,
          40 * u,
          '#ffc77a',
          0.45,
        )
      )
    },
  },
  'topic-herbal-baths-and-massage': {
    sky: (frame) => {
      const { width: w, height: h } = frame
      const [x, y] = choose<Point>(frame, [0.6, 0.2], [0.24, 0.15], [0.22, 0.17])
      return (
        stars(frame, h * 0.5, choose(frame, 110, 90, 90), 41) +
        crescent(w * x, h * y, 40 * unit(frame), '#fbeecb')
      )
    },
    lights: (frame) => {
      const { width: w, height: h } = frame
      const u = unit(frame)
      const x = w * choose(frame, 0.885, 0.64, 0.62)
      const y = h * choose(frame, 0.58, 0.45, 0.52)
      return (
        lampPool(
          frame,
          w * choose(frame, 0.6, 0.54, 0.52),
          h * choose(frame, 0.6, 0.6, 0.62),
          choose(frame, 1040, 900, 740) * u,
          '#0e0820',
        ) +
        glows('l1', '#ffb347', 0.46, [[x, y - 36 * u, 320 * u]]) +
        stormLantern(x, y, 1.15 * u)
      )
    },
  },
  'topic-water-puppets-and-stages': {
    lights: (frame) => {
      const { width: w, height: h } = frame
      const u = unit(frame)
      const size = choose(frame, 2.7, 2.05, 1.95) * u
      const x = w * choose(frame, 0.36, 0.5, 0.47) + choose(frame, 130, 40, 40) * size
      return lampPool(
        frame,
        x,
        h * choose(frame, 0.66, 0.62, 0.66),
        choose(frame, 1000, 940, 760) * u,
        '#07061a',
        '#ffd9a0',
      )
    },
  },
  'topic-diving-and-snorkelling': {
    lights: (frame) => {
      const { width: w, height: h } = frame
      const u = unit(frame)
      const [eyeX, eyeY, r] = [
        w * choose(frame, 0.52, 0.5, 0.5),
        h * choose(frame, 0.36, 0.35, 0.36),
        choose(frame, 330, 360, 330) * u,
      ]
      const size = choose(frame, 1.35, 1.45, 1.35) * u
      const hand: Point = [eyeX - r * 0.3 - 112 * size, eyeY + r * 0.12 - 9 * size]
      const spot: Point = [w * choose(frame, 0.2, 0.2, 0.2), h * 0.94]
      return (
        beam('l2', hand, spot, choose(frame, 170, 200, 170) * u, '#fff3c8', 0.55) +
        glows('l1', '#ffedb8', 0.8, [[...hand, 70 * u]]) +
        bulbs([hand], 12 * u, '#fffbe6')
      )
    },
  },
}
