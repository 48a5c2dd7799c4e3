import { basaltColumn } from '../../kit/basalt'
import { copyAt, stencils } from '../../kit/copies'
import { crossOarRower } from '../../kit/cross-oar-rower'
import { lens } from '../../kit/path'
import { between, createRandom, range } from '../../kit/rng'
import { ellipse, line, placed, rect, shape } from '../../kit/shapes'
import { whole } from '../../kit/whole-path'
import { choose, type Frame, type Scene, unit } from '../../scene'

/** Columns row by row from the far ones to those at our feet, higher to the right; where they meet the sea the swell breaks. */
function causeway(frame: Frame, far: number, u: number): string {
  const { width: w, height: h } = frame
  const random = createRandom(21)
  const rows = choose(frame, 13, 14, 13)
  const reach = choose(frame, 0.64, 0.5, 0.48)
  return range(rows)
    .map((row) => {
      const t = row / (rows - 1)
      const size = (0.42 + 1.75 * t ** 1.5) * u
      const y = far + (h * 1.08 - far) * t ** 1.35
      const step = 76 * size
      // The promontory's edge swings in and out, so that the columns end in points and bays.
      const edge = w * (reach - 0.34 * t + 0.09 * Math.sin(row * 1.15 + 0.6))
      const count = Math.ceil((w + 60 - edge) / step)
      const columns = range(count).map((index) => {
        const x = edge + (index + (row % 2) * 0.5) * step
        const inland = Math.min(1, (index * step) / (w * 0.5))
        const rise =
          (inland * 210 * (1 - 0.55 * t) + between(random, 0, 54) * (0.4 + inland)) *
          (0.5 + 0.5 * t) *
          u
        return copyAt(index < 2 ? 'w' : `d${Math.floor(random() * 2)}`, x, y - rise, size)
      })
      const foam = shape(
        range(4)
          .map((index) =>
            lens(
              edge - (index - 1.2) * step * 0.6,
              y + (30 + index * 9) * size,
              step * (2.4 - index * 0.3),
              13 * size,
            ),
          )
          .join(''),
        '#fff6e0',
      )
      return foam + columns.join('')
    })
    .join('')
}

/** Gành Đá Đĩa in the morning: a causeway of six-sided basalt columns steps into the sea, one light on all of them, a basket boat comes past. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const horizon = h * choose(frame, 0.3, 0.28, 0.3)
  const boat = choose(
    frame,
    { x: 400, y: 612, k: 0.52 },
    { x: 210, y: 560, k: 0.6 },
    { x: 180, y: 460, k: 0.5 },
  )
  const random = createRandom(3)
  const swell = range(choose(frame, 17, 19, 17))
    .map((index) =>
      lens(
        between(random, -0.05, choose(frame, 0.7, 0.5, 0.5)) * w,
        horizon + (20 + index * index * 2.1) * u,
        between(random, 140, 380) * u * (0.6 + index / 14),
        (5 + index * 0.9) * u,
      ),
    )
    .join('')
  const tones = { left: '#a4765c', front: '#6a4a4c', right: '#33283a' }
  return [
    rect(0, 0, w, h, '#ffe2a8'),
    shape(
      whole`M0,0H${w}V${horizon * 0.7}Q${w * 0.5},${horizon * 0.5} 0,${horizon * 0.2}z`,
      '#f7b884',
    ),
    shape(
      whole`M${w * 0.5},${horizon}Q${w * 0.62},${horizon - 120 * u} ${w * 0.76},${horizon - 110 * u}T${w},${horizon - 200 * u}V${horizon + 90 * u}H${w * 0.4}z`,
      '#5f8f7c',
    ),
    shape(
      whole`M${w * 0.76},${horizon - 110 * u}Q${w * 0.86},${horizon - 110 * u} ${w},${horizon - 200 * u}V${horizon + 90 * u}H${w * 0.9}Q${w * 0.86},${horizon - 40 * u} ${w * 0.76},${horizon - 110 * u}z`,
      '#2f5f5c',
    ),
    rect(0, horizon, w * 0.56, h, '#2f9aa0'),
    shape(whole`M0,${horizon}H${w}V${h}H0z`, '#2f9aa0'),
    shape(
      whole`M0,${horizon + 130 * u}Q${w * 0.3},${horizon + 90 * u} ${w},${horizon + 150 * u}V${h}H0z`,
      '#1f7f8c',
    ),
    shape(
      whole`M0,${horizon + 340 * u}Q${w * 0.3},${horizon + 290 * u} ${w},${horizon + 360 * u}V${h}H0z`,
      '#155e72',
    ),
    shape(swell, '#bfe3d2'),
    stencils([
      ['d0', basaltColumn({ top: '#ecd0a2', ...tones })],
      ['d1', basaltColumn({ top: '#dcb98e', ...tones })],
      ['w', basaltColumn({ top: '#8f7a78', left: '#6e5452', front: '#463640', right: '#241e30' })],
    ]),
    causeway(frame, horizon + 76 * u, u),
    placed(
      boat.x,
      boat.y,
      boat.k,
      ellipse(0, 0, 150, 44, '#2a1c1a') +
        crossOarRower(10, 12, 0.82, {
          blouse: '#d8402a',
          fold: '#8c2424',
          trousers: '#14202a',
          skin: '#d98f56',
          shade: '#7f4127',
          hat: '#f8e0a0',
          hatShade: '#c98f42',
          hair: '#14121c',
          scarf: '#fbf0d4',
          oar: '#3a2018',
        }) +
        shape('M-150 0Q-150 44 0 46 150 44 150 0 150 120 0 124-150 120-150 0z', '#c98a3e') +
        shape('M40 45Q150 40 150 0 150 110 20 124z', '#84521f') +
        line('M-150 0Q-150 44 0 46 150 44 150 0', '#f0c77a', 13),
    ),
    shape(
      lens(boat.x, boat.y + 122 * boat.k, 420 * boat.k, 12 * u) +
        lens(boat.x + 60 * boat.k, boat.y + 150 * boat.k, 300 * boat.k, 9 * u),
      '#bfe3d2',
    ),
  ].join('')
}
