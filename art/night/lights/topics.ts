import { floatingCandle, lantern, lanternString, silks } from '../../kit/lantern'
import { bulbs, crescent, fireflies, glows, type LampSpot, lampPool, lampTrails } from '../../kit/night-lights'
import type { Point } from '../../kit/path'
import { cycle, range } from '../../kit/rng'
import { ellipse, line, shape } from '../../kit/shapes'
import { stars } from '../../kit/sky'
import { choose, type Night, unit } from '../../scene'
import { beam } from '../beam'

type Lights = Omit<Night, 'colours'>

/** What the nights of the topics' tiles show beside their colours. */
export const topicLights: Record<string, Lights> = {
  'topic-fruit-and-farm-tables': {
    sky: (frame) => stars(frame, frame.height * 0.5, 90, 5),
    lights: (frame) => {
      const { width: w, height: h } = frame
      const u = unit(frame)
      const [from, to, y] = choose<readonly [number, number, number]>(frame, [0.4, 0.68, 0.2], [0.08, 0.86, 0.2], [0.1, 0.86, 0.15])
      const count = choose(frame, 4, 5, 5)
      const size = choose(frame, 0.95, 1.3, 1.05) * u
      const lamps = range(count).map((index): LampSpot => {
        const part = (index + 0.6) / (count + 0.2)
        return [w * (from + (to - from) * part), h * y + (34 + 24 * Math.sin(part * Math.PI)) * u, 150 * size]
      })
      return (
        lampPool(frame, w * choose(frame, 0.45, 0.5, 0.5), h * 0.62, choose(frame, 1060, 960, 760) * u, '#0a1430', '#ffd9a0') +
        glows('l1', '#ffb347', 0.55, lamps) +
        lanternString([w * from, h * y], [w * to, h * y], 34 * u, count, size, 1) +
        fireflies(frame, h * 0.42, h * 0.64, choose(frame, 22, 16, 14), 8)
      )
    },
  },
  'topics-adventure': {
    sky: (frame) =>
      stars(frame, frame.height * 0.4, 100, 6) +
      crescent(frame.width * choose(frame, 0.26, 0.24, 0.24), frame.height * 0.2, 44 * unit(frame), '#fbeecb'),
    lights: (frame) => {
      const { width: w, height: h } = frame
      const u = unit(frame)
      const land: Point = [w * 0.56, h * choose(frame, 0.56, 0.55, 0.56)]
      const pass: Point = [w * choose(frame, 0.64, 0.66, 0.66), h * 0.2]
      const hikers = [0.5, 1.4, 2.3, 3.5, 4.5].map((at): Point => {
        const part = at / 6
        const reach = (150 - at * 20) * u * (Math.abs((at % 2) - 1) * 2 - 1)
        return [land[0] + (pass[0] - land[0]) * part + reach, land[1] + (pass[1] - land[1]) * part - 34 * u]
      })
      return (
        glows('l1', '#ffc766', 0.85, [...hikers.map(([x, y]) => [x, y, 44 * u] as const), [land[0], land[1] + 30 * u, 170 * u]]) +
        bulbs(hikers, 8 * u, '#fff6d8')
      )
    },
  },
  'topics-beaches': {
    lights: (frame) => {
      const { width: w, height: h } = frame
      const u = unit(frame)
      const lamp: Point = [w * choose(frame, 0.52, 0.59, 0.6), h * choose(frame, 0.44, 0.43, 0.5)]
      return glows('l1', '#ffb347', 0.72, [[...lamp, 260 * u]]) + bulbs([lamp], 26 * u, '#ff9a3d') + bulbs([lamp], 14 * u, '#fff3cf')
    },
  },
  'topics-cuisine': {
    lights: (frame) => {
      const { width: w, height: h } = frame
      return lampPool(frame, w * choose(frame, 0.53, 0.5, 0.5), h * 0.5, choose(frame, 880, 820, 660) * unit(frame), '#12061c')
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
        glows('l1', '#ff8ac0', 0.5, [[bloom[0], bloom[1] - 60 * u, choose(frame, 360, 360, 300) * u]]) +
        glows('l2', '#ffb347', 0.6, [[tea[0], tea[1] - 110 * u, 250 * u]]) +
        fireflies(frame, h * 0.3, h * 0.8, choose(frame, 30, 26, 22), 9)
      )
    },
  },
  'topic-vietnamese-coffee': {
    sky: (frame) => stars(frame, frame.height * 0.5, 80, 7),
    lights: (frame) => {
      const { width: w, height: h } = frame
      const u = unit(frame)
      const x = w * choose(frame, 0.73, 0.5, 0.46)
      const foot = h * choose(frame, 0.745, 0.905, 0.92)
      const [tinX, tinY, tin] = [x + choose(frame, 220, 240, 232) * u, foot - 26 * u, choose(frame, 0.9, 1, 1) * u]
      const [top, sag] = [h * choose(frame, 0.02, 0.08, 0.02), choose(frame, 130, 70, 70) * u]
      const lamps = range(9).map((index): Point => [w * ((index + 0.5) / 9), top + sag * Math.sin(((index + 0.5) / 9) * Math.PI)])
      const parts = choose(
        frame,
        [0.27, 0.35, 0.38, 0.47, 0.57, 0.94, 0.97],
        [0.05, 0.13, 0.17, 0.27, 0.9, 0.96],
        [0.04, 0.12, 0.15, 0.23, 0.86, 0.95],
      )
      const farms = parts.map((part, index): Point => [w * part, h * choose(frame, 0.68, 0.8, 0.8) - (66 + (index % 3) * 16) * u])
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
      const hung: Point = [w * choose(frame, 0.69, 0.56, 0.58) + 78 * u, bank - choose(frame, 156, 156, 150) * u]
      const parts = choose(frame, [0.1, 0.13, 0.29, 0.42, 0.45, 0.72, 0.78, 0.86], [0.14, 0.2, 0.36, 0.84], [0.14, 0.19, 0.36, 0.82])
      const houses = parts.map((part, index): Point => [w * part, field - (8 + (index % 3) * 7) * u])
      return (
        glows('l1', '#ffb347', 0.6, [
          [...lamp, 110 * u],
          [hung[0], hung[1] + 22 * u, 170 * u],
          ...houses.map(([hx, hy]) => [hx, hy, 34 * u] as const),
        ]) +
        beam('l2', lamp, [x + choose(frame, 150, 104, 112) * size, y - 8 * size], 24 * size, '#ffedb8', 0.5) +
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
      const tea: Point = [w * 0.5 + choose(frame, 300, 250, 220) * u, deck + choose(frame, 96, 124, 100) * u]
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
        shape(`M${lamp[0] - 26 * u},${lamp[1] - 4 * u}l${-6 * u},${-62 * u}h${64 * u}l${-6 * u},${62 * u}z`, '#ffc766') +
        shape(`M${lamp[0] - 9 * u},${lamp[1] - 4 * u}l${-3 * u},${-62 * u}h${24 * u}l${-3 * u},${62 * u}z`, '#fff0c4')
      )
    },
  },
}
