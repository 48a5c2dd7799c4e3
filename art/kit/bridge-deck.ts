import { mix, num, type Point } from './path'
import { range } from './rng'
import { curvedRoof } from './roof'
import { line, placed, rect, shape } from './shapes'

export interface BridgeDeckOptions {
  /** the deck's left and right edge from near to far: start, bend, end. */
  left: readonly [Point, Point, Point]
  right: readonly [Point, Point, Point]
  /** height of the rail at the near and at the far end. */
  rail: readonly [number, number]
  plank: string
  joint: string
  red: string
  shade: string
  light: string
}

function along(points: readonly [Point, Point, Point], t: number): Point {
  const ease = (axis: 0 | 1) =>
    (1 - t) ** 2 * points[0][axis] + 2 * t * (1 - t) * points[1][axis] + t * t * points[2][axis]
  return [ease(0), ease(1)]
}

/** The deck of a red timber bridge as somebody crossing it sees it: planks and two rails that run away from the viewer. */
export function bridgeDeck(o: BridgeDeckOptions): string {
  const spots = range(8).map((index) => 1 - (1 - index / 7) ** 1.55)
  const planks = range(16)
    .map((index) => {
      const t = 1 - (1 - index / 16) ** 1.5
      const [a, b] = [along(o.left, t), along(o.right, t)]
      return `M${num(a[0])},${num(a[1])}L${num(b[0])},${num(b[1])}`
    })
    .join('')
  const path = (points: readonly [Point, Point, Point], start: string) =>
    `${start}${num(points[0][0])},${num(points[0][1])}Q${num(points[1][0])},${num(points[1][1])} ${num(points[2][0])},${num(points[2][1])}`
  const back: [Point, Point, Point] = [o.right[2], o.right[1], o.right[0]]
  const tallAt = (t: number) => mix(o.rail[0], o.rail[1], Math.min(1, t * 1.25))
  const band = (
    points: readonly [Point, Point, Point],
    low: number,
    high: number,
    fill: string,
  ) => {
    const steps = range(8).map((index) => index / 7)
    const edge = (part: number) =>
      steps.map((t) => {
        const [x, y] = along(points, t)
        return `${num(x)},${num(y - tallAt(t) * part)}`
      })
    return shape(`M${edge(low).join(' ')} ${edge(high).reverse().join(' ')}z`, fill)
  }
  const posts = (points: readonly [Point, Point, Point]) =>
    spots
      .map((t) => {
        const [x, y] = along(points, t)
        const tall = tallAt(t)
        const half = tall * 0.052
        return (
          rect(x - half, y - tall * 1.16, half * 2, tall * 1.2, o.red) +
          rect(x + half * 0.3, y - tall * 1.16, half * 0.7, tall * 1.2, o.shade) +
          rect(x - half * 1.5, y - tall * 1.2, half * 3, tall * 0.06, o.light)
        )
      })
      .join('')
  const rail = (points: readonly [Point, Point, Point]) =>
    band(points, -0.06, 0.1, o.shade) +
    band(points, 0.42, 0.5, o.red) +
    band(points, 0.66, 0.72, o.red) +
    band(points, 0.9, 1.02, o.red) +
    band(points, 0.99, 1.04, o.light) +
    posts(points)
  return (
    shape(`${path(o.left, 'M')}${path(back, 'L')}z`, o.plank) +
    line(planks, o.joint, 4) +
    rail(o.left) +
    rail(o.right)
  )
}

export interface MoonGateColours {
  wall: string
  shade: string
  dark: string
  roof: string
  trim: string
}

/** Đắc Nguyệt Lâu, the moon-gate at the end of the Thê Húc bridge: a door below, a round window above, two small tiled roofs; foot at y, 130 units wide and 170 tall. */
export function moonGate(x: number, y: number, scale: number, c: MoonGateColours): string {
  return placed(
    x,
    y,
    scale,
    rect(-50, -84, 100, 84, c.wall) +
      rect(26, -84, 24, 84, c.shade) +
      shape('M-20 0V-44a20 20 0 0 1 40 0V0z', c.dark) +
      rect(-42, -66, 12, 60, c.trim) +
      rect(30, -66, 12, 60, c.trim) +
      curvedRoof({
        x: 0,
        y: -82,
        half: 72,
        height: 22,
        ridge: 44,
        fill: c.roof,
        trim: c.shade,
        tiles: 12,
      }) +
      rect(-36, -142, 72, 40, c.wall) +
      `<circle cx="0" cy="-121" r="15" fill="${c.dark}" stroke="${c.trim}" stroke-width="4"/>` +
      curvedRoof({
        x: 0,
        y: -138,
        half: 56,
        height: 26,
        ridge: 26,
        fill: c.roof,
        trim: c.shade,
        tiles: 10,
      }),
  )
}

/** Strings of red barringtonia (lộc vừng) hanging over the lake below a few leaves; the twig runs right from (x, y), strings up to 260 units long. */
export function barringtonia(
  x: number,
  y: number,
  scale: number,
  count: number,
  leaf: string,
  light: string,
  red: string,
): string {
  const strings = range(count).map((index) => {
    const sx = 20 + index * 46
    const long = 150 + ((index * 67) % 110)
    return { sx, long, sway: ((index * 29) % 17) - 8 }
  })
  const stalks = strings
    .map(({ sx, long, sway }) => `M${sx} 4q${sway} ${num(long / 2)} ${num(sway / 2)} ${long}`)
    .join('')
  const beads = strings
    .map(({ sx, long, sway }) =>
      range(Math.floor(long / 22))
        .map((bead) => `M${num(sx + sway * 0.6 + ((bead * 13) % 9) - 4)} ${44 + bead * 19}h.1`)
        .join(''),
    )
    .join('')
  const leaves = (turn: number) =>
    range(count)
      .map((index) => {
        const lx = 8 + index * 44 + turn * 16
        return `M${lx} 0q${-26 - turn * 20} 26 ${-20 - turn * 22} 74 34-22 ${20 + turn * 22}-74zM${lx} 0q36 18 ${44 - turn * 12} 64-42-14 ${-44 + turn * 12}-64z`
      })
      .join('')
  return placed(
    x,
    y,
    scale,
    line(`M-40-16Q${count * 20} 10 ${count * 48} 0`, '#4a3030', 9) +
      line(stalks, '#7a3a3a', 2) +
      line(beads, red, 15) +
      shape(leaves(0), leaf) +
      shape(leaves(1), light),
  )
}
