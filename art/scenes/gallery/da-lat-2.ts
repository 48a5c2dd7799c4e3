import { foliage } from '../../kit/foliage'
import { hills } from '../../kit/haze'
import { hillStation } from '../../kit/hill-station'
import { aoDaiFigure } from '../../kit/people'
import { pine, pineRow } from '../../kit/pine'
import { range } from '../../kit/rng'
import { placed, rect } from '../../kit/shapes'
import { sky } from '../../kit/sky'
import { steamEngine } from '../../kit/steam-engine'
import { sunDisc, sunRays } from '../../kit/sun'
import { railway } from '../../kit/transport'
import { choose, type Scene, unit } from '../../scene'

const station = {
  wall: '#f7c860',
  shade: '#d99a42',
  roof: '#b5492f',
  roofShade: '#86332f',
  trim: '#fff1cf',
  glass: ['#3f8f9c', '#e0553a', '#f6dd8a', '#5f9a5a', '#3f6fa8'],
  dark: '#4a2434',
}
const engine = {
  boiler: '#24364a',
  shine: '#5f7f92',
  iron: '#1a1c2c',
  red: '#d8382a',
  brass: '#f3b93f',
  carriage: '#a8432f',
  carriageShade: '#74302f',
  cream: '#fbe6b4',
}

/** Da Lat: the old station with its three gables, a steam engine waiting under its own cloud. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const ground = h * choose(frame, 0.7, 0.66, 0.7)
  const middle = w * choose(frame, 0.5, 0.5, 0.5)
  const rails = h * choose(frame, 0.88, 0.84, 0.89)
  const size = choose(frame, 1.95, 2, 1.75) * u
  const engineX = w * choose(frame, 0.19, 0.34, 0.31)
  const stackX = engineX - 83 * size
  const stackY = rails - 108 * size
  const puff = foliage(8, 8, 100, 64, '#dcb7b4', 5) + foliage(0, 0, 94, 60, '#fff6ea', 21)
  const puffs = range(9).map((index) => {
    const part = index / 8
    const x =
      stackX + (part * part * choose(frame, 330, 130, 130) - part * choose(frame, 90, 120, 100)) * u
    return placed(
      x,
      stackY - (16 + part * choose(frame, 440, 640, 470)) * u,
      (0.2 + part * 0.86) * u,
      puff,
      index % 2 === 0,
    )
  })
  return [
    sky(frame, ground, ['#f0a48c', '#f8cf9c', '#fdeec0']),
    sunRays(middle, ground - 160 * u, w, 22, '#fff6d8', 0.22),
    sunDisc(
      w * choose(frame, 0.66, 0.68, 0.68),
      ground - choose(frame, 430, 520, 430) * u,
      92 * u,
      '#fffbe2',
    ),
    hills(frame, {
      base: ground - 150 * u,
      height: 160 * u,
      peaks: choose(frame, 3, 2, 2),
      seed: 14,
      fill: '#cfa0a8',
    }),
    pineRow(
      -20,
      w + 20,
      (x) => ground - (70 + 40 * Math.sin(x / (190 * u))) * u,
      150 * u,
      '#7f8f92',
      5,
    ),
    pineRow(
      -20,
      w + 20,
      (x) => ground - (20 + 24 * Math.sin(x / (120 * u))) * u,
      120 * u,
      '#4f7a74',
      9,
    ),
    rect(0, ground - 40 * u, w, 42 * u, '#4f7a74'),
    hillStation(middle, ground, choose(frame, 2.9, 2.25, 2.1) * u, station),
    pine(
      w * choose(frame, 0.09, 0.02, 0.02),
      ground + 20 * u,
      choose(frame, 2.4, 2.3, 2) * u,
      '#4a2a34',
      '#1f4f50',
      '#2f6f62',
      4,
    ) +
      pine(
        w * choose(frame, 0.93, 0.985, 0.985),
        ground + 20 * u,
        choose(frame, 2.7, 2.5, 2.2) * u,
        '#4a2a34',
        '#1f4f50',
        '#2f6f62',
        8,
      ),
    rect(0, ground, w, 40 * u, '#e6b98c') +
      rect(0, ground + 40 * u, w, 12 * u, '#b98568') +
      rect(0, ground + 52 * u, w, h, '#8a6a66') +
      rect(0, rails + 26 * u, w, h, '#5f7f58'),
    aoDaiFigure(w * choose(frame, 0.25, 0.2, 0.2), ground + 36 * u, 1.15 * u, {
      dress: '#7a3fa0',
    }) +
      aoDaiFigure(
        w * choose(frame, 0.78, 0.86, 0.86),
        ground + 34 * u,
        1.1 * u,
        { dress: '#d9487c' },
        true,
      ),
    railway(-20, w + 20, rails, size, '#c9b8b0', '#4a333c'),
    puffs.join(''),
    steamEngine(engineX, rails, size, choose(frame, 3, 2, 2), engine),
    range(choose(frame, 13, 8, 8))
      .map((index) =>
        placed(
          w * (index + 0.5) * choose(frame, 0.078, 0.13, 0.13),
          h - 2 * u,
          (0.86 + (index % 3) * 0.16) * u,
          foliage(
            0,
            0,
            80,
            30,
            ['#e58fae', '#3f7058', '#7f9fd6', '#2f5f50'][index % 4] ?? '#3f7058',
            7,
          ),
        ),
      )
      .join(''),
  ].join('')
}
