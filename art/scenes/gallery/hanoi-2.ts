import { foliage } from '../../kit/foliage'
import { hoop } from '../../kit/hoop'
import { conicalHat } from '../../kit/people'
import { plasticStool } from '../../kit/pho-stall'
import { between, createRandom, cycle, range } from '../../kit/rng'
import { circle, ellipse, line, placed, rect, shape } from '../../kit/shapes'
import { sky } from '../../kit/sky'
import { whole } from '../../kit/whole-path'
import { choose, type Scene, unit } from '../../scene'

interface Front {
  width: number
  storeys: number
  wall: string
  shade: string
  shutter: string
  top: 'tiles' | 'cornice' | 'tin'
  awning: string
  board: string
}

const dark = '#3a2a2c'
const wood = '#6b4030'
const tile = '#8a4f3c'
const tileDark = '#5f3530'
const ground = 250
const storey = 172

const fronts: readonly Front[] = [
  {
    width: 236,
    storeys: 1,
    wall: '#dcb468',
    shade: '#b68a4a',
    shutter: '#4f7a6a',
    top: 'tiles',
    awning: '#7f8d86',
    board: '#2f6d78',
  },
  {
    width: 212,
    storeys: 2,
    wall: '#a9b59a',
    shade: '#83907a',
    shutter: '#6b4030',
    top: 'cornice',
    awning: '#a8503a',
    board: '#b8402e',
  },
  {
    width: 262,
    storeys: 1,
    wall: '#e9dcbc',
    shade: '#c2ae8a',
    shutter: '#6f4a34',
    top: 'tiles',
    awning: '#4f7d7a',
    board: '#3f5c46',
  },
  {
    width: 196,
    storeys: 2,
    wall: '#d3a05a',
    shade: '#a87a40',
    shutter: '#3f7466',
    top: 'tin',
    awning: '#8a8078',
    board: '#2c4f86',
  },
  {
    width: 248,
    storeys: 0,
    wall: '#c9bfa6',
    shade: '#a0957e',
    shutter: '#5f7f78',
    top: 'tiles',
    awning: '#9a5640',
    board: '#b8402e',
  },
  {
    width: 222,
    storeys: 2,
    wall: '#e3cf9c',
    shade: '#bca670',
    shutter: '#4a7a78',
    top: 'cornice',
    awning: '#5f8078',
    board: '#3f5c46',
  },
  {
    width: 250,
    storeys: 1,
    wall: '#b7bba0',
    shade: '#8f957c',
    shutter: '#7a4a34',
    top: 'tiles',
    awning: '#a8503a',
    board: '#2f6d78',
  },
]

/** A pair of louvred shutters, one leaf ajar, foot at y. */
function shutters(x: number, y: number, half: number, tall: number, colour: string): string {
  const slats = `<path stroke="${dark}" stroke-opacity=".4" stroke-width="${Math.round(half * 1.6)}" stroke-dasharray="3 6" d="${whole`M${x},${y - tall + 6}V${y - 5}`}"/>`
  return (
    rect(x - half - 4, y - tall - 4, half * 2 + 8, tall + 4, '#f0e6cc', 0.5) +
    rect(x - half, y - tall, half * 2, tall, colour) +
    slats +
    rect(x - 3, y - tall, 9, tall, dark)
  )
}

