import { num } from './path'
import { range } from './rng'
import { ellipse, line, placed, rect, shape } from './shapes'

/** A lantern in the making, 380 units wide, middle at (0, 0): bamboo ribs between two wooden rings, silk stretched over the right-hand ones. */
export function lanternFrame(c: {
  silk: string
  silkShade: string
  bamboo: string
  wood: string
  inside: string
}): string {
  const rib = (half: number) =>
    `M${num(half * 0.3)}-186C${num(half * 1.1)}-160 ${num(half * 1.1)} 160 ${num(half * 0.3)} 186`
  const back = line(
    range(7)
      .map((index) => rib(-150 + index * 50))
      .join(''),
    c.inside,
    7,
  )
  const front = line([-190, -142, -92, -42, 8].map(rib).join(''), c.bamboo, 13)
  const hoops = line('M-176-70Q-60-30 20-34M-196 20Q-80 66 20 60', c.bamboo, 7)
  const silk =
    shape('M-4-188H57C212-160 212 160 57 186H0C24 60 24-60-4-188z', c.silk) +
    shape('M34-188H57C212-160 212 160 57 186H34C120 120 120-120 34-188z', c.silkShade) +
    shape(
      'M-4-188C24-60 24 60 0 186L-26 150Q-4 110-18 70 4 30-10-20-2-80-22-120-10-150-4-188z',
      c.silk,
    )
  const seams = line(`${rib(60)}${rib(112)}${rib(160)}`, c.wood, 3)
  const rings =
    ellipse(0, -190, 68, 17, c.wood) +
    rect(-68, -206, 136, 16, c.wood) +
    ellipse(0, -206, 68, 17, c.bamboo) +
    ellipse(0, -206, 48, 10, c.inside) +
    ellipse(0, 188, 68, 17, c.wood) +
    rect(-68, 188, 136, 14, c.wood) +
    ellipse(0, 202, 68, 17, c.wood)
  return back + front + hoops + silk + seams + rings
}

/** A finished silk lantern with a tassel, hanging by a cord from above; 200 units wide, ring at (x, y); lit from the left. */
export function hungLantern(
  x: number,
  y: number,
  scale: number,
  silk: string,
  shade: string,
  wood: string,
): string {
  return placed(
    x,
    y,
    scale,
    line('M0-900V0M0 196V240', wood, 5) +
      shape('M-36 6C-136 40-136 160-36 196H36C136 160 136 40 36 6z', silk) +
      shape('M10 6H36C136 40 136 160 36 196H10C80 150 80 50 10 6z', shade) +
      line('M-22 8C-66 60-66 140-22 194M-4 8V194M18 8C54 60 54 140 18 194', wood, 2.5) +
      shape('M-40-6H40V14H-40zM-40 188H40V206H-40z', wood) +
      shape('M-14 238H14L24 340H-24z', silk),
  )
}
