import { shipLamps } from '../../kit/bay-ship'
import { firework } from '../../kit/firework'
import { lantern, silks } from '../../kit/lantern'
import {
  bulbs,
  crescent,
  fireflies,
  glows,
  type LampSpot,
  lampPool,
  lampTrails,
  panes,
} from '../../kit/night-lights'
import type { Point } from '../../kit/path'
import { type RailSpot, railSpot } from '../../kit/rail'
import { cycle, range } from '../../kit/rng'
import { circle, line, placed, rect, shape, verticalGradient } from '../../kit/shapes'
import { stars } from '../../kit/sky'
import { glints } from '../../kit/water'
import { choose, type Night, unit } from '../../scene'
import { boatsOf } from '../../scenes/posts/post-ha-long-lan-ha-bai-tu-long'
import { officeOf } from '../../scenes/stories/contact-desk'
import { bayOf } from '../../scenes/stories/deal-bay'
import { ridgeOf } from '../../scenes/stories/inspiration-ridge'
import { laneOf } from '../../scenes/stories/letters-postman'
import { cartOf } from '../../scenes/stories/price-cart'
import { cordAt, cordsOf } from '../../scenes/stories/shared-places'
import { stallOf } from '../../scenes/stories/shop-stall'
import { roadOf } from '../../scenes/stories/trip-ahead'
import { beam } from '../beam'

type Lights = Omit<Night, 'colours'>

/** A storm lantern on the ground, its foot at (x, y). */
export function stormLantern(x: number, y: number, u: number): string {
  return (
    line(
      `M${x - 18 * u},${y - 62 * u}Q${x},${y - 116 * u} ${x + 18 * u},${y - 62 * u}`,
      '#14122a',
      4 * u,
    ) +
    shape(`M${x - 26 * u},${y}h${52 * u}l${-6 * u},${-18 * u}h${-40 * u}z`, '#14122a') +
    shape(
      `M${x - 18 * u},${y - 18 * u}q${-10 * u},${-24 * u} 0,${-44 * u}h${36 * u}q${10 * u},${20 * u} 0,${44 * u}z`,
      '#ffd07a',
    ) +
    shape(`M${x - 22 * u},${y - 60 * u}h${44 * u}l${-12 * u},${-16 * u}h${-20 * u}z`, '#14122a') +
    bulbs([[x, y - 36 * u]], 16 * u, '#fff6d8')
  )
}