/** The shop: folding plank doors round a dark room with its wares, a board without letters, a ribbed awning. */
function shop({ width: w, awning, board, wall }: Front, index: number): string {
  const wares = range(5).map(
    (item) => whole`M${w * (0.24 + item * 0.12)},${-118 + (item % 2) * 40}v${26}`,
  )
  const planks = range(4).map(
    (plank) => whole`M${w * (plank < 2 ? 0.1 : 0.8) + (plank % 2) * w * 0.07},${-6}V${-170}`,
  )
  const ribs = range(9).map(
    (rib) => whole`M${w * (0.06 + rib * 0.11)},${-196}L${w * (0.02 + rib * 0.12)},${-158}`,
  )
  return (
    rect(w * 0.06, -176, w * 0.88, 176, dark) +
    rect(w * 0.22, -132, w * 0.56, 5, wood) +
    rect(w * 0.22, -86, w * 0.56, 5, wood) +
    line(wares.join(''), cycle(['#d9b35c', '#b8744a', '#a9b7a0'], index), 13) +
    rect(w * 0.22, -44, w * 0.4, 44, cycle([wood, '#4f6a66'], index)) +
    line(planks.join(''), cycle([wood, '#7f5a3a'], index), w * 0.055) +
    rect(w * 0.08, -238, w * 0.84, 34, board) +
    rect(w * 0.12, -230, w * 0.76, 5, wall, 0.6) +
    shape(whole`M${w * 0.04},-198H${w * 0.96}L${w * 1.02},-152H${-w * 0.02}z`, awning) +
    line(ribs.join(''), dark, 2.4, 0.35)
  )
}

/** A low tiled roof that slopes to the street between two stepped party walls. */
function tiledTop(w: number, y: number, wall: string, shade: string): string {
  const steps = (x: number, way: number) =>
    shape(
      whole`M${x},${y + 6}V${y - 54}h${way * 12}v${-26}h${way * 12}v${-24}h${way * 22}V${y + 6}z`,
      way > 0 ? wall : shade,
    )
  return (
    shape(whole`M${-6},${y + 8}L${w * 0.1},${y - 84}H${w * 0.9}L${w + 6},${y + 8}z`, tile) +
    `<path stroke="${tileDark}" stroke-opacity=".6" stroke-width="78" stroke-dasharray="2.500 7" d="${whole`M${w * 0.06},${y - 38}H${w * 0.94}`}"/>` +
    line(
      whole`M${w * 0.08},${y - 60}H${w * 0.92}M${w * 0.05},${y - 37}H${w * 0.95}M${w * 0.03},${y - 14}H${w * 0.97}`,
      '#a8684c',
      4,
    ) +
    line(whole`M${w * 0.1},${y - 84}H${w * 0.9}`, tileDark, 9) +
    line(whole`M0,${y + 8}H${w}`, tileDark, 7) +
    steps(-4, 1) +
    steps(w + 4, -1)
  )
}

function top({ width: w, top: kind, wall, shade }: Front, y: number): string {
  if (kind === 'tiles') return tiledTop(w, y, wall, shade)
  if (kind === 'cornice')
    return (
      shape(
        whole`M${w * 0.22},${y - 26}V${y - 52}Q${w * 0.5},${y - 92} ${w * 0.78},${y - 52}V${y - 26}z`,
        shade,
      ) +
      rect(6, y - 30, w - 12, 32, wall) +
      rect(-5, y - 36, w + 10, 9, '#f0e6cc') +
      rect(-3, y, w + 6, 7, shade)
    )
  return (
    rect(w * 0.12, y - 78, w * 0.62, 80, '#8d9890') +
    shape(whole`M${w * 0.04},${y - 76}L${w * 0.1},${y - 98}H${w * 0.8}l10,22z`, '#b08a70') +
    rect(w * 0.82, y - 62, 28, 44, '#c9d2d2') +
    line(whole`M${w * 0.82},${y - 2}l4,-18M${w * 0.82 + 28},${y - 2}l-4,-18`, dark, 3) +
    rect(-3, y - 8, w + 6, 10, shade)
  )
}

