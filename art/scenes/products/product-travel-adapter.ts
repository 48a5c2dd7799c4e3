import { branch } from '../../kit/foliage'
import { range } from '../../kit/rng'
import { line, placed, rect, shape } from '../../kit/shapes'
import { chargingPhone, plugHead, wallAdapter } from '../../kit/shop-gadgets'
import { ledge, setAt } from '../../kit/still-life'
import { whole } from '../../kit/whole-path'
import { choose, type Scene, unit } from '../../scene'

/** A world adapter in the yellow wall of a guest house beside its green shutter, three plug heads in a row on the sill. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const sill = h * choose(frame, 0.86, 0.84, 0.86)
  const left = w * choose(frame, 0.16, 0.1, 0.06)
  const slats = range(14)
    .map((index) => whole`M${left - 300 * u},${(30 + index * 52) * u}H${left + 20 * u}`)
    .join('')
  return [
    rect(0, 0, w, h, '#f2b63a'),
    shape(whole`M0,0H${w}V${h * 0.26}L0,${h * 0.62}z`, '#f8cb62'),
    rect(left - 340 * u, -20, 420 * u, sill - 20 * u, '#1a5a52') +
      rect(left - 320 * u, -20, 370 * u, sill - 50 * u, '#2f8575'),
    line(slats, '#1f6a60', 18 * u) + line(slats, '#5cb09a', 5 * u),
    branch(
      w + 20,
      h * 0.04,
      choose(frame, 2.2, 2, 1.9) * u,
      { wood: '#6a3a34', leaf: '#3f8a58', blossom: '#d9357e' },
      true,
      5,
    ),
    ledge(frame, sill, '#b5502f', '#e0824e'),
    setAt(
      frame,
      line('M66 110C66 300 220 260 250 400V470', '#a8642a', 18, 0.6) +
        line('M66 110C66 290 230 250 260 390V470', '#e0402a', 16) +
        wallAdapter(),
      { wide: [0.5, 0.38, 1.22], tall: [0.54, 0.4, 1.3], square: [0.52, 0.36, 1.1] },
    ),
    setAt(
      frame,
      placed(-330, 0, 1, plugHead('square', '#e0402a', '#b02a26')) +
        placed(-150, 0, 1, plugHead('round', '#2b3c6e', '#1d2a52')) +
        placed(30, 0, 1, plugHead('flat', '#f4efe6', '#c9bfae')) +
        placed(270, -180, 0.92, chargingPhone(), false, 6),
      { wide: [0.5, 0.95, 1.22], tall: [0.52, 0.94, 1.04], square: [0.52, 0.95, 1] },
    ),
  ].join('')
}
