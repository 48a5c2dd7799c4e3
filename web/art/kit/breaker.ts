import { num } from './path'
import { range } from './rng'
import { circle, line, placed, shape } from './shapes'

export interface SwellOptions {
  width: number
  y: number
  bottom: number
  amplitude: number
  length: number
  /** how far the first crest is shifted to the left, as a part of the length. */
  phase: number
  fill: string
  foam: string
}

/** A band of sea with sharp leaning crests, each capped with foam. */
export function swell(o: SwellOptions): string {
  const count = Math.ceil(o.width / o.length) + 2
  const { amplitude: a, length: l } = o
  const start = -l * o.phase - l * 0.2
  const crest = `q${num(l * 0.42)},${num(-a * 0.02)} ${num(l * 0.66)},${num(-a)}q${num(-l * 0.02)},${num(a * 0.9)} ${num(l * 0.34)},${num(a)}`
  const caps = range(count)
    .map((index) => {
      const x = start + index * l + l * 0.66
      const tip = `${num(x)},${num(o.y - a)}`
      return `M${num(x - l * 0.388)},${num(o.y - a * 0.132)}q${num(l * 0.232)},${num(-a * 0.231)} ${num(l * 0.388)},${num(-a * 0.868)}q${num(-l * 0.01)},${num(a * 0.3)} ${num(l * 0.012)},${num(a * 0.46)}Q${num(x - l * 0.12)},${num(o.y - a * 0.24)} ${num(x - l * 0.388)},${num(o.y - a * 0.132)}zM${tip}m${num(-l * 0.2)},${num(a * 1.02)}q${num(l * 0.1)},${num(-a * 0.16)} ${num(l * 0.24)},${num(-a * 0.1)}q${num(-l * 0.12)},${num(a * 0.02)} ${num(-l * 0.24)},${num(a * 0.1)}`
    })
    .join('')
  return (
    shape(
      `M${num(start)},${num(o.y)}${range(count)
        .map(() => crest)
        .join('')}V${num(o.bottom)}H${num(start)}z`,
      o.fill,
    ) + shape(caps, o.foam)
  )
}

export interface BreakerColours {
  deep: string
  body: string
  light: string
  foam: string
}

/** A great wave curling over to the left, foot at y; about 560 units wide and 380 tall, its lip at (x - 250, y - 250). */
export function breaker(x: number, y: number, scale: number, c: BreakerColours, flip = false): string {
  const body = shape(
    'M-420 40Q-230 0-150-70-90-130-100-196-112-256-180-252-224-246-246-214-262-300-190-346-110-396 0-372 140-340 200-220 250-110 320 40z',
    c.body,
  )
  const hollow = shape(
    'M-420 40Q-230 0-150-70-90-130-100-196-112-256-180-252-224-246-246-214-240-250-206-274-150-300-106-262-54-210-74-120-100-20-240 40z',
    c.deep,
  )
  const streaks = line(
    'M-60-300Q20-240 6-130-8-40-90 40M-10-330Q90-270 84-140 78-40 20 40M60-330Q150-260 150-130 148-30 110 40M-110-292Q-30-240-44-130-60-40-160 40',
    c.light,
    9,
    0.75,
  )
  const lip =
    'M-246-214Q-276-260-258-300-268-318-244-328-240-352-214-352-204-376-176-368-156-392-126-378-96-396-64-376-30-384-6-362 20-360 40-342 10-352-20-346-44-362-72-350-98-360-120-342-146-350-160-326-186-330-194-304-220-300-222-272-244-254-246-214z'
  const drops = [
    [-290, -286, 9],
    [-282, -330, 6],
    [-248, -372, 8],
    [-306, -240, 6],
    [-190, -402, 7],
    [-130, -410, 5],
    [-322, -300, 4],
  ]
    .map(([dx = 0, dy = 0, r = 4]) => circle(dx, dy, r, c.foam))
    .join('')
  const spray = shape('M-430 44Q-410 10-370 16-350-14-310 4-280-24-240 0-210-20-180 8-140-6-120 24-80 14-60 44z', c.foam)
  return placed(x, y, scale, body + hollow + streaks + shape(lip, c.foam) + drops + spray, flip)
}
