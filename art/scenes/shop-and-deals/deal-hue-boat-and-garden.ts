import { boatCanopy, dragonProw, gardenHouse } from '../../kit/dragon-prow'
import { foliage, grove } from '../../kit/foliage'
import { hills } from '../../kit/haze'
import { lotusFlower } from '../../kit/lotus'
import { aoDaiFigure } from '../../kit/people'
import { line, mirrored, rect, shape } from '../../kit/shapes'
import { cloudStreaks, sky } from '../../kit/sky'
import { sun } from '../../kit/sun'
import { glints, ripples, water } from '../../kit/water'
import { whole } from '../../kit/whole-path'
import { choose, type Scene, unit } from '../../scene'

/** Hue by boat: the gilded dragon of the bow turns towards a garden house on the bank of the Perfume River. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const bank = h * choose(frame, 0.65, 0.66, 0.67)
  const home = { x: w * choose(frame, 0.3, 0.18, 0.26), size: choose(frame, 0.88, 0.66, 0.94) * u }
  const light = { x: w * choose(frame, 0.6, 0.5, 0.34), y: bank - choose(frame, 90, 40, 220) * u }
  const deck = h * choose(frame, 0.755, 0.9, 0.92)
  const keel = choose(frame, deck + 110, h, h)
  const size = choose(frame, 0.75, 0.64, 1.2) * u
  const bow = { x: w * choose(frame, 0.735, 0.61, 0.55), y: deck - 420 * size }
  const canopy = { x: bow.x + 330 * size, size: size * 1.04 }
  const boat = [
    boatCanopy(canopy.x, deck, canopy.size, (w - canopy.x) / canopy.size + 60, {
      tile: '#f0b23a',
      tileShade: '#b5772a',
      lacquer: '#a82a26',
      gold: '#f6d27a',
      curtain: '#5f2a3a',
    }),
    dragonProw(bow.x, bow.y, size, {
      gold: '#f2b233',
      shade: '#b9701f',
      light: '#ffe39a',
      mane: '#1f8570',
      maneLight: '#5fc09a',
      red: '#d8322b',
      dark: '#33181c',
    }),
    shape(
      whole`M${bow.x - 70 * size},${deck - 26 * u}Q${bow.x + 120 * size},${deck + 14 * u} ${w + 20},${deck}` +
        whole`V${keel + 20}H${bow.x + 60 * size}Q${bow.x - 20 * size},${keel} ${bow.x - 70 * size},${deck - 26 * u}z`,
      '#8a1f22',
    ) +
      line(
        whole`M${bow.x - 62 * size},${deck - 10 * u}Q${bow.x + 120 * size},${deck + 28 * u} ${w + 20},${deck + 16 * u}`,
        '#f6d27a',
        9 * u,
      ) +
      line(
        whole`M${bow.x - 30 * size},${deck + 36 * u}Q${bow.x + 150 * size},${deck + 58 * u} ${w + 20},${deck + 48 * u}`,
        '#1f8570',
        12 * u,
      ),
  ].join('')
  return [
    sky(frame, bank, ['#5b4a94', '#b9699c', '#f3a08c', '#fbdcae']),
    sun(light.x, light.y, choose(frame, 108, 112, 100) * u, '#fff0c8'),
    cloudStreaks(frame, h * 0.06, h * 0.3, 6, '#ffe0d0', 9, 0.4),
    hills(frame, {
      base: bank - 40 * u,
      height: choose(frame, 110, 90, 130) * u,
      peaks: choose(frame, 3.2, 2.2, 2.2),
      seed: 6,
      fill: '#9a6a9c',
      bottom: bank,
    }),
    grove(-20, w + 20, bank, 150 * u, '#6a5484', 5),
    water(frame, bank, ['#f2b394', '#b5728f', '#5f5490', '#2f3a70']),
    mirrored(
      'b',
      grove(-20, w * choose(frame, 0.78, 0.66, 0.66), bank + 4, 120 * u, '#3f5f6a', 11) +
        foliage(home.x - 200 * home.size, bank - 40 * u, 70 * u, 74 * u, '#2f5560', 4) +
        foliage(home.x + 196 * home.size, bank - 46 * u, 66 * u, 80 * u, '#2f5560', 8) +
        rect(-20, bank - 14 * u, w + 40, 26 * u, '#7a5a5a') +
        gardenHouse(home.x, bank - 12 * u, home.size, {
          tile: '#a8503a',
          tileShade: '#6a2f30',
          timber: '#6a2f24',
          dark: '#43222c',
          lamp: '#ffcf7a',
          stone: '#d9b49a',
        }) +
        aoDaiFigure(
          home.x + 214 * home.size,
          bank - 12 * u,
          0.9 * home.size,
          { dress: '#7a3fa0' },
          true,
        ),
      bank + 12 * u,
      0.45,
      0.6,
    ),
    glints({
      x: light.x,
      top: bank + 20 * u,
      bottom: h,
      widths: [90 * u, 260 * u],
      count: 18,
      colour: '#ffe6b8',
      seed: 6,
      opacity: 0.75,
    }),
    ripples({
      left: 0,
      right: w,
      top: bank + 40 * u,
      bottom: h,
      count: 22,
      colour: '#3a3f78',
      seed: 4,
      opacity: 0.5,
      length: 220 * u,
    }),
    frame.format === 'wide' ? mirrored('d', boat, keel + 20, 0.4, 0.6) : boat,
    lotusFlower(
      w * choose(frame, 0.06, 0.1, 0.09),
      h * 1.01,
      choose(frame, 2.2, 2.2, 2) * u,
      '#d9609c',
      '#ffc9dc',
      44,
    ) +
      lotusFlower(
        w * choose(frame, 0.16, 0.28, 0.27),
        h * 1.02,
        1.7 * u,
        '#d9609c',
        '#ffc9dc',
        40,
        true,
      ),
  ].join('')
}
