import { lantern, silks } from '../../kit/lantern'
import { bulbs, crescent, fireflies, glows, lampPool, lampTrails } from '../../kit/night-lights'
import { mix, type Point } from '../../kit/path'
import { cycle, range } from '../../kit/rng'
import { line, placed } from '../../kit/shapes'
import { stars } from '../../kit/sky'
import { choose, type Night, unit } from '../../scene'
import { berthOf } from '../../scenes/common/journal-window'
import { stripOf } from '../../scenes/home/itinerary-hanoi-ha-long'
import { beam } from '../beam'

type Lights = Omit<Night, 'colours'>

/** What the nights of itineraries, promotions and the default cover show beside their colours. */
export const homeLights: Record<string, Lights> = {
  'itinerary-hanoi-ha-long': {
    sky: (frame) => stars(frame, frame.height * 0.32, 26, 5),
    lights: (frame) => {
      const { width: w, height: h } = frame
      const u = unit(frame)
      const { band, junk, horizon, metre, start, vanish } = stripOf(frame)
      const lamps = [1, 5, 9, 13.5, 18, 22.5, 27, 36].map((panel): Point => {
        const far = (panel * 0.055) / (1 + panel * 0.055)
        return [mix(start, vanish, far), mix(horizon - metre * 13, horizon, far)]
      })
      return (
        crescent(
          w * choose(frame, 0.58, 0.5, 0.5),
          h * choose(frame, 0.25, 0.12, 0.1),
          26 * u,
          '#fff1cf',
        ) +
        glows('l1', '#ffb347', 0.6, [
          [junk[0] + 50 * u, junk[1] - 20 * u, 70 * u],
          ...lamps.map(([x, y], index) => [x, y, (64 - index * 4) * u] as const),
          [w * 0.53, band.top + 50 * u, 110 * u],
        ]) +
        bulbs(lamps, 7 * u, '#ffedb8') +
        lampTrails([[junk[0] + 50 * u, junk[1] + 14 * u]], 40 * u, 40 * u, '#ffd27a')
      )
    },
  },
  'itinerary-ho-chi-minh-city-5-days': {
    sky: (frame) => stars(frame, frame.height * 0.26, 70, 5),
    lights: (frame) => {
      const { width: w, height: h } = frame
      const u = unit(frame)
      const river = h * choose(frame, 0.45, 0.42, 0.44)
      const from = choose(frame, 0.46, 0.32, 0.32)
      const shore = range(choose(frame, 13, 9, 9)).map(
        (index): Point => [
          w * (from + index * ((1 - from) / choose(frame, 13, 9, 9))),
          river - 6 * u,
        ],
      )
      const ride: Point = [
        w * choose(frame, 0.34, 0.42, 0.4),
        h * choose(frame, 0.805, 0.765, 0.795),
      ]
      return (
        glows(
          'l1',
          '#ffb347',
          0.6,
          shore.map(([x, y]) => [x, y, 54 * u]),
        ) +
        bulbs(shore, 7 * u, '#fff0c4') +
        lampTrails(
          shore.map(([x, y]): Point => [x, y + 12 * u]),
          120 * u,
          26 * u,
          '#ffc077',
          0.45,
        ) +
        glows('l2', '#ffe9a8', 0.6, [[ride[0] + 90 * u, ride[1] - 10 * u, 130 * u]]) +
        fireflies(frame, h * 0.8, h * 0.99, choose(frame, 36, 28, 26), 7)
      )
    },
  },
  'itinerary-hoi-an-3-days': {
    lights: (frame) => {
      const { width: w, height: h } = frame
      const u = unit(frame)
      const spots = choose<readonly (readonly [number, number])[]>(
        frame,
        [
          [0.025, 0.2],
          [0.3425, 0.16],
          [0.6575, 0.16],
        ],
        [
          [0.72, 0.14],
          [0.28, 0.46],
          [0.74, 0.73],
        ],
        [
          [0.04, 0.16],
          [0.5, 0.16],
          [0.16, 0.68],
        ],
      )
      const size = choose(frame, 1.25, 1.5, 1.2) * u
      return (
        glows(
          'l1',
          '#ffa53f',
          0.62,
          spots.map(([x, y]) => [x * w, y * h + 30 * size, 330 * u]),
        ) +
        spots
          .map(([x, y], index) =>
            lantern(
              x * w,
              y * h,
              size,
              cycle(silks, index + 1),
              index % 2 === 0 ? 'garlic' : 'round',
            ),
          )
          .join('')
      )
    },
  },
  'promo-trip-plan': {
    lights: (frame) => {
      const { width: w, height: h } = frame
      const u = unit(frame)
      const half = choose(frame, 300, 230, 220) * u
      return (
        lampPool(
          frame,
          w * choose(frame, 0.46, 0.5, 0.5),
          h * choose(frame, 0.68, 0.66, 0.68),
          choose(frame, 960, 860, 680) * u,
          '#0a1330',
        ) + crescent(w * 0.3 + half * 0.5, h * choose(frame, 0.1, 0.09, 0.08), 30 * u, '#fbeecb')
      )
    },
  },
  'lost-sampan': {
    skyFill: '#8fbcb8',
    sky: (frame) => stars(frame, frame.height * 0.36, 80, 9),
    lights: (frame) => {
      const { x, y, k } = choose(
        frame,
        { x: 860, y: 700, k: 0.86 },
        { x: 420, y: 1010, k: 0.84 },
        { x: 430, y: 736, k: 0.8 },
      )
      const bow: Point = [x + 246 * k, y - 96 * k]
      const pole = line(
        `M${x + 284 * k} ${y - 30 * k}L${bow[0]} ${bow[1] - 44 * k}`,
        '#24161a',
        4 * k,
      )
      return (
        glows('l1', '#ffb347', 0.8, [[bow[0], bow[1], 190 * k]]) +
        pole +
        lantern(bow[0], bow[1] - 40 * k, 1.1 * k, cycle(silks, 0))
      )
    },
  },
  'default-cover': {
    sky: (frame) => stars(frame, frame.height * 0.4, 90, 5),
    lights: (frame) => {
      const { width: w, height: h } = frame
      const u = unit(frame)
      const horizon = h * choose(frame, 0.53, 0.5, 0.52)
      const y = (part: number) => horizon + (h - horizon) * part
      const lamp: Point = [
        w * choose(frame, 0.64, 0.66, 0.66) - 44 * u,
        y(choose(frame, 0.63, 0.6, 0.61)) - 46 * u,
      ]
      return (
        glows('l1', '#ffb347', 0.75, [
          [w * choose(frame, 0.25, 0.16, 0.17), y(0.13) - 16 * u, 110 * u],
          [lamp[0] - 20 * u, lamp[1] + 10 * u, 110 * u],
        ]) + fireflies(frame, y(0.4), h * 0.99, choose(frame, 40, 30, 28), 4)
      )
    },
  },
  'promo-farm-tour': {
    skyFill: '#ffcf4d',
    sky: (frame) => stars(frame, frame.height * 0.34, 60, 5),
    lights: (frame) => {
      const { width: w, height: h } = frame
      const u = unit(frame)
      const fruit = choose(
        frame,
        { x: 470, y: 640, k: 1.15 },
        { x: 320, y: 900, k: 1.1 },
        { x: 280, y: 686, k: 0.95 },
      )
      const lamps = choose<readonly (readonly [number, number])[]>(
        frame,
        [
          [0.22, 0.27],
          [0.45, 0.2],
        ],
        [
          [0.28, 0.26],
          [0.06, 0.3],
        ],
        [
          [0.26, 0.27],
          [0.05, 0.33],
        ],
      ).map(([x, y]): Point => [w * x, h * y])
      const reach = Math.round(choose(frame, 1180, 1120, 900) * u)
      return (
        lampPool(frame, fruit.x + 170 * u, fruit.y - 130 * u, reach, '#0a1430') +
        glows(
          'l1',
          '#ffb347',
          0.8,
          lamps.map(([x, y]) => [x, y, 190 * u]),
        ) +
        lamps
          .map(([x, y], index) => lantern(x, y - 44 * u, 1.2 * u, cycle(silks, index + 1)))
          .join('')
      )
    },
  },
  'farm-fruit': {
    sky: (frame) =>
      stars(frame, frame.height * 0.46, 110, 8) +
      crescent(
        frame.width * choose(frame, 0.672, 0.8, 0.46),
        frame.height * choose(frame, 0.335, 0.315, 0.2),
        choose(frame, 36, 30, 34) * unit(frame),
        '#fbeecb',
      ),
    lights: (frame) => {
      const { width: w, height: h } = frame
      const u = unit(frame)
      const lamp: Point = [
        w * choose(frame, 0.49, 0.47, 0.47) + choose(frame, 86, 98, 92) * u,
        h * choose(frame, 0.735, 0.79, 0.81) - choose(frame, 112, 130, 120) * u,
      ]
      const baskets = choose<readonly Point[]>(
        frame,
        [[0.76, 0.64]],
        [
          [0.3, 0.86],
          [0.72, 0.88],
        ],
        [
          [0.34, 0.86],
          [0.76, 0.86],
        ],
      )
      return (
        glows('l1', '#ffb347', 0.56, [[lamp[0] - 14 * u, lamp[1] + 18 * u, 210 * u]]) +
        glows(
          'l2',
          '#ffb347',
          0.4,
          baskets.map(([x, y]) => [w * x, h * y, choose(frame, 290, 240, 220) * u]),
        ) +
        lantern(lamp[0], lamp[1], 0.62 * u, cycle(silks, 4)) +
        fireflies(frame, h * 0.5, h * 0.98, choose(frame, 24, 20, 18), 11)
      )
    },
  },
  'offer-mekong-orchard': {
    lights: (frame) => {
      const { width: w, height: h } = frame
      const u = unit(frame)
      const [part, turn, size] = choose<readonly [number, number, number]>(
        frame,
        [0.4, 36, 1.05],
        [0.42, 18, 1.2],
        [0.42, 24, 1.05],
      )
      const x =
        w * mix(choose(frame, 0.3, 0.34, 0.32), choose(frame, 0.72, 0.7, 0.72), part) +
        Math.sin(part * 5) * 46 * u
      const y = mix(h + 40, -40, part)
      const on = (down: number): Point => {
        const angle = (turn * Math.PI) / 180
        return [x - Math.sin(angle) * down * size * u, y + Math.cos(angle) * down * size * u]
      }
      const lamp = on(-100)
      return (
        lampPool(frame, x, y - 40 * u, choose(frame, 960, 860, 700) * u, '#040f20') +
        glows('l1', '#ffb347', 0.7, [[...lamp, 190 * u]]) +
        bulbs([lamp], 20 * u, '#fff3cf') +
        fireflies(frame, h * 0.3, h * 0.98, choose(frame, 40, 32, 28), 4)
      )
    },
  },
  'journal-window': {
    sky: (frame) => stars(frame, frame.height * choose(frame, 0.42, 0.38, 0.38), 60, 6),
    lights: (frame) => {
      const u = unit(frame)
      const { pane, book } = berthOf(frame)
      const at = (x: number, y: number): Point => [
        mix(pane.left, pane.right, x),
        mix(pane.top, pane.bottom, y),
      ]
      const boat = at(choose(frame, 0.31, 0.21, 0.21), choose(frame, 0.8, 0.73, 0.74))
      const wagons = [0.58, 0.7, 0.82, 0.93].map(
        (part): Point => at(part, choose(frame, 0.82, 0.77, 0.79)),
      )
      return (
        lampPool(frame, book.x, book.y - 40 * u, choose(frame, 900, 860, 720) * u, '#070d24') +
        glows('l1', '#ffb347', 0.5, [
          [...boat, 44 * u],
          ...wagons.map(([x, y], index) => [x, y, (40 + index * 12) * u] as const),
        ]) +
        bulbs([boat], 6 * u, '#fff0c4')
      )
    },
  },
  'offer-hanoi-food': {
    lights: (frame) => {
      const { width: w, height: h } = frame
      const u = unit(frame)
      const fire: Point = [w * choose(frame, 0.46, 0.39, 0.39), h * choose(frame, 0.74, 0.72, 0.74)]
      return (
        lampPool(
          frame,
          w * choose(frame, 0.4, 0.36, 0.36),
          h * 0.46,
          choose(frame, 1120, 1040, 860) * u,
          '#0a0a22',
        ) + glows('l1', '#ff9a3c', 0.6, [[fire[0], fire[1] - 10 * u, 150 * u]])
      )
    },
  },
  'offer-hoi-an-basket-boat': {
    lights: (frame) => {
      const { width: w, height: h } = frame
      const u = unit(frame)
      const boats = choose<readonly (readonly [number, number, number])[]>(
        frame,
        [
          [0.36, 0.36, 0.6],
          [0.63, 0.36, 0.7],
          [0.44, 0.72, 1.3],
        ],
        [
          [0.32, 0.26, 0.7],
          [0.69, 0.47, 0.9],
          [0.45, 0.74, 1.3],
        ],
        [
          [0.3, 0.3, 0.6],
          [0.71, 0.36, 0.7],
          [0.49, 0.74, 1.15],
        ],
      )
      const k = u * choose(frame, 1.34, 1.2, 1.2)
      const lamps = boats.map(
        ([x, y, s]) => [w * x + 52 * s * k, h * y - 18 * s * k, s * k] as const,
      )
      return (
        glows(
          'l1',
          '#ffb347',
          0.66,
          lamps.map(([x, y, s]) => [x, y, 170 * s]),
        ) +
        bulbs(
          lamps.map(([x, y]): Point => [x, y]),
          15 * u,
          '#fff0c0',
        ) +
        fireflies(frame, h * 0.02, h * 0.24, 16, 4)
      )
    },
  },
  'offer-hue-cyclo': {
    sky: (frame) => stars(frame, frame.height * 0.4, 70, 12),
    lights: (frame) => {
      const { width: w, height: h } = frame
      const u = unit(frame)
      const ground = h * choose(frame, 0.73, 0.7, 0.72)
      const mid = w * 0.5
      const k = choose(frame, 1.28, 1.42, 1.2) * u
      const hung = [-220, 220].map((dx): Point => [mid + dx * k, ground - 190 * k])
      return (
        hung.map(([x, y]) => lantern(x, y, 1.1 * k, cycle(silks, 0))).join('') +
        glows('l1', '#ffb347', 0.5, [
          ...hung.map(([x, y]) => [x, y + 34 * k, 120 * k] as const),
          [mid, ground - 366 * k, 170 * k],
          [mid - 220 * k, ground + 10 * k, 130 * k],
          [mid + 220 * k, ground + 10 * k, 130 * k],
        ])
      )
    },
  },
  'offer-cu-chi': {
    skyFill: 'url(#s)',
    sky: (frame) => stars(frame, frame.height * 0.46, 60, 9),
    lights: (frame) => {
      const { width: w, height: h } = frame
      const u = unit(frame)
      const [x, y, k] = [
        w * choose(frame, 0.54, 0.52, 0.52),
        h * choose(frame, 0.82, 0.76, 0.82),
        choose(frame, 1.4, 1.6, 1.4) * u,
      ]
      return (
        glows('g1', '#ffb04a', 0.55, [
          [x, y - 20 * k, 230 * k],
          [x, y - 130 * k, 120 * k],
        ]) + fireflies(frame, h * 0.3, h * 0.66, 18, 6)
      )
    },
  },
  'offer-halong-kayak': {
    lights: (frame) => {
      const { width: w, height: h } = frame
      const u = unit(frame)
      const middle = (t: number): Point => [
        w * choose(frame, 0.52, 0.5, 0.5) +
          (Math.sin(t * 5.2 + 0.5) * choose(frame, 130, 90, 86) +
            (t - 0.5) * choose(frame, 420, 60, 60)) *
            u,
        h + 60 - t * (h + 120),
      ]
      const k = choose(frame, 0.92, 1.05, 0.95) * u
      const boats = [
        { at: middle(choose(frame, 0.34, 0.32, 0.33)), turn: 14, size: k },
        { at: middle(choose(frame, 0.68, 0.68, 0.7)), turn: -16, size: k * 0.9 },
      ]
      return boats
        .map(({ at: [x, y], turn, size }, index) =>
          placed(
            x,
            y,
            size,
            glows(`g${index}`, '#ffc878', 0.66, [[0, -10, 150]]) +
              beam(`l${index}`, [0, -120], [0, -330], 90, '#fff0c0', 0.55) +
              bulbs([[0, -122]], 15, '#fffbe8'),
            false,
            turn,
          ),
        )
        .join('')
    },
  },
}
