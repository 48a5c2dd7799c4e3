import { at, crestHeight, num, type Point, polyline } from './path'
import { range } from './rng'
import { circle, line, placed, polygon, rect, shape } from './shapes'

export interface DragonColours {
  gold: string
  shine: string
  shade: string
  steel: string
  deckLight: string
  fire: readonly [string, string, string]
}

const span = 420

/** Turning points of the dragon's spine over the deck: tail, three humps with dips between, a neck that rises to the right. */
const turns: readonly Point[] = [
  [-420, -50],
  [-340, 14],
  [-244, -74],
  [-152, 18],
  [0, -122],
  [152, 18],
  [234, -68],
  [316, 16],
  [440, -108],
]

function bodySamples(): { top: Point[]; bottom: Point[]; ribs: string; fins: string } {
  const top: Point[] = []
  const bottom: Point[] = []
  let ribs = ''
  let fins = ''
  range(85).forEach((index) => {
    const x = -span + index * 10
    const half = 4 + 9 * Math.min(1, (x + span) / 180)
    const slope = (crestHeight(turns, x + 2) - crestHeight(turns, x - 2)) / 4
    const length = Math.hypot(1, slope)
    const normal: Point = [(slope / length) * half, (-1 / length) * half]
    const y = crestHeight(turns, x)
    const upper: Point = [x + normal[0], y + normal[1]]
    top.push(upper)
    bottom.push([x - normal[0], y - normal[1]])
    ribs += `M${at([x + normal[0], y + normal[1]])}L${at([x - normal[0] + 3, y - normal[1]])}`
    if (index % 3 === 0 && index < 82)
      fins +=
        `M${at([upper[0] - 6, upper[1] + 1])}` +
        `L${at([upper[0] - 7 + normal[0] * 0.7, upper[1] + normal[1] * 0.7 - 2])} ${at([upper[0] + 5, upper[1] + 1])}` +
        `z`
  })
  return { top, bottom: bottom.reverse(), ribs, fins }
}

function head(c: DragonColours): string {
  const mane = shape(
    'M-8 16Q-34 20-44 6-30 8-26 2-44 0-50-16-36-8-28-12-44-20-46-36-32-24-22-26-30-38-26-52-16-36-4-32L10-14 4 14z',
    c.shade,
  )
  const horn = line('M-2-26Q-14-40-34-44M6-28Q-2-48-20-58', c.shine, 4.5)
  const skull = shape(
    'M-14 12Q-16-14 0-26 10-32 20-24L34-18Q44-24 50-16 56-8 46-5L24-2Q20 2 26 5L44 8Q50 12 42 17 22 26 4 22-8 20-14 12z',
    c.gold,
  )
  const jaw = shape('M24-2L46-5 42 1 38-3 34 2 30-2zM26 5L44 8 40 4 36 8 32 4z', '#fff6dc')
  const eye = shape('M10-12q-6-8-1-10 4-1 4 3 2-4 5-2 4 3-4 10z', '#d8321f') + line('M4-20Q14-26 22-20', c.shade, 3)
  const beard = line('M30 18Q30 30 22 36M18 22Q16 34 6 38M48-12Q62-20 66-12', c.shine, 2.6)
  return mane + horn + skull + jaw + eye + beard
}

/** Flames breathed to the right from (x, y). */
export function dragonFire(x: number, y: number, scale: number, colours: readonly [string, string, string]): string {
  const outer = shape(
    'M0 2Q30-24 66-20 58-30 74-40 76-24 104-26 96-18 116-8 96-6 92 2 106 4 102 14 88 8 76 16 70 26 56 22 58 12 40 14 20 14 0 2z',
    colours[0],
  )
  const inner = shape('M4 2Q32-14 60-12 56-18 68-24 70-14 88-14 80-6 78 0 70 8 56 8 24 10 4 2z', colours[1])
  return placed(x, y, scale, outer + inner + shape('M6 2Q30-6 54-4 50 4 34 5 18 5 6 2z', colours[2]))
}

/** Da Nang's Dragon Bridge: a golden steel dragon arching over its deck, head to the right; 840 units long, deck at y, water 46 below. */
export function dragonBridge(x: number, y: number, scale: number, c: DragonColours): string {
  const { top, bottom, ribs, fins } = bodySamples()
  const hangers = range(40)
    .map((index) => -195 + index * 10)
    .filter((spot) => crestHeight(turns, spot) < -22)
    .map((spot) => `M${spot},${num(crestHeight(turns, spot) + 12)}V0`)
    .join('')
  const piers = [-330, -150, 150, 312].map((spot) => shape(`M${spot - 30} 8H${spot + 30}L${spot + 13} 46H${spot - 13}z`, c.steel)).join('')
  const deck = rect(-900, -2, 1800, 12, c.steel) + rect(-900, -4, 1800, 3, c.deckLight)
  const lamps = line(
    range(47)
      .map((index) => `M${-690 + index * 30}-8h.1`)
      .join(''),
    c.deckLight,
    4.5,
  )
  const tail = shape('M-416-40Q-446-52-436-82-428-66-414-70-426-84-412-104-408-82-396-78-404-60-404-36z', c.gold)
  const body =
    shape(fins, c.shade) +
    polygon([...top, ...bottom], c.gold) +
    line(ribs, c.shade, 2.2, 0.75) +
    line(polyline(top.slice(6).map(([px, py]): Point => [px, py + 3])), c.shine, 2.4)
  const skull = placed(span + 14, -90, 1.15, head(c))
  return placed(
    x,
    y,
    scale,
    piers +
      line(hangers, c.shine, 1, 0.55) +
      tail +
      deck +
      lamps +
      body +
      skull +
      dragonFire(span + 72, -90, 1.25, c.fire) +
      circle(span, -80, 2, c.gold),
  )
}
