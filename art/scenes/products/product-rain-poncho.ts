import { shutteredHouse } from '../../kit/old-quarter'
import { raindropRings, rainfall } from '../../kit/rainfall'
import { cycle, range } from '../../kit/rng'
import { circle, ellipse, line, rect, shape, veiled } from '../../kit/shapes'
import { shining } from '../../kit/shining'
import { ponchoRider } from '../../kit/shop-wear'
import { setAt } from '../../kit/still-life'
import { whole } from '../../kit/whole-path'
import { choose, type Scene, unit } from '../../scene'

const lamps = ['#ff7a8a', '#ffc45a', '#5ad0c4', '#ffe3a0']

/** Two on a scooter under one yellow poncho, coming through a downpour between the lights of a wet street. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const kerb = h * choose(frame, 0.62, 0.62, 0.62)
  const houses = (side: number) =>
    range(choose(frame, 4, 2, 2))
      .map((index) => {
        const width = 190 * u
        const reach = choose(frame, 150, 90, 110) * u
        return shutteredHouse({
          x: w / 2 + side * (reach + index * width) - (side < 0 ? width : 0),
          base: kerb,
          width: width - 4 * u,
          height: (300 + index * 110) * u,
          floors: 3,
          wall: cycle(['#3a4a8c', '#33407c'], index),
          shade: '#28336a',
          trim: '#5566a8',
          shutter: '#1f2858',
          roof: '#1f2858',
          glow: '#ffb45c',
          crown: 'parapet',
        })
      })
      .join('')
  const spots = range(choose(frame, 14, 9, 9)).map((index) => ({
    x: w * ((index * 0.381 + 0.05) % 1),
    y: kerb - (40 + ((index * 71) % 190)) * u,
    r: (16 + ((index * 13) % 22)) * u,
    lamp: cycle(lamps, index),
  }))
  return [
    rect(0, 0, w, h, '#2a4a7c'),
    shape(whole`M${w * 0.3},0H${w * 0.7}L${w * 0.56},${kerb}H${w * 0.44}z`, '#6a8fb0'),
    houses(-1) + houses(1),
    line(
      whole`M0,${h * 0.1}Q${w * 0.5},${h * 0.26} ${w},${h * 0.07}M0,${h * 0.14}Q${w * 0.5},${h * 0.3} ${w},${h * 0.12}`,
      '#141a3e',
      5 * u,
    ),
    rect(0, kerb, w, h - kerb, '#1f2c5c'),
    veiled(
      shining(
        spots
          .map(
            ({ x, y, r, lamp }) =>
              circle(x, y, r, lamp) +
              ellipse(x, kerb * 2 - y * 0.9 - kerb * 0.02, r * 0.7, r * 2.6, lamp),
          )
          .join(''),
      ),
      0.5,
    ),
    raindropRings(frame, kerb + 20 * u, h, 22, 46 * u, '#9fc4e0', 4),
    shining(ellipse(w * 0.5, h * 0.95, 240 * u, 60 * u, '#ffe3a0', 0.3)),
    setAt(frame, ponchoRider('#f6b01f', '#c97f12', '#ffd05a'), {
      wide: [0.5, 0.95, 1.3],
      tall: [0.5, 0.92, 1.46],
      square: [0.5, 0.955, 1.26],
    }),
    rainfall(frame, {
      top: -40,
      bottom: h,
      count: choose(frame, 90, 60, 60),
      length: 90 * u,
      colour: '#cfe4f2',
      width: 3.4 * u,
      opacity: 0.6,
      seed: 9,
    }),
  ].join('')
}
