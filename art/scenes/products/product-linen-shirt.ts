import { lantern } from '../../kit/lantern'
import { cycle, range } from '../../kit/rng'
import { line, rect } from '../../kit/shapes'
import { shirtOnBust } from '../../kit/shop-wear'
import { ledge, pad, setAt } from '../../kit/still-life'
import { whole } from '../../kit/whole-path'
import { choose, type Scene, unit } from '../../scene'

const silks = [
  '#c9404a',
  '#e08a3a',
  '#f0c45a',
  '#5a9a8c',
  '#2f6f80',
  '#8a4a78',
  '#d9688c',
  '#f2e3c0',
]

/** A linen shirt on a tailor's bust in Hoi An, shelves of silk behind it. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const floor = h * choose(frame, 0.82, 0.82, 0.84)
  const step = choose(frame, 200, 192, 180) * u
  const shelves = range(choose(frame, 3, 4, 3))
    .map((row) => {
      const y = floor - (70 + row * 250) * u
      const stacks = range(Math.ceil(w / step))
        .map((column) =>
          range(4 + ((column * 5 + row * 3) % 3))
            .map((fold) => {
              const fill = cycle(silks, column * 3 + row * 2 + fold)
              const top = y - (fold + 1) * 32 * u
              return (
                pad(column * step + 12 * u, top, step - 24 * u, 30 * u, 15 * u, fill) +
                rect(column * step + 30 * u, top + 20 * u, step - 48 * u, 10 * u, '#000', 0.16)
              )
            })
            .join(''),
        )
        .join('')
      return (
        rect(0, y - 222 * u, w, 222 * u, '#5a2a34') +
        stacks +
        rect(0, y, w, 22 * u, '#a8603a') +
        rect(0, y + 22 * u, w, 8 * u, '#3f1d2a')
      )
    })
    .join('')
  return [
    rect(0, 0, w, h, '#6f3440'),
    shelves,
    rect(0, floor - 50 * u, w, 60 * u, '#8a4a34'),
    ledge(frame, floor, '#d99a5c', '#f2c488'),
    line(whole`M0,${floor + 60 * u}H${w}M0,${floor + 120 * u}H${w}`, '#b5763f', 5 * u),
    setAt(frame, shirtOnBust('#f7f1e2', '#cfc3ab', '#fffdf6', '#4a2a1f'), {
      wide: [0.5, 0.95, 1.16],
      tall: [0.5, 0.93, 1.36],
      square: [0.5, 0.965, 1.2],
    }),
    lantern(w * choose(frame, 0.16, 0.12, 0.12), h * 0.16, 1.6 * u, {
      silk: '#e0402a',
      shine: '#ffd98a',
    }),
  ].join('')
}
