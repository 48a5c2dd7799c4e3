import { blossom, blossomsAt, growBough } from '../../kit/blossoms'
import { stencils } from '../../kit/copies'
import { range } from '../../kit/rng'
import { circle, ellipse, line, rect, shape } from '../../kit/shapes'
import { sunRays } from '../../kit/sun'
import { banhChung, kumquatTree, luckyEnvelope, porcelainVase } from '../../kit/tet-table'
import { whole } from '../../kit/whole-path'
import { choose, type Scene, unit } from '../../scene'

/** Tết on one table: yellow apricot blossom in a vase, bánh chưng, lucky money, a kumquat tree, the new sun behind. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const table = h * choose(frame, 0.74, 0.72, 0.73)
  const sunX = w * choose(frame, 0.47, 0.48, 0.48)
  const sunY = h * choose(frame, 0.42, 0.38, 0.4)
  const vaseX = w * choose(frame, 0.2, 0.2, 0.19)
  const vaseY = table + 44 * u
  const mouth = vaseY - 145 * 1.6 * u
  const reach = choose(frame, 190, 190, 160) * u
  const boughs = [
    growBough(vaseX, mouth, -52, reach * 1.1, 4, 17 * u, '#4a2420', 6),
    growBough(
      vaseX - 6 * u,
      mouth,
      -88,
      reach * choose(frame, 0.9, 1.1, 0.95),
      4,
      15 * u,
      '#4a2420',
      15,
    ),
    growBough(vaseX - 10 * u, mouth, -128, reach * 0.7, 3, 12 * u, '#4a2420', 8),
  ]
  const tips = boughs.flatMap((bough) => bough.tips)
  const cakeX = w * choose(frame, 0.5, 0.48, 0.48)
  const cakeY = table + choose(frame, 96, 130, 96) * u
  return [
    rect(0, 0, w, h, '#c42d2a'),
    sunRays(sunX, sunY, w, 32, '#d8412f', 0.55),
    circle(sunX, sunY, choose(frame, 330, 330, 290) * u, '#e8632f'),
    circle(sunX, sunY, choose(frame, 270, 270, 236) * u, '#f6a634'),
    circle(sunX, sunY, choose(frame, 212, 212, 184) * u, '#ffd766'),
    range(9)
      .map((index) =>
        line(
          whole`M${w * (index / 8) - 60 * u},${30 * u}q${30 * u},${36 * u} ${60 * u},0t${60 * u},0`,
          '#e8632f',
          4 * u,
          0.7,
        ),
      )
      .join(''),
    rect(0, table - 12 * u, w, h, '#7a1f28'),
    rect(0, table - 12 * u, w, 14 * u, '#f0b23a'),
    rect(0, table + 2 * u, w, choose(frame, 200, 290, 210) * u, '#93292c'),
    range(12)
      .map((index) =>
        shape(
          whole`M${(w / 11) * (index - 0.5)},${h}a${w / 22},${40 * u} 0 0 1 ${w / 11},0z`,
          '#b83a30',
          0.6,
        ),
      )
      .join(''),
    kumquatTree(
      w * choose(frame, 0.81, 0.8, 0.8),
      table + 62 * u,
      choose(frame, 1.72, 1.7, 1.5) * u,
    ),
    ellipse(vaseX, vaseY, 86 * u, 12 * u, '#4a1420', 0.5),
    boughs.map((bough) => bough.wood).join(''),
    porcelainVase(vaseX, vaseY, 1.6 * u),
    stencils([
      ['f', blossom('#ffcf2e', '#c9481f')],
      ['g', blossom('#ffe27a', '#d8641f')],
    ]),
    blossomsAt(
      'f',
      tips.filter((_, index) => index % 2 === 0),
      1.75 * u,
      4,
    ),
    blossomsAt(
      'g',
      tips.filter((_, index) => index % 4 === 1),
      1.3 * u,
      9,
    ),
    shape(
      tips
        .filter((_, index) => index % 4 === 3)
        .map(
          ([x, y]) =>
            whole`M${x},${y}q${8 * u},${-12 * u} 0,${-18 * u}q${-8 * u},${6 * u} 0,${18 * u}`,
        )
        .join(''),
      '#8fae4c',
    ),
    ellipse(cakeX + 10 * u, cakeY + 6 * u, 250 * u, 34 * u, '#4a1420', 0.45),
    ellipse(cakeX + 10 * u, cakeY - 2 * u, 246 * u, 32 * u, '#f6f1e4') +
      ellipse(cakeX + 10 * u, cakeY - 6 * u, 214 * u, 24 * u, '#d5dde0'),
    banhChung(cakeX - 96 * u, cakeY - 8 * u, 2.05 * u),
    banhChung(cakeX + 118 * u, cakeY - 4 * u, 2.05 * u, true),
    banhChung(cakeX + 4 * u, cakeY - 104 * u, 2 * u),
    luckyEnvelope(
      w * choose(frame, 0.66, 0.17, 0.17),
      h * choose(frame, 0.9, 0.91, 0.92),
      choose(frame, 2, 1.9, 1.6) * u,
      -70,
      '#e0362a',
    ),
    luckyEnvelope(
      w * choose(frame, 0.715, 0.29, 0.28),
      h * choose(frame, 0.885, 0.9, 0.91),
      choose(frame, 2, 1.9, 1.6) * u,
      -30,
      '#f04a34',
    ),
    luckyEnvelope(
      w * choose(frame, 0.31, 0.72, 0.74),
      h * choose(frame, 0.91, 0.92, 0.92),
      choose(frame, 2, 1.9, 1.6) * u,
      62,
      '#e0362a',
    ),
    circle(w * choose(frame, 0.8, 0.5, 0.5), h * 0.91, 17 * u, '#ff9a1f') +
      circle(w * choose(frame, 0.825, 0.545, 0.545), h * 0.925, 17 * u, '#ffb733'),
  ].join('')
}
