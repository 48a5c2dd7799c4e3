import { copyAt, stencils } from '../../kit/copies'
import { hatFromAbove } from '../../kit/desk-things'
import {
  bambooSlip,
  banhBeo,
  chillies,
  lacquerTray,
  openLeafCake,
  sauceBowlAbove,
} from '../../kit/hue-tray'
import { range } from '../../kit/rng'
import { line, polygon, rect, shape } from '../../kit/shapes'
import { whole } from '../../kit/whole-path'
import { choose, type Scene, unit } from '../../scene'

/** Eating in Huế: a red lacquer tray of tiny saucers of bánh bèo on a purple reed mat, bamboo shadows falling across it. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const tray = choose(
    frame,
    { x: 0.47, y: 0.5, r: 408 },
    { x: 0.5, y: 0.47, r: 420 },
    { x: 0.5, y: 0.5, r: 384 },
  )
  const [cx, cy, r] = [w * tray.x, h * tray.y, tray.r * u]
  const dish = (r / 408) * 1.26
  const ring = (count: number, reach: number, turn: number) =>
    range(count)
      .map((index) => {
        const angle = ((index + turn) / count) * Math.PI * 2
        return copyAt(
          index % 2 ? 'ba' : 'bb',
          cx + Math.cos(angle) * r * reach,
          cy + Math.sin(angle) * r * reach,
          dish,
          index * 67,
        )
      })
      .join('')
  const reeds = range(Math.ceil(h / (15 * u)))
    .map((index) => whole`M0,${index * 15 * u}H${w}`)
    .join('')
  const stripe = (y: number, tall: number, fill: string) => rect(0, h * y, w, tall * u, fill)
  const diamonds = (y: number) =>
    shape(
      range(Math.ceil(w / (90 * u)) + 1)
        .map(
          (index) =>
            whole`M${index * 90 * u},${h * y - 26 * u}l${36 * u},${26 * u} ${-36 * u},${26 * u} ${-36 * u},${-26 * u}z`,
        )
        .join(''),
      '#f0b23a',
    )
  const blades = range(14)
    .map((index) => {
      const bx = w * (-0.02 + ((index * 0.37) % 1.04))
      const by = h * (0.02 + ((index * 0.23) % 0.94))
      const lean = (index % 3) - 1
      return whole`M${bx},${by}q${(40 + lean * 20) * u},${34 * u} ${(60 + lean * 50) * u},${190 * u}q${-(66 + lean * 20) * u},${-90 * u} ${-(60 + lean * 50) * u},${-190 * u}z`
    })
    .join('')
  const light = polygon(
    [
      [w * 0.5, -10],
      [w + 10, -10],
      [w + 10, h * 0.5],
      [w * 0.1, h + 10],
      [-10, h + 10],
      [-10, h * 0.7],
    ],
    '#ffd98a',
    0.16,
  )
  return [
    rect(0, 0, w, h, '#5b3a86'),
    line(reeds, '#4a2d72', 3 * u),
    stripe(choose(frame, 0.05, 0.04, 0.04), 20, '#d9487c') +
      stripe(choose(frame, 0.95, 0.955, 0.95), 20, '#d9487c'),
    stripe(choose(frame, 0.09, 0.07, 0.08), 8, '#f0b23a') +
      stripe(choose(frame, 0.92, 0.935, 0.92), 8, '#f0b23a'),
    frame.format === 'tall' ? diamonds(0.9) + diamonds(0.03) : '',
    light,
    choose(
      frame,
      hatFromAbove(w * 0.06, h * 0.9, 2.1 * u, '#d9487c') +
        openLeafCake(w * 0.855, h * 0.3, 1.25 * u, -16) +
        openLeafCake(w * 0.87, h * 0.52, 1.15 * u, 8) +
        chillies(w * 0.09, h * 0.2, 1.7 * u, 24),
      openLeafCake(w * 0.76, h * 0.9, 1.2 * u, -10) +
        chillies(w * 0.09, h * 0.9, 1.6 * u, -8) +
        hatFromAbove(w * 0.95, h * 0.02, 1.5 * u, '#d9487c'),
      openLeafCake(w * 0.93, h * 0.95, 1 * u, -24) + chillies(w * 0.03, h * 0.07, 1.2 * u, 20),
    ),
    lacquerTray(cx, cy, r / 100, '#c22a24', '#8f1a1e', '#f2b84a'),
    stencils([
      ['ba', banhBeo(4)],
      ['bb', banhBeo(11)],
    ]),
    ring(10, 0.69, 0.2),
    ring(4, 0.34, 0.6),
    sauceBowlAbove(cx, cy, dish * 0.66),
    bambooSlip(cx + r * 0.42, cy + r * 0.86, 1.1 * dish, -34),
    choose(frame, sauceBowlAbove(w * 0.86, h * 0.82, 1.15 * u), '', ''),
    shape(blades, '#2a1648', 0.2),
  ].join('')
}
