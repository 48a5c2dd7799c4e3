import { num, type Point } from './path'
import { aoDaiFigure } from './people'
import { range } from './rng'
import { circle, line, placed, rect, shape } from './shapes'
import { shining } from './shining'

export interface BayShipColours {
  white: string
  shade: string
  dark: string
  glass: string
  boot: string
  trim: string
  trimShade: string
  pennants: readonly [string, string, string]
  dress: string
}

/** The cord of pennants over both masts to the stern: its spans and how deep each hangs. */
const spans: readonly (readonly [Point, Point, number, number])[] = [
  [[-184, -102], [-72, -262], 12, 7],
  [[-72, -262], [162, -232], 18, 9],
  [[162, -232], [246, -66], 8, 6],
]

/** A point of such a span. */
function cordSpot(from: Point, to: Point, sag: number, part: number): Point {
  return [
    from[0] + (to[0] - from[0]) * part,
    from[1] + (to[1] - from[1]) * part + sag * 4 * part * (1 - part),
  ]
}

/** Where the lamps of the ship's cord hang by night, in the units of `bayShip`. */
export const shipLamps: readonly Point[] = spans.flatMap(([from, to, sag, count]) =>
  range(count).map((index) => cordSpot(from, to, sag, (index + 0.5) / count)),
)

function deck(
  left: number,
  right: number,
  foot: number,
  tall: number,
  step: number,
  c: BayShipColours,
): string {
  const count = Math.floor((right - left - 14) / step)
  const gap = (right - left - count * step) / 2
  const wide = step * 0.6
  const openings = range(count)
    .map((index) => {
      const x = left + gap + index * step + step * 0.2
      return `M${num(x)} ${foot - 12}v${14 - tall + 6}q${num(wide / 2)}-7 ${num(wide)} 0v${tall - 20}z`
    })
    .join('')
  return (
    rect(left, foot - tall, right - left, tall, c.white) +
    rect(left, foot - tall, right - left, 6, c.shade) +
    shape(`M${right - 46} ${foot - tall}H${right}V${foot}H${right - 34}z`, c.shade) +
    shining(shape(openings, c.glass)) +
    line(`M${left - 8} ${foot - 9}H${right + 12}`, c.white, 2.4)
  )
}

/** A white ship of the bay under a cord of pennants, bow to the left, waterline at y; 525 units long, 266 tall. */
export function bayShip(x: number, y: number, scale: number, c: BayShipColours): string {
  const flags = c.pennants.map(() => '')
  spans.forEach(([from, to, sag, count], span) => {
    range(count).forEach((index) => {
      const [a, b] = [
        cordSpot(from, to, sag, (index + 0.16) / count),
        cordSpot(from, to, sag, (index + 0.84) / count),
      ]
      const [mx, my] = cordSpot(from, to, sag, (index + 0.5) / count)
      const spot = (index + span) % flags.length
      flags[spot] +=
        `M${num(a[0])},${num(a[1])}L${num(b[0])},${num(b[1])} ${num(mx + 4)},${num(my + 17)}z`
    })
  })
  const cords = spans
    .map(([from, to, sag]) => {
      const middle = cordSpot(from, to, sag * 2, 0.5)
      return `M${num(from[0])},${num(from[1])}Q${num(middle[0])},${num(middle[1])} ${num(to[0])},${num(to[1])}`
    })
    .join('')
  const masts =
    line('M-72-184V-266M162-148V-236', c.dark, 4) + line('M-90-232H-54M148-204H176', c.dark, 3)
  const funnel =
    shape('M24-180L32-246H84L92-180z', c.trim) +
    shape('M62-246H84L92-180H66z', c.trimShade) +
    shape('M31-238L32-250H84L85-238z', c.dark) +
    shape('M28-212L30-226H86L88-212z', c.boot)
  const awning =
    line('M122-148V-178M160-148V-178M196-148V-176', c.dark, 2.4) +
    shape('M112-176Q118-190 134-190H186Q200-190 206-174z', c.white) +
    shape('M160-190H186Q200-190 206-174L164-175z', c.shade)
  const house =
    deck(-168, 212, -50, 46, 26.6, c) +
    rect(-188, -102, 416, 8, c.white) +
    rect(-188, -96, 416, 4, c.shade) +
    deck(-132, 196, -102, 42, 27, c) +
    rect(-150, -148, 366, 7, c.white) +
    rect(-150, -143, 366, 4, c.shade) +
    shape('M-96-148L-108-184H108V-148z', c.white) +
    shape('M64-184H108V-148H76z', c.shade) +
    shining(
      shape(
        'M-98-156L-103-174H-68V-156zM-62-156V-174H-36V-156zM-30-156V-174H-4V-156zM2-156V-174H28V-156zM34-156V-174H60V-156z',
        c.glass,
      ),
    ) +
    shape('M-120-184H118L112-192H-112z', c.white) +
    line('M-116-184H116', c.shade, 3)
  const boats =
    line('M22-134V-146M66-134V-146M92-134V-146M136-134V-146', c.dark, 3) +
    shape(
      'M10-134H78Q74-112 60-110H28Q14-112 10-134zM80-134H148Q144-112 130-110H98Q84-112 80-134z',
      c.trim,
    ) +
    shape('M14-124H76L70-114H20zM84-124H146L140-114H90z', c.trimShade)
  const hull =
    shape('M-276-88Q-160-54-20-50T250-64Q260-30 226 6H-230Q-256-40-276-88z', c.white) +
    shape('M96-54Q190-56 250-64 260-30 226 6H60Q110-14 96-54z', c.shade) +
    shape('M-241-14Q0-6 243-16L226 6H-230z', c.boot) +
    line('M-264-68Q-150-38-20-35T250-48', c.trim, 5) +
    line(
      'M-190-34h0M-158-28h0M-126-24h0M-94-22h0M-62-21h0M-30-20h0M2-20h0M34-20h0M66-20h0M98-20h0M130-21h0M162-22h0M194-24h0',
      c.dark,
      8,
    ) +
    line('M-232-58Q-222-36-238-30M-246-40Q-238-24-230-34', c.dark, 3)
  const rail =
    line('M-270-104Q-230-92-176-82M-268-96Q-228-84-176-74', c.white, 2) +
    line('M-270-106V-86M-246-99V-80M-222-92V-74M-198-87V-70', c.white, 2.4)
  const her =
    aoDaiFigure(-222, -70, 0.52, { dress: c.dress }, true) +
    line('M-222-106L-238-112-244-124', c.dress, 4.4) +
    circle(-245, -126, 2.6, '#d99a6c')
  const gull = circle(-72, -266, 3.4, c.trim)
  return placed(
    x,
    y,
    scale,
    masts +
      line(cords, c.dark, 1.6) +
      funnel +
      awning +
      house +
      boats +
      her +
      rail +
      hull +
      flags.map((d, index) => shape(d, c.pennants[index] ?? '')).join('') +
      gull,
  )
}
