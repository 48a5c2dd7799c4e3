import { skin } from '../../kit/palettes'
import { palm } from '../../kit/palm'
import { mix, num } from '../../kit/path'
import { conicalHat } from '../../kit/people'
import { range } from '../../kit/rng'
import { circle, clipped, ellipse, line, mirrored, placed, rect, shape } from '../../kit/shapes'
import { shining, sunlit } from '../../kit/shining'
import { birds, sky } from '../../kit/sky'
import { squidBoat } from '../../kit/squid-boat'
import { glints, ripples, water } from '../../kit/water'
import { whole } from '../../kit/whole-path'
import { choose, type Scene, unit } from '../../scene'

/** Phú Quốc: a squid boat lights its lamps in front of a huge red sun, a child sits on a palm that leans over the water. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const horizon = h * choose(frame, 0.64, 0.58, 0.62)
  const disc = {
    x: w * choose(frame, 0.6, 0.56, 0.58),
    y: horizon - 20 * u,
    r: choose(frame, 330, 330, 290) * u,
  }
  const boat = {
    x: disc.x + choose(frame, 20, 10, 10) * u,
    y: horizon + choose(frame, 62, 92, 70) * u,
    size: choose(frame, 1.2, 1.16, 1.02) * u,
  }
  const tip = { x: w * choose(frame, 0.3, 0.42, 0.38), y: h * choose(frame, 0.42, 0.36, 0.38) }
  const root = { x: -20 * u, y: h * choose(frame, 0.93, 0.87, 0.91) }
  const trunk = (half: number) =>
    whole`M${root.x},${root.y - half * 1.5}Q${mix(root.x, tip.x, 0.62)},${mix(root.y, tip.y, 0.1) - half} ${tip.x - half * 0.5},${tip.y}` +
    whole`L${tip.x + half * 0.5},${tip.y + 6}Q${mix(root.x, tip.x, 0.66)},${mix(root.y, tip.y, 0.06) + half} ${root.x},${root.y + half * 1.5}z`
  const seat = { x: mix(root.x, tip.x, 0.52), y: mix(root.y, tip.y, 0.28) - 8 * u }
  const dark = '#08303c'
  const child =
    line('M-2-2L20 4 22 40M6-4L30 0 34 34', skin, 9) +
    shape('M-14 2Q-18-30-8-44H8Q18-26 12 4z', '#f6c84a') +
    line('M4-38L24-16', '#f6c84a', 9) +
    ellipse(1, -54, 10, 11, skin) +
    conicalHat(1, -60, 1.5)
  const pierEnd = w * choose(frame, 0.86, 0.82, 0.83)
  const pierY = horizon + 26 * u
  const posts = range(9)
    .map((index) => {
      const x = mix(pierEnd, w * 1.02, index / 8)
      return whole`M${x},${pierY - (index * index * 0.5) * u}V${pierY + (22 + index * index * 1.2) * u}`
    })
    .join('')
  const pierTop = whole`M${pierEnd - 6 * u},${pierY}L${w + 10},${pierY - 36 * u}V${pierY - 8 * u}L${pierEnd - 6 * u},${pierY + 9 * u}z`
  const hut =
    shape('M-34 0V-40H34V0zM-52-36L-24-74H24L52-36z', dark) +
    shining(rect(-10, -30, 20, 20, '#ffd98a'))
  return [
    sky(frame, horizon, ['#0d4656', '#2f8a84', '#e9c46e', '#f28a45']),
    clipped(
      'd',
      `M-5-5H${w + 5}V${num(horizon)}H-5z`,
      circle(disc.x, disc.y, disc.r * 1.5, '#f6b25a', 0.3) +
        circle(disc.x, disc.y, disc.r * 1.22, '#f6924a', 0.42) +
        sunlit(circle(disc.x, disc.y, disc.r, '#e5402c')),
    ),
    shape(
      [
        [0.7, 0.22, 420],
        [0.44, 0.36, 330],
        [0.8, 0.44, 300],
      ]
        .map(
          ([x = 0, y = 0, long = 0]) =>
            whole`M${w * x - long * 0.5 * u},${h * y}q${long * 0.5 * u},${-16 * u} ${long * u},0q${-long * 0.5 * u},${12 * u} ${-long * u},0`,
        )
        .join(''),
      '#f9d08a',
      0.6,
    ),
    birds(w * choose(frame, 0.44, 0.7, 0.68), h * choose(frame, 0.14, 0.13, 0.13), u, dark),
    water(frame, horizon, ['#e0733c', '#4f6f6c', '#0f4a58', '#072a3a']),
    glints({
      x: disc.x,
      top: horizon + 4,
      bottom: h * 0.99,
      widths: [disc.r * 1.5, disc.r * 1.9],
      count: 30,
      colour: '#f2683a',
      seed: 5,
      opacity: 0.75,
    }),
    ripples({
      left: 0,
      right: w,
      top: horizon + 20 * u,
      bottom: h,
      count: 24,
      colour: '#0a3846',
      seed: 11,
      opacity: 0.6,
      length: 280 * u,
    }),
    shape(pierTop, dark) +
      line(posts, dark, 6 * u) +
      placed(pierEnd + 16 * u, pierY + 4 * u, 1.1 * u, hut),
    mirrored(
      'b',
      squidBoat(boat.x, boat.y, boat.size, '#0b2a3c', '#e8622c', '#f3ffd0'),
      boat.y + 12 * u,
      0.35,
      0.42,
    ),
    shining(
      glints({
        x: boat.x - 30 * boat.size,
        top: boat.y + 26 * u,
        bottom: boat.y + choose(frame, 150, 190, 150) * u,
        widths: [240 * boat.size, 150 * boat.size],
        count: 12,
        colour: '#f3ffd0',
        seed: 9,
        opacity: 0.85,
      }),
    ),
    shape(
      whole`M-10,${h * 0.83}Q${w * 0.12},${h * 0.86} ${w * 0.2},${h * 0.94}T${w * 0.38},${h + 10}H-10z`,
      '#d99a5c',
    ) +
      shape(
        whole`M-10,${h * 0.88}Q${w * 0.1},${h * 0.9} ${w * 0.16},${h * 0.96}T${w * 0.26},${h + 10}H-10z`,
        '#b8703f',
      ),
    shape(trunk(20 * u), '#0a2f3a'),
    palm(
      tip.x,
      tip.y,
      choose(frame, 2.5, 2.3, 2.05) * u,
      { trunk: '#0a2f3a', leaf: '#08303c', leafLight: '#145a58', nut: '#c8682f' },
      4,
      2,
      6,
    ),
    placed(seat.x, seat.y, choose(frame, 1.35, 1.35, 1.2) * u, child),
  ].join('')
}
