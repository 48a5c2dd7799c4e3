import { bulbs, crescent, fireflies, glows, lampTrails } from '../../kit/night-lights'
import type { Point } from '../../kit/path'
import { type RailSpot, railSpot } from '../../kit/rail'
import { line, shape } from '../../kit/shapes'
import { stars } from '../../kit/sky'
import { choose, type Night, unit } from '../../scene'
import { laneOf } from '../../scenes/stories/letters-postman'
import { beam } from '../beam'

type Lights = Omit<Night, 'colours'>

/** What the nights of stories show beside their colours. */
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
  'post-mua-lua-chin-sa-pa': {
    sky: (frame) => stars(frame, frame.height * 0.4, 90, 11),
    lights: (frame) => {
      const { width: w, height: h } = frame
      const u = unit(frame)
      const [x, y] = [w * choose(frame, 0.535, 0.47, 0.43), h * choose(frame, 0.83, 0.86, 0.86)]
      const house: Point = [w * choose(frame, 0.86, 0.8, 0.82), h * choose(frame, 0.5, 0.44, 0.48) - choose(frame, 96, 80, 80) * u]
      const far: Point = [w * choose(frame, 0.33, 0.26, 0.26), h * choose(frame, 0.565, 0.52, 0.56)]
      return (
        glows('l1', '#ffb347', 0.62, [
          [x, y - 40 * u, choose(frame, 360, 330, 290) * u],
          [house[0], house[1] - 58 * u, 130 * u],
          [...far, 80 * u],
        ]) +
        line(`M${x - 18 * u},${y - 62 * u}Q${x},${y - 116 * u} ${x + 18 * u},${y - 62 * u}`, '#14122a', 4 * u) +
        shape(`M${x - 26 * u},${y}h${52 * u}l${-6 * u},${-18 * u}h${-40 * u}z`, '#14122a') +
        shape(`M${x - 18 * u},${y - 18 * u}q${-10 * u},${-24 * u} 0,${-44 * u}h${36 * u}q${10 * u},${20 * u} 0,${44 * u}z`, '#ffd07a') +
        shape(`M${x - 22 * u},${y - 60 * u}h${44 * u}l${-12 * u},${-16 * u}h${-20 * u}z`, '#14122a') +
        bulbs([[x, y - 36 * u]], 16 * u, '#fff6d8') +
        bulbs([far], 8 * u, '#fff0c4')
      )
    },
  },
  'post-tau-thong-nhat-chon-giuong': {
    sky: (frame) => stars(frame, frame.height * 0.3, 80, 6),
    lights: (frame) => {
      const { width: w, height: h } = frame
      const u = unit(frame)
      const from: RailSpot = [w * choose(frame, 0.5, 0.52, 0.52), h * choose(frame, 0.44, 0.43, 0.44), 13 * u]
      const bend: RailSpot = [w * choose(frame, 1, 1.16, 1.14), h * choose(frame, 0.5, 0.52, 0.52), 24 * u]
      const to = choose<RailSpot>(frame, [w * 0.36, h * 0.83, 128 * u], [w * 0.26, h * 0.8, 128 * u], [w * 0.28, h * 0.83, 118 * u])
      const [x, y, tall] = to
      const train = [0.36, 0.48, 0.6, 0.71, 0.81, 0.9].map((part) => railSpot(from, bend, to, part))
      const lamps = [0.22, 0.78].map((part): Point => [x - 96 * u * part, y - tall * 0.3])
      const boat: Point = [w * choose(frame, 0.86, 0.9, 0.9), h * choose(frame, 0.66, 0.73, 0.76) - 56 * choose(frame, 0.7, 0.62, 0.6) * u]
      const squid = [0.62, 0.67, 0.86, 0.93].map((part): Point => [w * part, h * choose(frame, 0.37, 0.35, 0.36)])
      return (
        beam('l2', [x - 60 * u, y - tall * 0.28], [x - choose(frame, 400, 330, 320) * u, y + 70 * u], 92 * u) +
        glows('l1', '#ffb347', 0.62, [
          ...lamps.map(([lx, ly]) => [lx, ly, 80 * u] as const),
          [...boat, 110 * u],
          ...train.map(([tx, ty, tall]) => [tx, ty - tall * 0.4, tall * 1.3] as const),
        ]) +
        bulbs(lamps, 15 * u, '#fff6d8') +
        bulbs([boat], 9 * u, '#fff0c4') +
        lampTrails([[boat[0], boat[1] + 60 * u]], 80 * u, 28 * u, '#ffc77a', 0.6) +
        glows(
          'l3',
          '#7fe0c0',
          0.7,
          squid.map(([sx, sy]) => [sx, sy, 36 * u]),
        ) +
        bulbs(squid, 5 * u, '#d6ffe9')
      )
    },
  },
  'letters-postman': {
    sky: (frame) =>
      stars(frame, laneOf(frame).cap, choose(frame, 60, 70, 24), 5) +
      crescent(frame.width * choose(frame, 0.14, 0.56, 0.4), choose(frame, 76, 84, 46), choose(frame, 34, 38, 24), '#fbeecb'),
    lights: (frame) => {
      const u = unit(frame)
      const { x, y, k, windowX, sill, lamp, drop, eaves } = laneOf(frame)
      const [bikeX, bikeY] = [x + 248 * k, y - 229 * k]
      return (
        beam('l1', [bikeX, bikeY], [bikeX + 900 * k, bikeY + 210 * k], 250 * k) +
        glows('l2', '#ffb347', 0.34, [[windowX, sill - 160 * k, choose(frame, 760, 620, 600) * k]]) +
        glows('l3', '#ffb347', 0.6, [[lamp, eaves + drop + 34 * u, choose(frame, 170, 240, 210) * u]]) +
        glows('l4', '#fff0c0', 0.9, [[bikeX, bikeY, 90 * k]])
      )
    },
  },
}
