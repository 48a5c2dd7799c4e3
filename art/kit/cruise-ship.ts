import { num } from './path'
import { range } from './rng'
import { circle, line, placed, rect, shape } from './shapes'

export interface CruiseShipColours {
  white: string
  shade: string
  dark: string
  lamp: string
  stripe: string
  flag: string
}

function deck(
  half: number,
  foot: number,
  tall: number,
  count: number,
  c: CruiseShipColours,
): string {
  const step = (half * 2 - 16) / count
  const lamps = range(count)
    .map((index) => {
      const x = -half + 8 + index * step + step * 0.18
      const wide = step * 0.64
      return `M${num(x)},${num(foot - 12)}v${num(-tall + 24)}q${num(wide / 2)},${num(-wide * 0.4)} ${num(wide)},0v${num(tall - 24)}z`
    })
    .join('')
  const posts = range(count + 1)
    .map((index) => `M${num(-half + 8 + index * step)},${num(foot - 2)}v${num(-tall + 4)}`)
    .join('')
  return (
    rect(-half, foot - tall, half * 2, tall, c.dark) +
    shape(lamps, c.lamp) +
    line(posts, c.white, 3.4) +
    rect(-half - 2, foot - 13, half * 2 + 4, 13, c.white) +
    rect(half * 0.1, foot - 13, half * 0.9 + 2, 13, c.shade) +
    shape(
      `M${-half - 6} ${foot - tall - 6}H${half + 6}L${half + 3} ${foot - tall + 3}H${-half - 3}z`,
      c.white,
    ) +
    rect(half * 0.1, foot - tall - 1, half * 0.9 + 3, 4, c.shade)
  )
}

/** A white overnight cruise ship of the bay coming straight at the viewer, lit decks above a tall bow; waterline at y, 210 units wide, 330 tall. */
export function cruiseShip(x: number, y: number, scale: number, c: CruiseShipColours): string {
  const bulbs = range(9)
    .map((index) => {
      const t = (index + 0.5) / 9
      const sag = Math.sin(t * Math.PI) * 14
      return [-1, 1].map((way) => `M${num(way * t * 92)},${num(-318 + t * 96 + sag)}h.1`).join('')
    })
    .join('')
  const rigging =
    line('M0-232V-326', c.dark, 4) +
    line('M0-318Q-52-256-92-222M0-318Q52-256 92-222', c.dark, 1.4) +
    line(bulbs, c.lamp, 6.4)
  const flag =
    shape('M2-326Q20-334 34-326 46-320 56-326V-298Q46-292 34-298 20-306 2-298z', c.flag) +
    shape('M28-322l2.6 6.6 7 .4-5.4 4.4 1.8 6.8-6-3.8-6 3.8 1.8-6.8-5.4-4.4 7-.4z', '#ffd84a')
  const canopy =
    shape('M-70-232Q0-252 70-232V-226H-70z', c.white) +
    line('M-66-228V-200M-22-228V-200M22-228V-200M66-228V-200', c.white, 3)
  const decks =
    deck(78, -200 + 38, 36, 5, c) + deck(90, -162 + 44, 42, 7, c) + deck(98, -118 + 46, 44, 7, c)
  const rail =
    line('M-74-206H74M-74-216H74', c.white, 2) +
    line(
      range(13)
        .map((index) => `M${-72 + index * 12}-200v-16`)
        .join(''),
      c.white,
      1.4,
    )
  const bow = shape('M-106-82Q-50-88 0-132 50-88 106-82 98-30 44 0H-44Q-98-30-106-82z', c.white)
  const shadow = shape('M0-132Q50-88 106-82 98-30 44 0H6Q14-60 0-132z', c.shade)
  const trim =
    line('M-103-68Q-50-72 0-114 50-72 103-68', c.stripe, 6) +
    shape('M-70-14Q-40-16 0-16T70-14L44 0H-44z', c.stripe) +
    line('M0-130Q5-60 1-2', c.dark, 2, 0.5)
  const holes =
    circle(-34, -62, 5, c.dark) +
    circle(34, -62, 5, c.dark) +
    line('M34-60V-40M28-44Q34-36 40-44', c.dark, 3)
  return placed(x, y, scale, rigging + flag + canopy + rail + decks + bow + shadow + trim + holes)
}
