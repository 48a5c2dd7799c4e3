import { skin } from './palettes'
import { conicalHat } from './people'
import { range } from './rng'
import { circle, ellipse, line, placed, shape } from './shapes'

export interface BambooRaftColours {
  bamboo: string
  bambooShade: string
  vest: string
  roof?: string
  roofShade?: string
}

/** A bamboo raft lying along the water, a poler in a conical hat on its right end, guests in life vests under its roof if it has one; waterline at y, 330 units long and 190 tall. */
export function bambooRaft(
  x: number,
  y: number,
  scale: number,
  c: BambooRaftColours,
  flip = false,
): string {
  const deck =
    shape('M-166-22Q-176-10-160 2H150Q166-8 160-22z', c.bambooShade) +
    line(
      range(4)
        .map((row) => `M-${164 - row * 2}-${20 - row * 6}H${158 - (row % 2) * 8}`)
        .join(''),
      c.bamboo,
      6,
    ) +
    line('M-120-24V4M-40-24V4M44-24V4M118-24V4', c.bambooShade, 4)
  const guests = c.roof
    ? [-104, -62, -20, 22]
        .map(
          (gx, index) =>
            shape(
              `M${gx - 17}-24Q${gx - 20}-56 ${gx - 8}-62H${gx + 8}Q${gx + 20}-56 ${gx + 17}-24z`,
              c.vest,
            ) +
            line(`M${gx - 14}-42H${gx + 14}`, '#ffe9b4', 4) +
            ellipse(gx, -73, 9, 11, skin) +
            (index % 2
              ? conicalHat(gx, -77, 0.9)
              : shape(
                  `M${gx - 10}-72Q${gx - 12}-88 ${gx}-88 ${gx + 12}-88 ${gx + 10}-72 ${gx + 4}-80 ${gx - 10}-72z`,
                  '#2a1a1c',
                )),
        )
        .join('')
    : ''
  const roof =
    c.roof && c.roofShade
      ? line('M-134-22V-122M56-22V-122', c.bambooShade, 5) +
        shape('M-156-112Q-146-140-118-142H40Q70-140 80-112z', c.roof) +
        shape('M-156-112H80L76-122H-152z', c.roofShade) +
        line('M-100-140L-112-122M-60-141L-66-122M-20-141V-122M20-141L26-122', c.roofShade, 3)
      : ''
  const poler =
    line('M152-176L96 30', '#6b4426', 5) +
    shape('M98-74L92-20H104L111-58 122-20H134L124-74z', '#1f2a4c') +
    shape('M98-70Q92-108 102-118H118Q130-104 124-70z', '#2f4a86') +
    line('M104-112Q116-96 130-98M116-112Q130-116 138-124', '#24386a', 8) +
    circle(131, -98, 4.4, skin) +
    circle(139, -126, 4.4, skin) +
    ellipse(110, -128, 9, 11, skin) +
    conicalHat(110, -133, 1.3, 4)
  return placed(x, y, scale, deck + guests + roof + poler, flip)
}
