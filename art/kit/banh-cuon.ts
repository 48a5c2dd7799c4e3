import { skin } from './palettes'
import { conicalHat } from './people'
import { range } from './rng'
import { circle, ellipse, line, placed, rect, shape } from './shapes'
import { shining } from './shining'

/** A pot with a cloth stretched over it for steaming bánh cuốn, on a clay stove with live coals; foot at y, 240 units wide and 210 tall. */
export function clothSteamer(
  x: number,
  y: number,
  scale: number,
  steel: string,
  shade: string,
  light: string,
): string {
  const stove =
    shape('M-96-74H96L80 0H-80z', '#a8503c') +
    shape('M40-74H96L80 0H44z', '#7c3438') +
    shape('M-34 0V-26a34 26 0 0 1 68 0V0z', '#3a1a20') +
    shining(shape('M-24 0Q-20-18-8-14 0-30 8-14 20-20 24 0z', '#ff9a3c'))
  const pot =
    shape('M-112-178H112L100-74H-100z', steel) +
    shape('M50-178H112L100-74H46z', shade) +
    shape('M-96-172H-74L-68-80H-86z', light) +
    line('M-122-150h14M108-150h14', shade, 14)
  const cloth =
    ellipse(0, -180, 118, 26, '#fffaf0') +
    ellipse(0, -184, 104, 20, '#f2e6cf') +
    ellipse(-8, -186, 82, 14, '#fffdf6') +
    `<ellipse cy="-178" rx="117" ry="26" fill="none" stroke="#c98d48" stroke-width="7"/>`
  return placed(x, y, scale, stove + pot + cloth)
}

/** Bamboo steaming baskets one on the other, the topmost under a woven lid; foot at y, 190 units wide, 52 units a basket and 50 the lid. */
export function basketStack(x: number, y: number, scale: number, count: number): string {
  const one = (index: number) => {
    const top = -52 * (index + 1)
    const shift = ((index * 37) % 9) - 4
    return placed(
      shift,
      top,
      1,
      shape('M-95 4V46Q0 66 95 46V4z', '#d9a456') +
        shape('M40 16V59Q76 54 95 46V4z', '#b07a38') +
        line('M-95 12Q0 32 95 12M-95 42Q0 62 95 42', '#8a5a2c', 5) +
        line(
          range(7)
            .map((step) => `M${-78 + step * 26} ${20 + (step === 0 || step === 6 ? -4 : 2)}v22`)
            .join(''),
          '#b07a38',
          3,
        ) +
        ellipse(0, 4, 95, 18, '#f0cf8a') +
        ellipse(0, 6, 82, 13, '#c98d48'),
    )
  }
  const lid = shape(
    `M-98 ${-52 * count + 4}Q-84 ${-52 * count - 44} 0 ${-52 * count - 48} 84 ${-52 * count - 44} 98 ${-52 * count + 4} 0 ${-52 * count + 28}-98 ${-52 * count + 4}z`,
    '#e6bd72',
  )
  const weave = line(
    range(6)
      .map(
        (step) =>
          `M${-70 + step * 28} ${-52 * count + 10}Q${-40 + step * 16} ${-52 * count - 26} 0 ${-52 * count - 46}`,
      )
      .join(''),
    '#b07a38',
    3,
  )
  return placed(
    x,
    y,
    scale,
    range(count).map(one).join('') + lid + weave + ellipse(0, -52 * count - 47, 14, 6, '#8a5a2c'),
  )
}

/** A plate of bánh cuốn: three white rolls with fried shallots and herbs beside a bowl of dipping sauce; foot at y, 300 units wide. */
export function rollPlate(x: number, y: number, scale: number): string {
  const roll = (rx: number, ry: number) =>
    shape(
      `M${rx - 62} ${ry}Q${rx - 64} ${ry - 22} ${rx - 40} ${ry - 22}H${rx + 44}Q${rx + 66} ${ry - 20} ${rx + 62} ${ry}Q${rx} ${ry + 10} ${rx - 62} ${ry}z`,
      '#fffaf0',
    ) +
    line(`M${rx - 54} ${ry - 6}Q${rx} ${ry + 2} ${rx + 56} ${ry - 6}`, '#dccfb8', 4) +
    line(`M${rx - 34} ${ry - 14}h12M${rx + 4} ${ry - 13}h14`, '#b8a58c', 4, 0.7)
  const dish =
    ellipse(0, -8, 116, 24, '#2f6fa8') +
    ellipse(0, -14, 112, 24, '#fffaf0') +
    ellipse(0, -15, 92, 17, '#dfe9ec')
  const shallots = line('M-30-52h8M-8-58h9M14-50h8M-18-48h6M30-54h7M2-47h7M-44-46h6', '#b0622a', 7)
  const leaves = shape('M58-28Q74-58 98-48 92-24 58-28zM66-24Q94-34 106-20 90-8 66-24z', '#3f9650')
  const sauce =
    shape('M118-44H206Q204-4 180 0H144Q120-4 118-44z', '#fffaf0') +
    shape('M176-44H206Q204-4 180 0H168Q180-20 176-44z', '#d3dcdf') +
    ellipse(162, -44, 44, 10, '#c9702a') +
    line('M126-24Q162-12 198-24', '#2f6fa8', 5) +
    circle(150, -45, 5, '#e0322a') +
    circle(172, -43, 4, '#e0322a')
  return placed(
    x,
    y,
    scale,
    dish + roll(8, -24) + roll(-14, -34) + roll(10, -42) + shallots + leaves + sauce,
  )
}

/** A bánh cuốn cook in a conical hat behind her pot, lifting a thin sheet on a bamboo stick to the right; hips at (x, y), 250 units tall. */
export function sheetLifter(
  x: number,
  y: number,
  scale: number,
  shirt: string,
  shade: string,
): string {
  const body =
    shape('M-52 0Q-62-92-40-128Q0-142 40-128 62-92 52 0z', shirt) +
    shape('M8-138Q30-136 40-128 62-92 52 0H22Q36-80 8-138z', shade) +
    shape('M-34 0V-84H34V0z', '#fff6e4', 0.9) +
    line('M-30-84L-20-126M30-84L20-126', '#fff6e4', 6)
  const head =
    rect(-10, -152, 20, 24, '#b97c50') + ellipse(0, -168, 24, 28, skin) + conicalHat(0, -178, 4)
  const near = line('M-42-112Q-72-70-50-30L-20-14', shirt, 24) + circle(-16, -12, 11, skin)
  const far = line('M42-114Q86-96 108-118', shade, 24) + circle(116, -124, 11, skin)
  const stick = line('M100-122L262-134', '#c98d48', 7)
  const sheet =
    shape(
      'M130-126L256-135Q262-84 238-54 214-34 188-40 160-34 142-60 126-88 130-126z',
      '#fffdf6',
      0.82,
    ) +
    line(
      'M134-116Q190-104 254-124M150-70Q160-98 158-112M196-46V-106M236-62Q234-96 230-112',
      '#cfd8d4',
      4,
      0.7,
    )
  return placed(x, y, scale, body + head + near + far + sheet + stick)
}
