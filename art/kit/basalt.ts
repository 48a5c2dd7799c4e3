import { line, shape } from './shapes'

/** A six-sided basalt column seen from above its broken top, lit from the left: 100 units wide, its top's middle at (0, 0), 420 units tall; meant for a stencil. */
export function basaltColumn(c: {
  top: string
  left: string
  front: string
  right: string
}): string {
  return (
    shape('M-50 0L-25 22V440L-50 418z', c.left) +
    shape('M-25 22H25V440H-25z', c.front) +
    shape('M25 22L50 0V418L25 440z', c.right) +
    shape('M-50 0L-25-22H25L50 0 25 22H-25z', c.top) +
    line('M-50 96L-25 116H25L50 98M-50 214L-25 240H25M-25 330H25L50 308', c.right, 3)
  )
}
