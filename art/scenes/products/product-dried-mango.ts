import { fruitBoat } from '../../kit/boats'
import { grove } from '../../kit/foliage'
import { mangoSpray } from '../../kit/mango-orchard'
import { line, rect } from '../../kit/shapes'
import { mangoPlate, mangoPouch } from '../../kit/shop-food'
import { sky } from '../../kit/sky'
import { ledge, setAt } from '../../kit/still-life'
import { ripples, water } from '../../kit/water'
import { whole } from '../../kit/whole-path'
import { choose, type Scene, unit } from '../../scene'

/** Dried Cao Lanh mango on a jetty table: its pouch, a fan of strips on a plate, a fruit boat on the river behind. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const river = h * choose(frame, 0.44, 0.46, 0.44)
  const table = h * choose(frame, 0.72, 0.72, 0.72)
  return [
    sky(frame, river, ['#f98f6a', '#ffc07a', '#fff0bf']),
    grove(-20, w + 20, river + 4, 110 * u, '#8fae6a', 3) +
      grove(-20, w + 20, river + 6, 64 * u, '#5a9464', 10),
    water(frame, river, ['#f2d9a0', '#6fb59c', '#2f8a8a']),
    ripples({
      left: 0,
      right: w,
      top: river + 14 * u,
      bottom: table,
      count: 28,
      colour: '#fff5cf',
      seed: 7,
      opacity: 0.6,
      length: 190 * u,
    }),
    fruitBoat(
      w * choose(frame, 0.84, 0.8, 0.8),
      river + 110 * u,
      choose(frame, 1.7, 1.5, 1.4) * u,
      {
        hull: '#5a2c24',
        bow: '#d8322b',
        fruit: ['#f9b92f', '#ffcf5a', '#8fb53a'],
        seed: 6,
      },
    ),
    mangoSpray(w * choose(frame, 0.13, 0.12, 0.12), -30 * u, 2.5 * u, 4) +
      (frame.format === 'wide' ? mangoSpray(w * 0.94, -70 * u, 2.2 * u, 9) : ''),
    ledge(frame, table, '#2f7d84', '#5fb5b0'),
    rect(0, table + 16 * u, w, 10 * u, '#1f5f68'),
    line(whole`M0,${h * 0.86}H${w}`, '#256a72', 5 * u),
    setAt(
      frame,
      mangoPouch('#ffd23f', '#e0992a', '#fff6dc'),
      { wide: [0.42, 0.92, 1.16], tall: [0.4, 0.88, 1.3], square: [0.39, 0.91, 1.1] },
      -3,
    ),
    setAt(frame, mangoPlate('#fff6e4', '#d9ecdf'), {
      wide: [0.66, 0.95, 1.1],
      tall: [0.7, 0.95, 1.06],
      square: [0.71, 0.965, 1],
    }),
  ].join('')
}
