import { beachedBasket } from '../../kit/beached-basket'
import { range } from '../../kit/rng'
import { ellipse, line, shape } from '../../kit/shapes'
import { sunscreenBottle } from '../../kit/shop-health'
import { sky } from '../../kit/sky'
import { setAt } from '../../kit/still-life'
import { ripples, water } from '../../kit/water'
import { whole } from '../../kit/whole-path'
import { choose, type Scene, unit } from '../../scene'

/** A bottle of sun cream in the shade of a striped parasol on My Khe beach. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const sea = h * choose(frame, 0.46, 0.5, 0.48)
  const sand = h * choose(frame, 0.66, 0.68, 0.66)
  const hub = { x: w * choose(frame, 0.7, 0.74, 0.74), y: -h * 0.08 }
  const reach = choose(frame, 760, 700, 640) * u
  const rim = range(9).map((index) => {
    const angle = Math.PI * (0.06 + index * 0.11)
    return [hub.x + Math.cos(angle) * reach, hub.y + Math.sin(angle) * reach * 0.56] as const
  })
  const cloth = rim
    .slice(1)
    .map(([x, y], index) => {
      const [px, py] = rim[index] ?? [0, 0]
      return shape(
        whole`M${hub.x},${hub.y}L${px},${py}Q${(px + x) / 2},${(py + y) / 2 + 34 * u} ${x},${y}z`,
        index % 2 ? '#fff6e4' : '#e0402a',
      )
    })
    .join('')
  return [
    sky(frame, sea, ['#2fb0d0', '#8fdce0', '#e9f7e2']),
    water(frame, sea, ['#1f9cb8', '#3fc4c0', '#a5ead8']),
    ripples({
      left: 0,
      right: w,
      top: sea + 10 * u,
      bottom: sand,
      count: 26,
      colour: '#fff',
      seed: 8,
      opacity: 0.6,
      length: 200 * u,
    }),
    shape(
      whole`M-20,${sand}Q${w * 0.25},${sand - 34 * u} ${w * 0.5},${sand}T${w + 20},${sand - 10 * u}V${h + 20}H-20z`,
      '#fff',
    ),
    shape(
      whole`M-20,${sand + 18 * u}Q${w * 0.25},${sand - 12 * u} ${w * 0.5},${sand + 20 * u}T${w + 20},${sand + 10 * u}V${h + 20}H-20z`,
      '#ffe0a0',
    ),
    beachedBasket(
      w * choose(frame, 0.16, 0.15, 0.15),
      sand + 60 * u,
      choose(frame, 2, 1.6, 1.6) * u,
      '#b5762f',
      '#7f4f24',
      '#4a2a1c',
    ),
    ellipse(
      w * choose(frame, 0.56, 0.56, 0.56),
      h * 0.93,
      choose(frame, 560, 430, 420) * u,
      90 * u,
      '#e8b46a',
    ),
    line(whole`M${hub.x},${hub.y}L${hub.x - 60 * u},${h * 0.9}`, '#fff6e4', 17 * u),
    cloth,
    setAt(
      frame,
      sunscreenBottle(),
      { wide: [0.47, 0.93, 1.2], tall: [0.46, 0.92, 1.36], square: [0.46, 0.94, 1.2] },
      -5,
    ),
  ].join('')
}
