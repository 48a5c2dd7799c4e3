import { basketBoat, fishingBoat } from '../../kit/boats'
import { ladyBuddha } from '../../kit/coast'
import { lens, mix, type Point, smoothLine } from '../../kit/path'
import { between, createRandom, range } from '../../kit/rng'
import { rockFace } from '../../kit/rock-face'
import { ellipse, line, placed, rect, shape } from '../../kit/shapes'
import { cloud, sky } from '../../kit/sky'
import { whole } from '../../kit/whole-path'
import { choose, type Scene, unit } from '../../scene'

type Spots = readonly (readonly [number, number])[]
type Bend = readonly [x: number, y: number, half: number]

/** Points of a soft curve through the bends, near to far. */
function along(bends: readonly Bend[], each: number): Bend[] {
  const bend = (index: number): Bend =>
    bends[Math.min(bends.length - 1, Math.max(0, index))] ?? [0, 0, 0]
  return range((bends.length - 1) * each + 1).map((step): Bend => {
    const index = Math.floor(step / each)
    const t = step / each - index
    const [a, b, c, d] = [bend(index - 1), bend(index), bend(index + 1), bend(index + 2)]
    const pull = (k: 0 | 1 | 2) =>
      mix(b[k], c[k], t * t * (3 - 2 * t)) +
      (t * (1 - t) ** 2 * (c[k] - a[k]) - t * t * (1 - t) * (d[k] - b[k])) / 2
    return [pull(0), pull(1), pull(2)]
  })
}

/** A woman holding her hat in the wind, skirt and hair blown to the right, seen from behind; feet at the origin, 168 units tall. */
const visitor =
  line('M-7-60L-9-4M8-60L12-4', '#c98558', 10) +
  shape('M-15-5H-3V3H-18zM6-5H18L20 3H6z', '#fff6e4') +
  shape('M-16-92H16Q26-70 62-50 30-34 16-40 0-30-20-40-22-70-16-92z', '#e0301f') +
  shape('M16-92Q26-70 62-50 30-34 16-40 20-66 10-92z', '#a81f24') +
  shape('M-18-132Q0-142 18-132L16-88H-16z', '#e0301f') +
  shape('M18-132L16-88H8Q12-112 6-138z', '#a81f24') +
  line('M-16-128L-32-104-28-80', '#d99a6c', 9) +
  line('M16-128L36-140 22-162', '#d99a6c', 9) +
  shape('M-6-142H8V-132H-6z', '#c98558') +
  ellipse(1, -151, 13, 15, '#1d1420') +
  shape('M-10-158Q-14-128 0-124 30-128 62-148 40-146 14-154z', '#1d1420') +
  shape('M-30-154Q-14-160-12-168 2-180 16-166 20-158 34-158 4-144-30-154z', '#fbe6b4') +
  line('M-12-163Q2-156 17-163', '#2f6f8c', 5)

