import { foliage } from '../../kit/foliage'
import { mist } from '../../kit/haze'
import { karst, karstRow } from '../../kit/karst'
import { kayak } from '../../kit/kayak'
import { range } from '../../kit/rng'
import { rockArch } from '../../kit/rock-arch'
import { line, mirrored } from '../../kit/shapes'
import { sky } from '../../kit/sky'
import { sun } from '../../kit/sun'
import { glints, ripples, water } from '../../kit/water'
import { choose, type Scene, unit } from '../../scene'

/** Ha Long Bay: two kayaks glide under a limestone arch towards the bright bay behind it. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const base = h * choose(frame, 0.66, 0.62, 0.65)
  const horizon = base - 46 * u
  const x = w * choose(frame, 0.57, 0.53, 0.53)
  const half = w * choose(frame, 0.3, 0.36, 0.36)
  const crown = h * choose(frame, 0.13, 0.12, 0.13)
  const sunX = x + half * 0.3
  const vines = range(9).map((index) => {
    const vx = w * (0.03 + index * 0.12)
    return line(
      `M${Math.round(vx)},-5q${Math.round(10 * u)},${Math.round((40 + ((index * 53) % 70)) * u)} ${Math.round(-6 * u)},${Math.round((80 + ((index * 53) % 110)) * u)}`,
      '#2f6b4c',
      5 * u,
    )
  })
  const near = { y: h * choose(frame, 0.86, 0.8, 0.86), scale: choose(frame, 2.2, 2.1, 1.9) * u }
  const far = { y: base + 66 * u, scale: 1.2 * u }
  return [
    sky(frame, horizon, ['#5fb6bd', '#bfe2c9', '#fff0bd']),
    sun(sunX, horizon - choose(frame, 210, 300, 240) * u, 84 * u, '#fffbe2'),
    karstRow({
      left: x - half,
      right: x + half,
      base: horizon + 2,
      count: 5,
      heights: [90 * u, 200 * u],
      widths: [130 * u, 190 * u],
      seed: 12,
      fill: '#a3d2c4',
    }),
    mist(frame, horizon - 90 * u, 110 * u, '#fff6d2', 0.8, 'f'),
    water(frame, horizon, ['#d9efc9', '#5fbcae', '#1f8c8a', '#0e5560', '#0a3a4a']),
    mirrored(
      'k',
      karst({
        x: x - half * 0.42,
        base: horizon + 10,
        width: 200 * u,
        height: 270 * u,
        seed: 41,
        fill: '#4f9c94',
        shade: '#3a8280',
        light: 'right',
      }) +
        karst({
          x: x + half * 0.74,
          base: horizon + 14,
          width: 190 * u,
          height: 210 * u,
          seed: 27,
          fill: '#5fa89c',
          shade: '#458d86',
          light: 'left',
        }),
      horizon + 12,
      0.4,
      0.4,
    ),
    mirrored(
      'r',
      rockArch(frame, {
        x,
        half,
        crown,
        base,
        seed: 9,
        rock: '#1d3f49',
        facet: '#26525a',
        rim: '#3d7072',
      }) +
        vines.join('') +
        foliage(w * 0.02, base + 6, 120 * u, 40 * u, '#17403a', 4) +
        foliage(w * 0.98, base + 6, 120 * u, 50 * u, '#17403a', 8),
      base + 14,
      0.5,
      0.45,
    ),
    foliage(w * 0.12, -6, 190 * u, 52 * u, '#2f6b4c', 5) +
      foliage(w * 0.92, -10, 230 * u, 66 * u, '#265c46', 6) +
      foliage(w * 0.5, -22, 200 * u, 44 * u, '#3a7a52', 11),
    glints({
      x: sunX - 30 * u,
      top: horizon + 12,
      bottom: h * 0.97,
      widths: [110 * u, 300 * u],
      count: 22,
      colour: '#fff6d0',
      seed: 4,
      opacity: 0.8,
    }),
    ripples({
      left: 0,
      right: w,
      top: base + 40 * u,
      bottom: h,
      count: 26,
      colour: '#0a3a4a',
      seed: 9,
      opacity: 0.5,
      length: 240 * u,
    }),
    mirrored(
      'a',
      kayak(
        x + half * 0.42,
        far.y,
        far.scale,
        { hull: '#f4b02f', deck: '#d98a1f', vest: '#d8412a', hat: '#fff1cf' },
        true,
        1,
      ),
      far.y + 6 * u,
      0.3,
      0.5,
    ),
    mirrored(
      'b',
      kayak(x - half * choose(frame, 0.28, 0.2, 0.2), near.y, near.scale, {
        hull: '#e8402a',
        deck: '#b92c20',
        vest: '#f6a623',
        hat: '#fff6e4',
      }),
      near.y + 12 * u,
      0.28,
      0.5,
    ),
  ].join('')
}