function house(front: Front, index: number): string {
  const { width: w, storeys, wall, shade, shutter } = front
  const roof = -ground - storeys * storey
  const stains = [0.16, 0.44, 0.7, 0.88].map(
    (part, drip) =>
      whole`M${w * part},${roof}h${14 + drip * 4}l-6,${50 + ((index * 37 + drip * 29) % 74)}z`,
  )
  const floors = range(storeys).map((level) => {
    const floor = -ground - level * storey
    const wide = level % 2 === index % 2
    const rail =
      rect(w * 0.06, floor - 8, w * 0.88, 10, '#f0e6cc') +
      `<path stroke="${dark}" stroke-width="46" stroke-dasharray="3 12" d="${whole`M${w * 0.08},${floor - 32}H${w * 0.93}`}"/>` +
      line(whole`M${w * 0.08},${floor - 56}H${w * 0.92}`, dark, 4)
    const plants = [0.2, 0.74].map((part, pot) =>
      foliage(
        w * part,
        floor - 48 + pot * 12,
        26,
        20,
        cycle(['#4f7d4a', '#6a9450'], index + pot),
        index * 3 + pot + 2,
      ),
    )
    return (
      (wide
        ? shutters(w * 0.5, floor - 8, w * 0.17, 128, shutter) + rail + plants.join('')
        : [0.3, 0.7]
            .map((part) => shutters(w * part, floor - 34, w * 0.115, 94, shutter))
            .join('')) + (level > 0 ? rect(0, floor + 2, w, 6, shade) : '')
    )
  })
  return (
    rect(0, roof, w, -roof, wall) +
    rect(w - 20, roof, 20, -roof, shade) +
    shape(stains.join(''), shade, 0.75) +
    top(front, roof) +
    floors.join('') +
    shop(front, index)
  )
}

/** A bunch in newspaper leaning from (x, y): a packed dome of heads in two colours. */
function bunch(
  x: number,
  y: number,
  lean: number,
  size: number,
  main: string,
  second: string,
): string {
  const heads = (from: number) =>
    range(11)
      .map((step) => {
        const index = step * 2 + from
        const [reach, angle] = [Math.sqrt((index + 0.4) / 22) * 21, index * 2.4]
        return whole`M${Math.cos(angle) * reach},${-52 + Math.sin(angle) * reach * 0.78}h0`
      })
      .join('')
  return placed(
    x,
    y,
    size,
    shape('M-5 4L-21-46H21L6 4z', '#f3ead2') +
      shape('M2 4L9-46H21L6 4z', '#cfc3a4') +
      ellipse(0, -51, 25, 20, '#3f7a45') +
      line(heads(0), main, 9) +
      line(heads(1), second, 8),
    false,
    lean,
  )
}

const tyre = '#241c24'
const wheel = (x: number) =>
  hoop(x, -33, 31.5, tyre, 3.4) +
  line(`M${x - 30}-33h60M${x}-63v60M${x - 21}-54l42 42M${x + 21}-54l-42 42`, '#8f8a88', 0.8) +
  circle(x, -33, 4, tyre)

