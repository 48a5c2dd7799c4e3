import { junk } from '../../kit/junk'
import { karstRow } from '../../kit/karst'
import { range } from '../../kit/rng'
import { line, rect, shape } from '../../kit/shapes'
import { duffelBag } from '../../kit/shop-bags'
import { sky } from '../../kit/sky'
import { setAt } from '../../kit/still-life'
import { sun } from '../../kit/sun'
import { glints, water } from '../../kit/water'
import { whole } from '../../kit/whole-path'
import { choose, type Scene, unit } from '../../scene'

/** A duffel bag set down at the end of a jetty, the boat that it waits for coming in between the islands. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const sea = h * choose(frame, 0.42, 0.44, 0.42)
  const deck = h * choose(frame, 0.7, 0.7, 0.7)
  const boat = { x: w * choose(frame, 0.76, 0.7, 0.7), y: sea + 60 * u }
  return [
    sky(frame, sea, ['#e8637a', '#f7a07a', '#ffdca0']),
    sun(w * 0.26, sea - 70 * u, 96 * u, '#fff3c4', '#ffdf9a'),
    karstRow({
      left: -40,
      right: w + 40,
      base: sea,
      count: choose(frame, 9, 6, 6),
      heights: [60 * u, 190 * u],
      widths: [120 * u, 220 * u],
      seed: 14,
      fill: '#b0648c',
      shade: '#9a5480',
      light: 'left',
    }),
    water(frame, sea, ['#f2a083', '#5a6aa0', '#2a3f7c']),
    glints({
      x: w * 0.26,
      top: sea + 4,
      bottom: deck,
      widths: [90 * u, 260 * u],
      count: 16,
      colour: '#ffe3a8',
      seed: 3,
      opacity: 0.8,
    }),
    junk(boat.x, boat.y, choose(frame, 1.9, 1.9, 1.7) * u, {
      sail: '#8a2a3c',
      sailShade: '#651c34',
      hull: '#3a1a34',
    }),
    shape(whole`M${w * 0.16},${deck}H${w * 0.84}L${w * 1.3},${h}H${-w * 0.3}z`, '#b5794a'),
    line(
      range(9)
        .map(
          (index) => whole`M${w * (0.16 + index * 0.085)},${deck}L${w * (index * 0.2 - 0.3)},${h}`,
        )
        .join(''),
      '#8a5432',
      5 * u,
    ),
    rect(w * 0.16, deck, w * 0.68, 14 * u, '#e0a870'),
    [0.14, 0.86]
      .map(
        (part) =>
          rect(w * part - 22 * u, deck - 110 * u, 44 * u, 190 * u, '#6a3a34') +
          rect(w * part - 26 * u, deck - 116 * u, 52 * u, 20 * u, '#f3d3a0'),
      )
      .join(''),
    setAt(frame, duffelBag('#1f857d', '#12565c', '#3fb09c', '#ffb22e'), {
      wide: [0.5, 0.93, 1.18],
      tall: [0.53, 0.91, 1.08],
      square: [0.53, 0.94, 1.04],
    }),
  ].join('')
}
