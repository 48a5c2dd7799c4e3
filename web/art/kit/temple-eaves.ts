import { num } from './path'
import { range } from './rng'
import { line, placed, rect, shape } from './shapes'

/** A temple hall from its front, close by: two tiers of tiled roof with upturned corners on red pillars; 900 units wide, 560 tall, ground at y. */
export function templeFront(
  x: number,
  y: number,
  scale: number,
  c: { roof: string; roofShade: string; pillar: string; dark: string; trim: string },
): string {
  const tier = (top: number, half: number, high: number) => {
    const eave = top + high
    const outline = `M${-half * 0.56},${top}H${half * 0.56}Q${num(half * 0.72)},${num(eave - 30)} ${half},${num(eave - 66)}Q${num(half * 1.02)},${num(eave - 84)} ${num(half * 1.05)},${num(eave - 100)}Q${num(half * 1.06)},${num(eave - 30)} ${num(half * 0.86)},${eave}H${num(-half * 0.86)}Q${num(-half * 1.06)},${num(eave - 30)} ${num(-half * 1.05)},${num(eave - 100)}Q${num(-half * 1.02)},${num(eave - 84)} ${-half},${num(eave - 66)}Q${num(-half * 0.72)},${num(eave - 30)} ${num(-half * 0.56)},${top}z`
    const tiles = line(
      range(15)
        .map(
          (index) =>
            `M${num(-half * 0.52 + (index * half * 1.04) / 14)},${top + 8}L${num(-half * 0.8 + (index * half * 1.6) / 14)},${eave - 10}`,
        )
        .join(''),
      c.roofShade,
      5,
    )
    return (
      shape(outline, c.roof) +
      tiles +
      rect(-half * 0.86, eave - 6, half * 1.72, 18, c.roofShade) +
      rect(-half * 0.58, top - 16, half * 1.16, 20, c.trim)
    )
  }
  const pillars = range(6).map(
    (index) => rect(-340 + index * 128, -300, 40, 300, c.pillar) + rect(-312 + index * 128, -300, 12, 300, c.dark),
  )
  return placed(
    x,
    y,
    scale,
    rect(-370, -320, 740, 320, c.dark) +
      pillars.join('') +
      rect(-250, -430, 500, 60, c.pillar) +
      tier(-420, 450, 130) +
      tier(-570, 330, 120) +
      rect(-420, -14, 840, 20, c.trim),
  )
}
