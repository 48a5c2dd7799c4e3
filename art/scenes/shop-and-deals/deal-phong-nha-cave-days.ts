import { brokenRock, domeTent, lightFall, stalagmite } from '../../kit/cave-camp'
import { foliage } from '../../kit/foliage'
import { dripstones } from '../../kit/great-cave'
import { campFire } from '../../kit/long-house'
import { percentPoints } from '../../kit/percent-points'
import { ellipse, line, rect, shape } from '../../kit/shapes'
import { glow, sunDisc } from '../../kit/sun'
import { hiker } from '../../kit/traveller'
import { glints, ripples } from '../../kit/water'
import { whole } from '../../kit/whole-path'
import { choose, type Scene, unit } from '../../scene'

/** A camp on a sand beach inside a cave of Phong Nha: tents lit from within, a shaft of day through the fallen roof, a still river. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const beach = h * choose(frame, 0.7, 0.7, 0.7)
  const hole = percentPoints(
    frame,
    choose(
      frame,
      '48,-4 82,-4 84,8 77,19 69,15 60,21 52,14 47,6',
      '30,-4 86,-4 90,8 82,19 68,15 54,22 38,15 30,7',
      '34,-4 84,-4 88,8 80,19 68,15 56,22 42,14 34,6',
    ),
  )
  const falls = { x: w * choose(frame, 0.5, 0.46, 0.47), half: w * choose(frame, 0.17, 0.28, 0.26) }
  const tent = choose(frame, 1.36, 1.3, 1.16) * u
  const tents = choose(
    frame,
    [
      [0.27, 0.8, 1, '#e0402a', '#a8262a'],
      [0.42, 0.77, 0.8, '#f0a02a', '#b9701f'],
      [0.56, 0.83, 1.1, '#2f9c93', '#1f6a6e'],
    ] as const,
    [
      [0.2, 0.8, 0.95, '#e0402a', '#a8262a'],
      [0.46, 0.775, 0.8, '#f0a02a', '#b9701f'],
      [0.72, 0.815, 1, '#2f9c93', '#1f6a6e'],
    ] as const,
    [
      [0.19, 0.81, 0.95, '#e0402a', '#a8262a'],
      [0.45, 0.775, 0.8, '#f0a02a', '#b9701f'],
      [0.72, 0.82, 1, '#2f9c93', '#1f6a6e'],
    ] as const,
  )
  const crew = {
    jacket: '#e0402a',
    pack: '#f0b23a',
    packShade: '#c07f22',
    trousers: '#1d2b3a',
    hat: '#fff1cf',
  }
  return [
    rect(0, 0, w, h, '#123a44'),
    shape(
      brokenRock(
        percentPoints(frame, '-2,30 16,20 34,26 50,22 70,26 88,20 102,32 102,72 -2,72'),
        16 * u,
        4,
      ),
      '#1f5358',
    ),
    shape(
      brokenRock(
        percentPoints(frame, '12,44 26,32 44,38 60,34 78,40 90,50 90,74 10,74'),
        18 * u,
        9,
      ),
      '#347268',
    ),
    `<clipPath id="h"><path d="${brokenRock(hole, 10 * u, 2)}"/></clipPath><g clip-path="url(#h)">` +
      rect(0, 0, w, h * 0.3, '#eaf6c9') +
      sunDisc(w * choose(frame, 0.69, 0.66, 0.66), h * 0.05, 60 * u, '#fffde6') +
      foliage(w * choose(frame, 0.53, 0.4, 0.42), h * 0.12, 100 * u, 60 * u, '#4f9a4a', 3) +
      foliage(w * choose(frame, 0.78, 0.82, 0.8), h * 0.13, 90 * u, 66 * u, '#3a8048', 6) +
      `</g>`,
    foliage(w * choose(frame, 0.51, 0.36, 0.4), h * 0.15, 80 * u, 30 * u, '#2f6a44', 8) +
      foliage(w * choose(frame, 0.76, 0.8, 0.78), h * 0.185, 90 * u, 28 * u, '#2f6a44', 12),
    line(
      whole`M${w * choose(frame, 0.6, 0.54, 0.56)},${h * 0.2}q${10 * u},${60 * u} ${-6 * u},${120 * u}` +
        whole`M${w * choose(frame, 0.72, 0.74, 0.72)},${h * 0.16}q${-10 * u},${50 * u} ${4 * u},${96 * u}`,
      '#2f6a44',
      5 * u,
    ),
    lightFall(
      [
        [w * choose(frame, 0.52, 0.36, 0.4), h * 0.12],
        [w * choose(frame, 0.79, 0.84, 0.82), h * 0.15],
      ],
      [
        [falls.x - falls.half, beach + 50 * u],
        [falls.x + falls.half, beach + 50 * u],
      ],
      '#fdf8cf',
      0.62,
      'l',
    ),
    shape(
      whole`M-20,${beach - 26 * u}Q${w * 0.3},${beach - 70 * u} ${w * 0.6},${beach - 20 * u}T${w + 20},${beach - 30 * u}V${h + 20}H-20z`,
      '#b99a68',
    ),
    ellipse(falls.x, beach + 34 * u, falls.half * 1.05, 60 * u, '#f6e6b0', 0.75),
    stalagmite(
      w * choose(frame, 0.86, 0.94, 0.93),
      beach + 16 * u,
      choose(frame, 1.25, 1.05, 1) * u,
      '#163f46',
      '#8fae84',
      true,
    ) +
      stalagmite(
        w * choose(frame, 0.77, 0.84, 0.83),
        beach - 8 * u,
        0.6 * u,
        '#1f5358',
        '#8fae84',
        true,
      ) +
      stalagmite(
        w * choose(frame, 0.09, 0.05, 0.05),
        beach + 10 * u,
        choose(frame, 1.1, 1, 0.95) * u,
        '#163f46',
        '#6f9a80',
      ),
    shape(
      whole`M-20,${h * 0.87}Q${w * 0.3},${h * 0.93} ${w * 0.62},${h * 0.885}T${w + 20},${h * 0.8}V${h + 20}H-20z`,
      '#2f8f86',
    ),
    line(
      whole`M-20,${h * 0.87}Q${w * 0.3},${h * 0.93} ${w * 0.62},${h * 0.885}T${w + 20},${h * 0.8}`,
      '#f0e3b4',
      9 * u,
    ),
    glints({
      x: falls.x + 40 * u,
      top: h * 0.93,
      bottom: h,
      widths: [200 * u, 420 * u],
      count: 8,
      colour: '#f6f3c4',
      seed: 3,
      opacity: 0.8,
    }),
    ripples({
      left: 0,
      right: w,
      top: h * 0.92,
      bottom: h,
      count: 12,
      colour: '#175f66',
      seed: 5,
      opacity: 0.7,
      length: 240 * u,
    }),
    tents
      .map(([x, y, s], index) =>
        glow(x * w, y * h - 40 * u * s, 160 * u * s, '#ffc46a', 0.5, `t${index}`),
      )
      .join(''),
    tents
      .map(([x, y, s, cloth, shade]) => domeTent(x * w, y * h, s * tent, cloth, shade, '#ffd98a'))
      .join(''),
    campFire(w * choose(frame, 0.4, 0.46, 0.46), h * choose(frame, 0.85, 0.84, 0.85), 0.8 * u),
    hiker(
      w * choose(frame, 0.47, 0.56, 0.57),
      h * choose(frame, 0.855, 0.845, 0.855),
      0.92 * u,
      crew,
      true,
    ),
    hiker(
      w * choose(frame, 0.66, 0.9, 0.9),
      h * choose(frame, 0.81, 0.8, 0.805),
      0.8 * u,
      { ...crew, jacket: '#fff1cf', pack: '#d8322b', packShade: '#98202c' },
      true,
    ),
    shape(
      brokenRock(
        percentPoints(
          frame,
          choose(
            frame,
            '-4,-4 40,-4 36,8 30,16 20,20 10,32 4,54 -4,66',
            '-4,-4 24,-4 22,9 12,20 8,36 2,52 -4,60',
            '-4,-4 28,-4 24,9 14,20 8,36 2,52 -4,62',
          ),
        ),
        12 * u,
        7,
      ),
      '#0b2833',
    ),
    shape(
      brokenRock(
        percentPoints(
          frame,
          choose(
            frame,
            '104,-4 90,-4 91,8 94,22 98,44 104,60',
            '104,-4 93,-4 94,14 97,34 104,50',
            '104,-4 92,-4 93,12 96,32 104,52',
          ),
        ),
        12 * u,
        5,
      ),
      '#0b2833',
    ),
    dripstones(
      [0, h * 0.14],
      [w * choose(frame, 0.34, 0.2, 0.22), h * 0.1],
      choose(frame, 6, 4, 4),
      [60 * u, 200 * u],
      '#0b2833',
      '#1f4a50',
      6,
    ),
  ].join('')
}
