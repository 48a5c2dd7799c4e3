import { brokenRock } from '../../kit/cave-camp'
import { copyAt, stencils } from '../../kit/copies'
import { percentPoints } from '../../kit/percent-points'
import {
  brainCoral,
  branchCoral,
  bubbles,
  fanCoral,
  seaweed,
  tableCoral,
  tubeSponge,
} from '../../kit/reef'
import { reefFish, shoal } from '../../kit/reef-fish'
import { hullFromBelow, scubaDiver } from '../../kit/scuba-diver'
import { ellipse, line, placed, polygon, shape } from '../../kit/shapes'
import { ripples, water } from '../../kit/water'
import { whole } from '../../kit/whole-path'
import { choose, type Scene, unit } from '../../scene'

/** Diving off Nha Trang: a diver's torch along a wall of coral, the boat's hull high above in the light. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const hull = { x: w * choose(frame, 0.36, 0.4, 0.38), y: h * choose(frame, 0.025, 0.02, 0.025) }
  const diver = {
    x: w * choose(frame, 0.46, 0.38, 0.38),
    y: h * choose(frame, 0.56, 0.52, 0.55),
    size: choose(frame, 1.3, 1.12, 1.1) * u,
  }
  const light = w * choose(frame, 0.2, 0.2, 0.2)
  const wall = choose(
    frame,
    '104,-4 74,-4 70,8 75,20 67,34 71,48 64,62 68,76 59,88 56,104 104,104',
    '104,-4 82,-4 76,10 82,22 72,36 78,48 68,62 72,76 58,88 52,104 104,104',
    '104,-4 80,-4 75,10 80,22 71,36 76,48 67,62 71,76 58,88 52,104 104,104',
  )
  const spots = choose(
    frame,
    [
      ['f', 0.725, 0.22, 1.3, -80],
      ['b', 0.7, 0.44, 1.25, -70],
      ['t', 0.67, 0.6, 1.1, -60],
      ['s', 0.69, 0.75, 1.2, -50],
      ['f', 0.62, 0.88, 1.4, -40],
      ['b', 0.86, 0.96, 2, -10],
      ['r', 0.74, 0.99, 1.5, -10],
      ['s', 0.94, 0.72, 1.4, -20],
      ['r', 0.83, 0.56, 1.3, -30],
      ['t', 0.88, 0.36, 1.3, -30],
      ['f', 0.96, 0.26, 1.5, -14],
    ] as const,
    [
      ['f', 0.8, 0.22, 1.2, -80],
      ['b', 0.76, 0.44, 1.1, -70],
      ['t', 0.72, 0.6, 1, -60],
      ['s', 0.74, 0.75, 1.1, -50],
      ['f', 0.62, 0.87, 1.3, -40],
      ['b', 0.88, 0.95, 1.9, -10],
      ['r', 0.72, 0.99, 1.4, -10],
      ['r', 0.92, 0.56, 1.2, -30],
      ['t', 0.94, 0.36, 1.2, -30],
    ] as const,
    [
      ['f', 0.78, 0.22, 1.15, -80],
      ['b', 0.74, 0.44, 1.1, -70],
      ['t', 0.71, 0.6, 1, -60],
      ['s', 0.73, 0.75, 1.1, -50],
      ['f', 0.62, 0.87, 1.3, -40],
      ['b', 0.88, 0.96, 1.8, -10],
      ['r', 0.72, 1, 1.4, -10],
      ['r', 0.9, 0.57, 1.2, -30],
      ['t', 0.93, 0.36, 1.2, -30],
    ] as const,
  )
  const rays = [-0.16, -0.02, 0.1, 0.24, 0.42].map(
    (shift) =>
      whole`M${light - 20 * u},${-10}h${60 * u}L${w * (shift + 0.3) + 60 * u},${h * 1.06}H${w * (shift + 0.18)}z`,
  )
  return [
    water(frame, 0, ['#d9f6dc', '#5fd0cc', '#1a93b4', '#0f5a94', '#0d2f6a']),
    shape(rays.join(''), '#f2fff0', 0.13),
    ripples({
      left: 0,
      right: w,
      top: 6,
      bottom: 60 * u,
      count: 16,
      colour: '#ffffff',
      seed: 5,
      opacity: 0.6,
      length: 260 * u,
    }),
    stencils([
      ['f', fanCoral(0, 0, 1, '#d9487c', '#f79ab4')],
      ['b', branchCoral(0, 0, 1, '#f2803a', '#ffc48a', 5)],
      ['t', tableCoral(0, 0, 1, '#7a58b8', '#b79ae0')],
      ['s', tubeSponge(0, 0, 1, '#f0b23a', '#a86a1f')],
      ['r', brainCoral(0, 0, 1, '#3fae8a', '#1f7a6a')],
    ]),
    hullFromBelow(hull.x, hull.y, choose(frame, 1.1, 1, 0.94) * u, '#c93a2c', '#8a2430', '#4a1f30'),
    line(
      whole`M${hull.x - 190 * u},${hull.y + 60 * u}Q${w * 0.12},${h * 0.4} ${w * 0.14},${h * 0.9}`,
      '#e9f6e0',
      4 * u,
      0.7,
    ),
    shoal(w * choose(frame, 0.22, 0.24, 0.22), h * 0.34, 1.5 * u, '#ffe08a') +
      shoal(
        w * choose(frame, 0.3, 0.52, 0.52),
        h * choose(frame, 0.4, 0.36, 0.36),
        1.1 * u,
        '#bfeee6',
        true,
      ),
    shape(brokenRock(percentPoints(frame, wall), 14 * u, 12), '#123a78'),
    placed(70 * u, 30 * u, 1, shape(brokenRock(percentPoints(frame, wall), 16 * u, 21), '#0b2a5e')),
    shape(
      whole`M-20,${h * 0.95}Q${w * 0.2},${h * 0.87} ${w * 0.46},${h * 0.96}T${w + 20},${h}V${h + 20}H-20z`,
      '#0b2a5e',
    ),
    polygon(
      [
        [diver.x + 168 * diver.size, diver.y + 14 * diver.size],
        [w + 20, diver.y - 210 * u],
        [w + 20, diver.y + 250 * u],
        [diver.x + 170 * diver.size, diver.y + 26 * diver.size],
      ],
      '#fff6c4',
      0.16,
    ),
    spots.map(([id, x, y, s, degrees]) => copyAt(id, x * w, y * h, s * 1.25 * u, degrees)).join(''),
    ellipse(w * 0.1, h * 0.985, 150 * u, 24 * u, '#123a78') +
      copyAt('r', w * 0.08, h * 0.97, 1.2 * u) +
      copyAt('b', w * 0.2, h * 0.98, 1.1 * u),
    seaweed(w * 0.02, h * 0.98, 1.3 * u, '#2f9c7a', 4) + seaweed(w * 0.3, h, 1 * u, '#2f9c7a', 8),
    reefFish(
      w * choose(frame, 0.18, 0.16, 0.15),
      h * 0.76,
      1.3 * u,
      'angel',
      '#ffd23f',
      '#1d2b5a',
      '#fff6e4',
    ),
    scubaDiver(
      diver.x,
      diver.y,
      diver.size,
      { suit: '#1c1f3c', shade: '#11132a', tank: '#f0b23a', fin: '#e0402a', skin: '#e0a878' },
      false,
      -4,
    ),
    bubbles(diver.x + 110 * diver.size, diver.y - 46 * diver.size, 1.5 * u, '#eafffa', 9, 4),
  ].join('')
}
