import { fruitBoat } from '../../kit/boats'
import { grove } from '../../kit/foliage'
import { palm } from '../../kit/palm'
import { khanRan } from '../../kit/shop-wear'
import { sky } from '../../kit/sky'
import { setAt } from '../../kit/still-life'
import { sun } from '../../kit/sun'
import { bambooPole } from '../../kit/washing-line'
import { ripples, water } from '../../kit/water'
import { choose, type Scene, unit } from '../../scene'

/** Checked scarves of the Mekong in three colours over a bamboo rail, a market boat passing below them. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const river = h * choose(frame, 0.58, 0.56, 0.58)
  const rail = h * choose(frame, 0.15, 0.14, 0.15)
  const size = choose(frame, 1.08, 1.04, 0.98)
  const at = (part: number) => ({
    wide: [0.48 + part * 0.19, 0.15, size] as const,
    tall: [0.5 + part * 0.315, 0.14, size] as const,
    square: [0.5 + part * 0.305, 0.15, size] as const,
  })
  return [
    sky(frame, river, ['#1f8f9c', '#7fccb8', '#f6efc0']),
    sun(w * choose(frame, 0.85, 0.82, 0.82), h * 0.36, 84 * u, '#fff6c4'),
    grove(-20, w + 20, river + 4, 100 * u, '#4f9a78', 5) +
      grove(-20, w + 20, river + 6, 60 * u, '#2f7d64', 12),
    palm(
      w * choose(frame, 0.08, 0.05, 0.05),
      river,
      1.5 * u,
      { trunk: '#5a4430', leaf: '#1f6a54', leafLight: '#3f8f62' },
      190,
      30,
      6,
    ),
    water(frame, river, ['#8fccb4', '#2f9494', '#14606f']),
    ripples({
      left: 0,
      right: w,
      top: river + 12 * u,
      bottom: h,
      count: 34,
      colour: '#e3f6dc',
      seed: 15,
      opacity: 0.5,
      length: 200 * u,
    }),
    fruitBoat(
      w * choose(frame, 0.9, 0.76, 0.76),
      h * choose(frame, 0.84, 0.93, 0.95),
      choose(frame, 1.9, 1.7, 1.5) * u,
      {
        hull: '#7a3a2a',
        bow: '#e0402a',
        fruit: ['#ffb22e', '#e0402a', '#8fb53a'],
        seed: 4,
      },
    ),
    bambooPole(-20, rail, w + 20, rail - 8 * u, 30 * u, '#d9b45a', '#9a7a34'),
    setAt(frame, khanRan('#fff8ea', '#2b2233', '#2b2233'), at(-1), 2),
    setAt(frame, khanRan('#fff8ea', '#d8322b', '#7a1f24'), at(0)),
    setAt(frame, khanRan('#fff8ea', '#5a3a9c', '#2f1f64'), at(1), -2),
  ].join('')
}
