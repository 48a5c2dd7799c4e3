import { cloudBank } from '../../kit/cloud-sea'
import { fruitBasket } from '../../kit/fruit'
import { hills, mountains } from '../../kit/haze'
import { indigoCloth, marketUmbrella } from '../../kit/hill-market'
import { hmongWoman } from '../../kit/hmong-woman'
import type { Point } from '../../kit/path'
import { polyline } from '../../kit/path'
import { cycle, range } from '../../kit/rng'
import { ellipse, line, rect, shape } from '../../kit/shapes'
import { birds, sky } from '../../kit/sky'
import { whole } from '../../kit/whole-path'
import { choose, type Scene, unit } from '../../scene'

const embroidery = [
  ['#f0e4d0', '#e8437a', '#f2882e'],
  ['#8fd0c4', '#f2b33c', '#e8437a'],
  ['#f2882e', '#f0e4d0', '#8fd0c4'],
  ['#e8437a', '#35a08a', '#f2b33c'],
]

/** Sapa market: cloth dyed in indigo hangs on a line under bright umbrellas, Fansipan behind with its head over the clouds. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const ground = h * choose(frame, 0.8, 0.8, 0.8)
  const peakX = w * choose(frame, 0.62, 0.56, 0.58)
  const top = h * choose(frame, 0.13, 0.14, 0.13)
  const foot = h * 0.62
  const k = choose(frame, 1.3, 1, 1)
  const mount: Point[] = [
    [peakX - 620 * u * k, foot],
    [peakX - 430 * u * k, foot - 130 * u],
    [peakX - 330 * u * k, foot - 170 * u],
    [peakX - 210 * u * k, top + 150 * u],
    [peakX - 150 * u * k, top + 120 * u],
    [peakX - 60 * u * k, top + 22 * u],
    [peakX, top],
    [peakX + 90 * u * k, top + 80 * u],
    [peakX + 160 * u * k, top + 110 * u],
    [peakX + 330 * u * k, foot - 190 * u],
    [peakX + 480 * u * k, foot - 110 * u],
    [peakX + 700 * u * k, foot],
  ]
  const shade: Point[] = [
    [peakX, top],
    [peakX + 90 * u * k, top + 80 * u],
    [peakX + 160 * u * k, top + 110 * u],
    [peakX + 330 * u * k, foot - 190 * u],
    [peakX + 480 * u * k, foot - 110 * u],
    [peakX + 700 * u * k, foot],
    [peakX + 150 * u * k, foot],
    [peakX + 110 * u * k, top + 280 * u],
    [peakX + 20 * u * k, top + 190 * u],
    [peakX + 40 * u * k, top + 100 * u],
  ]
  const rope = ground - choose(frame, 400, 500, 400) * u
  const from = w * choose(frame, 0.04, 0.06, 0.05)
  const to = w * choose(frame, 0.56, 0.64, 0.6)
  const count = choose(frame, 6, 4, 4)
  const step = (to - from - 40 * u) / count
  const cloths = range(count)
    .map((index) =>
      indigoCloth(
        from + 26 * u + index * step,
        rope + 16 * u + Math.sin(((index + 0.5) / count) * Math.PI) * 20 * u,
        step * 0.9,
        (choose(frame, 300, 360, 290) + ((index * 43) % 60)) * u,
        index % 2 === 0 ? '#1f2f78' : '#16225c',
        cycle(embroidery, index),
        index + 2,
      ),
    )
    .join('')
  const ridges = whole`M${peakX},${top}l${-60 * u},${110 * u} ${30 * u},${60 * u} ${-80 * u},${110 * u}M${peakX - 150 * u * k},${top + 120 * u}l${-30 * u},${120 * u}M${peakX - 20 * u},${top + 190 * u}l${60 * u},${110 * u}`
  const terrace = range(6)
    .map(
      (index) =>
        whole`M${w * 0.3 + index * 40 * u},${ground - (210 - index * 22) * u}q${w * 0.3},${-30 * u + index * 9 * u} ${w * 0.8},${-20 * u}`,
    )
    .join('')
  const seller = w * choose(frame, 0.68, 0.76, 0.74)
  return [
    sky(frame, foot, ['#7fb4d0', '#cfe3dc', '#fff2cf']),
    shape(`${polyline(mount)}z`, '#8a9ccc'),
    shape(`${polyline(shade)}z`, '#6a7cb4'),
    line(ridges, '#a9b8de', 7 * u, 0.7),
    mountains(frame, {
      base: foot - 40 * u,
      height: 190 * u,
      peaks: choose(frame, 5, 3.4, 3.4),
      seed: 8,
      fill: '#6b8fae',
      bottom: ground,
    }),
    hills(frame, {
      base: foot - 60 * u,
      height: 120 * u,
      peaks: choose(frame, 4, 2.6, 2.6),
      seed: 6,
      fill: '#6f9fa4',
      bottom: ground,
    }),
    cloudBank({
      left: -60,
      right: w + 60,
      y: foot - 130 * u,
      billow: 150 * u,
      bottom: foot - 70 * u,
      fill: '#fdf4e4',
      seed: 4,
      opacity: 0.9,
    }),
    hills(frame, {
      base: foot + 10 * u,
      height: 110 * u,
      peaks: choose(frame, 3, 2, 2),
      seed: 11,
      fill: '#4f8f6e',
      bottom: ground,
    }),
    line(terrace, '#9cc47c', 5 * u, 0.8),
    rect(0, ground - 90 * u, w, h, '#d9a878'),
    shape(
      whole`M-10,${ground - 90 * u}Q${w * 0.3},${ground - 130 * u} ${w * 0.6},${ground - 96 * u}T${w + 10},${ground - 110 * u}V${ground}H-10z`,
      '#4a8258',
    ),
    marketUmbrella(
      w * choose(frame, 0.9, 0.95, 0.98),
      ground - 30 * u,
      choose(frame, 1.15, 1.2, 1.05) * u,
      370,
      ['#2f9c93', '#f6e2b0', '#e8437a', '#f2b33c', '#3a5fb0', '#e8723a'],
      4,
    ),
    line(
      whole`M${from},${ground}L${from + 10 * u},${rope - 30 * u}M${to},${ground}L${to - 8 * u},${rope - 30 * u}`,
      '#8a5a34',
      13 * u,
    ),
    cloths,
    line(
      whole`M${from + 8 * u},${rope}Q${(from + to) / 2},${rope + 60 * u} ${to - 6 * u},${rope}`,
      '#3a2a34',
      5 * u,
    ),
    marketUmbrella(
      seller,
      ground + 14 * u,
      choose(frame, 1.75, 1.75, 1.55) * u,
      330,
      ['#e8372e', '#f2b33c', '#2f6fc0', '#f6e2b0', '#2f9c63', '#e8437a'],
      -3,
    ),
    ellipse(seller, ground + 20 * u, 260 * u, 26 * u, '#b07a56', 0.6),
    hmongWoman(seller - 20 * u, ground + 34 * u, choose(frame, 1.55, 1.6, 1.4) * u, true),
    shape(whole`M-10,${ground + 60 * u}H${w + 10}V${h + 10}H-10z`, '#c08a5e'),
    line(whole`M-10,${ground + 60 * u}H${w + 10}`, '#e9c090', 5 * u),
    fruitBasket(
      w * choose(frame, 0.86, 0.92, 0.93),
      ground + 92 * u,
      1.3 * u,
      [
        ['#e8742e', '#ffb05a'],
        ['#f2b33c', '#ffd98a'],
      ],
      4,
    ),
    fruitBasket(
      w * choose(frame, 0.15, 0.14, 0.14),
      ground + 100 * u,
      1.5 * u,
      [
        ['#b8305a', '#e8708a'],
        ['#d8412a', '#f58a5a'],
      ],
      7,
    ),
    range(5)
      .map((index) => {
        const y = ground + (84 - index * 19) * u
        const x = w * choose(frame, 0.36, 0.42, 0.41) - (92 - ((index * 31) % 17)) * u
        return (
          rect(
            x,
            y,
            (184 - ((index * 23) % 26)) * u,
            19 * u,
            cycle(['#1f2f78', '#e8437a', '#16225c', '#2f9c93', '#f2882e'], index),
          ) +
          line(
            whole`M${x + 30 * u},${y + 2 * u}v${15 * u}M${x + 120 * u},${y + 2 * u}v${15 * u}`,
            '#f0e4d0',
            4 * u,
          )
        )
      })
      .join(''),
    birds(w * choose(frame, 0.42, 0.74, 0.76), h * 0.1, 1 * u, '#4a6a98'),
  ].join('')
}