/** The vendor and her bicycle in centimetres, pushed to the left. */
function flowerSeller(): string {
  const seller = placed(
    -4,
    0,
    1.03,
    shape('M-22-84L-30-6H-16L-8-58 4-6H18L12-84z', '#2a2430') +
      line('M-30-3h14M5-3h14', '#8a5a3c', 5) +
      shape('M-24-80Q-28-112-18-124-4-130 10-124 18-108 14-80z', '#46618f') +
      shape('M0-127L10-124Q18-108 14-80H2Q8-106 0-127z', '#33496f') +
      shape('M-8-126H4V-136H-8z', '#c58858') +
      shape('M8-138Q14-120 8-108L2-126z', '#1d1420') +
      ellipse(-3, -140, 8.6, 10.5, '#d99a6c') +
      line('M-9-142L-7-128 5-138', '#e58e8a', 1.8) +
      shape('M4-150Q9-140 5-130L1-144z', '#1d1420') +
      placed(-3, -146, 1.35, conicalHat(0, 0, 1), false, -6),
  )
  const frame =
    line(
      'M-38-96L-50-33M-40-88L-6-30 18-84M-36-78Q-18-58 14-72M-6-30L50-33 18-74',
      '#7a2f2c',
      3.4,
    ) +
    line('M-38-96L-40-104Q-32-108-20-100', '#9a948f', 3) +
    shape('M6-86H30Q34-86 32-82L18-80z', tyre) +
    circle(-6, -30, 7, '#9a948f') +
    line('M-6-30l-5 14h-8', tyre, 3) +
    line('M-80-40Q-74-62-50-68-26-62-20-40M20-44Q26-62 50-68 74-62 82-36', '#7a2f2c', 2.6)
  const near =
    shape('M22-86H102L94-42H32z', '#b98245') +
    shape('M70-86H102L94-42H72z', '#8f5f30') +
    line('M24-74H100M28-58H97M40-86l4 42M62-86v44M84-86l-4 42', '#6f4724', 1.8)
  const basket =
    shape('M-76-92H-40L-45-66H-71z', '#9a948f') +
    line('M-74-84H-42M-72-75H-44M-66-92v26M-57-92v26M-49-92v26', '#5f5a5a', 1.4)
  const back =
    bunch(38, -96, -16, 1.05, '#8a5ab8', '#c9a4e6') +
    bunch(92, -92, 30, 1.05, '#ff8a2e', '#ffb648') +
    bunch(54, -108, -4, 1.2, '#fffaf0', '#f7d24a') +
    bunch(78, -106, 14, 1.15, '#e8447c', '#ff9ab8')
  const front =
    bunch(32, -76, -20, 0.95, '#ff9ab8', '#fff0f2') +
    bunch(106, -72, 40, 0.95, '#fffaf0', '#f7d24a') +
    bunch(46, -80, -8, 1.1, '#d8242f', '#f2504a') +
    bunch(86, -78, 20, 1.1, '#d8242f', '#a8182c') +
    bunch(65, -74, 4, 1.18, '#ffc928', '#ffe27a')
  const ahead =
    bunch(-72, -84, -24, 0.72, '#ffc928', '#ffe27a') +
    bunch(-52, -84, 4, 0.7, '#fffaf0', '#f7d24a') +
    bunch(-62, -84, -12, 0.78, '#e8447c', '#ff9ab8')
  const arm = line('M-14-118Q-24-102-27-100', '#46618f', 8) + circle(-28, -100, 4, '#d99a6c')
  return (
    ellipse(2, 0, 92, 6, '#2a2030', 0.3) +
    seller +
    wheel(-50) +
    wheel(50) +
    frame +
    back +
    front +
    near +
    ahead +
    basket +
    arm
  )
}

