import { type Frame, unit } from '../scene'
import { num } from './path'
import { placed, rect } from './shapes'

/** Where a thing is set in a frame: parts of its width and height, and a size that is 1 where the shorter side is 900. */
export type Spot = readonly [x: number, y: number, size: number]

/** A thing drawn around its own origin, set into a frame of any format. */
export function setAt(
  frame: Frame,
  content: string,
  spots: Record<Frame['format'], Spot>,
  degrees = 0,
): string {
  const [x, y, size] = spots[frame.format]
  return placed(x * frame.width, y * frame.height, size * unit(frame), content, false, degrees)
}

/** A rectangle with round corners. */
export function pad(
  x: number,
  y: number,
  width: number,
  height: number,
  radius: number,
  fill: string,
): string {
  return `<rect x="${num(x)}" y="${num(y)}" width="${num(width)}" height="${num(height)}" rx="${num(radius)}" fill="${fill}"/>`
}

/** A table, a shelf or a floor from its far edge down to the foot of the frame, the edge lit. */
export function ledge(frame: Frame, edge: number, fill: string, light: string): string {
  return (
    rect(0, edge, frame.width, frame.height - edge, fill) +
    rect(0, edge, frame.width, 16 * unit(frame), light)
  )
}
