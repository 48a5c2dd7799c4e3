import { bulbs, crescent, glows, panes } from '../../kit/night-lights'
import type { Point } from '../../kit/path'
import { between, createRandom, range } from '../../kit/rng'
import { stars } from '../../kit/sky'
import { choose, type Night, unit } from '../../scene'

type Lights = Omit<Night, 'colours'>

/** What the nights of the home page's places show beside their colours. */
export const placeLights: Record<string, Lights> = {
  'place-halong-bay': {
    sky: (frame) => stars(frame, frame.height * 0.5, 90, 4),
    lights: (frame) => {
      const { width: w, height: h } = frame
      const u = unit(frame)
      const k = choose(frame, 1, 1.06, 0.9) * u
      const foot = h * choose(frame, 0.6, 0.58, 0.6) + 44 * u
      const mid = w * choose(frame, 0.56, 0.52, 0.52)
      const near: Point = [
        mid - choose(frame, 150, 110, 110) * k,
        foot + choose(frame, 190, 270, 200) * u,
      ]
      const far: Point = [mid - 10 * k, foot + 62 * u]
      const random = createRandom(5)
      const sparks = range(60).map((): Point => {
        const turn = between(random, 0, Math.PI * 2)
        const reach = between(random, 0.3, 1)
        return [
          near[0] + Math.cos(turn) * reach * 330 * u,
          near[1] + 24 * u + Math.sin(turn) * reach * 74 * u,
        ]
      })
      return (
        `<g transform="translate(0,${Math.round(near[1] * 0.72)})scale(1,.28)">` +
        glows('l1', '#35f0e0', 0.62, [
          [near[0], near[1] + 60 * u, 400 * u],
          [far[0], (far[1] - near[1] * 0.72) / 0.28 + 30 * u, 240 * u],
        ]) +
        '</g>' +
        bulbs(sparks, 4.5 * u, '#a8fff4')
      )
    },
  },
  'place-hanoi': {
    sky: (frame) => stars(frame, frame.height * 0.3, 60, 8),
    lights: (frame) => {
      const { width: w, height: h } = frame
      const u = unit(frame)
      const x = w * choose(frame, 0.46, 0.5, 0.48)
      const y = h * choose(frame, 0.52, 0.5, 0.5)
      const lamps = [0.16, 0.26, 0.42, 0.68, 1.1].map((near): readonly [number, number, number] => [
        x + near * choose(frame, 300, 260, 250) * u,
        y - near * choose(frame, 300, 330, 270) * u,
        (40 + near * 210) * u,
      ])
      const poles = lamps
        .map(
          ([lampX, lampY]) =>
            `M${Math.round(lampX)},${Math.round(lampY)}V${Math.round(y + (y - lampY) * 0.55)}`,
        )
        .join('')
      const random = createRandom(4)
      const windows = range(46).map(
        () => [between(random, w * 0.56, w), y - between(random, 2, 44) * u, 5 * u, 6 * u] as const,
      )
      return (
        panes(windows, '#ffc766') +
        `<path fill="none" stroke="#181233" stroke-width="${Math.round(6 * u)}" d="${poles}"/>` +
        glows('l1', '#ffb347', 0.8, lamps) +
        lamps
          .map(([lampX, lampY, reach]) => bulbs([[lampX, lampY]], reach * 0.12, '#fff0c4'))
          .join('')
      )
    },
  },
  'place-ho-chi-minh-city': {
    sky: (frame) => stars(frame, frame.height * 0.3, 50, 5),
    lights: (frame) => {
      const { width: w, height: h } = frame
      const u = unit(frame)
      const ground = h * choose(frame, 0.7, 0.68, 0.69)
      const mid = w * choose(frame, 0.54, 0.5, 0.5)
      const size = choose(frame, 1.55, 1.5, 1.4) * u
      const foot = [-200, -100, 0, 100, 200].map(
        (x) => [mid + x * size, ground - 20 * u, 130 * size] as const,
      )
      return glows('l1', '#ffb648', 0.5, foot)
    },
  },
  'place-hue': {
    sky: (frame) => stars(frame, frame.height * 0.4, 70, 6),
    lights: (frame) => {
      const { width: w, height: h } = frame
      const u = unit(frame)
      const river = h * 0.5
      const k = choose(frame, 2.1, 1.9, 1.6) * u
      const spans = [0.95, 0.72, 0.52, 0.36, 0.24].map(
        (part, index) => [w * part, river - 10 * u, 130 * k * 0.76 ** index * 0.6] as const,
      )
      const boat: Point = [
        w * choose(frame, 0.2, 0.24, 0.24),
        river + choose(frame, 90, 120, 90) * u,
      ]
      return glows('l1', '#ff6ac8', 0.55, spans) + glows('l2', '#ffb347', 0.6, [[...boat, 170 * u]])
    },
  },
  'place-phu-quoc': {
    sky: (frame) => stars(frame, frame.height * 0.2, 60, 4),
    lights: (frame) => {
      const { width: w, height: h } = frame
      const u = unit(frame)
      const isle: Point = [w * 0.38, h * choose(frame, 0.74, 0.72, 0.74)]
      const rx = choose(frame, 330, 300, 260) * u
      const pylon: Point = [
        w * choose(frame, 0.43, 0.46, 0.45),
        isle[1] - (30 + 200 * choose(frame, 1.75, 2.3, 1.75)) * u,
      ]
      const huts = [0.25, 0.6, 0.95, 1.4, 1.9, 2.3, 2.75].map(
        (turn): Point => [
          isle[0] + Math.cos(turn) * rx * 0.92,
          isle[1] + Math.sin(turn) * rx * 0.29,
        ],
      )
      const boat: Point = [
        w * choose(frame, 0.74, 0.78, 0.78) + 20 * u,
        h * choose(frame, 0.84, 0.86, 0.86) - 40 * u,
      ]
      return (
        glows('l1', '#ffb347', 0.75, [
          ...huts.map(([x, y]) => [x, y, 80 * u] as const),
          [...boat, 110 * u],
        ]) +
        bulbs(huts, 11 * u, '#fff0c4') +
        glows('l2', '#ff5a4a', 0.9, [[...pylon, 90 * u]]) +
        bulbs([pylon], 12 * u, '#ffd0c0')
      )
    },
  },
  'place-sapa': {
    sky: (frame) =>
      stars(frame, frame.height * 0.3, 100, 8) +
      crescent(
        frame.width * choose(frame, 0.26, 0.2, 0.2),
        frame.height * 0.15,
        36 * unit(frame),
        '#fbeecb',
      ),
    lights: (frame) => {
      const { width: w, height: h } = frame
      const u = unit(frame)
      const ground = h * 0.8
      const rope = ground - choose(frame, 400, 500, 400) * u
      const from = w * choose(frame, 0.04, 0.06, 0.05)
      const to = w * choose(frame, 0.56, 0.64, 0.6)
      const string = range(9).map((index): Point => {
        const part = (index + 0.5) / 9
        return [from + (to - from) * part, rope - 26 * u + Math.sin(part * Math.PI) * 34 * u]
      })
      const seller: Point = [
        w * choose(frame, 0.68, 0.76, 0.74),
        ground - choose(frame, 300, 320, 280) * u,
      ]
      const second: Point = [w * choose(frame, 0.9, 0.95, 0.98), ground - 180 * u]
      return (
        glows('l1', '#ffb347', 0.62, [
          ...string.map(([x, y]) => [x, y, 100 * u] as const),
          [...seller, 380 * u],
          [...second, 260 * u],
        ]) + bulbs([...string, seller, second], 13 * u, '#fff0c4')
      )
    },
  },
  'place-da-nang': {
    sky: (frame) => stars(frame, frame.height * 0.46, 100, 5),
    lights: (frame) => {
      const { width: w, height: h } = frame
      const u = unit(frame)
      const crag = choose(
        frame,
        { x: 540, y: 770, k: 0.82 },
        { x: 300, y: 1000, k: 0.83 },
        { x: 280, y: 760, k: 0.74 },
      )
      const at = ([x, y]: readonly [number, number]): Point => [
        crag.x + x * crag.k,
        crag.y + y * crag.k,
      ]
      const stair = (
        [
          [420, -30],
          [372, -130],
          [404, -196],
          [360, -253],
          [316, -310],
          [352, -396],
          [322, -462],
        ] as const
      ).map(at)
      const sea = h * choose(frame, 0.54, 0.56, 0.55)
      const shore = choose(frame, 0.8, 0.9, 0.89)
      const beach = range(9).map((index): Point => {
        const part = 0.16 + index * 0.085
        const [far, bend, near] = [w * 0.585, w * (shore - 0.035), w * (shore + 0.015)]
        const along = (a: number, b: number, c: number) =>
          (1 - part) ** 2 * a + 2 * part * (1 - part) * b + part * part * c
        return [along(far, bend, near), along(sea, sea + 28 * u, h)]
      })
      const tower = at([300, -600])
      return (
        glows('l1', '#ffb347', 0.5, [
          ...stair.map(([x, y]) => [x, y, 74 * crag.k] as const),
          ...beach.map(([x, y], index) => [x, y, (22 + index * 5) * u] as const),
          [...tower, 210 * crag.k],
        ]) +
        bulbs(stair, 9 * crag.k, '#fff3cf') +
        bulbs(beach, 6 * u, '#fff3cf')
      )
    },
  },
}