/** Eo Gió in the afternoon wind: the railed path round a horseshoe of cliffs, boats of Nhơn Lý at anchor in the cove. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const horizon = h * choose(frame, 0.35, 0.4, 0.36)
  const rise = choose(frame, 260, 330, 280) * u
  const at = ([x, y]: readonly [number, number]): Point => [
    w * x,
    y < 0 ? horizon + y * rise : horizon + y * (h - horizon),
  ]
  const on = (points: Spots): Point[] => points.map(at)
  const leftEdge: Spots = [
    [0.43, 0.06],
    [0.36, 0.0],
    [0.3, 0.03],
    [0.24, 0.06],
    [0.19, 0.13],
    [0.13, 0.2],
    [0.1, 0.32],
    [0.09, 0.46],
    [0.13, 0.6],
  ]
  const leftFoot: Spots = [
    [0.45, 0.12],
    [0.41, 0.17],
    [0.37, 0.22],
    [0.31, 0.27],
    [0.29, 0.34],
    [0.24, 0.42],
    [0.24, 0.52],
    [0.23, 0.62],
    [0.27, 0.74],
  ]
  const rightEdge: Spots = [
    [0.67, 0.05],
    [0.72, -0.04],
    [0.77, -0.02],
    [0.82, 0.04],
    [0.85, 0.14],
    [0.9, 0.22],
    [0.9, 0.36],
    [0.93, 0.48],
    [0.9, 0.66],
  ]
  const rightFoot: Spots = [
    [0.65, 0.12],
    [0.68, 0.17],
    [0.7, 0.22],
    [0.73, 0.3],
    [0.72, 0.37],
    [0.76, 0.45],
    [0.77, 0.54],
    [0.74, 0.64],
    [0.7, 0.76],
  ]
  const near: Spots = [
    [-0.05, 0.4],
    [0.09, 0.46],
    [0.16, 0.62],
    [0.3, 0.73],
    [0.48, 0.765],
    [0.66, 0.74],
    [0.8, 0.66],
    [0.9, 0.56],
    [1.05, 0.48],
  ]
  const bends = (
    [
      [0.86, 1.12, 92],
      [0.78, 0.94, 66],
      [0.56, 0.86, 50],
      [0.32, 0.83, 42],
      [0.13, 0.72, 32],
      [0.045, 0.52, 23],
      [0.065, 0.34, 16],
      [0.12, 0.17, 11],
      [0.2, 0.06, 8],
      [0.29, -0.02, 5.5],
      [0.37, -0.03, 4],
    ] as const
  ).map(([x, y, half]): Bend => {
    const [px, py] = at([x, y])
    return [px, py, half * choose(frame, 1.06, 1, 0.94) * u]
  })
  const track = along(bends, 5)
  const side = (sign: number, up: number): Point[] =>
    track.map(([x, y, half], index) => {
      const before = track[Math.max(0, index - 1)] ?? [x, y]
      const after = track[Math.min(track.length - 1, index + 1)] ?? [x, y]
      const [dx, dy] = [after[0] - before[0], (after[1] - before[1]) * 2]
      const length = Math.hypot(dx, dy) || 1
      return [x - (sign * half * dy) / length, y + (sign * half * dx * 0.5) / length - half * up]
    })
  const trackShape = whole`${smoothLine(side(1, 0))}L${smoothLine(side(-1, 0).reverse()).slice(1)}z`
  const rail = (sign: number, from: number, to: number) => {
    const cut = (up: number) => side(sign, up).slice(from, to)
    const feet = cut(0)
    const tops = cut(1.25)
    const posts = feet
      .map(
        (foot, index) =>
          whole`M${foot[0]},${foot[1]}L${tops[index]?.[0] ?? 0},${tops[index]?.[1] ?? 0}`,
      )
      .join('')
    const thick = (track[from]?.[2] ?? 0) * 0.09 + 1.3 * u
    return line(smoothLine(tops) + smoothLine(cut(0.66)) + posts, '#fffdf4', thick)
  }
  const parts = [0, 8, 16, 26, 38, track.length]
  const rails = (sign: number) =>
    range(parts.length - 1)
      .map((index) => rail(sign, parts[index] ?? 0, (parts[index + 1] ?? 0) + 1))
      .join('')
  const treads = range(10)
    .map((index) => {
      const [a, b] = [side(0.92, 0)[index], side(-0.92, 0)[index]]
      return a && b ? whole`M${a[0]},${a[1]}L${b[0]},${b[1]}` : ''
    })
    .join('')
  const brow = (edge: Spots, foot: Spots): Point[] =>
    edge.map(([x, y], index) => {
      const part = [0.2, 0.42, 0.3, 0.56, 0.4, 0.6, 0.42, 0.62, 0.5][index] ?? 0.5
      return at([mix(x, foot[index]?.[0] ?? x, part), mix(y, foot[index]?.[1] ?? y, part)])
    })
  const slope = (edge: Spots, foot: Spots, light: string, dark: string) => {
    const ring = (points: readonly Point[]) => points.map(([x, y]) => whole`${x},${y}`).join(' ')
    const gullies = range(4)
      .map((index) => {
        const [a, b, c] = [
          on(edge)[index * 2 + 1],
          brow(edge, foot)[index * 2],
          brow(edge, foot)[index * 2 + 1],
        ]
        return a && b && c ? whole`M${ring([a])}L${ring([b, c])}z` : ''
      })
      .join('')
    return (
      shape(whole`M${ring(on(edge))} ${ring([...on(foot)].reverse())}z`, light) +
      shape(gullies, dark)
    )
  }
  const random = createRandom(12)
  const swell = range(choose(frame, 26, 18, 18))
    .map((index) => {
      const [x, y] = at([between(random, 0.28, 0.74), 0.02 + (index / 26) * 0.7])
      return lens(x, y, between(random, 60, 190) * u * (0.5 + index / 26), (4 + index * 0.2) * u)
    })
    .join('')
  const foam = (points: Spots, dx: number, colour: string, thick: number) =>
    line(
      smoothLine(
        on(points).map(([x, y], index): Point => [x + dx * u * (0.4 + index * 0.12), y + 6 * u]),
      ),
      colour,
      thick * u,
    )
  const stones = range(26)
    .map((index) => {
      const [x, y] = at([mix(0.3, 0.68, (index * 0.381) % 1), 0.63 + ((index * 0.27) % 1) * 0.12])
      return whole`M${x},${y}h${12 * u}`
    })
    .join('')
  const boat = { stripe: '#e0402a', cabin: '#fff6e4', roof: '#f2b53a' }
  const grass = range(choose(frame, 44, 30, 30))
    .map((index) => {
      const [x, y] = at([(index * 0.173) % 1.02, 0.93 + ((index * 0.31) % 1) * 0.1])
      return whole`M${x},${y}q${4 * u},${-22 * u} ${30 * u},${-34 * u}`
    })
    .join('')
  const guest = track[9] ?? [0, 0, 0]
  const size = guest[2] * 0.0165
  const statue = at([0.885, -0.33])
  return [
    sky(frame, horizon, ['#3f9cc4', '#8fcbd4', '#d9ecd8', '#fdf3cf']),
    cloud(w * 0.7, horizon * 0.52, 420 * u, '#fffaf0', 0.95) +
      cloud(w * 0.2, horizon * 0.74, 300 * u, '#fffaf0', 0.8),
    shape(
      whole`M${w * 0.44},${horizon + 4}Q${w * 0.5},${horizon - 46 * u} ${w * 0.56},${horizon - 22 * u}T${w * 0.64},${horizon + 4}z`,
      '#7fb0c4',
    ),
    rect(0, horizon, w, h - horizon, '#1b6f98'),
    shape(
      whole`M0,${horizon + 50 * u}Q${w * 0.5},${horizon + 24 * u} ${w},${horizon + 60 * u}V${h}H0z`,
      '#1a86a4',
    ),
    shape(
      whole`${smoothLine(on(leftFoot))}Q${w * 0.5},${at([0, 0.5])[1]} ${at([0.7, 0.76])[0]},${at([0.7, 0.76])[1]}L${smoothLine(on(rightFoot).reverse()).slice(1)}z`,
      '#22a3b0',
    ),
    shape(
      whole`M${w * 0.24},${at([0, 0.62])[1]}Q${w * 0.46},${at([0, 0.44])[1]} ${w * 0.76},${at([0, 0.58])[1]}V${h}H${w * 0.2}z`,
      '#63c8bd',
    ),
    shape(swell, '#e6f7ee', 0.8),
    shape(
      whole`M${w * 0.18},${at([0, 0.7])[1]}Q${w * 0.48},${at([0, 0.56])[1]} ${w * 0.8},${at([0, 0.68])[1]}V${h}H${w * 0.2}z`,
      '#fffdf4',
    ),
    shape(
      whole`M${w * 0.18},${at([0, 0.73])[1]}Q${w * 0.48},${at([0, 0.6])[1]} ${w * 0.8},${at([0, 0.71])[1]}V${h}H${w * 0.2}z`,
      '#b58f78',
    ),
    line(stones, '#e3c3a4', 11 * u) + line(stones.replace(/h\d+/g, 'h0'), '#8a6a64', 7 * u),
    foam(leftFoot, 16, '#6fcac4', 26) +
      foam(rightFoot, -16, '#6fcac4', 26) +
      foam(leftFoot, 8, '#fffdf4', 8) +
      foam(rightFoot, -8, '#fffdf4', 8),
    shape(
      whole`${smoothLine(
        on([
          [0.66, 0.07],
          [0.71, -0.12],
          [0.78, -0.2],
          [0.86, -0.34],
          [0.94, -0.36],
          [1.04, -0.5],
        ]),
      )}V${h * 0.8}H${w * 0.88}L${on([...rightEdge].reverse())
        .map(([x, y]) => whole`${x},${y}`)
        .join(' ')}z`,
      '#c9b25e',
    ),
    shape(
      whole`${smoothLine(
        on([
          [0.78, -0.2],
          [0.86, -0.34],
          [0.94, -0.36],
          [1.04, -0.5],
        ]),
      )}V${at([0, 0.3])[1]}Q${w * 0.92},${at([0, 0.06])[1]} ${w * 0.78},${at([0.78, -0.2])[1]}z`,
      '#8fa650',
    ),
    slope(rightEdge, rightFoot, '#d9c46a', '#b29a4e'),
    rockFace(brow(rightEdge, rightFoot), on(rightFoot), ['#f2b488', '#cf7f62', '#9c5558'], 4),
    placed(
      statue[0],
      statue[1] + 10 * u,
      u,
      rect(-34, -14, 68, 24, '#f4dfb8') + shape('M-42-14H42L30-26H-30z', '#c9553a'),
    ),
    ladyBuddha(statue[0], statue[1] - 14 * u, 0.62 * u, '#fffdf4', '#c9cfd0'),
    shape(
      whole`${smoothLine(
        on([
          [-0.05, -0.42],
          [0.08, -0.36],
          [0.17, -0.22],
          [0.25, -0.18],
          [0.32, -0.1],
          [0.39, -0.1],
          [0.44, 0.07],
        ]),
      )}L${on(leftEdge)
        .map(([x, y]) => whole`${x},${y}`)
        .join(' ')}V${h}H-30z`,
      '#a9ab54',
    ),
    shape(
      whole`M-30,${at([0, -0.2])[1]}Q${w * 0.1},${at([0, -0.2])[1]} ${w * 0.16},${at([0, -0.02])[1]}T${w * 0.04},${at([0, 0.5])[1]}H-30z`,
      '#86954a',
    ),
    slope(leftEdge, leftFoot, '#7f8a48', '#5f7046'),
    rockFace(brow(leftEdge, leftFoot), on(leftFoot), ['#a8685e', '#7a4a58', '#553a50'], 9),
    shape(whole`${smoothLine(on(near))}V${h + 20}H-40z`, '#c4b058'),
    shape(
      whole`M-30,${at([0, 0.8])[1]}Q${w * 0.3},${at([0, 1.0])[1]} ${w * 0.62},${at([0, 0.96])[1]}T${w + 20},${at([0, 0.72])[1]}V${h + 20}H-30z`,
      '#a89a4a',
    ),
    line(grass, '#e9d78a', 5 * u),
    fishingBoat(w * 0.56, at([0, 0.3])[1], 0.7 * u, { hull: '#1f5f9c', ...boat }),
    fishingBoat(w * 0.44, at([0, 0.4])[1], 0.9 * u, { hull: '#23705c', ...boat }, true),
    fishingBoat(w * 0.545, at([0, 0.06])[1], 0.4 * u, { hull: '#1f5f9c', ...boat }),
    basketBoat(w * 0.6, at([0, 0.5])[1], 0.9 * u, '#d99a4a', '#7e4a2a') +
      basketBoat(w * 0.36, at([0, 0.55])[1], 0.8 * u, '#d99a4a', '#7e4a2a'),
    rails(-1),
    shape(trackShape, '#f2dcb4'),
    line(treads, '#c9a67c', 5 * u),
    placed(guest[0], guest[1], size, ellipse(40, 2, 60, 7, '#b08a5c') + visitor),
    rails(1),
  ].join('')
}
