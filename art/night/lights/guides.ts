import { lantern, silks } from '../../kit/lantern'
import { bulbs, glows, lampPool, lampTrails } from '../../kit/night-lights'
import { mix, type Point } from '../../kit/path'
import { cycle } from '../../kit/rng'
import { line, placed, shape } from '../../kit/shapes'
import { stars } from '../../kit/sky'
import { stiltHouse } from '../../kit/stilt-house'
import { choose, type Night, unit } from '../../scene'
import { beam } from '../beam'

type Lights = Omit<Night, 'colours'>

/** What the nights of guides show beside their colours. */
export const guideLights: Record<string, Lights> = {
  'guide-01': {
    lights: (frame) => {
      const { width: w, height: h } = frame
      return lampPool(frame, w * choose(frame, 0.5, 0.5, 0.5), h * 0.5, choose(frame, 960, 820, 660) * unit(frame), '#050e24')
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
  'guide-08': {
    sky: (frame) => stars(frame, frame.height * 0.4, 60, 4),
  },
  'guide-03': {
    lights: (frame) => {
      const { width: w, height: h } = frame
      const u = unit(frame)
      const [x, y] = [w * choose(frame, 0.74, 0.64, 0.64), h * choose(frame, 0.1, 0.08, 0.08)]
      return (
        lampPool(frame, w * choose(frame, 0.6, 0.52, 0.52), h * 0.48, choose(frame, 980, 860, 720) * u, '#060c20') +
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
        [w * choose(frame, 0.36, 0.46, 0.46) + 146 * coach, highway + choose(frame, 24, 29, 24) * u - 28 * coach],
        [w * choose(frame, 0.6, 0.5, 0.5) + 34 * bike, lane + 42 * u - 33 * bike],
      ] as const
      const cabin =
        line('M-36-4h.1m9 0h.1m9 0h.1m9 0h.1m9 0h.1m9 0h.1m9 0h.1m9 0h.1m9 0h.1', '#ffd98a', 4) + line('M-23 42h.1', '#ff5a4a', 6)
      const lit = lamps.map((lamp, index) => ahead(`l${index + 2}`, lamp, [420, 380, 360][index] ?? 0, [44, 60, 70][index] ?? 0))
      return (
        `<g transform="rotate(${choose(frame, -7, -9, -8)} ${w / 2} ${h / 2})">` +
        glows(
          'l1',
          '#ffb347',
          0.6,
          lamps.map(([x, y]) => [x, y, 90 * u]),
        ) +
        lit.join('') +
        placed(w * 0.62, h * choose(frame, 0.13, 0.14, 0.14), choose(frame, 2, 2.1, 1.75) * u, cabin, false, -7) +
        '</g>'
      )
    },
  },
  'guide-12': {
    lights: (frame) => {
      const u = unit(frame)
      const { width: w, height: h } = frame
      const [x, y, degrees] = choose<readonly [number, number, number]>(frame, [632, 605, 147], [365, 842, 92], [345, 639, 120])
      const ahead = (reach: number): Point => {
        const angle = (degrees * Math.PI) / 180
        return [x + Math.cos(angle) * reach * u, y + Math.sin(angle) * reach * u]
      }
      const boat: Point = [w * choose(frame, 0.3, 0.26, 0.26) - 18 * u, h * choose(frame, 0.22, 0.22, 0.2) + 8 * u]
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
      const hand: Point = [mix(root[0], tip[0], 0.52) + 25 * k, mix(root[1], tip[1], 0.28) - 8 * u - 14 * k]
      const boat: Point = [w * choose(frame, 0.6, 0.56, 0.58), horizon - 60 * u]
      const fleet = choose(frame, [0.03, 0.08, 0.34], [0.05, 0.12, 0.3], [0.04, 0.12, 0.28]).map(
        (part): Point => [w * part, horizon - 3 * u],
      )
      return (
        glows('l1', '#d6ffcf', 0.5, [[...boat, choose(frame, 330, 320, 280) * u], ...fleet.map(([x, y]) => [x, y, 44 * u] as const)]) +
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
      const person = choose(frame, { x: 1270, y: 395, k: 1.1 }, { x: 600, y: 620, k: 1.35 }, { x: 620, y: 350, k: 1.05 })
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
      const colours = { roof: '#0a1230', roofShade: '#060c22', wall: '#f0a850', dark: '#0a0c20', light: '#fff0c4' }
      return (
        glows(
          'l1',
          '#ffb347',
          0.6,
          houses.map(([x, y, size]) => [w * x, h * y - 50 * size * u, 150 * size * u]),
        ) +
        houses.map(([x, y, size], index) => stiltHouse(w * x, h * y, size * u, colours, index % 2 === 1)).join('') +
        glows('l2', '#9cc8f0', 0.26, [[person.x + 20 * person.k, person.y, 190 * person.k]])
      )
    },
  },
}