/** What the nights of stories show beside their colours. */
export const storyLights: Record<string, Lights> = {
  'contact-desk': {
    sky: () =>
      bulbs(
        range(16).map((index): Point => [22 + ((index * 113) % 270), ((index * 71) % 220) - 180]),
        2.4,
        '#fff1cf',
      ),
    lights: (frame) => {
      const { x, y, k } = officeOf(frame)
      const fire =
        shape(
          'M86 112Q70 96 58 100 46 90 30 96 40 102 38 106 22 104 16 112 28 118 36 118 30 124 40 128 56 126 64 120 76 122 86 116z',
          '#e2401f',
        ) +
        shape(
          'M86 113Q70 102 60 105 50 98 40 101 48 106 44 110 34 110 30 114 42 117 50 117 60 120 68 116z',
          '#ffb340',
        )
      const deck = range(15).map((index): Point => [20 + index * 20, 147])
      return placed(
        x,
        y,
        k,
        glows('l1', '#ff7a2a', 0.7, [[54, 112, 62]]) +
          fire +
          bulbs(deck, 3, '#fff3c4') +
          lampTrails(
            [40, 92, 140, 204, 262].map((dx): Point => [dx, 176]),
            34,
            16,
            '#ffc766',
            0.8,
          ) +
          verticalGradient('l2', [
            [0, '#ffe9a6', 0.5],
            [0.7, '#ffcf7a', 0.22],
            [1, '#ffb347', 0.1],
          ]) +
          shape('M330 32H394L540 292H186z', 'url(#l2)') +
          glows('l3', '#ffcf7a', 0.75, [[362, 34, 96]]) +
          glows('l4', '#ffb347', 0.34, [[362, 180, 330]]),
      )
    },
  },
  'deal-bay': {
    sky: (frame) => stars(frame, frame.height * choose(frame, 0.34, 0.5, 0.36), 26, 7),
    lights: (frame) => {
      const { x, y, k, tagX, tagY, tag } = bayOf(frame)
      const spot = ([dx, dy]: Point): Point => [x + dx * k, y + dy * k]
      const string = shipLamps.map(spot)
      const bow = spot([-262, -102])
      const ports = [-190, -126, -62, 2, 66, 130, 194].map((dx) => spot([dx, 10]))
      return (
        glows(
          'l1',
          '#ffb347',
          0.5,
          string.map(([lx, ly]): LampSpot => [lx, ly, 30 * k]),
        ) +
        bulbs(string, 5.4 * k, '#fff0c0') +
        glows('l2', '#ffb347', 0.3, [
          [...spot([-60, -84]), 190 * k],
          [...spot([120, -84]), 170 * k],
        ]) +
        lampTrails(ports, 84 * k, 24 * k, '#ffc766', 0.7) +
        beam('l3', bow, [tagX - 52 * tag, tagY - 128 * tag], 52 * tag, '#fff0c0', 0.5) +
        bulbs([bow], 9 * k, '#fffbe8')
      )
    },
  },
  'post-cho-noi-cai-rang': {
    sky: (frame) => stars(frame, frame.height * 0.36, 70, 8),
    lights: (frame) => {
      const { width: w, height: h } = frame
      const u = unit(frame)
      const boat: Point = [w * 0.54, h * choose(frame, 0.93, 0.9, 0.94)]
      const size = choose(frame, 1.5, 1.35, 1.25) * u
      const left: Point = [
        w * choose(frame, 0.31, 0.26, 0.25) - 180 * size,
        h * choose(frame, 0.86, 0.8, 0.85) - 180 * size,
      ]
      const right: Point = [
        w * choose(frame, 0.74, 0.8, 0.8) + 170 * size,
        h * choose(frame, 0.78, 0.73, 0.77) - 240 * size,
      ]
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
      crescent(
        frame.width * choose(frame, 0.34, 0.3, 0.3),
        frame.height * 0.3,
        40 * unit(frame),
        '#fbeecb',
      ),
    lights: (frame) => {
      const { width: w, height: h } = frame
      const u = unit(frame)
      const horizon = h * choose(frame, 0.6, 0.57, 0.58)
      const size = choose(frame, 1.75, 1.5, 1.36) * u
      const [rockX, foot] = [
        w * choose(frame, 0.73, 0.66, 0.68),
        horizon + choose(frame, 66, 70, 60) * u,
      ]
      const beacon: Point = [rockX + 124 * size, foot - 248 * size]
      const shrine: Point = [rockX - 10 * size, foot - 150 * size]
      const boats = [
        [
          w * choose(frame, 0.3, 0.24, 0.26) + 20 * u,
          h * choose(frame, 0.83, 0.76, 0.82) - 120 * u,
        ],
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
        lampTrails(
          [...squid, ...boats.map(([x, y]): Point => [x, y + 120 * u])],
          130 * u,
          24 * u,
          '#8fe6c8',
          0.5,
        ) +
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
      const house: Point = [
        w * choose(frame, 0.86, 0.8, 0.82),
        h * choose(frame, 0.5, 0.44, 0.48) - choose(frame, 96, 80, 80) * u,
      ]
      const far: Point = [w * choose(frame, 0.33, 0.26, 0.26), h * choose(frame, 0.565, 0.52, 0.56)]
      return (
        glows('l1', '#ffb347', 0.62, [
          [x, y - 40 * u, choose(frame, 360, 330, 290) * u],
          [house[0], house[1] - 58 * u, 130 * u],
          [...far, 80 * u],
        ]) +
        stormLantern(x, y, u) +
        bulbs([far], 8 * u, '#fff0c4')
      )
    },
  },
  'post-tau-thong-nhat-chon-giuong': {
    sky: (frame) => stars(frame, frame.height * 0.3, 80, 6),
    lights: (frame) => {
      const { width: w, height: h } = frame
      const u = unit(frame)
      const from: RailSpot = [
        w * choose(frame, 0.5, 0.52, 0.52),
        h * choose(frame, 0.44, 0.43, 0.44),
        13 * u,
      ]
      const bend: RailSpot = [
        w * choose(frame, 1, 1.16, 1.14),
        h * choose(frame, 0.5, 0.52, 0.52),
        24 * u,
      ]
      const to = choose<RailSpot>(
        frame,
        [w * 0.36, h * 0.83, 128 * u],
        [w * 0.26, h * 0.8, 128 * u],
        [w * 0.28, h * 0.83, 118 * u],
      )
      const [x, y, tall] = to
      const train = [0.36, 0.48, 0.6, 0.71, 0.81, 0.9].map((part) => railSpot(from, bend, to, part))
      const lamps = [0.22, 0.78].map((part): Point => [x - 96 * u * part, y - tall * 0.3])
      const boat: Point = [
        w * choose(frame, 0.86, 0.9, 0.9),
        h * choose(frame, 0.66, 0.73, 0.76) - 56 * choose(frame, 0.7, 0.62, 0.6) * u,
      ]
      const squid = [0.62, 0.67, 0.86, 0.93].map(
        (part): Point => [w * part, h * choose(frame, 0.37, 0.35, 0.36)],
      )
      return (
        beam(
          'l2',
          [x - 60 * u, y - tall * 0.28],
          [x - choose(frame, 400, 330, 320) * u, y + 70 * u],
          92 * u,
        ) +
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
      crescent(
        frame.width * choose(frame, 0.655, 0.56, 0.4),
        choose(frame, 76, 84, 46),
        choose(frame, 34, 38, 24),
        '#fbeecb',
      ),
    lights: (frame) => {
      const u = unit(frame)
      const { x, y, k, windowX, sill, lamp, drop, eaves, cap } = laneOf(frame)
      const [bikeX, bikeY] = [x + 248 * k, y - 229 * k]
      const { width: w } = frame
      const dusk =
        '<linearGradient id="l0"><stop stop-color="#0d0b26" stop-opacity=".72"/><stop offset="1" stop-color="#0d0b26" stop-opacity="0"/></linearGradient>' +
        rect(0, cap - 40, w * 0.6, frame.height, 'url(#l0)')
      return (
        choose(frame, dusk, '', '') +
        beam('l1', [bikeX, bikeY], [bikeX + 900 * k, bikeY + 210 * k], 250 * k) +
        glows('l2', '#ffb347', 0.34, [
          [windowX, sill - 160 * k, choose(frame, 760, 620, 600) * k],
        ]) +
        glows('l3', '#ffb347', 0.6, [
          [lamp, eaves + drop + 34 * u, choose(frame, 170, 240, 210) * u],
        ]) +
        glows('l4', '#fff0c0', 0.9, [[bikeX, bikeY, 90 * k]])
      )
    },
  },
  'inspiration-ridge': {
    sky: (frame) => stars(frame, frame.height * choose(frame, 0.46, 0.42, 0.42), 40, 14),
    lights: (frame) => {
      const { width: w, height: h } = frame
      const u = unit(frame)
      const { houseX, houseY, houseK } = ridgeOf(frame)
      const panes = [-26, 26].map((dx): Point => [houseX + dx * houseK, houseY - 50 * houseK])
      return (
        crescent(
          w * choose(frame, 0.5, 0.26, 0.24),
          h * choose(frame, 0.14, 0.13, 0.14),
          34 * u,
          '#fff1cf',
        ) +
        glows('l1', '#ffb347', 0.42, [
          ...panes.map(([x, y]) => [x, y, 90 * houseK] as const),
          [houseX, houseY - 10 * houseK, 210 * houseK],
        ])
      )
    },
  },
  'post-tet-cho-nguoi-lan-dau': {
    skyFill: '#d8412f',
    sky: (frame) => {
      const { width: w, height: h } = frame
      const u = unit(frame)
      const [x, y, r] = [
        w * choose(frame, 0.47, 0.48, 0.48),
        h * choose(frame, 0.42, 0.38, 0.4),
        choose(frame, 290, 290, 256) * u,
      ]
      return (
        circle(x, y, r * 1.14, '#7a2a34') +
        circle(x, y, r * 1.07, '#c88a3c') +
        circle(x, y, r, '#101a4c') +
        circle(x, y + r * 0.5, r * 0.5, '#3a2a6c', 0.5) +
        firework(x - r * 0.3, y - r * 0.22, r * 0.42, '#ffcf6a', '#fff0b8') +
        firework(x + r * 0.42, y + r * 0.12, r * 0.32, '#ff8a6a', '#ffd9b0', 18) +
        firework(x + r * 0.2, y - r * 0.6, r * 0.22, '#9ad8c8', '#e0fff0', 14)
      )
    },
    lights: (frame) => {
      const { width: w, height: h } = frame
      const u = unit(frame)
      const [x, size] = [w * choose(frame, 0.685, 0.87, 0.87), choose(frame, 1.5, 1.5, 1.2) * u]
      const y = h * choose(frame, 0.14, 0.1, 0.06)
      return (
        lampPool(frame, w * 0.5, h * 0.66, choose(frame, 1240, 1020, 840) * u, '#14061c') +
        glows('l1', '#ffb347', 0.55, [[x, y + 31 * size, 240 * u]]) +
        line(`M${x},0V${y}`, '#2a0c1c', 4 * u) +
        lantern(x, y, size, cycle(silks, 0))
      )
    },
  },
  'post-deo-hai-van-xe-may': {
    sky: (frame) => {
      const { width: w, height: h } = frame
      const u = unit(frame)
      return (
        stars(frame, h * 0.3, 80, 9) +
        circle(
          w * choose(frame, 0.83, 0.74, 0.76),
          h * choose(frame, 0.17, 0.165, 0.15),
          choose(frame, 58, 62, 54) * u,
          '#f6e8c2',
        )
      )
    },
    lights: (frame) => {
      const { width: w, height: h } = frame
      const u = unit(frame)
      const sea = h * choose(frame, 0.4, 0.38, 0.39)
      const size = choose(frame, 2.5, 2.5, 2.3) * u
      const [x, y] = [w * choose(frame, 0.66, 0.56, 0.57), h * choose(frame, 0.955, 0.905, 0.945)]
      const lamp: Point = [x - 34 * size, y - 34 * size]
      const gate: Point = [w * choose(frame, 0.24, 0.27, 0.26), h * choose(frame, 0.42, 0.39, 0.41)]
      const gateSize = choose(frame, 1.35, 1.35, 1.2) * u
      const homes = range(12).map(
        (index): Point => [w * (0.65 + index * 0.03), sea + (62 + (index % 3) * 6) * u],
      )
      const boat: Point = [
        w * choose(frame, 0.84, 0.86, 0.86),
        h * choose(frame, 0.62, 0.56, 0.58) - 14 * u,
      ]
      const oncoming = choose<Point>(frame, [0.33, 0.655], [0.37, 0.605], [0.37, 0.64])
      const car: Point = [w * oncoming[0], h * oncoming[1]]
      return (
        glows('l1', '#ffb347', 0.7, [
          [gate[0], gate[1] - 30 * gateSize, 130 * gateSize],
          ...homes.map(([hx, hy]) => [hx, hy, 26 * u] as const),
          [...boat, 80 * u],
          [...lamp, 110 * u],
          [...car, 70 * u],
        ]) +
        bulbs(homes, 6 * u, '#ffe0a0') +
        bulbs([boat, car], 9 * u, '#fff0c4') +
        lampTrails([[boat[0], boat[1] + 26 * u]], 80 * u, 26 * u, '#ffc77a', 0.6) +
        glints({
          x: w * choose(frame, 0.83, 0.74, 0.76),
          top: sea + 104 * u,
          bottom: h * 0.66,
          widths: [60 * u, choose(frame, 190, 150, 150) * u],
          count: 13,
          colour: '#f6e8c2',
          seed: 6,
          opacity: 0.5,
        }) +
        beam('l2', lamp, [x - choose(frame, 210, 160, 160) * size, y - 22 * size], 40 * size) +
        bulbs([lamp], 16 * u, '#fff6d8')
      )
    },
  },
  'post-lop-nau-an-tra-que': {
    sky: (frame) => stars(frame, frame.height * 0.28, 60, 13),
    lights: (frame) => {
      const { width: w, height: h } = frame
      const u = unit(frame)
      const size = choose(frame, 2.1, 2, 1.9) * u
      const [x, y] = [
        w * choose(frame, 0.5, 0.46, 0.46) - 52 * size,
        h * choose(frame, 0.9, 0.84, 0.9) + 5 * size,
      ]
      const house: Point = [w * choose(frame, 0.72, 0.7, 0.7) + 115 * u, h * 0.4 - 40 * u]
      return (
        glows('l1', '#ffb347', 0.5, [
          [...house, 200 * u],
          [x + 24 * size, y - 34 * size, 160 * size],
        ]) + stormLantern(x, y, u)
      )
    },
  },
  'post-hue-trong-mua': {
    lights: (frame) => {
      const { width: w, height: h } = frame
      const u = unit(frame)
      const ground = h * choose(frame, 0.55, 0.45, 0.47)
      const gate = w * choose(frame, 0.36, 0.42, 0.42)
      const size = choose(frame, 2.15, 1.72, 1.62) * u
      const spots = [-161, -98, -46, 0, 46, 98, 161].map(
        (dx): Point => [gate + dx * size, ground + 16 * u],
      )
      const walk: Point = [w * choose(frame, 0.72, 0.68, 0.69), h * choose(frame, 0.86, 0.87, 0.92)]
      const tall = choose(frame, 2.05, 2.15, 1.8) * u
      return (
        glows('l1', '#ffa84a', 0.4, [
          [gate, ground - 60 * size, 190 * size],
          [gate - 161 * size, ground - 50 * size, 110 * size],
          [gate + 161 * size, ground - 50 * size, 110 * size],
        ]) +
        lampTrails(spots, (h - ground) * 0.5, 34 * u, '#ffc06a', 0.4) +
        glows('l2', '#ffb347', 0.34, [[walk[0], walk[1] - 190 * tall, 190 * tall]])
      )
    },
  },
  'post-da-lat-mua-hoa': {
    sky: (frame) => stars(frame, frame.height * 0.4, 22, 15),
    lights: (frame) => {
      const { width: w, height: h } = frame
      const u = unit(frame)
      const shore = h * choose(frame, 0.58, 0.56, 0.57)
      const size = 1.75 * u
      const [x, y] = [
        w * choose(frame, 0.56, 0.58, 0.58),
        h * choose(frame, 0.86, 0.84, 0.85) + 66 * u,
      ]
      const lamp: Point = [x + 26 * size, y - 50 * size]
      const villas = choose(
        frame,
        [0.27, 0.3, 0.36, 0.405],
        [0.2, 0.25, 0.93, 0.97],
        [0.22, 0.26, 0.93, 0.97],
      ).map((part, index): Point => [w * part, shore - (8 + (index % 2) * 12) * u])
      const hung = choose<Point>(frame, [0.235, 0.36], [0.3, 0.4], [0.28, 0.36])
      const [hx, hy] = [w * hung[0], h * hung[1]]
      return (
        glows('l1', '#ffb347', 0.66, [
          ...villas.map(([vx, vy]) => [vx, vy, 46 * u] as const),
          [...lamp, 110 * u],
        ]) +
        bulbs(villas, 9 * u, '#ffe0a0') +
        lampTrails(
          villas.map(([vx]): Point => [vx, shore + 14 * u]),
          100 * u,
          26 * u,
          '#ffc77a',
          0.6,
        ) +
        glows('l3', '#ff9a70', 0.5, [[hx, hy + 30 * u, 230 * u]]) +
        line(`M${hx},${hy - 110 * u}V${hy}`, '#1e1028', 4 * u) +
        lantern(hx, hy, 1.1 * u, cycle(silks, 4)) +
        beam(
          'l2',
          lamp,
          [x + choose(frame, 150, 110, 110) * size, y - 8 * size],
          26 * size,
          '#ffedb8',
          0.55,
        ) +
        bulbs([lamp], 13 * u, '#fff6d8')
      )
    },
  },
  'price-cart': {
    sky: (frame) => stars(frame, frame.height * 0.12, 24, 8),
    lights: (frame) => {
      const { x, y, k } = cartOf(frame)
      return (
        glows('l1', '#ffb347', 0.4, [
          [x - 30 * k, y - 296 * k, 270 * k],
          [x - 90 * k, y - 190 * k, 360 * k],
        ]) + glows('l2', '#ff9a5a', 0.2, [[x - 60 * k, y - 20 * k, 330 * k]])
      )
    },
  },
  'shop-stall': {
    sky: (frame) => stars(frame, frame.height * 0.12, 20, 6),
    lights: (frame) => {
      const { x, y, k } = stallOf(frame)
      return (
        glows('l1', '#ffc766', 0.6, [[x + 440 * k, y - 298 * k, 190 * k]]) +
        glows('l2', '#ffb347', 0.2, [
          [x + 300 * k, y - 190 * k, 400 * k],
          [x + 560 * k, y - 170 * k, 360 * k],
        ]) +
        bulbs([[x + 440 * k, y - 298 * k]], 20 * k, '#fff6d8')
      )
    },
  },
  'shared-places': {
    sky: (frame) => stars(frame, frame.height * choose(frame, 0.36, 0.56, 0.56), 24, 6),
    lights: (frame) => {
      const u = unit(frame)
      const cords = cordsOf(frame)
      const parts = choose(
        frame,
        [[0.03, 0.212, 0.425, 0.635, 0.9]],
        [
          [0.03, 0.275, 0.575, 0.88],
          [0.03, 0.36, 0.74, 0.93],
        ],
        [
          [0.03, 0.275, 0.575, 0.88],
          [0.03, 0.36, 0.74, 0.93],
        ],
      )
      const lamps = cords.flatMap((cord, row) =>
        (parts[row] ?? []).map((part): Point => {
          const [x, y] = cordAt(cord, part)
          return [x, y + 11 * u]
        }),
      )
      return (
        glows(
          'l1',
          '#ffb347',
          0.5,
          lamps.map(([x, y]) => [x, y, 130 * u]),
        ) + bulbs(lamps, 15 * u, '#fff0c0')
      )
    },
  },
  'trip-ahead': {
    sky: (frame) =>
      stars(frame, frame.height * choose(frame, 0.36, 0.6, 0.6), choose(frame, 24, 34, 26), 9),
    lights: (frame) => {
      const u = unit(frame)
      const { horizon, rideX, rideY, rideK } = roadOf(frame)
      const door: Point = [frame.width * choose(frame, 0.6, 0.02, 0.02) + 27 * u, horizon - 2 * u]
      return (
        glows('l1', '#ffb347', 0.7, [[...door, 84 * u]]) +
        glows('l2', '#ff5a3a', 0.8, [[rideX, rideY - 90 * rideK, 100 * rideK]])
      )
    },
  },
  'post-hai-tu-gio-dau-tien-o-sai-gon': {
    sky: (frame) => stars(frame, frame.height * 0.3, 22, 5),
    lights: (frame) => {
      const { width: w, height: h } = frame
      const u = unit(frame)
      const ground = h * choose(frame, 0.5, 0.47, 0.48)
      const kerb = h * choose(frame, 0.9, 0.86, 0.89)
      const lanes = [
        [0.16, 0.62, 88, 1, -1],
        [0.31, 0.88, 112, 4, -1],
        [0.48, 1.2, 150, 3, -1],
        [0.68, 1.6, 196, 2, 1],
        [0.93, 2.15, 262, 6, 1],
      ] as const
      const [packX, packHalf] = [w * 0.36, choose(frame, 96, 104, 94) * u]
      const lamps = lanes.flatMap(([part, size, gap, start, side]) =>
        range(Math.ceil((w + gap * u) / (gap * u))).map((index): Point => {
          const x = (index + ((start * 37 + index * 29) % 10) / 22 - 0.3) * gap * u
          const y = ground + (kerb - ground) * part + (((index * 7 + start) % 5) - 2) * 4 * size * u
          return [x + side * 33 * size * u, y - 33 * size * u]
        }),
      )
      const shown = lamps.filter(([x, y]) => Math.abs(x - packX) > packHalf || y < kerb - 380 * u)
      const dots = (from: number) => shown.filter((_, index) => index % 2 === from)
      const hall = w * choose(frame, 0.58, 0.5, 0.52)
      const size = choose(frame, 1.75, 1.72, 1.6) * u
      const lit = range(22).map(
        (index) =>
          [
            w * ((index * 0.381 + 0.04) % 1),
            ground - (26 + ((index * 29) % 56)) * u,
            9 * u,
            11 * u,
          ] as const,
      )
      return (
        panes(
          lit.filter(([x]) => Math.abs(x - hall) > 245 * size),
          '#e0b070',
        ) +
        glows('l1', '#ffb347', 0.42, [
          [hall, ground - 120 * size, 170 * size],
          [hall - 140 * size, ground - 30 * size, 120 * size],
          [hall + 140 * size, ground - 30 * size, 120 * size],
        ]) +
        line(
          dots(0)
            .map(([x, y]) => `M${Math.round(x)},${Math.round(y)}h0`)
            .join(''),
          '#ffd98a',
          30 * u,
          0.22,
        ) +
        bulbs(dots(0), 9 * u, '#fff0c0') +
        bulbs(dots(1), 7 * u, '#ffe0a0')
      )
    },
  },
  'post-da-nang-mua-he': {
    sky: (frame) => stars(frame, frame.height * 0.32, 70, 26),
    lights: (frame) => {
      const { width: w, height: h } = frame
      const u = unit(frame)
      const horizon = h * choose(frame, 0.42, 0.4, 0.41)
      const lady: Point = [w * choose(frame, 0.26, 0.31, 0.29), horizon - 160 * u]
      const fleet = choose(
        frame,
        [0.5, 0.55, 0.6, 0.82, 0.86, 0.93, 0.97],
        [0.62, 0.84, 0.9, 0.96],
        [0.6, 0.84, 0.9, 0.96],
      ).map((part): Point => [w * part, horizon - 2 * u])
      return (
        glows('l1', '#ffd9a0', 0.6, [[...lady, 120 * u]]) +
        glows(
          'l2',
          '#7fe0c0',
          0.7,
          fleet.map(([x, y]) => [x, y, 38 * u]),
        ) +
        bulbs(fleet, 7 * u, '#d6ffe9') +
        lampTrails(fleet, 70 * u, 22 * u, '#8fe6c8', 0.5)
      )
    },
  },
  'post-mien-trung-mua-mua': {
    lights: (frame) => {
      const { width: w, height: h } = frame
      const u = unit(frame)
      const flood = h * choose(frame, 0.56, 0.5, 0.54)
      const hung = choose(frame, [0.09, 0.3, 0.52], [0.12, 0.46], [0.12, 0.46]).map(
        (part, index): Point => [w * part, flood - (250 - index * 20) * u + 42 * u],
      )
      return (
        glows(
          'l1',
          '#ff9a4a',
          0.6,
          hung.map(([x, y]) => [x, y, 130 * u]),
        ) +
        lampTrails(
          hung.map(([x]): Point => [x, flood + 20 * u]),
          170 * u,
          50 * u,
          '#ffb066',
          0.55,
        )
      )
    },
  },
  'post-ha-long-lan-ha-bai-tu-long': {
    lights: (frame) => {
      const { width: w, height: h } = frame
      const u = unit(frame)
      const boats = boatsOf(frame).map(([x, y, s], index) => ({
        x: w * x,
        y: h * y,
        s: s * u,
        bow: index === 1 ? -1 : 1,
      }))
      return (
        glows('l1', '#ffb347', 0.55, [
          ...boats.map(({ x, y, s }) => [x, y - 30 * s, 130 * s] as const),
          ...boats.map(({ x, y, s, bow }) => [x - bow * 42 * s, y - 16 * s, 40 * s] as const),
        ]) +
        bulbs(
          boats.map(({ x, y, s, bow }): Point => [x - bow * 42 * s, y - 18 * s]),
          8 * u,
          '#fff3cf',
        )
      )
    },
  },
  'story-hue-mandarins': {
    lights: (frame) => {
      const { width: w, height: h } = frame
      const u = unit(frame)
      const walk: Point = [w * choose(frame, 0.52, 0.5, 0.53), h * choose(frame, 0.74, 0.66, 0.7)]
      const feet = choose<readonly (readonly [number, number])[]>(
        frame,
        [
          [0.46, 0.9],
          [0.585, 0.81],
          [0.76, 0.79],
          [0.92, 0.7],
        ],
        [
          [0.5, 0.86],
          [0.86, 0.78],
          [0.97, 0.66],
        ],
        [
          [0.52, 0.88],
          [0.87, 0.8],
          [0.97, 0.68],
        ],
      ).map(([x, y]): Point => [w * x, h * y])
      return (
        glows('l1', '#ffb04a', 0.55, [
          [walk[0], walk[1] - 90 * u, 190 * u],
          ...feet.map(([x, y]) => [x, y - 30 * u, 190 * u * (y / h)] as const),
        ]) + feet.map(([x, y]) => stormLantern(x, y, 0.85 * u * (y / h))).join('')
      )
    },
  },
  'story-hue-tower': {
    lights: (frame) => {
      const { width: w, height: h } = frame
      const u = unit(frame)
      const foot = h * choose(frame, 0.8, 0.76, 0.78)
      const x = w * choose(frame, 0.6, 0.5, 0.52)
      const size = choose(frame, 3.9, 4.1, 3.5) * u
      const lamps = choose(frame, [-52, 52], [52], [52]).map((dx) => x + dx * size)
      return (
        glows('l1', '#ffa84a', 0.45, [
          [x, foot - 24 * size, 70 * size],
          [x, foot - 62 * size, 54 * size],
          [x, foot - 92 * size, 44 * size],
        ]) +
        lampTrails([[x, foot + 6 * u]], h - foot, 90 * u, '#ffc06a', 0.35) +
        lamps.map((lamp) => stormLantern(lamp, foot, 0.9 * u)).join('') +
        glows(
          'l2',
          '#ffb347',
          0.6,
          lamps.map((lamp) => [lamp, foot - 36 * u, 120 * u]),
        )
      )
    },
  },
  'story-river-coffee': {
    lights: (frame) => {
      const { width: w, height: h } = frame
      const u = unit(frame)
      const [x, y] = [w * choose(frame, 0.2, 0.16, 0.16), h * choose(frame, 0.4, 0.36, 0.38)]
      const far = choose(frame, [0.02, 0.06, 0.12, 0.17], [0.03, 0.07], [0.03, 0.07]).map(
        (part): Point => [w * part, h * 0.56 - 6 * u],
      )
      return (
        line(`M${x},0V${y - 88 * u}`, '#14122a', 4 * u) +
        stormLantern(x, y, 1.5 * u) +
        glows('l1', '#ffb347', 0.55, [
          [x, y - 54 * u, 420 * u],
          ...far.map(([fx, fy]) => [fx, fy, 36 * u] as const),
        ]) +
        bulbs(far, 7 * u, '#ffe0a0') +
        lampTrails(
          far.map(([fx]): Point => [fx, h * 0.58]),
          110 * u,
          26 * u,
          '#ffb765',
          0.5,
        )
      )
    },
  },
}
