import { hills } from '../../kit/haze'
import { circle, line, rect } from '../../kit/shapes'
import { sunlit } from '../../kit/shining'
import { poemHat } from '../../kit/shop-accessories'
import { sky } from '../../kit/sky'
import { ledge, setAt } from '../../kit/still-life'
import { truongTien } from '../../kit/truong-tien'
import { glints, water } from '../../kit/water'
import { whole } from '../../kit/whole-path'
import { choose, type Scene, unit } from '../../scene'

/** A poem hat on the embankment of the Perfume River, Truong Tien bridge in the violet evening behind it. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const river = h * choose(frame, 0.4, 0.42, 0.42)
  const wall = h * choose(frame, 0.74, 0.74, 0.74)
  const x = w * 0.5
  const disc = { y: h * choose(frame, 0.38, 0.4, 0.4), r: choose(frame, 330, 330, 320) * u }
  return [
    sky(frame, river, ['#5a3a8c', '#b0629c', '#f7a98a']),
    sunlit(circle(x, disc.y, disc.r, '#ffd98a')),
    hills(frame, {
      base: river,
      height: 80 * u,
      peaks: choose(frame, 4, 3, 3),
      seed: 12,
      fill: '#7a4a94',
      bottom: river + 4,
    }),
    water(frame, river, ['#d98a9c', '#7a4f98', '#3f2f74']),
    glints({
      x,
      top: river + 6,
      bottom: wall,
      widths: [disc.r * 1.4, disc.r * 2],
      count: 24,
      colour: '#ffd9a0',
      seed: 5,
      opacity: 0.6,
    }),
    truongTien(
      [-40 * u, river + 40 * u],
      [w + 40 * u, river + 4 * u],
      choose(frame, 6, 4, 4),
      choose(frame, 1.2, 1, 1) * u,
      0.94,
      {
        steel: '#f4e6ee',
        shade: '#c9a8c4',
        pier: '#9a7aa8',
        pierShade: '#6f5488',
      },
    ),
    ledge(frame, wall, '#8a5a6a', '#d9a08c'),
    rect(0, wall + 16 * u, w, 16 * u, '#6a4058'),
    line(
      whole`M${w * 0.24},${wall + 32 * u}V${h}M${w * 0.78},${wall + 32 * u}V${h}M0,${h * 0.9}H${w}`,
      '#6a4058',
      5 * u,
    ),
    setAt(frame, poemHat('#7a3fa0', '#57287c'), {
      wide: [0.5, 0.74, 1.24],
      tall: [0.5, 0.745, 1.14],
      square: [0.5, 0.745, 1.06],
    }),
  ].join('')
}
