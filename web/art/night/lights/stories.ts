import { bulbs, crescent, fireflies, glows, lampPool, lampTrails } from '../../kit/night-lights'
import type { Point } from '../../kit/path'
import { line, shape } from '../../kit/shapes'
import { stars } from '../../kit/sky'
import { choose, type Night, unit } from '../../scene'

type Lights = Omit<Night, 'colours'>

/** What the nights of stories and guides show beside their colours. */
export const storyLights: Record<string, Lights> = {
  'post-cho-noi-cai-rang': {
    sky: (frame) => stars(frame, frame.height * 0.36, 70, 8),
    lights: (frame) => {
      const { width: w, height: h } = frame
      const u = unit(frame)
      const boat: Point = [w * 0.54, h * choose(frame, 0.93, 0.9, 0.94)]
      const size = choose(frame, 1.5, 1.35, 1.25) * u
      const left: Point = [w * choose(frame, 0.31, 0.26, 0.25) - 180 * size, h * choose(frame, 0.86, 0.8, 0.85) - 180 * size]
      const right: Point = [w * choose(frame, 0.74, 0.8, 0.8) + 170 * size, h * choose(frame, 0.78, 0.73, 0.77) - 240 * size]
      const shore = h * choose(frame, 0.66, 0.62, 0.64)
      const far = [0.44, 0.49, 0.58, 0.63].map((part): Point => [w * part, shore + 6 * u])
      const lamp: Point = [boat[0] - 70 * u, boat[1] - 56 * u]
      return (
        glows('l1', '#ffb347', 0.66, [
          [...lamp, 190 * u],
          [...left, 260 * u],
          [...right, 240 * u],
          ...far.map(([x, y]) => [x, y, 50 * u] as const),
        ]) +
        bulbs([lamp, left, right], 13 * u, '#fff3cf') +
        bulbs(far, 7 * u, '#ffe0a0') +
        lampTrails(far, 110 * u, 26 * u, '#ffb765', 0.5)
      )
    },
  },
  'post-hoang-hon-phu-quoc': {
    sky: (frame) =>
      stars(frame, frame.height * 0.4, 90, 12) +
      crescent(frame.width * choose(frame, 0.34, 0.3, 0.3), frame.height * 0.3, 40 * unit(frame), '#fbeecb'),
    lights: (frame) => {
      const { width: w, height: h } = frame
      const u = unit(frame)
      const horizon = h * choose(frame, 0.6, 0.57, 0.58)
      const size = choose(frame, 1.75, 1.5, 1.36) * u
      const [rockX, foot] = [w * choose(frame, 0.73, 0.66, 0.68), horizon + choose(frame, 66, 70, 60) * u]
      const beacon: Point = [rockX + 124 * size, foot - 248 * size]
      const shrine: Point = [rockX - 10 * size, foot - 150 * size]
      const boats = [
        [w * choose(frame, 0.3, 0.24, 0.26) + 20 * u, h * choose(frame, 0.83, 0.76, 0.82) - 120 * u],
        [w * choose(frame, 0.14, 0.1, 0.1) + 8 * u, h * choose(frame, 0.68, 0.64, 0.66) - 56 * u],
        [w * choose(frame, 0.44, 0.42, 0.42), h * choose(frame, 0.645, 0.61, 0.625) - 38 * u],
      ] as const
      const squid = [0.05, 0.2, 0.27, 0.36, 0.52].map((part): Point => [w * part, horizon - 4 * u])
      return (
        glows('l1', '#7fe0c0', 0.8, [
          ...boats.map(([x, y]) => [x, y, 130 * u] as const),
          ...squid.map(([x, y]) => [x, y, 46 * u] as const),
        ]) +
        bulbs([...boats], 12 * u, '#eafff2') +
        bulbs(squid, 6 * u, '#d6ffe9') +
        lampTrails([...squid, ...boats.map(([x, y]): Point => [x, y + 120 * u])], 130 * u, 24 * u, '#8fe6c8', 0.5) +
        glows('l2', '#ffb347', 0.8, [
          [...beacon, 190 * u],
          [...shrine, 170 * u],
        ]) +
        bulbs([beacon], 14 * u, '#fff3cf')
      )
    },
  },
  'post-vuon-xoai-cao-lanh': {
    sky: (frame) => stars(frame, frame.height * 0.44, 40, 8),
    lights: (frame) => {
      const { width: w, height: h } = frame
      const u = unit(frame)
      const boat: Point = [w * choose(frame, 0.54, 0.46, 0.47), h * choose(frame, 0.84, 0.8, 0.84)]
      const lamp: Point = [boat[0] - 110 * u, boat[1] - 60 * u]
      return (
        glows('l1', '#ffb347', 0.72, [
          [...lamp, 230 * u],
          [w * 0.12, h * 0.92, 240 * u],
        ]) +
        bulbs([lamp], 15 * u, '#fff3cf') +
        fireflies(frame, h * 0.3, h * 0.95, choose(frame, 46, 40, 36), 6)
      )
    },
  },
  'guide-01': {
    lights: (frame) => {
      const { width: w, height: h } = frame
      return lampPool(frame, w * choose(frame, 0.5, 0.5, 0.5), h * 0.5, choose(frame, 960, 820, 660) * unit(frame), '#050e24')
    },
  },
  'guide-08': {
    sky: (frame) => stars(frame, frame.height * 0.4, 60, 4),
  },
  'guide-07': {
    lights: (frame) => {
      const { width: w, height: h } = frame
      const u = unit(frame)
      const [x, y] = [w * choose(frame, 0.58, 0.5, 0.5), h * choose(frame, 0.16, 0.12, 0.12)]
      const [bowl, top] = [w * choose(frame, 0.735, 0.5, 0.5), h * choose(frame, 0.72, 0.74, 0.74)]
      const [fire, coals] = choose<Point>(frame, [0.13, 0.73], [0.23, 0.59], [0.28, 0.63])
      return (
        lampPool(frame, choose(frame, w * 0.55, bowl, bowl), h * 0.56, choose(frame, 1180, 880, 740) * u, '#0b0820') +
        glows('l1', '#ffb347', 0.62, [[x, y, 420 * u]]) +
        glows('l2', '#ffb347', 0.26, [[bowl, top, 320 * u]]) +
        glows('l3', '#ff7a2a', 0.42, [[w * fire, h * coals, 280 * u]]) +
        line(`M${x},0V${y - 40 * u}`, '#120e20', 5 * u) +
        shape(`M${x - 16 * u},${y - 44 * u}H${x + 16 * u}L${x + 70 * u},${y}H${x - 70 * u}z`, '#1c4448') +
        bulbs([[x, y + 6 * u]], 40 * u, '#fff0c4')
      )
    },
  },
}
