import { basketBoat } from '../../kit/boats'
import { karst, karstRow } from '../../kit/karst'
import { overnightBoat } from '../../kit/overnight-boat'
import { seatedFigure } from '../../kit/people'
import { circle, ellipse, line, mirrored } from '../../kit/shapes'
import { shining } from '../../kit/shining'
import { sky, stars } from '../../kit/sky'
import { glow, moon } from '../../kit/sun'
import { glints, ripples, water } from '../../kit/water'
import { choose, type Scene, unit } from '../../scene'

/** A night aboard in Ha Long: the boat at anchor with all its lamps lit, a squid fisher with a green light in his basket. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const sea = h * choose(frame, 0.6, 0.57, 0.6)
  const boat = {
    x: w * choose(frame, 0.52, 0.5, 0.5),
    y: sea + choose(frame, 84, 100, 84) * u,
    size: choose(frame, 1.5, 1.6, 1.5) * u,
  }
  const fisher = { x: w * choose(frame, 0.83, 0.74, 0.76), y: h * choose(frame, 0.88, 0.84, 0.885) }
  const near = { fill: '#103f4a', shade: '#092b36', light: 'right' as const }
  return [
    sky(frame, sea, ['#06202f', '#0c4050', '#2c7a78', '#8fb58a']),
    stars(frame, sea * 0.7, 26, 6),
    moon(
      w * choose(frame, 0.76, 0.74, 0.87),
      h * choose(frame, 0.2, 0.17, 0.19),
      choose(frame, 74, 78, 68) * u,
      '#fff3cf',
    ),
    karstRow({
      left: -40,
      right: w + 40,
      base: sea + 4,
      count: choose(frame, 7, 4, 4),
      heights: [170 * u, 330 * u],
      widths: [200 * u, 300 * u],
      seed: 12,
      fill: '#2f7a7c',
    }),
    karstRow({
      left: -90,
      right: w * 0.56,
      base: sea + 6,
      count: choose(frame, 4, 3, 3),
      heights: [210 * u, 400 * u],
      widths: [190 * u, 280 * u],
      seed: 41,
      fill: '#1c626c',
      shade: '#124a56',
      light: 'right',
    }),
    water(frame, sea, ['#5d9a86', '#1f6a70', '#0d4452', '#062a3a']),
    karst({
      x: w * 0.02,
      base: sea + 22 * u,
      width: 330 * u,
      height: choose(frame, 470, 560, 470) * u,
      seed: 9,
      ...near,
    }),
    karst({
      x: w * 1.01,
      base: sea + 26 * u,
      width: choose(frame, 420, 250, 250) * u,
      height: choose(frame, 400, 460, 390) * u,
      seed: 23,
      ...near,
    }),
    glints({
      x: w * 0.8,
      top: sea + 8 * u,
      bottom: sea + 90 * u,
      widths: [70 * u, 120 * u],
      count: 8,
      colour: '#fff3cf',
      seed: 5,
      opacity: 0.7,
    }),
    glow(boat.x, boat.y - 120 * u, 430 * u, '#ffc46a', 0.35, 'w'),
    mirrored(
      'b',
      overnightBoat(boat.x, boat.y, boat.size, {
        hull: '#6b2d22',
        hullShade: '#3c1a1c',
        deck: '#b5703a',
        deckShade: '#7d4527',
        trim: '#f0d5a0',
        sail: '#d8452c',
        lamp: '#ffd677',
      }),
      boat.y + 6 * u,
      0.5,
      0.62,
    ),
    shining(
      glints({
        x: boat.x,
        top: boat.y + 16 * u,
        bottom: h * 0.97,
        widths: [600 * u, 380 * u],
        count: 20,
        colour: '#ffce74',
        seed: 17,
        opacity: 0.55,
      }),
    ),
    ripples({
      left: 0,
      right: w,
      top: sea + 60 * u,
      bottom: h,
      count: 24,
      colour: '#0a3a48',
      seed: 8,
      opacity: 0.6,
      length: 260 * u,
    }),
    line(
      `M${boat.x - 370 * boat.size * 0.66},${boat.y - 90 * boat.size}L${boat.x - 330 * boat.size},${boat.y + 14 * u}`,
      '#f0d5a0',
      2 * u,
      0.6,
    ),
    ellipse(fisher.x - 30 * u, fisher.y + 10 * u, 150 * u, 26 * u, '#8ff0b0', 0.35),
    basketBoat(
      fisher.x,
      fisher.y,
      1.6 * u,
      '#a8703a',
      '#6b4426',
      seatedFigure(2, -6, 0.86, '#d8412a', '#2b2030', true),
    ),
    line(
      `M${fisher.x - 38 * u},${fisher.y - 20 * u}L${fisher.x - 66 * u},${fisher.y - 66 * u}`,
      '#3a2014',
      4 * u,
    ),
    shining(
      circle(fisher.x - 66 * u, fisher.y - 60 * u, 34 * u, '#a8ffc4', 0.3) +
        circle(fisher.x - 66 * u, fisher.y - 60 * u, 11 * u, '#d6ffe0'),
    ),
  ].join('')
}
