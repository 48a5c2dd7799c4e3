import { range } from './rng'
import { line, rect, shape } from './shapes'

export interface AirmailColours {
  paper: string
  fold: string
  red: string
  blue: string
}

/** The bars of one colour along all four edges of `airmail`, every other one. */
function bars(odd: number): string {
  const along = range(4).map((index) => -134 + (index * 2 + odd) * 35)
  const down = range(3).map((index) => 92 - (index * 2 + odd) * 31)
  return (
    along.map((x) => `M${x}-100h22l-10 24h-22zM${x - 6} 76h22l-10 24h-22z`).join('') +
    down.map((y) => `M-150 ${y}v-20l24-8v20zM126 ${y}v-20l24-8v20z`).join('')
  )
}

/** The back of an airmail envelope, 300 by 200 units around its middle, its edge striped red and blue; make it a stencil and copy it. */
export function airmail(c: AirmailColours): string {
  return (
    rect(-150, -100, 300, 200, c.paper) +
    shape(bars(0), c.red) +
    shape(bars(1), c.blue) +
    line('M-120 72L-22 0M120 72L22 0', c.fold, 7) +
    shape('M-126-76H126L14 24Q0 36-14 24z', c.fold) +
    shape('M-112-76H112L12 12Q0 22-12 12z', c.paper)
  )
}
