import { range } from './rng'
import { circle, ellipse, line, placed, rect, shape } from './shapes'
import { shining } from './shining'

/** A squid boat with booms out and rows of lamps burning over the water, bow to the left, waterline at y, 400 units long and 190 tall. */
export function squidBoat(
  x: number,
  y: number,
  scale: number,
  hull: string,
  trim: string,
  lamp: string,
): string {
  const rig =
    line('M-60-40V-190M90-60V-170M-60-184L-196-74M-60-184L90-166 176-60M-60-130H90', hull, 4) +
    shape('M-60-190h-30l6 9-6 9h30z', '#e0322a')
  const cabin =
    rect(30, -92, 96, 56, hull) +
    shape('M20-98H136L128-84H26z', trim) +
    shining(rect(42, -78, 20, 18, lamp) + rect(70, -78, 20, 18, lamp) + rect(98, -78, 16, 18, lamp))
  const body =
    shape('M-204-66Q-166-30-120-26L150-26Q176-30 190-44L174 8Q120 16-120 12-176 2-204-66z', hull) +
    line('M-190-48Q-160-14-116-10L172-12', trim, 7) +
    ellipse(-148, -18, 9, 6, '#fff6e4') +
    circle(-150, -18, 3.4, '#1d1a16')
  const booms = line('M-150-84H-66M-66-112H88', hull, 4)
  const lamps = [
    ...range(5).map((index) => [-146 + index * 18, -76] as const),
    ...range(9).map((index) => [-58 + index * 18, -104] as const),
  ]
  const lights = shining(
    line(lamps.map(([lx, ly]) => `M${lx} ${ly}h0`).join(''), lamp, 34, 0.22) +
      line(lamps.map(([lx, ly]) => `M${lx} ${ly}v4`).join(''), '#ffffff', 11),
  )
  return placed(x, y, scale, rig + cabin + body + booms + lights)
}
