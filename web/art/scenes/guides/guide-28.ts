import { foliage } from '../../kit/foliage'
import { mist, mountains } from '../../kit/haze'
import { roundHill } from '../../kit/mam-xoi'
import { mix } from '../../kit/path'
import { photographer } from '../../kit/photographer'
import { createRandom, range } from '../../kit/rng'
import { line, shape, verticalGradient } from '../../kit/shapes'
import { shining } from '../../kit/shining'
import { birds, cloudStreaks, sky } from '../../kit/sky'
import { thatchHut } from '../../kit/stilt-house'
import { sun, sunRays } from '../../kit/sun'
import { whole } from '../../kit/whole-path'
import { choose, type Scene, unit } from '../../scene'

/** First light on the round terraced hill of Mâm Xôi, a photographer on the ridge with the camera at the eye. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const base = h * choose(frame, 0.52, 0.47, 0.5)
  const hill = {
    x: w * choose(frame, 0.64, 0.56, 0.58),
    base: h * choose(frame, 0.78, 0.66, 0.72),
    top: h * choose(frame, 0.385, 0.38, 0.385),
    half: choose(frame, 560, 450, 420) * u,
  }
  const man = { x: w * choose(frame, 0.2, 0.24, 0.22), y: h * choose(frame, 0.925, 0.88, 0.915), size: choose(frame, 1.45, 1.5, 1.25) * u }
  const light = { x: w * choose(frame, 0.88, 0.86, 0.86), y: base - choose(frame, 110, 140, 120) * u }
  const random = createRandom(4)
  const grass = range(34)
    .map((index) => {
      const x = (index / 33) * w * choose(frame, 0.42, 0.6, 0.56)
      const y = mix(man.y - 44 * u, h * 0.99, x / (w * choose(frame, 0.46, 0.66, 0.62))) + 10 * u
      return whole`M${x},${y}q${(random() - 0.3) * 20 * u},${-26 * u} ${(random() - 0.2) * 40 * u},${-(34 + random() * 30) * u}`
    })
    .join('')
  const mark = 46 * u
  const finder = {
    left: hill.x - hill.half * 0.62,
    right: hill.x + hill.half * 0.62,
    top: hill.top - choose(frame, 130, 150, 120) * u,
    bottom: hill.base + choose(frame, 30, 40, 26) * u,
  }
  const corners =
    whole`M${finder.left},${finder.top + mark}v${-mark}h${mark}M${finder.right - mark},${finder.top}h${mark}v${mark}` +
    whole`M${finder.left},${finder.bottom - mark}v${mark}h${mark}M${finder.right - mark},${finder.bottom}h${mark}v${-mark}`
  return [
    sky(frame, base + 40 * u, ['#4a4f9a', '#a874a8', '#f3a890', '#fdd596']),
    sunRays(light.x, light.y, w, 30, '#fff0c0', 0.1),
    sun(light.x, light.y, 84 * u, '#fff8dc', '#ffe9a8'),
    cloudStreaks(frame, h * 0.06, base * 0.6, 6, '#ffd0b0', 9, 0.5),
    mountains(frame, { base: base + 10 * u, height: 230 * u, peaks: choose(frame, 4.4, 2.6, 2.8), seed: 13, fill: '#b98fb0', bottom: h }),
    mist(frame, base - 120 * u, 190 * u, '#ffdcb8', 0.8, 'v'),
    mountains(frame, { base: base + 70 * u, height: 170 * u, peaks: choose(frame, 5.6, 3.4, 3.6), seed: 5, fill: '#80699c', bottom: h }),
    mist(frame, base - 10 * u, 220 * u, '#ffd9b4', 0.85, 'x'),
    verticalGradient('l', [
      [0, '#7a8a5c'],
      [0.5, '#4f6f4c'],
      [1, '#2f4a44'],
    ]) +
      shape(
        whole`M-10,${base + 140 * u}Q${w * 0.3},${base + 90 * u} ${w * 0.6},${base + 130 * u}T${w + 10},${base + 90 * u}V${h + 10}H-10z`,
        'url(#l)',
      ),
    roundHill({
      id: 'h',
      x: hill.x,
      base: hill.base,
      top: hill.top,
      half: hill.half,
      rings: 14,
      fields: [
        ['#9c7a4e', '#e3b93f'],
        ['#b08e58', '#f8d75f'],
        ['#8d7050', '#d0a938'],
        ['#b8985f', '#fbe48a'],
        ['#a3824f', '#eac549'],
      ],
      bank: '#6f7034',
      seed: 3,
    }),
    thatchHut(hill.x + 4 * u, hill.top + 16 * u, 0.8 * u, { roof: '#8a5a3a', roofShade: '#5f3630', wall: '#b98a54', dark: '#3f2230' }),
    line(whole`M${hill.x + 44 * u},${hill.top + 14 * u}v${-30 * u}`, '#3f2a38', 4 * u),
    foliage(hill.x + 46 * u, hill.top - 26 * u, 22 * u, 18 * u, '#5f8a44', 6),
    mist(frame, h * choose(frame, 0.76, 0.7, 0.72), h * 0.2, '#ffe3c4', 0.5, 'y'),
    shining(
      line(corners, '#fff8e6', 6 * u, 0.95) +
        line(whole`M${hill.x - 16 * u},${hill.top + 70 * u}h${32 * u}m${-16 * u},${-16 * u}v${32 * u}`, '#fff8e6', 4 * u, 0.9),
    ),
    shape(
      whole`M-10,${man.y - 60 * u}Q${man.x - 90 * u},${man.y - 26 * u} ${man.x + 60 * u},${man.y - 4 * u}T${w * choose(frame, 0.46, 0.66, 0.62)},${h * 0.985}T${w * choose(frame, 0.62, 0.86, 0.84)},${h + 10}H-10z`,
      '#26324a',
    ) + line(grass, '#26324a', 6 * u),
    line(
      whole`M-10,${man.y - 58 * u}Q${man.x - 90 * u},${man.y - 24 * u} ${man.x + 60 * u},${man.y - 2 * u}T${w * choose(frame, 0.46, 0.66, 0.62)},${h * 0.987}`,
      '#8a6f7c',
      4 * u,
      0.8,
    ),
    photographer(man.x, man.y, man.size, {
      jacket: '#e0402a',
      jacketShade: '#ff7a4a',
      trousers: '#2a2c4a',
      pack: '#2f7f86',
      packShade: '#1d5666',
      cap: '#1f4f6a',
    }),
    birds(w * choose(frame, 0.36, 0.3, 0.3), h * 0.2, u, '#4f3f74'),
  ].join('')
}
