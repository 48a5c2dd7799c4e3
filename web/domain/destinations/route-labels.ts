interface Point {
  x: number
  y: number
}

interface Map {
  width: number
  height: number
  pins: readonly Point[]
  pinRadius: number
}

interface RouteLabel extends Point {
  name: string
  anchor: 'start' | 'end' | 'middle'
}

interface Box {
  left: number
  right: number
  top: number
  bottom: number
}

/** Font size on a phone (`text-3xl`) in map units; it is smaller on wider screens. */
const phoneSize = 30
/** Average width of a letter relative to the font size. */
const letterWidth = 0.58
const gap = 8

const contains = (box: Box, { x, y }: Point) =>
  x > box.left && x < box.right && y > box.top && y < box.bottom

const overlap = (a: Box, b: Box) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

/** Distance of the sampled points of a route, in map units. */
const step = 8

function pointsOf(pins: readonly Point[]): Point[] {
  return pins.slice(1).flatMap((to, index) => {
    const from = pins[index] ?? to
    const count = Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / step)
    return Array.from({ length: count }, (_, at) => ({
      x: from.x + ((to.x - from.x) * at) / count,
      y: from.y + ((to.y - from.y) * at) / count,
    }))
  })
}

interface LabelOptions {
  /** Whether a line joins the pins, which labels then avoid. */
  isRoute?: boolean
  /** Font size in map units. */
  size?: number
  most?: number
  /** Names with more letters are left out. */
  longest?: number
  taken?: readonly Box[]
}

/**
 * Places names beside pins so that none covers a pin, another name or the edge of the map. Names
 * cross the route only where nothing else fits.
 */
export function placeLabels(
  names: readonly string[],
  { width, height, pins, pinRadius }: Map,
  {
    isRoute = true,
    size = phoneSize,
    most = 4,
    longest = 20,
    taken: others = [],
  }: LabelOptions = {},
): RouteLabel[] {
  const taken: Box[] = pins.map(({ x, y }) => ({
    left: x - pinRadius,
    right: x + pinRadius,
    top: y - pinRadius,
    bottom: y + pinRadius,
  }))
  taken.push(...others)
  const route = isRoute ? pointsOf(pins) : []
  const labels: RouteLabel[] = []
  for (const [index, { x, y }] of pins.entries()) {
    const name = (names[index] ?? '').replace(/,.*/, '')
    if (name === '' || name.length > longest || labels.length === most) continue
    const long = name.length * letterWidth * size
    const beside = pinRadius + gap
    const baseline = y + size * 0.35
    const sides: RouteLabel[] = [
      { name, anchor: 'start', x: x + beside, y: baseline },
      { name, anchor: 'end', x: x - beside, y: baseline },
      { name, anchor: 'middle', x, y: y + beside + size * 0.8 },
      { name, anchor: 'middle', x, y: y - beside },
      { name, anchor: 'start', x: x - pinRadius, y: y + beside + size * 0.8 },
      { name, anchor: 'start', x: x - pinRadius, y: y - beside },
      { name, anchor: 'end', x: x + pinRadius, y: y + beside + size * 0.8 },
      { name, anchor: 'end', x: x + pinRadius, y: y - beside },
    ]
    const fitting = sides.filter((side) => {
      const box = boxOf(side, long, size)
      const isInside =
        box.left >= gap && box.right <= width - gap && box.top >= gap && box.bottom <= height - gap
      return isInside && !taken.some((other) => overlap(box, other))
    })
    const free =
      fitting.find((side) => !route.some((point) => contains(boxOf(side, long, size), point))) ??
      fitting[0]
    if (!free) continue
    labels.push(free)
    taken.push(boxOf(free, long, size))
  }
  return labels
}

const shares = { start: 0, middle: 0.5, end: 1 }

function boxOf({ anchor, x, y }: RouteLabel, long: number, size: number): Box {
  const left = x - long * shares[anchor]
  return { left, right: left + long, top: y - size * 0.8, bottom: y + size * 0.25 }
}
