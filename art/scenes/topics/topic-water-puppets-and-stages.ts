import { lotusBud, lotusFlower } from '../../kit/lotus'
import { range } from '../../kit/rng'
import { ellipse, line, mirrored, rect, shape } from '../../kit/shapes'
import { ripples, water } from '../../kit/water'
import { puppetDragon, puppetFairy } from '../../kit/water-puppet'
import { whole } from '../../kit/whole-path'
import { choose, type Scene, unit } from '../../scene'

/** Water puppets close up: a gilded dragon and fairies rise from green water before the bamboo blind, their hidden rods showing below. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const shore = h * choose(frame, 0.5, 0.42, 0.46)
  const dragon = {
    x: w * choose(frame, 0.36, 0.5, 0.47),
    y: h * choose(frame, 0.8, 0.66, 0.72),
    size: choose(frame, 2.7, 2.05, 1.95) * u,
  }
  const fairies = choose<readonly (readonly [number, number, number, string, string])[]>(
    frame,
    [
      [0.83, 0.62, 1.7, '#4fb3c4', '#fff1cf'],
      [0.9, 0.84, 2.4, '#e4588a', '#f8d24e'],
      [0.66, 0.9, 2.2, '#f6f1e4', '#e4588a'],
    ],
    [
      [0.2, 0.48, 1.55, '#4fb3c4', '#fff1cf'],
      [0.76, 0.88, 2.5, '#e4588a', '#f8d24e'],
      [0.3, 0.86, 2.2, '#f6f1e4', '#e4588a'],
    ],
    [
      [0.16, 0.55, 1.4, '#4fb3c4', '#fff1cf'],
      [0.8, 0.93, 2, '#e4588a', '#f8d24e'],
      [0.34, 0.94, 1.8, '#f6f1e4', '#e4588a'],
    ],
  )
  const slats = range(Math.round(shore / (17 * u)))
    .map((index) => whole`M0,${index * 17 * u}H${w}`)
    .join('')
  const cords = range(choose(frame, 7, 5, 5))
    .map((index) => whole`M${((index + 0.5) * w) / choose(frame, 7, 5, 5)},0V${shore}`)
    .join('')
  const tassels = range(choose(frame, 20, 12, 12))
    .map((index) => {
      const step = w / choose(frame, 20, 12, 12)
      return whole`M${index * step},${h * 0.1}h${step}l${-step / 2},${44 * u}z`
    })
    .join('')
  const rod = (x: number, y: number) => whole`M${x},${y}L${w * 0.5 + (x - w * 0.5) * 0.72},${shore}`
  const dance = (near: boolean) =>
    fairies
      .map(([x, y, size, robe, sash], index) =>
        y * h >= dragon.y === near
          ? mirrored(
              `f${index}`,
              puppetFairy(x * w, y * h, size * u, robe, sash, '#f6c24a', '#d6f2c4'),
              y * h + 6 * u,
              0.3,
              0.5,
            )
          : '',
      )
      .join('')
  const gilded = {
    gold: '#f2b52c',
    shine: '#fff0a8',
    lacquer: '#d8322b',
    mane: '#2f8f5a',
    spray: '#eafbe0',
  }
  return [
    rect(0, 0, w, shore + 4, '#b8302a') +
      line(slats, '#8f1f26', 4 * u) +
      line(cords, '#f2b52c', 5 * u, 0.8),
    ellipse(dragon.x + 60 * dragon.size, shore - 30 * u, w * 0.36, shore * 0.62, '#ff9a4a', 0.4),
    ellipse(dragon.x + 60 * dragon.size, shore - 10 * u, w * 0.22, shore * 0.42, '#ffd98a', 0.4),
    rect(0, 0, w, h * 0.1, '#5f1420') +
      shape(tassels, '#f2b52c') +
      rect(0, h * 0.1 - 9 * u, w, 10 * u, '#fbe08a'),
    water(frame, shore, ['#8fbf52', '#3f9a56', '#1f7350', '#10483f']),
    line(
      fairies.map(([x, y]) => rod(x * w, y * h)).join('') +
        rod(dragon.x, dragon.y) +
        rod(dragon.x - 100 * dragon.size, dragon.y),
      '#1f5a3c',
      9 * u,
      0.4,
    ),
    dance(false),
    mirrored(
      'm',
      puppetDragon(dragon.x, dragon.y, dragon.size, gilded),
      dragon.y + 8 * u,
      0.3,
      0.6,
    ),
    ripples({
      left: 0,
      right: w,
      top: shore + 16 * u,
      bottom: h,
      count: 38,
      colour: '#1a6648',
      seed: 8,
      opacity: 0.55,
      length: 230 * u,
    }),
    ripples({
      left: 0,
      right: w,
      top: shore + 10 * u,
      bottom: h,
      count: 26,
      colour: '#f4ef9a',
      seed: 12,
      opacity: 0.6,
      length: 130 * u,
    }),
    dance(true),
    lotusFlower(
      w * choose(frame, 0.06, 0.08, 0.05),
      h * choose(frame, 0.99, 1.0, 1.0),
      choose(frame, 2, 1.7, 1.5) * u,
      '#e4588a',
      '#ffc3d2',
      60,
    ),
    lotusBud(
      w * choose(frame, 0.14, 0.93, 0.95),
      h * choose(frame, 1.02, 0.62, 0.66),
      choose(frame, 2, 1.5, 1.3) * u,
      '#e4588a',
      46,
    ),
  ].join('')
}
