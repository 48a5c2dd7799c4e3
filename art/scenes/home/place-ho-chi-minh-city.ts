import { cyclo, cycloGuest } from '../../kit/cyclo'
import { foliage, tree } from '../../kit/foliage'
import { palm } from '../../kit/palm'
import { aoDaiFigure, conicalHat } from '../../kit/people'
import { postOffice } from '../../kit/post-office'
import { range } from '../../kit/rng'
import { line, placed, rect, shape } from '../../kit/shapes'
import { birds, cloud, sky } from '../../kit/sky'
import { landmark81, towerBlocks } from '../../kit/skyline'
import { whole } from '../../kit/whole-path'
import { choose, type Scene, unit } from '../../scene'

/** Saigon: a cyclo rolls past the yellow front of the old post office, its clock in the morning sun. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const ground = h * choose(frame, 0.7, 0.68, 0.69)
  const mid = w * choose(frame, 0.54, 0.5, 0.5)
  const size = choose(frame, 1.55, 1.5, 1.4) * u
  const ride = { x: w * choose(frame, 0.36, 0.46, 0.46), y: h * choose(frame, 0.93, 0.88, 0.93) }
  const slabs = range(9)
    .map(
      (index) =>
        whole`M${mid + (index - 4) * 70 * u},${ground}L${mid + (index - 4) * 330 * u},${h + 10}`,
    )
    .join('')
  const leaf = { trunk: '#6a4a44', dark: '#2f7a5a', light: '#5fa864' }
  return [
    sky(frame, ground, ['#3fa3a8', '#a6dcc6', '#fff0c2']),
    cloud(w * 0.8, h * 0.14, 320 * u, '#fffbea', 0.85),
    towerBlocks({
      left: -20,
      right: w + 20,
      base: ground,
      heights: [230 * u, 430 * u],
      width: 96 * u,
      seed: 7,
      fills: ['#8fc9bf', '#7fbcb8'],
    }),
    landmark81(w * choose(frame, 0.86, 0.88, 0.88), ground, choose(frame, 1.7, 2.1, 1.7) * u, {
      fill: '#6fb0b2',
      light: '#9fd4c8',
      lamp: '#d9f0dc',
    }),
    foliage(mid - 500 * u, ground - 60 * u, 190 * u, 150 * u, '#4f9a70', 4) +
      foliage(mid + 500 * u, ground - 60 * u, 190 * u, 150 * u, '#4f9a70', 8),
    postOffice(mid, ground, size, {
      wall: '#f6bf4a',
      shade: '#d08f34',
      trim: '#fff3d6',
      shutter: '#2f7d6a',
      dark: '#5a2f34',
    }),
    rect(0, ground, w, h, '#e3a688'),
    line(
      slabs + whole`M-10,${ground + 34 * u}H${w + 10}M-10,${ground + 96 * u}H${w + 10}`,
      '#c98670',
      4 * u,
      0.7,
    ),
    shape(whole`M-10,${h * choose(frame, 0.86, 0.8, 0.86)}H${w + 10}V${h + 10}H-10z`, '#7a5468'),
    line(whole`M-10,${h * choose(frame, 0.86, 0.8, 0.86)}H${w + 10}`, '#ffe3bd', 8 * u),
    frame.format === 'wide'
      ? palm(
          w * 0.9,
          ground + 40 * u,
          1.7 * u,
          { trunk: '#6a4a44', leaf: '#2f7a5a', leafLight: '#4f9a5c' },
          210,
          26,
          4,
        )
      : '',
    tree(w * choose(frame, 0.06, 0, 0), ground + 30 * u, choose(frame, 2.7, 2.3, 2.2) * u, leaf, 6),
    frame.format === 'wide' ? '' : tree(w * 1.02, ground + 20 * u, 2.1 * u, leaf, 9),
    aoDaiFigure(mid + 70 * u, ground + 40 * u, 0.95 * u, { dress: '#fff6e4' }) +
      aoDaiFigure(mid + 112 * u, ground + 44 * u, 0.95 * u, { dress: '#d9487c' }, true),
    cyclo(
      ride.x,
      ride.y,
      choose(frame, 1.75, 1.75, 1.55) * u,
      {
        frame: '#1f6f7a',
        seat: '#d8322b',
        hood: '#e8412a',
        hoodShade: '#a82830',
        shirt: '#f4efe0',
        metal: '#3a2c3c',
      },
      placed(-66, -74, 1, cycloGuest('#2f9c93', '#fff6e4', conicalHat(-2, -68, 1.5))),
    ),
    birds(w * choose(frame, 0.4, 0.46, 0.46), h * 0.1, 1 * u, '#2f7a80'),
  ].join('')
}
