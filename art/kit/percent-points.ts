import type { Frame } from '../scene'
import type { Point } from './path'

/** Points written as percents of the frame's width and height: '50,20 60,35'. */
export function percentPoints(frame: Frame, text: string): Point[] {
  return text.split(' ').map((pair): Point => {
    const [x = 0, y = 0] = pair.split(',').map(Number)
    return [(x / 100) * frame.width, (y / 100) * frame.height]
  })
}
