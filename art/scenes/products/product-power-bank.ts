import { range } from '../../kit/rng'
import { line, placed, rect } from '../../kit/shapes'
import { chargingPhone, flatPowerBank } from '../../kit/shop-gadgets'
import { setAt } from '../../kit/still-life'
import { whole } from '../../kit/whole-path'
import { type Scene, unit } from '../../scene'

/** A power bank feeding a phone, seen from above on a hand-woven highland blanket. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const zigzag = (y: number, colour: string, tall: number, width: number) =>
    line(
      whole`M-20,${y}` +
        range(Math.ceil(w / (50 * u)) + 2)
          .map(() => whole`l${25 * u},${-tall}l${25 * u},${tall}`)
          .join(''),
      colour,
      width,
    )
  const bands = range(Math.ceil(h / (300 * u)) + 1)
    .map((index) => {
      const y = (index * 300 - 40) * u
      return (
        rect(0, y, w, 92 * u, '#b52a5c') +
        rect(0, y + 92 * u, w, 10 * u, '#f6c34a') +
        rect(0, y - 10 * u, w, 10 * u, '#f6c34a') +
        zigzag(y + 66 * u, '#ffd98a', 40 * u, 9 * u) +
        zigzag(y + 176 * u, '#2f9c93', 30 * u, 8 * u) +
        zigzag(y + 206 * u, '#e8637a', 30 * u, 8 * u)
      )
    })
    .join('')
  const cable = 'M-180-196C-180-330 20-330 20-120S-20 200 60 280 250 330 222 224'
  const set =
    line(cable.replace('M-180', 'M-170'), '#12092a', 20, 0.5) +
    line(cable, '#fff6e4', 15) +
    placed(-180, 10, 1.02, flatPowerBank()) +
    placed(222, -10, 1.04, chargingPhone()) +
    rect(-194, -224, 28, 44, '#2b2233') +
    rect(208, 196, 28, 40, '#2b2233')
  return [
    rect(0, 0, w, h, '#2a1f5c'),
    bands,
    setAt(
      frame,
      set,
      { wide: [0.5, 0.5, 1.3], tall: [0.5, 0.5, 1.34], square: [0.5, 0.5, 1.22] },
      -9,
    ),
  ].join('')
}
