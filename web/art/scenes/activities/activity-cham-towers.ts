import { chamTower } from '../../kit/cham-tower'
import { foliage, grove } from '../../kit/foliage'
import { frangipaniBough } from '../../kit/frangipani'
import { hills } from '../../kit/haze'
import { aoDaiFigure } from '../../kit/people'
import { rect, shape, verticalGradient } from '../../kit/shapes'
import { sky } from '../../kit/sky'
import { choose, type Scene, unit } from '../../scene'

/** The Cham's towers of brick in their valley, early, while the haze still lies between the mountains. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const ground = h * choose(frame, 0.76, 0.74, 0.75)
  const middle = w * choose(frame, 0.46, 0.45, 0.45)
  const tower = (along: number, below: number, size: number) =>
    chamTower(middle + along * u, ground + below * u, size * u, '#b9583c', '#e59560', '#7d3437')
  return [
    sky(frame, ground, ['#3f7f8c', '#8fc0ad', '#f2dca6', '#f7b777']),
    hills(frame, { base: ground, height: 430 * u, peaks: choose(frame, 2.2, 1.4, 1.5), seed: 31, fill: '#9fb79a', bottom: ground + 2 }),
    hills(frame, { base: ground, height: 250 * u, peaks: choose(frame, 3.4, 2.1, 2.3), seed: 8, fill: '#6d9a83', bottom: ground + 2 }),
    rect(0, ground - 120 * u, w, 60 * u, '#fff1cb', 0.28) + rect(0, ground - 50 * u, w, 34 * u, '#fff1cb', 0.34),
    grove(-20, w + 40, ground + 4 * u, 130 * u, '#41795f', 17),
    verticalGradient('g', [
      [0, '#8fae68'],
      [1, '#3f6b4c'],
    ]) + rect(0, ground, w, h - ground, 'url(#g)'),
    shape(
      `M${middle + 10 * u},${ground + 30 * u}C${middle + 60 * u},${ground + 90 * u} ${middle - 60 * u},${ground + 150 * u} ${middle - 110 * u},${h}H${middle + 190 * u}C${middle + 150 * u},${ground + 150 * u} ${middle + 150 * u},${ground + 90 * u} ${middle + 60 * u},${ground + 30 * u}z`,
      '#e7c389',
    ),
    tower(choose(frame, -330, -215, -220), 6, choose(frame, 1.1, 0.95, 0.9)),
    tower(choose(frame, 320, 225, 230), 14, choose(frame, 1.35, 1.15, 1.1)),
    tower(30, 34, choose(frame, 1.95, 1.9, 1.75)),
    foliage(middle - 175 * u, ground + 44 * u, 80 * u, 36 * u, '#2f6b4f', 6) +
      foliage(middle + 215 * u, ground + 50 * u, 70 * u, 32 * u, '#2f6b4f', 9),
    aoDaiFigure(middle + 128 * u, ground + 112 * u, 0.95 * u, { dress: '#fffaf0' }) +
      aoDaiFigure(middle + 168 * u, ground + 118 * u, 0.98 * u, { dress: '#d8433a' }),
    foliage(w * 0.04, h + 30 * u, 200 * u, 110 * u, '#1f5146', 4),
    frangipaniBough(w + 12 * u, h * choose(frame, 0.24, 0.2, 0.22), choose(frame, 1.6, 1.4, 1.3) * u, {
      bark: '#6a4a4c',
      leaf: '#1f5a4a',
      leafLight: '#3f8f5a',
      petal: '#fffaf0',
      heart: '#f6b83a',
    }),
  ].join('')
}