/** Hanoi: a vendor's bicycle heaped with flowers before the limewashed tube houses of the old quarter, under a bàng tree. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const kerb = h * choose(frame, 0.79, 0.8, 0.79)
  const size = choose(frame, 1, 0.98, 0.9) * u
  const random = createRandom(4)
  let x = choose(frame, -70, -170, -130) * u
  const row = range(choose(frame, 8, 5, 5)).map((step) => {
    const index = step + choose(frame, 0, 2, 2)
    const front = cycle(fronts, index)
    const drawn = placed(x, kerb, size, house(front, index))
    x += front.width * size + between(random, 0, 3)
    return drawn
  })
  const pole = w * choose(frame, 0.2, 0.2, 0.19)
  const cable = (y: number, sag: number) =>
    whole`M-10,${kerb - y * size}Q${pole * 0.5},${kerb - (y - sag * 0.5) * size} ${pole},${kerb - (y + 20) * size}Q${w * 0.6},${kerb - (y - sag) * size} ${w + 10},${kerb - (y + 30) * size}`
  const trunk = w * choose(frame, 0.93, 0.95, 0.95)
  const crown = kerb - choose(frame, 640, 700, 620) * u
  const tiers = [
    [10, -50, 130, 34],
    [-40, 40, 230, 36],
    [-20, 145, 310, 38],
  ] as const
  return [
    sky(frame, kerb, ['#b9d6d4', '#e3e6d0', '#f6e8c4']),
    row.join(''),
    line(
      cable(470, 60) + cable(455, 84) + cable(440, 60) + cable(430, 110) + cable(418, 70),
      '#2a2230',
      3 * u,
    ),
    rect(pole - 11 * u, kerb - 560 * size, 22 * u, 560 * size, '#8f8a84') +
      rect(pole + 3 * u, kerb - 560 * size, 8 * u, 560 * size, '#6a6468'),
    line(
      whole`M${pole - 60 * u},${kerb - 500 * size}h${120 * u}M${pole - 44 * u},${kerb - 470 * size}h${88 * u}`,
      '#4a4248',
      8 * u,
    ),
    hoop(pole + 4 * u, kerb - 420 * size, 34 * u, '#2a2230', 9 * u) +
      hoop(pole - 10 * u, kerb - 404 * size, 26 * u, '#2a2230', 7 * u),
    rect(pole - 24 * u, kerb - 350 * size, 48 * u, 56 * u, '#b9b4a8') +
      rect(pole - 16 * u, kerb - 342 * size, 32 * u, 24 * u, '#6a6468'),
    rect(0, kerb, w, h - kerb, '#b3a596') +
      rect(0, kerb + 46 * u, w, 10 * u, '#d9cbb4') +
      rect(0, kerb + 56 * u, w, h, '#84767a'),
    `<path stroke="#9a8c80" stroke-width="${Math.round(42 * u)}" stroke-dasharray="3 ${Math.round(58 * u)}" d="${whole`M0,${kerb + 24 * u}H${w}`}"/>`,
    shape(
      whole`M${w * 0.3},${h}Q${w * 0.5},${kerb + 70 * u} ${w},${kerb + 60 * u}V${h}z`,
      '#5c5160',
    ),
    shape(
      whole`M0,${kerb + 30 * u}V${kerb - 400 * size}L${w * 0.16},${kerb - 300 * size}L${w * 0.3},${kerb + 30 * u}z`,
      '#2f2450',
      0.26,
    ),
    shape(
      whole`M${trunk - 26 * u},${kerb + 30 * u}Q${trunk - 12 * u},${kerb - 200 * u} ${trunk - 14 * u},${crown}h${30 * u}Q${trunk + 14 * u},${kerb - 200 * u} ${trunk + 34 * u},${kerb + 30 * u}z`,
      '#5f4a44',
    ),
    rect(trunk - 24 * u, kerb - 66 * u, 54 * u, 70 * u, '#f0e6cc', 0.85),
    tiers
      .map(
        ([dx, dy, rx, ry], index) =>
          line(
            whole`M${trunk},${crown + (dy + 80) * u}Q${trunk + (dx - rx * 0.4) * u},${crown + (dy + 30) * u} ${trunk + (dx - rx * 0.8) * u},${crown + dy * u}`,
            '#5f4a44',
            9 * u,
          ) +
          foliage(trunk + dx * u, crown + dy * u, rx * u, ry * u, '#3f6f45', index + 3) +
          foliage(
            trunk + (dx - 30) * u,
            crown + (dy - 12) * u,
            rx * 0.74 * u,
            ry * 0.44 * u,
            '#6a9448',
            index + 7,
          ) +
          ellipse(trunk + (dx - rx * 0.5) * u, crown + (dy + 16) * u, 20 * u, 7 * u, '#b8502f'),
      )
      .join(''),
    plasticStool(
      w * choose(frame, 0.085, 0.07, 0.07),
      kerb + 40 * u,
      1.5 * u,
      '#2f6fb8',
      '#1f4f8a',
    ) +
      plasticStool(
        w * choose(frame, 0.13, 0.13, 0.13),
        kerb + 44 * u,
        1.5 * u,
        '#c2392e',
        '#8a2424',
      ),
    placed(
      w * choose(frame, 0.55, 0.5, 0.5),
      h * choose(frame, 0.955, 0.93, 0.95),
      choose(frame, 2.45, 2.65, 2.35) * u,
      flowerSeller(),
    ),
  ].join('')
}
