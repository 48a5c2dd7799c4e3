import { range } from './rng'
import { circle, line, placed, rect, shape } from './shapes'

export interface StationColours {
  wall: string
  shade: string
  roof: string
  roofShade: string
  trim: string
  glass: readonly string[]
  dark: string
}

function gable(x: number, apex: number, half: number, c: StationColours): string {
  const wall = shape(
    `M${x - half}-46L${x - half + 8}-66L${x}-${apex}L${x + half - 8}-66L${x + half}-46z`,
    c.wall,
  )
  const edge =
    shape(
      `M${x - half - 9}-50L${x}-${apex + 12}L${x + half + 9}-50L${x + half}-46L${x}-${apex - 4}L${x - half}-46z`,
      c.roof,
    ) + shape(`M${x}-${apex + 12}L${x + half + 9}-50L${x + half}-46L${x}-${apex - 4}z`, c.roofShade)
  const panes = range(5)
    .map((index) => {
      const px = x - 14 + index * 7
      const top = apex - 26 - Math.abs(index - 2) * 15
      return rect(px - 2.6, -top, 5.2, top - 52, c.glass[index % c.glass.length] ?? c.trim)
    })
    .join('')
  return wall + panes + line(`M${x - 18}-62H${x + 18}M${x - 14}-74H${x + 14}`, c.shade, 1.6) + edge
}

/** The old Da Lat railway station: three steep gables with stained glass over a long low hall and porch; 380 units wide, 158 tall, ground at y. */
export function hillStation(x: number, y: number, scale: number, c: StationColours): string {
  const hall =
    rect(-184, -46, 368, 46, c.wall) +
    rect(-184, -46, 368, 8, c.shade) +
    shape('M-196-44L-150-100H150L196-44z', c.roof) +
    shape('M-196-44L-190-52H190L196-44z', c.roofShade)
  const rows = line(
    range(26)
      .map((index) => `M${-146 + index * 11.7}-98L${-186 + index * 14.9}-54`)
      .join(''),
    c.roofShade,
    1.2,
    0.6,
  )
  const windows = range(12)
    .map((index) => -172 + index * 30)
    .filter((wx) => Math.abs(wx + 8) > 30)
    .map(
      (wx) =>
        rect(wx, -34, 14, 24, c.dark) +
        rect(wx + 2, -32, 4, 9, c.glass[0] ?? c.trim) +
        rect(wx + 8, -32, 4, 9, c.glass[1] ?? c.trim),
    )
    .join('')
  const porch =
    rect(-52, -40, 104, 40, c.shade) +
    rect(-40, -32, 22, 32, c.dark) +
    rect(-11, -32, 22, 32, c.dark) +
    rect(18, -32, 22, 32, c.dark) +
    rect(-62, -48, 124, 10, c.trim) +
    rect(-58, -40, 6, 40, c.trim) +
    rect(52, -40, 6, 40, c.trim)
  const clock =
    circle(0, -124, 8.4, c.trim) +
    circle(0, -124, 6.4, '#fffaf0') +
    line('M0-124V-128.6M0-124L3.4-122', c.dark, 1.6)
  return placed(
    x,
    y,
    scale,
    hall +
      rows +
      gable(-104, 134, 40, c) +
      gable(104, 134, 40, c) +
      gable(0, 150, 46, c) +
      clock +
      windows +
      porch +
      rect(-192, -3, 384, 5, c.shade),
  )
}
