import { copyAt, stencils } from '../../kit/copies'
import { foliage } from '../../kit/foliage'
import { lantern, silks } from '../../kit/lantern'
import { aoDaiFigure, conicalHat } from '../../kit/people'
import { cycle, range } from '../../kit/rng'
import { line, rect, shape } from '../../kit/shapes'
import { shining } from '../../kit/shining'
import {
  bambooBasket,
  hangingScarves,
  lacquerTray,
  lacquerVase,
  mangoJar,
  silkBolts,
} from '../../kit/shop-goods'
import { glow } from '../../kit/sun'
import { porcelainVase } from '../../kit/tet-table'
import { whole } from '../../kit/whole-path'
import { choose, type Scene, unit } from '../../scene'

const bolts = [
  '#d8322b',
  '#f0b23a',
  '#1f7f78',
  '#e4588a',
  '#3a4f9a',
  '#7fa23a',
  '#f08a3c',
  '#7b58b0',
  '#b8283c',
  '#2f9cb0',
]
const scarves: readonly (readonly [string, string])[] = [
  ['#e4588a', '#c93a70'],
  ['#2f9c93', '#1f7a74'],
  ['#f0b23a', '#d08f22'],
  ['#3a4f9a', '#2a3a7a'],
]

/** A craft shop's open front: silk bolts, lacquer, baskets and conical hats in lamplight, a big jar of dried mango on the counter. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const kerb = h * choose(frame, 0.9, 0.88, 0.9)
  const shop = choose(
    frame,
    { left: w * 0.13, right: w * 0.87, top: h * 0.25 },
    { left: w * 0.07, right: w * 0.93, top: h * 0.24 },
    { left: w * 0.06, right: w * 0.94, top: h * 0.24 },
  )
  const wide = shop.right - shop.left
  const rows = [shop.top + (kerb - shop.top) * 0.36, shop.top + (kerb - shop.top) * 0.62]
  const counter = kerb - choose(frame, 150, 180, 150) * u
  const size = choose(frame, 0.95, 0.98, 0.84) * u
  const count = choose(frame, 9, 5, 5)
  const stripes = choose(frame, 18, 11, 11)
  const edge = (part: number, out: number) => shop.left - out + (wide + out * 2) * part
  const awningTop = shop.top - 104 * u
  const awningEnd = shop.top + 12 * u
  const awning = range(stripes)
    .map((index) => {
      const [from, to] = [index / stripes, (index + 1) / stripes]
      const low = edge(from, 60 * u)
      const span = edge(to, 60 * u) - low
      return shape(
        whole`M${edge(from, 10 * u)},${awningTop}H${edge(to, 10 * u)}L${low + span},${awningEnd}a${span / 2},${26 * u} 0 0 1 ${-span},0z`,
        index % 2 ? '#fff1cf' : '#d8412a',
      )
    })
    .join('')
  const shelf = (y: number) =>
    rect(shop.left, y, wide, 12 * u, '#c07a42') +
    rect(shop.left, y + 12 * u, wide, 10 * u, '#2f1420', 0.5)
  const perShelf = choose(frame, 10, 6, 6)
  const boltSize = choose(frame, 0.92, 0.98, 0.86) * u
  const jar = { x: w * choose(frame, 0.63, 0.66, 0.67), size: choose(frame, 1.3, 1.4, 1.2) * u }
  return [
    rect(0, 0, w, h, '#2f8a86'),
    rect(0, 0, w, h * 0.07, '#a8452f') +
      line(
        range(choose(frame, 30, 18, 18))
          .map((index, _, all) => whole`M${(w * index) / all.length},0V${h * 0.066}`)
          .join(''),
        '#7a2f2a',
        5 * u,
      ) +
      rect(0, h * 0.068, w, 10 * u, '#7a2f2a'),
    line(
      whole`M${w * 0.02},${h * 0.3}h${w * 0.05}M${w * 0.94},${h * 0.5}h${w * 0.05}M${w * 0.01},${h * 0.62}h${w * 0.04}`,
      '#257570',
      7 * u,
    ),
    rect(shop.left - 26 * u, shop.top - 10 * u, wide + 52 * u, kerb - shop.top + 10 * u, '#5a2f22'),
    rect(shop.left, shop.top, wide, kerb - shop.top, '#8a3b2c'),
    rect(shop.left, rows[0] ?? 0, wide, kerb - (rows[0] ?? 0), '#742f2a'),
    rect(shop.left, rows[1] ?? 0, wide, kerb - (rows[1] ?? 0), '#5c2428'),
    shining(
      glow(shop.left + wide * 0.12, shop.top + 90 * u, 300 * u, '#ffb45a', 0.55, 'a') +
        glow(shop.right - wide * 0.1, shop.top + 90 * u, 300 * u, '#ffc86a', 0.55, 'b'),
    ),
    silkBolts(shop.left + 22 * u, rows[0] ?? 0, boltSize, bolts.slice(0, perShelf)),
    hangingScarves(
      shop.right - (choose(frame, 4, 3, 3) * 58 + 30) * size * 0.86,
      shop.top + 52 * u,
      size * 0.86,
      scarves.slice(0, choose(frame, 4, 3, 3)),
    ),
    choose(
      frame,
      lacquerTray(w * 0.5, rows[0] ?? 0, 1.05 * u, '#b8242a', '#2a1018') +
        lacquerTray(w * 0.585, rows[0] ?? 0, 0.84 * u, '#2a1018', '#c8322c'),
      lacquerTray(w * 0.57, rows[0] ?? 0, 0.95 * u, '#b8242a', '#2a1018'),
      lacquerTray(w * 0.57, rows[0] ?? 0, 0.84 * u, '#b8242a', '#2a1018'),
    ),
    shelf(rows[0] ?? 0),
    range(choose(frame, 4, 3, 3))
      .map((index) =>
        lacquerVase(
          shop.left + (56 + index * 84) * size,
          rows[1] ?? 0,
          size * 0.96,
          cycle(['#1f0e1a', '#c8322c', '#1f0e1a', '#c8322c'], index),
          cycle(['#c8322c', '#1f0e1a'], index),
        ),
      )
      .join(''),
    porcelainVase(shop.left + choose(frame, 440, 350, 345) * size, rows[1] ?? 0, size * 0.82),
    choose(
      frame,
      porcelainVase(shop.left + 560 * size, rows[1] ?? 0, size * 0.7) +
        bambooBasket(shop.left + 700 * size, rows[1] ?? 0, size * 1.05, '#e0b060', '#9c6a34'),
      '',
      '',
    ),
    bambooBasket(shop.right - 96 * size, rows[1] ?? 0, size * 1.1, '#d9a050', '#8f5a2c') +
      bambooBasket(
        shop.right - 96 * size,
        (rows[1] ?? 0) - 60 * size,
        size * 0.84,
        '#e8c070',
        '#a8743a',
      ),
    shelf(rows[1] ?? 0),
    stencils([['n', conicalHat(0, 0, 1)]]),
    range(count)
      .map((index) =>
        copyAt(
          'n',
          edge((index + 0.5) / count, -20 * u),
          awningEnd + (74 + (index % 2) * 16) * u,
          2 * u,
        ),
      )
      .join(''),
    line(
      range(count)
        .map(
          (index) =>
            whole`M${edge((index + 0.5) / count, -20 * u)},${awningEnd}v${(44 + (index % 2) * 16) * u}`,
        )
        .join(''),
      '#5a2f22',
      2.4 * u,
    ),
    bambooBasket(shop.left + 74 * size, kerb, size * 1.05, '#e0b060', '#9c6a34') +
      bambooBasket(shop.left + 74 * size, kerb - 62 * size, size * 0.86, '#d9a050', '#8f5a2c'),
    aoDaiFigure(w * choose(frame, 0.33, 0.27, 0.27), kerb + 6 * u, choose(frame, 3.3, 3.5, 3) * u, {
      dress: '#f6efe0',
      trousers: '#4fb8a8',
    }),
    rect(
      w * choose(frame, 0.46, 0.44, 0.45),
      counter,
      shop.right - w * choose(frame, 0.46, 0.44, 0.45),
      kerb - counter,
      '#8f4a2a',
    ),
    rect(
      w * choose(frame, 0.45, 0.43, 0.44),
      counter - 10 * u,
      shop.right - w * choose(frame, 0.45, 0.43, 0.44) + 12 * u,
      18 * u,
      '#c9814a',
    ),
    line(
      range(choose(frame, 7, 5, 5))
        .map(
          (index) =>
            whole`M${w * choose(frame, 0.5, 0.5, 0.51) + index * 92 * u},${counter + 26 * u}V${kerb - 10 * u}`,
        )
        .join(''),
      '#6a3220',
      5 * u,
    ),
    mangoJar(jar.x, counter - 8 * u, jar.size),
    mangoJar(jar.x + 136 * jar.size, counter - 8 * u, jar.size * 0.62),
    frame.format === 'wide'
      ? mangoJar(jar.x - 122 * jar.size, counter - 8 * u, jar.size * 0.5)
      : '',
    awning,
    rect(shop.left - 16 * u, awningTop - 10 * u, wide + 32 * u, 14 * u, '#5a2f22'),
    shining(
      lantern(
        shop.left - 8 * u,
        awningEnd + 10 * u,
        1.7 * u,
        silks[0] ?? { silk: '#dd3f2b', shine: '#ffb36b' },
      ) +
        lantern(
          shop.right + 8 * u,
          awningEnd + 10 * u,
          1.7 * u,
          silks[1] ?? { silk: '#f4b02f', shine: '#fff0b8' },
          'garlic',
        ),
    ),
    rect(0, kerb, w, h - kerb, '#8a6f78') + rect(0, kerb, w, 12 * u, '#d9bfa8'),
    line(
      range(8)
        .map(
          (index) =>
            whole`M${(w * (index + 0.4)) / 8},${kerb + 12 * u}l${(index - 3.6) * 14 * u},${h - kerb}`,
        )
        .join(''),
      '#6f5664',
      4 * u,
    ),
    choose(
      frame,
      bambooBasket(w * 0.17, h * 0.965, 1.5 * u, '#d9a050', '#8f5a2c') +
        bambooBasket(w * 0.245, h * 0.985, 1.15 * u, '#e8c070', '#a8743a'),
      bambooBasket(w * 0.83, h * 0.955, 1.5 * u, '#d9a050', '#8f5a2c'),
      bambooBasket(w * 0.85, h * 0.985, 1.3 * u, '#d9a050', '#8f5a2c'),
    ),
    frame.format === 'wide'
      ? shape(
          whole`M${w * 0.955 - 50 * u},${kerb - 74 * u}h${104 * u}l${-16 * u},${94 * u}h${-72 * u}z`,
          '#2f5f9a',
        ) +
        foliage(w * 0.958, kerb - 120 * u, 70 * u, 80 * u, '#1f6f4c', 5) +
        foliage(w * 0.965, kerb - 150 * u, 40 * u, 40 * u, '#4f9a54', 9)
      : '',
  ].join('')
}
