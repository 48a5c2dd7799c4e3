import { banhMiCart, breadBasket, breadBuyer, breadSeller } from '../../kit/banh-mi-cart'
import { boughShadow, sprig } from '../../kit/bough-shadow'
import { copyAt, stencils } from '../../kit/copies'
import { foliage, grove } from '../../kit/foliage'
import type { Point } from '../../kit/path'
import { range } from '../../kit/rng'
import { line, rect, shape, verticalGradient } from '../../kit/shapes'
import { sky } from '../../kit/sky'
import { whole } from '../../kit/whole-path'
import { choose, type Frame, type Scene, unit } from '../../scene'

const cart = {
  tin: '#2b8d92',
  tinShade: '#1f6674',
  tinLight: '#58b4ac',
  panel: '#fff1cf',
  letters: '#23305e',
  steel: '#eef0ea',
  steelShade: '#8b9aa6',
  cloth: '#f0b23a',
  clothShade: '#c4842c',
  stripe: '#fff6e0',
  stripeShade: '#dcc7a8',
  tyre: '#2a2440',
  glass: '#ffd98a',
}
const seller = {
  cloth: '#7a5c9e',
  shade: '#58417e',
  dot: '#f6c9d6',
  apron: '#fff1dc',
  apronShade: '#d3bfb4',
}
const buyer = {
  shirt: '#d8322b',
  shade: '#a81f2c',
  light: '#f4573a',
  trousers: '#3a5a94',
  trousersShade: '#27406f',
  pack: '#d9a23c',
  packShade: '#a8742c',
  packLight: '#edbd5c',
  note: '#2f8fc4',
  noteMark: '#d9f0ee',
}

/** Where the cart's wheels stand and how large it is, where wall and street begin, and where the sun's patch on the wall ends. */
export function cartOf(frame: Frame) {
  return choose(
    frame,
    { x: 1408, y: 630, k: 0.69, foot: 598, kerb: 748, cap: 172, edge: 980 },
    { x: 652, y: 1074, k: 1.2, foot: 1020, kerb: 1154, cap: 172, edge: 10 },
    { x: 612, y: 806, k: 1.12, foot: 756, kerb: 862, cap: 120, edge: 0 },
  )
}

/** Morning on the pavement: at a bánh mì cart in the first sun a traveller holds out a note, and the loaf is already wrapped. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const { x, y, k, foot, kerb, cap, edge } = cartOf(frame)
  const lean = choose(frame, 0.42, 0.26, 0.26)
  const reach = (foot - cap) * lean
  const block = 62 * u
  const grille = range(Math.ceil(w / block) + 1)
    .map((index) => copyAt('b', index * block, cap - 66 * u, u))
    .join('')
  const paving =
    [0.28, 0.62].map((part) => whole`M0,${foot + (kerb - foot) * part}H${w}`).join('') +
    range(12)
      .map(
        (index) =>
          whole`M${(w * (index + 0.5)) / 12},${foot + 10 * u}l${(index - 8) * 9 * u},${kerb - foot}`,
      )
      .join('')
  const cast = (left: number, right: number, long: number) =>
    whole`M${x + left * k},${y - 4 * k}H${x + right * k}L${x + (right - long) * k},${y + 34 * k}H${x + (left - long) * k}z`
  return [
    stencils([
      ['l', shape(sprig, '#eec683')],
      [
        'b',
        rect(0, 0, 62, 62, '#dfe7dc') +
          shape(
            'M8 8H26Q26 26 8 26zM54 8H36Q36 26 54 26zM8 54H26Q26 36 8 36zM54 54H36Q36 36 54 36zM31 20Q42 31 31 42 20 31 31 20z',
            '#8fb0ae',
          ),
      ],
    ]),
    sky(frame, cap, ['#8cc6cc', '#d5e6d8', '#fbe6b8']),
    grove(-40, w + 40, cap - 66 * u, 90 * u, '#a3c9b8', 9),
    range(6)
      .map((index) =>
        foliage(
          w * (1.02 - index * choose(frame, 0.05, 0.09, 0.09)),
          cap - (120 + (index % 2) * 40 - index * 8) * u,
          84 * u,
          52 * u,
          index % 2 ? '#5f9a7c' : '#4a8670',
          index + 3,
        ),
      )
      .join(''),
    verticalGradient('wl', [
      [0, '#bcd6d0'],
      [1, '#d6e6dc'],
    ]),
    rect(0, cap, w, foot - cap, 'url(#wl)'),
    shape(whole`M${edge + reach},${cap}H${w}V${foot}H${edge}z`, '#fde3a8'),
    rect(0, foot - 46 * u, w, 46 * u, '#a9c6c4'),
    shape(whole`M${edge + 46 * u * lean},${foot - 46 * u}H${w}V${foot}H${edge}z`, '#eec17c'),
    boughShadow(
      'l',
      choose<readonly (readonly [Point, Point, Point])[]>(
        frame,
        [
          [
            [1640, 190],
            [1440, 210],
            [1270, 300],
          ],
          [
            [1640, 236],
            [1540, 246],
            [1440, 306],
          ],
          [
            [1560, 184],
            [1400, 190],
            [1240, 230],
          ],
        ],
        [
          [
            [1000, 210],
            [700, 230],
            [430, 400],
          ],
          [
            [1000, 300],
            [860, 330],
            [720, 440],
          ],
          [
            [800, 184],
            [600, 196],
            [330, 270],
          ],
        ],
        [
          [
            [940, 130],
            [700, 140],
            [460, 246],
          ],
          [
            [940, 190],
            [840, 200],
            [740, 264],
          ],
          [
            [760, 116],
            [560, 122],
            [340, 170],
          ],
        ],
      ),
      choose(frame, 60, 90, 64),
      '#eec683',
      4,
    ),
    rect(0, cap, w, 22 * u, '#93b3b2'),
    grille,
    rect(0, cap - 84 * u, w, 20 * u, '#f0ead6'),
    rect(0, cap - 4 * u, w, 12 * u, '#f0ead6'),
    rect(0, foot, w, h - foot, '#b7bfc6'),
    shape(whole`M${edge},${foot}H${w}V${kerb}H${edge - (kerb - foot) * 0.9}z`, '#f3d6ab'),
    line(paving, '#a3a3ae', 3 * u, 0.6),
    rect(0, foot, w, 7 * u, '#8fa0aa'),
    rect(0, kerb, w, 14 * u, '#e3ddd6'),
    rect(0, kerb + 14 * u, w, h - kerb, '#5f6a86'),
    rect(0, kerb + 14 * u, w, 16 * u, '#4c5674'),
    shape(cast(-150, 120, 190) + cast(-235, -175, 150) + cast(-448, -396, 150), '#b58f8c'),
    breadBasket(x + 176 * k, y + 6 * k, k * 0.92),
    banhMiCart(x, y, k, cart),
    breadBuyer(x - 440 * k, y + 4 * k, k, buyer),
    breadSeller(x - 204 * k, y + 2 * k, k, seller),
  ].join('')
}
