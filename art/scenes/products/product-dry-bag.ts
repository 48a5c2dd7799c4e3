import { karst } from '../../kit/karst'
import { line, shape } from '../../kit/shapes'
import { dryBag } from '../../kit/shop-outdoor'
import { birds, sky } from '../../kit/sky'
import { setAt } from '../../kit/still-life'
import { glints, water } from '../../kit/water'
import { whole } from '../../kit/whole-path'
import { choose, type Scene, unit } from '../../scene'

/** A dry bag strapped to the bow of a kayak that glides out of a river cave into the light. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const river = h * choose(frame, 0.5, 0.5, 0.5)
  const arch = (grow: number) =>
    whole`M-20,-20H${w + 20}V${h + 20}H${w * (0.88 + grow)}Q${w * (0.96 + grow)},${h * 0.7} ${w * (0.87 + grow)},${h * 0.46}` +
    whole`T${w * (0.74 + grow)},${h * (0.2 - grow)}T${w * 0.58},${h * (0.12 - grow)}T${w * 0.42},${h * (0.09 - grow)}T${w * (0.26 - grow)},${h * (0.2 - grow)}` +
    whole`Q${w * (0.14 - grow)},${h * 0.3} ${w * (0.12 - grow)},${h * 0.46}Q${w * (0.05 - grow)},${h * 0.7} ${w * (0.12 - grow)},${h + 20}H-20z`
  return [
    sky(frame, river, ['#8fdce8', '#d3f2e0', '#fff9d8']),
    birds(w * 0.62, h * 0.24, 0.8 * u, '#3f8a9c'),
    karst({
      x: w * 0.3,
      base: river + 6,
      width: 300 * u,
      height: 240 * u,
      seed: 4,
      fill: '#6fb89a',
      shade: '#539a84',
      light: 'right',
    }),
    karst({
      x: w * 0.68,
      base: river + 6,
      width: 340 * u,
      height: 300 * u,
      seed: 8,
      fill: '#5aa88c',
      shade: '#418a76',
      light: 'left',
    }),
    water(frame, river, ['#b5ecd0', '#2fb0a4', '#0f6a80']),
    glints({
      x: w * 0.5,
      top: river + 8,
      bottom: h * 0.9,
      widths: [w * 0.3, w * 0.56],
      count: 22,
      colour: '#eafff0',
      seed: 9,
      opacity: 0.6,
    }),
    shape(arch(0.03), '#3a4a6a', 0.55),
    shape(arch(0), '#1f2a4c'),
    shape(
      whole`M${w * 0.5},${h * 0.66}Q${w * 0.72},${h * 0.8} ${w * 0.5 + 380 * u},${h + 30}H${w * 0.5 - 380 * u}Q${w * 0.28},${h * 0.8} ${w * 0.5},${h * 0.66}z`,
      '#e0402a',
    ),
    shape(
      whole`M${w * 0.5},${h * 0.7}Q${w * 0.66},${h * 0.82} ${w * 0.5 + 290 * u},${h + 30}H${w * 0.5 - 290 * u}Q${w * 0.34},${h * 0.82} ${w * 0.5},${h * 0.7}z`,
      '#ff6a3f',
    ),
    line(
      whole`M${w * 0.5 - 230 * u},${h * 0.97}L${w * 0.5 + 200 * u},${h * 0.9}M${w * 0.5 + 230 * u},${h * 0.97}L${w * 0.5 - 200 * u},${h * 0.9}`,
      '#2b2233',
      9 * u,
    ),
    setAt(frame, dryBag('#ffc22e', '#d98f14', '#ffe07a', '#1f5a8c'), {
      wide: [0.5, 0.93, 1.14],
      tall: [0.5, 0.93, 1.26],
      square: [0.5, 0.94, 1.12],
    }),
  ].join('')
}
